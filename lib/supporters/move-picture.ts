import "server-only";
import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { moveImage } from "@/lib/files/move-image";
import { lockPage } from "@/lib/supporters/find-page";

/**
 * The picture of a page that was hidden gets another address, which its owner, the organisation and administrators alone see: that of
 * before was on public pages. Where the page is shown again it keeps the new one.
 */
async function movePicture({ pageId }: { pageId: string }): Promise<void> {
  const page = await db.supporterPage.findFirst({
    where: { id: pageId, hiddenAt: { not: null } },
  });
  if (!page || page.storageKey === null) return;
  const { id, storageKey } = page;
  await moveImage({ ...page, storageKey }, "supporters", async (tx, movedKey) => {
    await lockPage(tx, id);
    const { count } = await tx.supporterPage.updateMany({
      where: { id, storageKey, hiddenAt: { not: null } },
      data: { storageKey: movedKey },
    });
    return count > 0;
  });
}

export const supporterPictureJobs: JobHandlers = { "supporters.hide_picture": movePicture };

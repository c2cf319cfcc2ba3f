import "server-only";
import { db } from "@/lib/db";
import type { JobHandlers } from "@/lib/jobs/handler";
import { moveImage } from "@/lib/files/move-image";
import { lockPage } from "@/lib/supporters/find-page";

/**
 * Moves a hidden page's picture to a new address, which only its owner, the organisation and administrators see, because the
 * old one was on public pages. If the page is shown again, it keeps the new address.
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

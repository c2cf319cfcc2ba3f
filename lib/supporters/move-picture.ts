import "server-only";
import { db, type Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { copyImage, imageKeys, readStoredImage, type StoredImage } from "@/lib/files/images";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import { lockPage } from "@/lib/supporters/find-page";

/** The picture has its new address, unless it was changed, or shown again, meanwhile. */
async function moveTo(
  tx: Tx,
  page: { id: string; storageKey: string; widths: number[] },
  copy: StoredImage,
): Promise<boolean> {
  const { id, storageKey, widths } = page;
  await lockPage(tx, id);
  const { count } = await tx.supporterPage.updateMany({
    where: { id, storageKey, hiddenAt: { not: null } },
    data: { storageKey: copy.storageKey },
  });
  if (count === 0) return false;
  await commitUpload(tx, [copy.claim]);
  const storageKeys = imageKeys(storageKey, widths);
  await enqueue(tx, "files.delete", `files:${storageKey}`, { storageKeys });
  return true;
}

/**
 * The picture of a page that was hidden gets another address, which its owner, the organisation and administrators alone see: that of
 * before was on public pages. Where the page is shown again it keeps the new one. A second run does no harm.
 */
async function movePicture({ pageId }: { pageId: string }): Promise<void> {
  const page = await db.supporterPage.findFirst({
    where: { id: pageId, hiddenAt: { not: null } },
  });
  if (!page || page.storageKey === null) return;
  const { storageKey, widths, width, height, focalX, focalY } = page;
  const files = await readStoredImage({ storageKey, widths });
  if (files === null) return;
  const image = { storageKey, widths, width, height, focal: { x: focalX, y: focalY } };
  const copy = await copyImage(image, "supporters", files);
  const moved = await db
    .$transaction((tx) => moveTo(tx, { id: page.id, storageKey, widths }, copy))
    .catch(async (error: unknown) => {
      await abortUpload([copy.claim]);
      throw error;
    });
  if (!moved) await abortUpload([copy.claim]);
}

export const supporterPictureJobs: JobHandlers = { "supporters.hide_picture": movePicture };

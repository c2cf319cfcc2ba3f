import "server-only";
import { db, type Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobHandlers } from "@/lib/jobs/handler";
import { copyImage, imageKeys, readStoredImage, type StoredImage } from "@/lib/files/images";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";

type Picture = { id: string; updateId: string; storageKey: string; widths: number[] };

/** The picture has its new address, unless it was changed, or shown again, meanwhile. */
async function moveTo(tx: Tx, picture: Picture, copy: StoredImage): Promise<boolean> {
  const { id, updateId, storageKey, widths } = picture;
  // as every other change of an update's pictures
  await tx.$queryRaw`select 1 from campaign_update where id = ${updateId} for update`;
  const { count } = await tx.campaignUpdateImage.updateMany({
    where: { id, storageKey, update: { hiddenAt: { not: null } } },
    data: { storageKey: copy.storageKey },
  });
  if (count === 0) return false;
  await commitUpload(tx, [copy.claim]);
  const storageKeys = imageKeys(storageKey, widths);
  await enqueue(tx, "files.delete", `files:${storageKey}`, { storageKeys });
  return true;
}

/**
 * Pictures of an update that was hidden get other addresses, which its organisation alone sees: those of before stand in mails, and
 * it may have been hidden for a face. Where it is shown again they keep the new ones. A second run does no harm.
 */
async function movePictures({ updateId }: { updateId: string }): Promise<void> {
  const pictures = await db.campaignUpdateImage.findMany({
    where: { updateId, update: { hiddenAt: { not: null } } },
    orderBy: { position: "asc" },
  });
  for (const picture of pictures) {
    const { storageKey, widths, width, height, focalX, focalY } = picture;
    const files = await readStoredImage({ storageKey, widths });
    if (files === null) continue;
    const image = { storageKey, widths, width, height, focal: { x: focalX, y: focalY } };
    const copy = await copyImage(image, "updates", files);
    const moved = await db
      .$transaction((tx) => moveTo(tx, picture, copy))
      .catch(async (error: unknown) => {
        await abortUpload([copy.claim]);
        throw error;
      });
    if (!moved) await abortUpload([copy.claim]);
  }
}

export const updatePictureJobs: JobHandlers = { "updates.hide_pictures": movePictures };

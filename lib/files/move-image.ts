import "server-only";
import { db, type Tx } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";
import { copyImage, imageKeys, readStoredImage } from "@/lib/files/images";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";

type Row = {
  storageKey: string;
  widths: number[];
  width: number;
  height: number;
  focalX: number;
  focalY: number;
};

/**
 * Gives a stored picture another address, so that the public one stops working. Idempotent.
 * @param folder where pictures of its kind are kept
 * @param take writes the new address into the picture's row; false where the row has changed since it was read: then
 * nothing is moved
 */
export async function moveImage(
  { storageKey, widths, width, height, focalX, focalY }: Row,
  folder: "updates" | "supporters",
  take: (tx: Tx, movedKey: string) => Promise<boolean>,
): Promise<void> {
  const files = await readStoredImage({ storageKey, widths });
  if (files === null) return;
  const image = { storageKey, widths, width, height, focal: { x: focalX, y: focalY } };
  const copy = await copyImage(image, folder, files);
  const moved = await db
    .$transaction(async (tx) => {
      if (!(await take(tx, copy.storageKey))) return false;
      await commitUpload(tx, [copy.claim]);
      const storageKeys = imageKeys(storageKey, widths);
      await enqueue(tx, "files.delete", `files:${storageKey}`, { storageKeys });
      return true;
    })
    .catch(async (error: unknown) => {
      await abortUpload([copy.claim]);
      throw error;
    });
  if (!moved) await abortUpload([copy.claim]);
}

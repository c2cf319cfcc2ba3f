import "server-only";
import { db, type Tx } from "@/lib/db";
import { fieldError } from "@/lib/errors";
import { imageWidths } from "@/lib/campaigns/limits";
import { imageMaxBytes } from "@/lib/upload-limits";
import { imageFault, imageKeys, storeImage, type StoredImage } from "@/lib/files/images";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import type { Upload } from "@/lib/http/upload";
import { enqueue } from "@/lib/jobs/enqueue";

/** @throws 400, 413, 503 */
async function storePicture(file: Upload): Promise<StoredImage> {
  // the same limit as for an API call's cover, as senders have no account; the page's script shrinks it before sending
  if (file.byteSize >= imageMaxBytes)
    throw fieldError("picture", "imageTooLarge", { file: file.fileName }, "too_large");
  const stored = await storeImage(await file.read(), {
    prefix: "supporters",
    widths: imageWidths,
    allow: ["jpeg", "png", "webp", "avif"],
  });
  if ("refused" in stored) throw imageFault("picture", file.fileName, stored, "imageWrongType");
  return stored;
}

/** Stores the picture, if one was sent, and keeps it only if `write` succeeds. @throws 400, 413, 503 */
export async function withPicture<T>(
  file: Upload | undefined,
  write: (tx: Tx, columns: PictureColumns | null) => Promise<T>,
): Promise<T> {
  const picture = file ? await storePicture(file) : null;
  try {
    return await db.$transaction(async (tx) => {
      if (picture) await commitUpload(tx, [picture.claim]);
      return write(tx, picture && columnsOf(picture));
    });
  } catch (error) {
    if (picture) await abortUpload([picture.claim]);
    throw error;
  }
}

const columnsOf = ({ storageKey, widths, width, height, focal }: StoredImage) => ({
  storageKey,
  widths,
  width,
  height,
  focalX: focal.x,
  focalY: focal.y,
});
type PictureColumns = ReturnType<typeof columnsOf>;

export const noPicture = { storageKey: null, widths: [], width: 0, height: 0 };

/** Deletes the files of a picture that no page uses any more. */
export async function dropPicture(
  tx: Tx,
  { storageKey, widths }: { storageKey: string | null; widths: number[] },
): Promise<void> {
  if (storageKey !== null)
    await enqueue(tx, "files.delete", `files:${storageKey}`, {
      storageKeys: imageKeys(storageKey, widths),
    });
}

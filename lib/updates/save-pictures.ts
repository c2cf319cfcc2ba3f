import "server-only";
import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { fieldError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { NgoActor } from "@/lib/auth/actor";
import { enqueue } from "@/lib/jobs/enqueue";
import { imageWidths } from "@/lib/campaigns/limits";
import { formImageMaxBytes, imageMaxBytes } from "@/lib/upload-limits";
import { imageFault, imageKeys, storeImage, type StoredImage } from "@/lib/files/images";
import { assertPictureQuota, countUpload } from "@/lib/files/quota";
import { abortUpload, commitUpload } from "@/lib/files/stage-upload";
import type { Upload } from "@/lib/http/upload";
import type { PictureChange, UpdateInput } from "@/lib/updates/input";
import { partsMax } from "@/lib/updates/rules";

/** Stored picture files that no row refers to yet, by position. */
export type SavedPictures = Map<number, StoredImage>;

type Sent = { position: number; field: string; upload: Upload };

const fieldOf = (input: UpdateInput, position: number): string =>
  input.fromForm ? `picture${position}` : "images";

function sentOf(input: UpdateInput): Sent[] {
  return (input.pictures ?? []).flatMap(({ position, upload }) =>
    upload ? [{ position, upload, field: fieldOf(input, position) }] : [],
  );
}

/** @throws 400, 413 */
function assertPictures(input: UpdateInput, sent: Sent[]): void {
  if ((input.pictures ?? []).some(({ position }) => position > partsMax))
    throw fieldError("images", "tooManyPictures", { max: partsMax });
  for (const { field, upload } of sent) {
    const tooLarge = input.fromForm
      ? upload.byteSize > formImageMaxBytes
      : upload.byteSize >= imageMaxBytes;
    if (tooLarge)
      throw fieldError(
        field,
        input.fromForm ? "fileLargerThan10MB" : "imageTooLarge",
        { file: upload.fileName },
        "too_large",
      );
  }
}

/**
 * Same order as for a campaign's pictures: check sizes, then how much was sent lately, then decode.
 * @throws 400, 413, 429, 503
 */
export async function savePictures(member: NgoActor, input: UpdateInput): Promise<SavedPictures> {
  const sent = sentOf(input);
  assertPictures(input, sent);
  await assertPictureQuota(member.ngo.id, sent.length);
  const files = sent.map(({ upload }) => upload);
  await countUpload(member, member.ngo.id, "pictures", files);
  const saved: SavedPictures = new Map();
  try {
    for (const { position, field, upload } of sent) {
      const image = await storePicture(await upload.read());
      if ("refused" in image) throw imageFault(field, upload.fileName, image, "imageWrongType");
      saved.set(position, image);
    }
    return saved;
  } catch (error) {
    await discardPictures(saved);
    throw error;
  }
}

const storePicture = (bytes: Buffer) =>
  storeImage(bytes, {
    prefix: "updates",
    widths: imageWidths,
    allow: ["jpeg", "png", "webp", "avif"],
  });

/**
 * Pictures from an e-mailed update; the number of mails a day is limited elsewhere. Unreadable pictures are skipped.
 * @throws 400 picturesKept, 503
 */
export async function saveMailedPictures(
  ngoId: string,
  pictures: Buffer[],
): Promise<SavedPictures> {
  await assertPictureQuota(ngoId, pictures.length);
  const saved: SavedPictures = new Map();
  try {
    for (const bytes of pictures.slice(0, partsMax)) {
      const image = await storePicture(bytes);
      if (!("refused" in image)) saved.set(saved.size + 1, image);
    }
    return saved;
  } catch (error) {
    await discardPictures(saved);
    throw error;
  }
}

const stagedOf = (saved: SavedPictures) => [...saved.values()].map((image) => image.claim);
export const discardPictures = (saved: SavedPictures): Promise<void> =>
  abortUpload(stagedOf(saved));

/** In the update's transaction: inserts rows for saved pictures, updates captions, removes pictures. */
export async function writePictures(
  tx: Tx,
  updateId: string,
  changes: PictureChange[],
  saved: SavedPictures,
): Promise<void> {
  await commitUpload(tx, stagedOf(saved));
  const going = changes
    .filter(({ position, remove }) => remove || saved.has(position))
    .map(({ position }) => position);
  await removePictures(tx, updateId, going);
  for (const { position, caption } of changes) {
    const image = saved.get(position);
    if (image) {
      const { storageKey, widths, width, height, focal } = image;
      await tx.campaignUpdateImage.create({
        data: {
          id: newId("updateImage"),
          updateId,
          position,
          caption: caption ?? "",
          ...{ storageKey, widths, width, height },
          focalX: focal.x,
          focalY: focal.y,
          createdAt: now(),
        },
      });
    } else if (caption !== undefined)
      await tx.campaignUpdateImage.updateMany({
        where: { updateId, position },
        data: { caption },
      });
  }
}

/**
 * Deletes the rows now and the files by a job in the same transaction, which has locked the update's row.
 * @param going positions to remove
 */
export async function removePictures(tx: Tx, updateId: string, going: number[]): Promise<void> {
  const where = { updateId, position: { in: going } };
  const leaving = going.length > 0 ? await tx.campaignUpdateImage.findMany({ where }) : [];
  const [first] = leaving;
  if (!first) return;
  await tx.campaignUpdateImage.deleteMany({ where });
  await enqueue(tx, "files.delete", `files:${first.storageKey}`, {
    storageKeys: leaving.flatMap((image) => imageKeys(image.storageKey, image.widths)),
  });
}

import "server-only";
import { AppError, fieldError } from "@/lib/errors";
import { check, draw, type Refused } from "@/lib/files/decode";
import type { MessageKey } from "@/lib/i18n/errors";
import { stageUpload, abortUpload, type StagedUpload } from "@/lib/files/stage-upload";
import { deleteFiles, readFile, storeFile, type Stored } from "@/lib/storage/store";
import { copiedPictureKey, newPictureKey } from "@/lib/files/picture-key";
import { fileType, type FileType } from "@/lib/files/file-type";

export type StoredImage = {
  storageKey: string;
  widths: number[];
  width: number;
  height: number;
  /** the focal point, 0 to 1: stays in view when the picture is cropped */
  focal: { x: number; y: number };
  /** commits the upload in the transaction that refers to the picture (lib/files/stage-upload.ts) */
  claim: StagedUpload;
};

/**
 * The error for a refused picture, at its field.
 * @param wrongType message for a picture of a type that is not accepted, or cannot be read
 */
export function imageFault(
  field: string,
  file: string,
  { refused }: Refused,
  wrongType: MessageKey,
): AppError {
  const keys = {
    unreadable: wrongType,
    damaged: "fileDamaged",
    tooLarge: "imageTooManyPixels",
    tooHeavy: "fileTooHeavy",
  } as const;
  return fieldError(field, keys[refused], { file });
}

/** `allow`: accepted types, by their bytes; `square`: cropped to a square, in every width */
export type StoreImageOptions = {
  prefix: string;
  widths: number[];
  allow: FileType[];
  square?: boolean;
};

/**
 * Decodes and re-encodes a picture in another process (lib/files): what is stored holds no metadata, no GPS position,
 * no second payload (FORM-025). Kept as WebP in several widths, never wider than what was sent nor than 2,560 pixels;
 * addresses are /media/<storageKey>/<width>.webp, or .avif, or .jpg
 * @param bytes the sender's file, whose size was checked before
 * @throws 503 when too many files wait
 */
export async function storeImage(
  bytes: Buffer,
  options: StoreImageOptions,
): Promise<StoredImage | Refused> {
  const type = fileType(bytes);
  if (type === null || !options.allow.includes(type)) return { refused: "unreadable" };
  const checked = await check("picture", {
    bytes,
    widths: options.widths,
    square: options.square ?? false,
  });
  if ("refused" in checked) return checked;
  const { width, height, widths, focal } = checked;
  const storageKey = newPictureKey(options.prefix, bytes);
  const staged = await stageUpload(imageKeys(storageKey, widths));
  try {
    for (const file of checked.files) {
      const key = `${storageKey}/${file.width}.webp`;
      await storeFile(key, Buffer.from(file.bytes), {
        contentType: "image/webp",
        visibility: "public",
      });
    }
    return { storageKey, widths, width, height, focal, claim: staged };
  } catch (error) {
    await abortUpload([staged]);
    throw error;
  }
}

type KeptImage = Omit<StoredImage, "claim">;

/** The stored files of a picture, unchanged; null when one of them is gone. */
export async function readStoredImage({
  storageKey,
  widths,
}: Pick<KeptImage, "storageKey" | "widths">): Promise<Buffer[] | null> {
  const files = await Promise.all(widths.map((width) => readFile(`${storageKey}/${width}.webp`)));
  const found = files.flatMap((file) => file?.bytes ?? []);
  return found.length === widths.length ? found : null;
}

/**
 * A second picture with copies of the files: a picture's files are deleted with its row, so each needs its own.
 * @param files what `readStoredImage` read of it
 * @throws 503
 */
export async function copyImage(
  image: KeptImage,
  prefix: string,
  files: Buffer[],
): Promise<StoredImage> {
  const { widths } = image;
  const storageKey = copiedPictureKey(prefix, image.storageKey);
  const staged = await stageUpload(imageKeys(storageKey, widths));
  try {
    for (const [i, bytes] of files.entries())
      await storeFile(`${storageKey}/${widths[i]}.webp`, bytes, {
        contentType: "image/webp",
        visibility: "public",
      });
    return { ...image, storageKey, claim: staged };
  } catch (error) {
    await abortUpload([staged]);
    throw error;
  }
}

/** Every file that may be stored for a picture. */
export const imageKeys = (storageKey: string, widths: number[]): string[] =>
  widths.flatMap((w) =>
    ["webp", ...Object.keys(otherForms)].map((form) => `${storageKey}/${w}.${form}`),
  );

/**
 * Made from the stored WebP on first request, then stored: AVIF is a third smaller, JPEG is for browsers that support
 * neither.
 */
const otherForms = { avif: "image/avif", jpg: "image/jpeg" };
const isOtherForm = (form: string): form is keyof typeof otherForms =>
  Object.hasOwn(otherForms, form);
const making = new Map<string, Promise<Stored | null>>(); // concurrent requests wait for one encoding

/**
 * A stored picture in one of its formats.
 * @param path "images/…/<width>", as storeImage made it
 * @returns null when there is none
 */
export async function readImage(path: string, form: string): Promise<Stored | null> {
  const key = `${path}.${form}`;
  const stored = await readFile(key);
  if (stored || !isOtherForm(form)) return stored;
  const before = making.get(key);
  if (before) return before;
  const converting = (async () => {
    const webp = await readFile(`${path}.webp`);
    if (!webp) return null;
    const bytes = Buffer.from((await draw("convert", { bytes: webp.bytes, form })).bytes);
    // on a full disk it is sent without being stored, and made again next time
    await storeFile(key, bytes, { contentType: otherForms[form], visibility: "public" }).catch(
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      },
    );
    // removed meanwhile: whoever removed it (the WebP first, as imageKeys has it) may have looked for this file too early
    if (!(await readFile(`${path}.webp`))) {
      await deleteFiles([key]);
      return null;
    }
    return { bytes, contentType: otherForms[form] };
  })();
  making.set(key, converting);
  try {
    return await converting;
  } finally {
    making.delete(key);
  }
}

import { randomBytes } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "@/lib/errors";
import { claimFiles, dropClaimed, type Claim } from "@/lib/storage/claim";
import { readFile, storeFile, type Stored } from "@/lib/storage/store";
import { fileType, type FileType } from "@/lib/storage/file-type";

/** Longest side and pixels that are decoded: a small file may hold a huge picture. */
const maxPixels = 50_000_000;

export type StoredImage = { storageKey: string; widths: number[]; width: number; height: number; /** where the eye goes, 0 to 1: what stays in view when the picture is cut */ focal: { x: number; y: number }; /** the transaction that names the picture keeps it by this (lib/storage/claim.ts) */ claim: Claim };

/**
 * Decodes and encodes anew: what is stored holds no metadata, no GPS, no second payload (FORM-025). Kept as WebP in several
 * widths, never wider than what was sent; address of one: /media/<storageKey>/<width>.webp, or .avif, or .jpg
 * @param allow by bytes; anything else gives null, as does a picture that cannot be decoded
 */
export async function storeImage(bytes: Buffer, options: { prefix: string; widths: number[]; allow: FileType[]; square?: boolean }): Promise<StoredImage | null> {
  const type = fileType(bytes);
  if (type === null || !options.allow.includes(type)) return null;
  let base: Sharp;
  let meta: Metadata;
  try {
    base = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", animated: false }).rotate();
    meta = await sharp(await base.clone().toBuffer({ resolveWithObject: false }), { limitInputPixels: maxPixels }).metadata();
  } catch {
    return null;
  }
  const width = meta.width ?? 0;
  const height = meta.height ?? 0;
  if (width < 1 || height < 1) return null;
  const fitting = options.widths.filter((w) => w <= width);
  const widths = options.square ? options.widths : fitting.length ? [...new Set([...fitting, Math.min(width, options.widths.at(-1)!)])].sort((a, b) => a - b) : [width];
  const storageKey = `images/${options.prefix}/${randomBytes(16).toString("hex")}`;
  const claim = await claimFiles(imageKeys(storageKey, widths));
  try {
    for (const w of widths) {
      const sized = options.square ? base.clone().resize(w, w, { fit: "cover" }) : base.clone().resize(w, undefined, { withoutEnlargement: true });
      await storeFile(`${storageKey}/${w}.webp`, await sized.webp({ quality: 80, effort: 3 }).toBuffer(), { contentType: "image/webp", visibility: "public" });
    }
    return { storageKey, widths, width, height, focal: options.square ? { x: 0.5, y: 0.5 } : await clearestPoint(base, width, height), claim };
  } catch (error) {
    await dropClaimed([claim]);
    throw error;
  }
}

/** Skin, saturated colours and contrast, as libvips weighs them. A guess: whoever uploads may move it. */
async function clearestPoint(base: Sharp, width: number, height: number): Promise<{ x: number; y: number }> {
  const scale = Math.min(1, 400 / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const small = await base.clone().resize(w, h, { fit: "fill" }).png().toBuffer();
  const side = Math.max(1, Math.min(w, h) - 1);
  const { info } = await sharp(small).resize(side, side, { fit: "cover", position: sharp.strategy.attention }).toBuffer({ resolveWithObject: true }).catch(() => ({ info: null }));
  const found = info as { attentionX?: number; attentionY?: number } | null;
  const part = (at: number | undefined, whole: number) => (at === undefined ? 0.5 : Math.round(Math.min(0.9, Math.max(0.1, at / whole)) * 100) / 100);
  return { x: part(found?.attentionX, w), y: part(found?.attentionY, h) };
}

/** Every file that may be kept of a picture. */
export const imageKeys = (storageKey: string, widths: number[]): string[] => widths.flatMap((w) => ["webp", ...Object.keys(otherForms)].map((form) => `${storageKey}/${w}.${form}`));

/** Made of the stored WebP when first asked for, then kept: AVIF is a third smaller, JPEG is for browsers that know neither. */
const otherForms: Record<string, { contentType: string; encode: (picture: Sharp) => Sharp }> = {
  avif: { contentType: "image/avif", encode: (picture) => picture.avif({ quality: 55, effort: 2 }) },
  jpg: { contentType: "image/jpeg", encode: (picture) => picture.flatten({ background: "#F5F0E6" }).jpeg({ quality: 80, mozjpeg: true }) },
};
const making = new Map<string, Promise<Stored | null>>(); // many who ask at once wait for one encoding

/**
 * A stored picture in one of its forms.
 * @param path "images/…/<width>", as storeImage made it; null when there is none
 */
export async function readImage(path: string, form: string): Promise<Stored | null> {
  const key = `${path}.${form}`;
  const stored = await readFile(key);
  const other = otherForms[form];
  if (stored || !other) return stored;
  const before = making.get(key);
  if (before) return before;
  const made = (async () => {
    const webp = await readFile(`${path}.webp`);
    if (!webp) return null;
    const bytes = await other.encode(sharp(webp.bytes, { limitInputPixels: maxPixels })).toBuffer();
    // without room it is shown all the same, and made again the next time
    await storeFile(key, bytes, { contentType: other.contentType, visibility: "public" }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return { bytes, contentType: other.contentType };
  })();
  making.set(key, made);
  try {
    return await made;
  } finally {
    making.delete(key);
  }
}

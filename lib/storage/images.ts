import { randomBytes } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { deleteFiles, storeFile } from "@/lib/storage/store";
import { fileType, type FileType } from "@/lib/storage/file-type";

/** Longest side and pixels that are decoded: a small file may hold a huge picture. */
const maxPixels = 50_000_000;

export type StoredImage = { storageKey: string; widths: number[]; width: number; height: number };

/**
 * Decodes and encodes anew: what is stored holds no metadata, no GPS, no second payload (FORM-025). Kept as WebP in several
 * widths, never wider than what was sent; address of one: /media/<storageKey>/<width>.webp
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
  const made: string[] = [];
  try {
    for (const w of widths) {
      const sized = options.square ? base.clone().resize(w, w, { fit: "cover" }) : base.clone().resize(w, undefined, { withoutEnlargement: true });
      const key = `${storageKey}/${w}.webp`;
      await storeFile(key, await sized.webp({ quality: 80, effort: 3 }).toBuffer(), { contentType: "image/webp", visibility: "public" });
      made.push(key);
    }
  } catch (error) {
    await deleteFiles(made);
    throw error;
  }
  return { storageKey, widths, width, height };
}

export const imageKeys = (storageKey: string, widths: number[]): string[] => widths.map((w) => `${storageKey}/${w}.webp`);

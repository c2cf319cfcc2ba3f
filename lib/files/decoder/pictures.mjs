// Pictures, decoded and re-encoded: nothing of the sender's file is kept: no metadata, no location, no second payload.
import sharp from "sharp";
import { decoderLimits } from "./limits.mjs";

sharp.cache(false);
sharp.concurrency(1);
// of libvips' many loaders, allow only those of the formats accepted here
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});

const formats = { jpeg: "jpeg", png: "png", webp: "webp", gif: "gif", heif: "avif" };

/**
 * Reads only the header and refuses what is too large to decode.
 * @param {Uint8Array} bytes
 * @param {boolean} hevc also a phone's HEIC, which only some builds of the decoder can read
 * @returns {Promise<{ refused: "unreadable" | "tooLarge" } | { format: string, hasAlpha: boolean, open: Open }>}
 * @typedef {(more?: { bytes?: Uint8Array, failOn?: "none" | "error" | "warning" }) => sharp.Sharp} Open
 */
async function header(bytes, hevc = false) {
  // messages carry a Uint8Array, which sharp accepts
  const open = (more = {}) =>
    sharp(more.bytes ?? bytes, {
      limitInputPixels: decoderLimits.pixels,
      failOn: more.failOn ?? "error",
      pages: 1,
      autoOrient: true,
    });
  try {
    const meta = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
    const format = formats[meta.format];
    if (!format || (format === "avif" && meta.compression !== "av1" && !hevc))
      return { refused: "unreadable" };
    if (!(meta.width > 0 && meta.height > 0)) return { refused: "unreadable" };
    if (meta.width * meta.height > decoderLimits.pixels) return { refused: "tooLarge" };
    if ((meta.pages ?? 1) > decoderLimits.frames) return { refused: "tooLarge" };
    return { format, hasAlpha: meta.hasAlpha === true, open };
  } catch {
    return { refused: "unreadable" };
  }
}

/** The pixels of a picture, limited in size, upright, in sRGB. */
async function pixels(open, longest) {
  const { data, info } = await open()
    .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { width: info.width, height: info.height, open: () => sharp(data, { raw }) };
}

/** The two bytes that end a JPEG; a camera switched off while writing may leave out these, but no more. */
const jpegEnd = Uint8Array.of(0xff, 0xd9);

/**
 * The pixels of a picture, or why there are none: "damaged" when part of it can be decoded, as when the upload was cut
 * off.
 * @param {Uint8Array} bytes
 * @param {{ format: string, open: Open }} head
 */
async function decoded(bytes, { format, open }, longest) {
  try {
    return await pixels(open, longest);
  } catch {
    // below
  }
  try {
    // complete except for its end marker: no bit of the picture itself may be missing
    if (format === "jpeg") {
      const ended = Buffer.concat([bytes, jpegEnd]);
      return await pixels(() => open({ bytes: ended, failOn: "warning" }), longest);
    }
  } catch {
    // below
  }
  try {
    await pixels(() => open({ failOn: "none" }), 64);
    return { refused: "damaged" };
  } catch {
    return { refused: "unreadable" };
  }
}

/**
 * A public picture in several widths, as WebP.
 * @param {{ bytes: Uint8Array, widths: number[], square: boolean }} input `square` crops to a square and makes every
 * width
 * @returns {Promise<object>} width and height in pixels of the largest that is kept, the focal point (0 to 1), the
 * files
 */
export async function makePicture({ bytes, widths: wanted, square }) {
  const head = await header(bytes);
  if ("refused" in head) return head;
  const base = await decoded(bytes, head, decoderLimits.longestSide);
  if ("refused" in base) return base;
  const { width, height } = base;
  const widths = square ? wanted : fittingWidths(wanted, width);
  const files = [];
  for (const w of widths) {
    const sized = square
      ? base.open().resize(w, w, { fit: "cover" })
      : base.open().resize(w, undefined, { withoutEnlargement: true });
    files.push({ width: w, bytes: await sized.webp({ quality: 80, effort: 3 }).toBuffer() });
  }
  const focal = square ? { x: 0.5, y: 0.5 } : await clearestPoint(base);
  return { width, height, widths, focal, files };
}

/** Never wider than what was sent, and that width itself when it falls between two. */
function fittingWidths(wanted, width) {
  const fitting = wanted.filter((w) => w <= width);
  if (fitting.length === 0) return [width];
  return [...new Set([...fitting, Math.min(width, wanted.at(-1))])].sort((a, b) => a - b);
}

/**
 * Guesses the focal point from skin, saturated colours and contrast, as libvips weighs them; the uploader may move it.
 */
async function clearestPoint({ open, width, height }) {
  const scale = Math.min(1, 400 / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const { data, info: size } = await open()
    .resize(w, h, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.max(1, Math.min(w, h) - 1);
  let info = {};
  try {
    const small = sharp(data, { raw: { width: w, height: h, channels: size.channels } });
    const cover = { fit: "cover", position: sharp.strategy.attention };
    ({ info } = await small.resize(side, side, cover).toBuffer({ resolveWithObject: true }));
  } catch {
    // a picture too small to judge: its centre
  }
  const part = (at, whole) => {
    if (at === undefined) return 0.5;
    return Math.round(Math.min(0.9, Math.max(0.1, at / whole)) * 100) / 100;
  };
  return { x: part(info.attentionX, w), y: part(info.attentionY, h) };
}

/**
 * A photographed document, kept in its format (JPEG or PNG): a picture of the paper and nothing else of the file.
 * @param {{ bytes: Uint8Array }} input
 */
export async function makePhoto({ bytes }) {
  const head = await header(bytes);
  if ("refused" in head) return head;
  const base = await decoded(bytes, head, decoderLimits.documentSide);
  if ("refused" in base) return base;
  const made =
    head.format === "png"
      ? base.open().png({ compressionLevel: 6 })
      : base
          .open()
          .flatten({ background: "#fff" })
          .jpeg({ quality: 88, chromaSubsampling: "4:4:4" });
  return { bytes: await made.toBuffer(), format: head.format === "png" ? "png" : "jpeg" };
}

/** @typedef {{ width: number, height: number, open: () => sharp.Sharp }} Base */

/**
 * The best JPEG of a page within `pageBytes`.
 * @param {Base} base
 */
async function pageJpeg(base) {
  const longest = Math.max(base.width, base.height);
  for (const [quality, share] of [
    [82, 1],
    [70, 1],
    [55, 0.85],
    [40, 0.7],
    [30, 0.5],
  ]) {
    const side = Math.max(1, Math.round(longest * share));
    const { data, info } = await base
      .open()
      .flatten({ background: "#fff" })
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= decoderLimits.pageBytes)
      return { bytes: data, width: info.width, height: info.height };
  }
  return { refused: "tooHeavy" };
}

/**
 * A photographed page of a document: turned upright by the camera's orientation tag, reduced, as JPEG.
 * @param {{ bytes: Uint8Array }} input JPEG, PNG, WebP, or HEIC where the decoder supports it
 */
export async function makePage({ bytes }) {
  const head = await header(bytes, true);
  if ("refused" in head) return head;
  const base = await decoded(bytes, head, decoderLimits.pageSide);
  return "refused" in base ? base : pageJpeg(base);
}

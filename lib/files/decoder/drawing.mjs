// Image work on our own drawings and on pictures that were re-encoded before: further formats of a stored picture,
// share pictures.
import sharp from "sharp";
import { decoderLimits } from "./limits.mjs";

sharp.cache(false);
sharp.concurrency(1);

const read = (bytes) => sharp(bytes, { limitInputPixels: decoderLimits.pixels });

/** Further formats of a stored WebP: AVIF is a third smaller, JPEG is for browsers that support neither. */
export async function convert({ bytes, form }) {
  if (form === "avif")
    return { bytes: await read(bytes).avif({ quality: 55, effort: 2 }).toBuffer() };
  const flat = read(bytes).flatten({ background: "#F5F0E6" });
  return { bytes: await flat.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
}

/** Width and height in pixels. */
export async function measure({ bytes }) {
  const { width = 0, height = 0 } = await read(bytes).metadata();
  return { width, height };
}

/**
 * Resizes a picture, then crops it to a box.
 * @returns PNG
 */
export async function cut({ bytes, width, height, box }) {
  const sized = read(bytes).resize(width, height, { fit: "fill" });
  return {
    bytes: await (box ? sized.extract(box) : sized).png({ compressionLevel: 1 }).toBuffer(),
  };
}

/** Maximum bytes of a share picture: some messengers show none above 300 KB. */
export const mostShareBytes = 300_000;
/**
 * What is reduced, step by step, until a detailed picture is small enough: dithering, then its shades (`step` of 255;
 * the text beside it keeps its own), finally all but 16 colours, half a byte per pixel.
 */
const lighter = [
  { dither: 0.5, step: 1, colours: 256 },
  { dither: 0, step: 1, colours: 256 },
  { dither: 0, step: 51, colours: 256 },
  { dither: 0, step: 85, colours: 256 },
  { dither: 0, step: 1, colours: 16 },
];

/** A picture with fewer shades, to be placed on a drawing. */
async function shaded({ bytes, left, top }, step) {
  if (step === 1) return { input: bytes, left, top };
  const { data, info } = await read(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rounded = data.map((value) => Math.round(value / step) * step);
  return { input: Buffer.from(rounded), raw: { width, height, channels }, left, top };
}

async function encodeShare({ svg, photo, width }, { dither, step, colours }) {
  const whole = await sharp(Buffer.from(svg))
    .composite(photo ? [await shaded(photo, step)] : [])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const inks = { palette: true, colours, quality: 92, effort: 4, compressionLevel: 9, dither };
  return sharp(whole).resize(width).png(inks).toBuffer();
}

/**
 * A drawing with a picture on it, small enough for messengers.
 * @returns PNG
 */
export async function compose(input) {
  let bytes = null;
  for (const loss of input.photo ? lighter : lighter.slice(1)) {
    bytes = await encodeShare(input, loss);
    if (bytes.length < mostShareBytes) break;
  }
  return { bytes };
}

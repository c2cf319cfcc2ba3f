// What is made of our own drawings and of pictures that were encoded again before: forms of a
// stored picture, share pictures.
import sharp from "sharp";
import { decoderLimits } from "./limits.mjs";

sharp.cache(false);
sharp.concurrency(1);

const read = (bytes) => sharp(bytes, { limitInputPixels: decoderLimits.pixels });

/** Other forms of a stored WebP: AVIF is a third smaller, JPEG is for browsers that know neither. */
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

/** A picture brought to a size, then cut to a box in it. @returns PNG */
export async function cut({ bytes, width, height, box }) {
  const sized = read(bytes).resize(width, height, { fit: "fill" });
  return {
    bytes: await (box ? sized.extract(box) : sized).png({ compressionLevel: 1 }).toBuffer(),
  };
}

/** A drawing with a picture laid on it. 256 inks keep it under what messengers still fetch (300 KB). @returns PNG */
export async function compose({ svg, photo, width }) {
  const laid = photo ? [{ input: photo.bytes, left: photo.left, top: photo.top }] : [];
  const whole = await sharp(Buffer.from(svg))
    .composite(laid)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const inks = {
    palette: true,
    colours: 256,
    quality: 92,
    effort: 4,
    compressionLevel: 9,
    dither: photo ? 0.5 : 0,
  };
  return { bytes: await sharp(whole).resize(width).png(inks).toBuffer() };
}

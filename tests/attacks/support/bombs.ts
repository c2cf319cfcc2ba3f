import { deflateSync, crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/**
 * Small files that expand into huge pictures or are expensive to decode. Generated here, so that the repository
 * contains none.
 */

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123456" }, limitInputPixels: false });

type Kind = "avif" | "gif" | "jpeg" | "webp" | "png" | "progressive";

/** One colour; 7,000 x 7,000 are 49 megapixels. */
export function flatPicture(kind: Kind, width: number, height: number): Promise<Buffer> {
  const picture = plain(width, height);
  const forms: Record<Kind, () => Sharp> = {
    avif: () => picture.avif({ quality: 1, effort: 0 }),
    gif: () => picture.gif(),
    jpeg: () => picture.jpeg({ quality: 1 }),
    progressive: () => picture.jpeg({ quality: 1, progressive: true }),
    webp: () => picture.webp({ lossless: true, effort: 0 }),
    png: () => picture.png({ compressionLevel: 9 }),
  };
  return forms[kind]().toBuffer();
}

/** An AVIF whose header says 64 x 64 although the picture in it has the given size. */
export async function lyingAvif(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await flatPicture("avif", width, height));
  const at = bytes.indexOf("ispe");
  bytes.writeUInt32BE(64, at + 8);
  bytes.writeUInt32BE(64, at + 12);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc32 as (bytes: Buffer) => number)(body));
  return Buffer.concat([length, body, check]);
}

/** A small PNG with a text or colour profile that expands to so many megabytes. */
export async function foldedPng(type: "zTXt" | "iCCP", megabytes: number): Promise<Buffer> {
  const png = await plain(64, 64).png().toBuffer();
  const folded = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 65), { level: 9 });
  const afterHeader = 8 + 25;
  const extra = chunk(type, Buffer.concat([Buffer.from("name\0\0", "latin1"), folded]));
  return Buffer.concat([png.subarray(0, afterHeader), extra, png.subarray(afterHeader)]);
}

/** An animation of this many 1 x 1 frames on a large canvas. */
export function longGif(frames: number, side: number): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from("21f9040000000000" + "2c000000000100010000" + "02024401" + "00", "hex");
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

/** A progressive JPEG with its last scan repeated: each scan is decoded over the whole picture. */
export async function manyScans(width: number, height: number, most: number): Promise<Buffer> {
  const bytes = await flatPicture("progressive", width, height);
  const scans: number[] = [];
  for (
    let at = bytes.indexOf(Buffer.from([0xff, 0xda]));
    at >= 0;
    at = bytes.indexOf(Buffer.from([0xff, 0xda]), at + 2)
  )
    scans.push(at);
  const [last, end] = [scans.at(-1)!, bytes.length - 2];
  const scan = bytes.subarray(last, end);
  const copies = Math.max(1, Math.floor((most - end) / scan.length));
  return Buffer.concat([
    bytes.subarray(0, end),
    ...Array.from({ length: copies }, () => scan),
    bytes.subarray(end),
  ]);
}

/** Changes the dimensions in a JPEG's header. */
export async function lyingJpeg(): Promise<Buffer> {
  const bytes = Buffer.from(await flatPicture("jpeg", 64, 64));
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, at + 5);
  bytes.writeUInt16BE(65_000, at + 7);
  return bytes;
}

import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { drawShare, type SharePicture } from "@/lib/share/picture";

/** The last pictures drawn, by what they show: a page that is passed around is asked for many times a minute. */
const kept = new Map<string, Buffer>();
const mostBytes = 24 * 1024 * 1024;
let keptBytes = 0;
/** Drawings in flight, by what they show: a request for the same one waits for it. */
const underWay = new Map<string, Promise<Buffer>>();
/** A drawing takes 0.15 s of a core: this many at a time, this many wait, the rest get 503. */
const atOnce = 2;
const mostWaiting = 20;
const waiting: (() => void)[] = [];
let drawing = 0;

function keep(tag: string, png: Buffer): void {
  kept.set(tag, png);
  keptBytes += png.byteLength;
  for (const [oldest, bytes] of kept) {
    if (keptBytes <= mostBytes) break;
    kept.delete(oldest);
    keptBytes -= bytes.byteLength;
  }
}

/** @throws AppError rate_limited when too many others wait */
async function drawInTurn(tag: string, picture: SharePicture, width: number): Promise<Buffer> {
  if (drawing >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw new AppError("rate_limited", "tooManyAttempts", { params: { n: 1 }, retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve)); // the place goes to the next one
  } else drawing++;
  try {
    const png = await drawShare(picture, width);
    keep(tag, png);
    return png;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing--;
    underWay.delete(tag);
  }
}

/** The tag names everything that the picture shows, so that each version is drawn once. */
export async function drawn(
  picture: SharePicture,
  width: number,
): Promise<{ png: Buffer; tag: string }> {
  const bytes =
    picture.picture && "bytes" in picture.picture
      ? createHash("sha256").update(picture.picture.bytes).digest("base64url")
      : "";
  const shown = [
    width,
    bytes,
    {
      ...picture,
      picture: bytes ? (picture.picture as { focal: unknown }).focal : picture.picture,
    },
  ];
  const tag = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 27);
  const known = kept.get(tag);
  if (known) {
    kept.delete(tag);
    kept.set(tag, known);
    return { png: known, tag: `"${tag}"` };
  }
  const flight = underWay.get(tag) ?? drawInTurn(tag, picture, width);
  underWay.set(tag, flight);
  try {
    return { png: await flight, tag: `"${tag}"` };
  } finally {
    underWay.delete(tag);
  }
}

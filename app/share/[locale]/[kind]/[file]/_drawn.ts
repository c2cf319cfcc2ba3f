import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { Kept } from "@/lib/kept";
import { drawShare, type SharePicture } from "@/lib/share/picture";

/** bytes kept in memory: the picture of a widely shared page is requested many times a minute */
const pictures = new Kept(24 * 1024 * 1024);
/** A drawing takes 0.15 s of a core: this many run at a time, this many wait, others get 503. */
const atOnce = 2;
const mostWaiting = 20;
const waiting: (() => void)[] = [];
let drawing = 0;

/** @throws AppError rate_limited when too many others are waiting */
async function drawInTurn(picture: SharePicture, width: number): Promise<Buffer> {
  if (drawing >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw new AppError("rate_limited", "tooManyAttempts", { params: { n: 1 }, retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve)); // the slot passes to the next in the queue
  } else drawing++;
  try {
    return await drawShare(picture, width);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing--;
  }
}

/** The ETag covers everything that the picture shows, so that each version is drawn once. */
export async function drawn(
  picture: SharePicture,
  width: number,
): Promise<{ png: Uint8Array; tag: string; wasStored: boolean }> {
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
  let wasStored = true;
  const png = await pictures.get(tag, () => {
    wasStored = false;
    return drawInTurn(picture, width);
  });
  return { png, tag: `"${tag}"`, wasStored };
}

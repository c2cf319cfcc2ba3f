import "server-only";
import { createHash } from "node:crypto";
import { renderSVG } from "uqr";
import { draw } from "@/lib/files/decode";
import { Kept } from "@/lib/kept";

/** px of the PNG: sharp when printed as wide as a hand at 150 dpi */
const pngSize = 1024;
/** about 10 KB each: a campaign's code is the same for everybody who prints it */
const drawn = new Kept(4 * 1024 * 1024);

export type QrType = "svg" | "png";

/** The ETag of a code: one address and type always gives the same picture. */
export const qrTag = (url: string, type: QrType): string =>
  `"${createHash("sha256").update(`${type} ${pngSize} ${url}`).digest("base64url").slice(0, 27)}"`;

/**
 * @param url one of ours, at most a few hundred bytes
 * @returns the QR code with the quiet zone that readers need
 */
export async function drawQr(url: string, type: QrType): Promise<string | Uint8Array<ArrayBuffer>> {
  if (type === "svg") return renderSVG(url, { border: 4 });
  const bytes = await drawn.get(url, async () => {
    const svg = renderSVG(url, { border: 4, pixelSize: 24 });
    return (await draw("compose", { svg, photo: null, width: pngSize })).bytes;
  });
  return new Uint8Array(bytes);
}

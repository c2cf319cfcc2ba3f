import "server-only";
import { renderSVG } from "uqr";
import { draw } from "@/lib/files/decode";

/** px of the PNG: sharp when printed as wide as a hand at 150 dots an inch */
const pngSize = 1024;

/** @param url at most some hundred bytes, ours @returns the QR code with the quiet border that readers need */
export async function drawQr(
  url: string,
  type: "svg" | "png",
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (type === "svg") return renderSVG(url, { border: 4 });
  const svg = renderSVG(url, { border: 4, pixelSize: 24 });
  const { bytes } = await draw("compose", { svg, photo: null, width: pngSize });
  return new Uint8Array(bytes);
}

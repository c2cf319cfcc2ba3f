// The header of every document: the cloth and the logo.
import { deflateSync } from "node:zlib";
import { degrees, drawSvgPath, LineCapStyle, rgb } from "pdf-lib";
import { packedStream } from "./latin-font.mjs";

export const ink = rgb(0.082, 0.106, 0.259);
const clay = rgb(0.722, 0.263, 0.114);
export const bandHeight = 28;
/** @param {string} hex "#B8431D" */
const colour = (hex) =>
  rgb(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const pathText = (d, options) =>
  drawSvgPath(d, { rotate: degrees(0), borderWidth: 0, ...options }).join("\n");
/**
 * The cloth, the same on every document, made and compressed once per process.
 * @type {Uint8Array | undefined}
 */
let woven;
const weave = (paths) =>
  paths
    .map((path) =>
      pathText(path.d, {
        x: 0,
        y: bandHeight,
        scale: bandHeight / 48,
        color: path.fill ? colour(path.fill) : undefined,
        borderColor: path.stroke ? colour(path.stroke) : undefined,
        borderWidth: path.width ?? 0,
        borderLineCap: path.round ? LineCapStyle.Round : LineCapStyle.Butt,
      }),
    )
    .join("\n");
/** The cloth in the header: embedded once per file, shown on each page. */
export function embedBand(file, paths, width) {
  woven ??= deflateSync(weave(paths));
  const box = { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, bandHeight] };
  return file.context.register(packedStream(file, woven, box));
}
/** The logo, as in components/ui/logo.tsx: 46 x 40 units. */
export function drawMark(sheet, at) {
  const part = (path, color) => sheet.adorn(pathText(path, { ...at, color }));
  part("M7 0h10v12H7zM7 28h10v12H7zM29 0h10v40H29z", ink);
  part("M0 14.5h26.5v11H0zM41.5 14.5H46v11h-4.5z", clay);
}

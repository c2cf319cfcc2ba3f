// The header of every document: the cloth and the logo.
import { deflateSync } from "node:zlib";
import { degrees, drawSvgPath, LineCapStyle, rgb } from "pdf-lib";
import { packedStream } from "./latin-font.mjs";
import { n } from "./sheet-page.mjs";

export const ink = rgb(0.082, 0.106, 0.259);
const clay = rgb(0.722, 0.263, 0.114);
/** Points: of the product's own cloth, and of one that belongs to a gift. */
const clothHeights = { own: 28, gifts: 44 };
/** Units of one cell, as in lib/patterns. */
const cell = 48;
/** @param {string} hex "#B8431D" */
const colour = (hex) =>
  rgb(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const pathText = (d, options) =>
  drawSvgPath(d, { rotate: degrees(0), borderWidth: 0, ...options }).join("\n");
/** A path of a strip as PDF operators; its numbers stay as they are. Null for one with arcs, which pdf-lib converts. */
function outline(d) {
  if (/[^MLHVQhvz\d\s.-]/.test(d)) return null;
  let [x, y] = [0, 0];
  const to = (nextX, nextY, operator) => {
    [x, y] = [nextX, nextY];
    return `${n(x)} ${n(y)} ${operator}`;
  };
  const drawn = [];
  for (const [, command, numbers] of d.matchAll(/([MLHVQhvz])([\d\s.-]*)/g)) {
    const [p, q, r, s] = numbers.split(" ").map(Number);
    if (command === "M") drawn.push(to(p, q, "m"));
    else if (command === "L") drawn.push(to(p, q, "l"));
    else if (command === "H") drawn.push(to(p, y, "l"));
    else if (command === "h") drawn.push(to(x + p, y, "l"));
    else if (command === "V") drawn.push(to(x, p, "l"));
    else if (command === "v") drawn.push(to(x, y + p, "l"));
    else if (command === "Q") {
      const third = (from, control) => n(from + (2 / 3) * (control - from));
      const begin = `${third(x, p)} ${third(y, q)} ${third(r, p)} ${third(s, q)}`;
      drawn.push(`${begin} ${to(r, s, "c")}`);
    } else drawn.push("h");
  }
  return drawn.join("\n");
}
/** One path of a strip: filled, or stroked with round or plain ends. */
function painted({ d, fill, stroke, width, round }, place) {
  const path = outline(d);
  if (path === null)
    return pathText(d, {
      ...place,
      color: fill ? colour(fill) : undefined,
      borderColor: stroke ? colour(stroke) : undefined,
      borderWidth: width ?? 0,
      borderLineCap: round ? LineCapStyle.Round : LineCapStyle.Butt,
    });
  const { red, green, blue } = colour(fill ?? stroke);
  const rgbOf = `${n(red)} ${n(green)} ${n(blue)}`;
  const look = fill ? `${rgbOf} rg` : `${rgbOf} RG ${width} w ${round ? 1 : 0} J`;
  const { x, y, scale } = place;
  return `q ${n(scale)} 0 0 ${n(-scale)} ${n(x)} ${n(y)} cm ${look}\n${path}\n${fill ? "f" : "S"} Q`;
}
/** Strips side by side, each of so many cells, from the left edge of the page. */
function weave(strips, height) {
  let x = 0;
  const drawn = [];
  for (const { paths, cols } of strips) {
    const place = { x, y: height, scale: height / cell };
    drawn.push(...paths.map((path) => painted(path, place)));
    x += cols * height;
  }
  return deflateSync(drawn.join("\n"));
}
/**
 * The product's own cloth, the same on many documents: made and compressed once per process.
 * @type {Uint8Array | undefined}
 */
let woven;
/**
 * The cloth at the head: embedded once per file, shown on each page.
 * @param {{ band: object[], strips?: { paths: object[], cols: number }[] }} cloth the product's own, and those of gifts in
 * its place
 */
export function embedCloth(file, { band, strips }, width) {
  const height = strips ? clothHeights.gifts : clothHeights.own;
  if (!strips) woven ??= weave([{ paths: band, cols: 0 }], height);
  const drawn = strips ? weave(strips, height) : woven;
  const box = { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] };
  return { height, ref: file.context.register(packedStream(file, drawn, box)) };
}
/** The logo's operators by place: a few places, on every page of every document. */
const marks = new Map();
/** The logo, as in components/ui/logo.tsx: 46 x 40 units. */
export function drawMark(sheet, at) {
  const key = JSON.stringify(at);
  let mark = marks.get(key);
  if (!mark) {
    const clayPart = "M0 14.5h26.5v11H0zM41.5 14.5H46v11h-4.5z";
    mark = [
      pathText("M7 0h10v12H7zM7 28h10v12H7zM29 0h10v40H29z", { ...at, color: ink }),
      pathText(clayPart, { ...at, color: clay }),
    ];
    marks.set(key, mark);
  }
  for (const part of mark) sheet.adorn(part);
}

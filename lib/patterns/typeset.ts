import "server-only";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import { ownFont } from "@/lib/files/own-file";

/**
 * Text as outlines of the project's own fonts: a picture shows the same letters on every machine, whatever fonts are
 * installed there. A title with letters that the display face lacks is set in the text face as a whole (visual.md §3).
 */
export type Face = "display" | "bold" | "regular";
const files = {
  display: "harambee-display-700.woff2",
  bold: "harambee-text-700.ttf",
  regular: "harambee-text-400.ttf",
} as const;
const tracking = { display: -0.018, bold: 0, regular: 0 } as const;
const opened = new Map<Face, Promise<Font>>();

function open(face: Face): Promise<Font> {
  let font = opened.get(face);
  if (!font) {
    font = ownFont(files[face]).then((bytes) => fontkit.create(new Uint8Array(bytes)));
    opened.set(face, font);
    font.catch(() => opened.delete(face));
  }
  return font;
}

export type Type = {
  face: Face;
  width: (text: string, size: number) => number;
  outline: (text: string, size: number, x: number, baseline: number, fill: string) => string;
};

/** A face that can draw this text; letters that no face has are left out. */
export async function typeFor(text: string, wanted: Face): Promise<Type> {
  const first = await open(wanted);
  const has = (font: Font, c: string) => font.hasGlyphForCodePoint(c.codePointAt(0)!);
  const face: Face =
    wanted === "display" &&
    Array.from(text.normalize("NFC")).some((c) => !/\s/.test(c) && !has(first, c))
      ? "bold"
      : wanted;
  const font = face === wanted ? first : await open(face);
  const drawable = (text: string) =>
    Array.from(text.normalize("NFC").replace(/\s+/g, " "))
      .filter((c) => has(font, c))
      .join("");
  const perUnit = (size: number) => size / font.unitsPerEm;
  return {
    face,
    width: (text, size) => {
      const run = font.layout(drawable(text));
      return run.positions.reduce(
        (sum, p) => sum + p.xAdvance * perUnit(size) + tracking[face] * size,
        0,
      );
    },
    outline: (text, size, x, baseline, fill) => {
      const run = font.layout(drawable(text));
      const scale = perUnit(size);
      const step = (tracking[face] * size) / scale;
      let at = 0;
      const letters = run.glyphs.map((glyph, i) => {
        const place = run.positions[i]!;
        const d = glyph.path.toSVG();
        const letter = d
          ? `<path transform="translate(${Math.round(at + place.xOffset)} ${Math.round(place.yOffset)})" d="${d}"/>`
          : "";
        at += place.xAdvance + step;
        return letter;
      });
      return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
    },
  };
}

/** Words into lines no wider than `width`, at most `most`; a longer text ends in an ellipsis, a longer word is cut. */
export function lines(
  type: Type,
  text: string,
  size: number,
  width: number,
  most: number,
): string[] {
  const fits = (line: string) => type.width(line, size) <= width;
  const out: string[] = [];
  let line = "";
  for (let word of text.trim().split(/\s+/)) {
    if (line && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line) out.push(line);
    while (!fits(word)) {
      let n = Array.from(word).length - 1;
      while (n > 1 && !fits(Array.from(word).slice(0, n).join(""))) n--;
      out.push(Array.from(word).slice(0, n).join(""));
      word = Array.from(word).slice(n).join("");
    }
    line = word;
  }
  if (line) out.push(line);
  if (out.length <= most) return out;
  let last = out[most - 1]!;
  while (last && !fits(`${last}…`)) last = Array.from(last).slice(0, -1).join("");
  return [...out.slice(0, most - 1), `${last.trimEnd()}…`];
}

/** The same number of lines, of more even length: no last line of one word. */
function balanced(type: Type, text: string, size: number, width: number, set: string[]): string[] {
  for (let narrower = width * 0.6; narrower < width; narrower += width * 0.04) {
    const tried = lines(type, text, size, narrower, set.length + 1);
    if (tried.length === set.length && !tried.some((line) => !text.includes(line))) return tried;
  }
  return set;
}

/** The largest of `sizes` at which the text needs no more than its number of lines; else the last one, cut. */
export function fit(
  type: Type,
  text: string,
  width: number,
  sizes: readonly (readonly [size: number, most: number])[],
): { size: number; lines: string[] } {
  for (const [size, most] of sizes) {
    const set = lines(type, text, size, width, most + 1);
    if (set.length <= most) return { size, lines: balanced(type, text, size, width, set) };
  }
  const [size, most] = sizes.at(-1)!;
  return { size, lines: lines(type, text, size, width, most) };
}

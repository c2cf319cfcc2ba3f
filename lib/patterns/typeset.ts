import "server-only";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import {
  directionIn,
  scriptsIn,
  shapeAs,
  visualRuns,
  type Script,
} from "@/lib/files/decoder/script-runs.mjs";
import { printable } from "@/lib/files/decoder/sheet-text.mjs";
import { ownFont } from "@/lib/files/own-file";

/**
 * Text as outlines of the project's own fonts: a picture shows the same letters on every machine,
 * whatever fonts are installed there. A title with letters that the display face lacks is set in
 * the text face as a whole.
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

/** Fonts for scripts other than Latin; Arabic has a bold one too. */
const ofScripts = new Map<string, Promise<Font>>();
function openScript(script: Script, face: Face): Promise<Font> {
  const bold = script === "arabic" && face !== "regular";
  const name = bold ? "noto-sans-arabic-700.woff" : (`noto-sans-${script}.woff` as const);
  let font = ofScripts.get(name);
  if (!font) {
    font = ownFont(name).then((bytes) => {
      const created = fontkit.create(new Uint8Array(bytes));
      shapeAs(script, created);
      return created;
    });
    ofScripts.set(name, font);
    font.catch(() => ofScripts.delete(name));
  }
  return font;
}

/** Code points that each face can print. */
const printed = new Map<Font, ReadonlySet<number>>();
function lettersIn(font: Font): ReadonlySet<number> {
  const letters = printed.get(font) ?? new Set(font.characterSet);
  printed.set(font, letters);
  return letters;
}

type Drawn = { font: Font; shapes: ReturnType<Font["layout"]>; tracking: number };
const has = (font: Font, c: string): boolean => font.hasGlyphForCodePoint(c.codePointAt(0)!);
const drawable = (text: string, font: Font): string =>
  Array.from(text)
    .filter((c) => has(font, c))
    .join("");

/** A face that can draw this text; characters that no face has are replaced by the nearest ones (RI-7), as in our PDFs. */
export async function typeFor(text: string, wanted: Face): Promise<Type> {
  const first = await open(wanted);
  const others = new Map(
    await Promise.all(
      scriptsIn(text.normalize("NFC")).map(
        async (script) => [script, await openScript(script, wanted)] as const,
      ),
    ),
  );
  const direction = directionIn(text);
  const inFirst = (c: string) => /[\s\p{Cf}]/u.test(c) || has(first, c);
  const inOther = (c: string) => [...others.values()].some((font) => has(font, c));
  const face: Face =
    wanted === "display" &&
    Array.from(text.normalize("NFC")).some((c) => !inFirst(c) && !inOther(c))
      ? "bold"
      : wanted;
  const font = face === wanted ? first : await open(face);
  const known = new Set([font, ...others.values()].flatMap((one) => [...lettersIn(one)]));
  const written = (line: string): string =>
    printable(line.normalize("NFC").replace(/\s+/g, " "), known);
  const parts = (line: string): Drawn[] =>
    visualRuns(written(line), direction).map((run) => {
      const other = run.script === null ? undefined : others.get(run.script);
      const used = other ?? font;
      return {
        font: used,
        shapes: used.layout(drawable(run.text, used)),
        tracking: other ? 0 : tracking[face], // no letter spacing where letters join
      };
    });
  const along = ({ font, tracking }: Drawn, units: number, size: number) =>
    (units / font.unitsPerEm + tracking) * size;
  return {
    face,
    width: (text, size) =>
      parts(text).reduce(
        (sum, part) =>
          part.shapes.positions.reduce((end, p) => end + along(part, p.xAdvance, size), sum),
        0,
      ),
    outline: (text, size, x, baseline, fill) => {
      let from = x;
      const runs = parts(text).map((part) => {
        const scale = size / part.font.unitsPerEm;
        const begin = from;
        const letters = part.shapes.glyphs.map((glyph, i) => {
          const place = part.shapes.positions[i]!;
          const d = glyph.path.toSVG();
          const left = Math.round((from - begin) / scale + place.xOffset);
          from += along(part, place.xAdvance, size);
          const move = `translate(${left} ${Math.round(place.yOffset)})`;
          return d ? `<path transform="${move}" d="${d}"/>` : "";
        });
        return `<g fill="${fill}" transform="translate(${begin} ${baseline}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
      });
      return runs.join("");
    },
  };
}

/** Breaks text into at most `most` lines no wider than `width`; longer text ends in an ellipsis, and a longer word is cut. */
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

/** Evens out the lengths of the same number of lines, so that the last one is not a single word. */
function balanced(type: Type, text: string, size: number, width: number, set: string[]): string[] {
  for (let narrower = width * 0.6; narrower < width; narrower += width * 0.04) {
    const tried = lines(type, text, size, narrower, set.length + 1);
    if (tried.length === set.length && !tried.some((line) => !text.includes(line))) return tried;
  }
  return set;
}

/** The largest of `sizes` at which the text fits in its number of lines; otherwise the last one, with the text cut. */
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

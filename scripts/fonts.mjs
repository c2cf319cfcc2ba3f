// npm run fonts: writes app/styles/fonts.css, the faces of the two families and their fallbacks while they load. A
// fallback gets our font's metrics from the font's own file, so that text does not shift when the font arrives.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fontkit from "@pdf-lib/fontkit";
import { format, resolveConfig } from "prettier";
import { root } from "./lib/bootstrap.mjs";

const file = path.join(root, "app/styles/fonts.css");
const text = "Harambee Text";
const display = "Harambee Display";

/**
 * Hooked, open and under-dotted letters of African orthographies: loaded only when a name on the page needs them. Whole
 * blocks, except for what the first file has (œ, Ÿ) and for the dots: each range costs every page some bytes.
 */
const africa = "U+0100-0127, U+012A-0151, U+0154-0167, U+016A-0177, U+0179-028B, U+1E00-1E9F";
const dots =
  "U+0128-0129, U+0168-0169, U+0300-0301, U+0303, U+0323, U+1EB8-1EB9, U+1EBC-1EBD, U+1ECA-1ECD, U+1EE4-1EE5";
const arabic = "U+0600-06FF, U+0750-077F, U+200C-200F";

/** family, file in public/fonts, weight, characters (all if omitted) */
const faces = [
  [display, "harambee-display-700", "700"],
  [text, "harambee-text-latin-2", "400 700"],
  [text, "harambee-text-africa-2", "400 700", africa],
  [text, "harambee-text-dots-2", "400 700", dots],
  // Arabic for both families: one file
  [text, "noto-sans-arabic-text", "400 700", arabic],
  [display, "noto-sans-arabic-text", "400 700", arabic],
];

/**
 * family, name, system fonts, our width in percent of theirs. Each system has one of them: Arial (Windows, Apple),
 * Liberation or DejaVu (Linux), Roboto (Android). The width is the average over both fonts' letters, weighted by their
 * frequency in English.
 */
const standIns = [
  [text, "Fallback", ["Arial", "Liberation Sans"], 94.6],
  [text, "Roboto", ["Roboto", "Roboto Regular"], 94.2],
  [display, "Fallback", ["Arial Narrow Bold", "Liberation Sans Narrow Bold"], 101],
  [display, "Arial", ["Arial Bold", "Liberation Sans Bold"], 83.3],
  [display, "Roboto", ["Roboto Bold"], 88.5],
  [text, "DejaVu", ["DejaVu Sans"], 82.4],
  [display, "DejaVu", ["DejaVu Sans Bold"], 69.5],
];

const heights = Object.fromEntries(
  [
    [text, "harambee-text-400.ttf"],
    [display, "harambee-display-700.ttf"],
  ].map(([family, name]) => {
    const font = fontkit.create(readFileSync(path.join(root, "public/fonts", name)));
    return [
      family,
      { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm },
    ];
  }),
);

const face = (lines) => `@font-face { ${lines.filter(Boolean).join("; ")}; }\n`;
/** @param {number} part of the em @param {number} width in percent */
const override = (part, width) => `${Math.round((part * 100_000) / width) / 10}%`;

/** The text of app/styles/fonts.css. */
export async function fontFaces() {
  const css = [
    "/* Made by npm run fonts: do not edit. */\n",
    ...faces.map(([family, name, weight, letters]) =>
      face([
        `font-family: "${family}"`,
        `src: url("/fonts/${name}.woff2") format("woff2")`,
        `font-weight: ${weight}`,
        "font-display: swap",
        letters && `unicode-range: ${letters}`,
      ]),
    ),
    ...standIns.map(([family, name, local, width]) =>
      face([
        `font-family: "${family} ${name}"`,
        `src: ${local.map((font) => `local("${font}")`).join(", ")}`,
        family === display && "font-weight: 700",
        `size-adjust: ${width}%`,
        `ascent-override: ${override(heights[family].ascent, width)}`,
        `descent-override: ${override(heights[family].descent, width)}`,
        "line-gap-override: 0%",
      ]),
    ),
  ].join("");
  return format(css, { ...(await resolveConfig(file)), filepath: file });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(file, await fontFaces());

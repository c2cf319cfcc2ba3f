import { transliterate } from "transliteration";
import { shapesOf } from "./script-fonts.mjs";
import { runsOf } from "./script-runs.mjs";

/**
 * Letters of African orthographies that the font lacks, with their nearest equivalents: hooks, the Hausa and Oromo
 * apostrophes, clicks.
 */
const tifinagh = Array.from("ⴰⴱⴳⴷⴹⴻⴼⴽⵀⵃⵄⵅⵇⵉⵊⵍⵎⵏⵓⵔⵕⵖⵙⵚⵛⵜⵟⵡⵢⵣⵥ").map((c, i) => [
  c,
  "abgdḍefkhḥɛxqijlmnurrɣsṣctṭwyzz"[i],
]);
const nearest = {
  ...Object.fromEntries(tifinagh),
  Ƙ: "K",
  ƙ: "k",
  ƴ: "y",
  Ɖ: "D",
  ʼ: "\u2019",
  ʻ: "\u2018",
  ʽ: "\u2018",
  ʹ: "\u2019",
  ǃ: "!",
  ǀ: "|",
  ǁ: "||",
  ǂ: "|=",
  ʒ: "z",
  Ʒ: "Z",
  "₦": "N",
  "₵": "C",
  "₣": "F",
  "™": "(TM)",
  Ω: "Ohm",
};
/**
 * An amount must not be broken at the end of a line: non-breaking spaces are kept (narrow ones as wide ones, which the
 * font has), all others become plain.
 */
const space = (c) => (c === "\u00a0" || c === "\u202f" ? "\u00a0" : " ");
/**
 * What the font can print of a text: precomposed letters where they exist; letters and scripts that it lacks in Latin
 * letters; anything else becomes a question mark, never an empty box.
 */
export function printable(text, known) {
  const fits = (part) => Array.from(part).every((c) => known.has(c.codePointAt(0)));
  const written = (c) => {
    if (c === "\n" || fits(c)) return c;
    if (/\s/.test(c)) return " ";
    // a trade mark sign counts as a pictograph, too
    if (c in nearest && fits(nearest[c])) return nearest[c];
    if (/\p{Cf}|\p{Extended_Pictographic}|\ufe0f/u.test(c)) return ""; // joiners and direction marks: invisible
    const apart = c.normalize("NFD");
    if (apart !== c && fits(apart)) return apart;
    const near = transliterate(c);
    return near !== "" && fits(near) ? near : "?";
  };
  // a word of another script is transliterated as a whole: some letters depend on their neighbours
  return text
    .normalize("NFC")
    .replace(/[^\s]+/gu, (word) =>
      fits(word) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word)
        ? Array.from(word).map(written).join("")
        : wholeWord(word, fits, written),
    )
    .replace(/[^\S\n]/gu, space);
}
function wholeWord(word, fits, written) {
  const latin = transliterate(word);
  if (latin === "" || !fits(latin)) return Array.from(word).map(written).join("");
  // Ethiopic and Arabic letters are transliterated in lower case
  return /^[\p{Script=Ethiopic}\p{Script=Arabic}]/u.test(word)
    ? latin
        .toLowerCase()
        .replace(/^\W*/, "")
        .replace(/^\w/, (c) => c.toUpperCase())
    : latin;
}
/** Whether `printable` changes anything in a text. */
export const rewritten = (text, known) =>
  printable(text, known).normalize("NFC") !== text.normalize("NFC").replace(/[^\S\n]/gu, space);
export const widthOf = (text, { main, others }, size) =>
  runsOf(text).reduce((sum, { script, text: part }) => {
    const font = script && others.get(script);
    if (!font) return sum + main.widthOfTextAtSize(part, size);
    const shapes = shapesOf(font);
    return (
      sum +
      (shapes.layout(part).positions.reduce((run, place) => run + place.xAdvance, 0) * size) /
        shapes.unitsPerEm
    );
  }, 0);
export function wrap(text, font, size, width) {
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ").flatMap((w) => pieces(w, font, size, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, font, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
/** Splits a word wider than the line into pieces that fit. */
function pieces(word, font, size, width) {
  if (widthOf(word, font, size) <= width) return [word];
  const parts = [];
  let part = "";
  for (const c of Array.from(word)) {
    if (part && widthOf(part + c, font, size) > width) {
      parts.push(part);
      part = "";
    }
    part += c;
  }
  return [...parts, part];
}

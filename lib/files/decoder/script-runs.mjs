// Text in runs of one script, in the order in which they stand on the paper, and the shapes of each. Used where sheets of PDF are drawn
// and where letters of a picture become outlines.
import bidiFactory from "bidi-js";

const bidi = bidiFactory();
/** Scripts beside Latin that names on our sheets are written in, each with a font of its own in one weight (public/fonts, OFL). */
export const scripts = ["ethiopic", "arabic", "nko", "adlam", "vai"];
export const letters = {
  ethiopic: /\p{scx=Ethi}/u,
  arabic: /\p{scx=Arab}/u,
  nko: /\p{scx=Nkoo}/u,
  adlam: /\p{scx=Adlm}/u,
  vai: /\p{scx=Vaii}/u,
};
/** Whatever asks for more than Latin: most lines hold nothing of it, and need not be looked at letter by letter. */
const beyondLatin = /[\p{scx=Ethi}\p{scx=Arab}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Vaii}\u200c\u200d]/u;
const rightToLeft = new Set(["arabic", "nko", "adlam"]);
/** Which script a letter or mark is of; null for Latin and for what all scripts share. What Arabic shares with others is its own. */
const scriptOf = (char) => scripts.find((script) => letters[script].test(char)) ?? null;
/** The scripts that are in a text. */
export const scriptsIn = (text) =>
  beyondLatin.test(text)
    ? scripts.filter((script) => Array.from(text).some((char) => scriptOf(char) === script))
    : [];
/**
 * A line in runs of one script each. Blanks between words that run to the left belong to them, so
 * that the words of a name are in their own order.
 */
export function runsOf(marked) {
  const line = withoutIsolates(marked);
  if (!beyondLatin.test(line)) return line === "" ? [] : [{ script: null, text: line }];
  const runs = [];
  for (const char of Array.from(line)) {
    const last = runs.at(-1);
    // what joins or parts letters says something only where letters join
    if (/[\u200c\u200d]/.test(char)) {
      if (last?.script && rightToLeft.has(last.script)) last.text += char;
      continue;
    }
    const script = scriptOf(char);
    if (last && last.script === script) last.text += char;
    else runs.push({ script, text: char });
  }
  const joined = [];
  for (const [i, run] of runs.entries()) {
    const [before, after] = [joined.at(-1), runs[i + 1]];
    if (
      before?.script &&
      rightToLeft.has(before.script) &&
      (run.script === before.script ||
        (run.script === null && /^\s+$/.test(run.text) && after?.script === before.script))
    )
      before.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}
/** Marks that keep a part of a line apart: they order it, and are not drawn. */
export const isolates = [0x2066, 0x2067, 0x2068, 0x2069];
const withoutIsolates = (text) => text.replace(/[\u2066-\u2069]/g, "");
/**
 * What is copied of a line whose letters run to the left: they are drawn from the left, and readers turn back only the scripts they
 * know. Null where the letters on the paper say it themselves; so do Adlam's (writeLeftward in sheet-page.mjs), since
 * Chrome leaves letters beyond the first 65,536 out of what it is told here.
 */
export const wordsToCopy = (line) => {
  const found = scriptsIn(line);
  const turnedBack = found.some((script) => rightToLeft.has(script)) && !found.includes("adlam");
  return turnedBack ? withoutIsolates(line) : null;
};
/** A line in runs of one script and one level of Unicode's bidirectional algorithm, as they are read. */
function levelledRuns(line, direction) {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs = [];
  let at = 0;
  for (const char of Array.from(line)) {
    const level = levels[at];
    at += char.length;
    if (withoutIsolates(char) === "") continue;
    const last = runs.at(-1);
    const script = /[\u200c\u200d]/.test(char) ? (last?.script ?? null) : scriptOf(char);
    if (last && last.script === script && last.level === level) last.text += char;
    else runs.push({ script, level, text: char });
  }
  return runs;
}
/** The same with the blanks between words that run to the left as part of them, as in `runsOf`. */
function joinBlanks(runs) {
  const joined = [];
  for (const [i, run] of runs.entries()) {
    const [before, after] = [joined.at(-1), runs[i + 1]];
    const blank = /^\s+$/.test(run.text) && after?.script === before?.script;
    const together = before?.level === run.level && (run.script === before.script || blank);
    if (together && before.script && rightToLeft.has(before.script)) before.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}
/** Which way a text runs by its first letter. */
export const directionIn = (text) =>
  beyondLatin.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
    ? "rtl"
    : "ltr";
/**
 * Which way a paragraph of a sheet runs: as the sheet's language, but words that all run from the left in their own order; an
 * address that begins with a number would else end with it.
 */
export const directionOn = (text, direction) =>
  /\p{L}/u.test(text) && !scriptsIn(text).some((script) => rightToLeft.has(script))
    ? "ltr"
    : direction;
/** Signs between words that run to the left, in the order and the form in which they are drawn. */
const turned = (text) =>
  Array.from(text)
    .reverse()
    .map((char) => bidi.getMirroredCharacter(char) ?? char)
    .join("");
/**
 * A line in runs of one script each, in the order in which they stand on the paper from left to right.
 * @param {string} line
 * @param {"ltr" | "rtl"} direction of the paragraph
 */
export function visualRuns(line, direction) {
  if (direction === "ltr" && !beyondLatin.test(line)) return runsOf(line);
  let runs = joinBlanks(levelledRuns(line, direction));
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    const ordered = [];
    let reversed = [];
    for (const run of runs)
      if (run.level >= level) reversed = [run, ...reversed];
      else {
        ordered.push(...reversed, run);
        reversed = [];
      }
    runs = [...ordered, ...reversed];
  }
  return runs.map(({ script, level, text }) => ({
    script,
    text: script === null && level % 2 === 1 ? turned(text) : text,
  }));
}
const together = (parts) => ({
  glyphs: parts.flatMap((p) => p.glyphs),
  positions: parts.flatMap((p) => p.positions),
});
const adlamForm = (before, after) => {
  if (before) return after ? "medi" : "fina";
  return after ? "init" : null;
};
/** Adlam's letters join on both sides. Our shaping program does not know the script, so that each letter is asked for in its form. */
function adlam(text, layout) {
  const clusters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const joins = (cluster) => cluster !== undefined && /^[\u{1e900}-\u{1e943}]/u.test(cluster);
  return together(
    clusters
      .map((cluster, i) => {
        const [before, after] = [joins(clusters[i - 1]), joins(clusters[i + 1])];
        const form = joins(cluster) ? adlamForm(before, after) : null;
        return layout(cluster, form ? { [form]: true } : {}, "adlm", undefined, "rtl");
      })
      .reverse(),
  );
}
/** Arabic's own figures keep their order amid letters that run to the left; the sign of doubling sits on its letter and the vowel on it, which composed text has the other way round. */
function arabic(text, layout) {
  const parts =
    text.replace(/([\u064b-\u0650\u0670]{1,8})\u0651/g, "\u0651$1").match(/\p{Nd}+|\P{Nd}+/gu) ??
    [];
  return together(
    parts
      .reverse()
      .map((part) => layout(part, {}, "arab", undefined, /^\p{Nd}/u.test(part) ? "ltr" : "rtl")),
  );
}
/** A run as glyphs, from left to right. */
function shape(script, text, layout) {
  if (script === "adlam") return adlam(text, layout);
  if (script === "arabic") return arabic(text, layout);
  return layout(text);
}
/**
 * A letter for which a font has no place for some mark is passed over, and the font's next rule is asked; fontkit throws
 * there, before it has moved anything.
 */
function passOver(shapes) {
  const rules = shapes._layoutEngine.engine?.GPOSProcessor;
  if (!rules) return;
  const apply = rules.applyLookup.bind(rules);
  rules.applyLookup = (type, table) => {
    try {
      return apply(type, table);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
}
/** Makes a fontkit font of a script lay out its words as they are written. */
export function shapeAs(script, font) {
  passOver(font);
  const plain = font.layout.bind(font);
  font.layout = (text) => shape(script, text, plain);
}

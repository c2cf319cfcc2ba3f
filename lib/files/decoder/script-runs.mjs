// Splits text into runs of one script, in visual order, and shapes each. Used where PDF documents are drawn and where
// letters of a picture become outlines.
import bidiFactory from "bidi-js";

const bidi = bidiFactory();
/**
 * Scripts besides Latin in which names on our documents are written, each with a font of its own in one weight
 * (public/fonts, OFL).
 */
export const scripts = ["ethiopic", "arabic", "nko", "adlam", "vai"];
export const letters = {
  ethiopic: /\p{scx=Ethi}/u,
  arabic: /\p{scx=Arab}/u,
  nko: /\p{scx=Nkoo}/u,
  adlam: /\p{scx=Adlm}/u,
  vai: /\p{scx=Vaii}/u,
};
/** Anything that needs more than Latin: most lines have none of it and need not be examined letter by letter. */
const beyondLatin = /[\p{scx=Ethi}\p{scx=Arab}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Vaii}\u200c\u200d]/u;
const rightToLeft = new Set(["arabic", "nko", "adlam"]);
/**
 * The script of a letter or mark; null for Latin and for characters that all scripts share. Characters that Arabic
 * shares with others count as Arabic.
 */
const scriptOf = (char) => scripts.find((script) => letters[script].test(char)) ?? null;
/** The scripts used in a text. */
export const scriptsIn = (text) =>
  beyondLatin.test(text)
    ? scripts.filter((script) => Array.from(text).some((char) => scriptOf(char) === script))
    : [];
/**
 * Splits a line into runs of one script each. Blanks between right-to-left words belong to their run, so that the words
 * of a name keep their order.
 */
export function runsOf(marked) {
  const line = withoutIsolates(marked);
  if (!beyondLatin.test(line)) return line === "" ? [] : [{ script: null, text: line }];
  const runs = [];
  for (const char of Array.from(line)) {
    const last = runs.at(-1);
    // joiners and non-joiners matter only where letters join
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
/** Isolate marks: they order the parts of a line and are not drawn. */
export const isolates = [0x2066, 0x2067, 0x2068, 0x2069];
const withoutIsolates = (text) => text.replace(/[\u2066-\u2069]/g, "");
/**
 * The text to be copied from a line of right-to-left letters: they are drawn from the left, and readers reverse only
 * the scripts they know. Null where the drawn letters are enough, and for Adlam (see writeLeftward in sheet-page.mjs),
 * since Chrome drops characters beyond the first 65,536 from this text.
 */
export const wordsToCopy = (line) => {
  const found = scriptsIn(line);
  const turnedBack = found.some((script) => rightToLeft.has(script)) && !found.includes("adlam");
  return turnedBack ? withoutIsolates(line) : null;
};
/** Splits a line into runs of one script and one level of Unicode's bidirectional algorithm, in logical order. */
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
/** The same with the blanks between right-to-left words joined to them, as in `runsOf`. */
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
/** The direction of a text, by its first letter. */
export const directionIn = (text) =>
  beyondLatin.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
    ? "rtl"
    : "ltr";
/**
 * The direction of a paragraph on a document: the document's, but text that is left-to-right throughout keeps its own;
 * an address that begins with a number would otherwise end with it.
 */
export const directionOn = (text, direction) =>
  /\p{L}/u.test(text) && !scriptsIn(text).some((script) => rightToLeft.has(script))
    ? "ltr"
    : direction;
/** Mirrors and reorders signs between right-to-left words, as they are drawn. */
const turned = (text) =>
  Array.from(text)
    .reverse()
    .map((char) => bidi.getMirroredCharacter(char) ?? char)
    .join("");
/**
 * Splits a line into runs of one script each, in visual order from left to right.
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
/**
 * Adlam's letters join on both sides. Our shaping library does not know the script, so each letter is requested in its
 * joining form.
 */
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
/**
 * Arabic digits keep their order among right-to-left letters; the shadda sits on its letter and the vowel on the
 * shadda, which normalised text has the other way round.
 */
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
 * Skips a letter for which a font has no anchor for some mark, and tries the font's next rule; fontkit throws there,
 * before it has moved anything.
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
/** Makes a fontkit font lay out text by the rules of a script. */
export function shapeAs(script, font) {
  passOver(font);
  const plain = font.layout.bind(font);
  font.layout = (text) => shape(script, text, plain);
}

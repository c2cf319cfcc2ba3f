import { ownFont } from "./own-font.mjs";
/** Scripts beside Latin that names on our sheets are written in, each with a font of its own in one weight (public/fonts, OFL). */
export const scripts = ["ethiopic", "arabic", "nko", "adlam", "vai"];
const letters = {
  ethiopic: /\p{scx=Ethi}/u,
  arabic: /\p{scx=Arab}/u,
  nko: /\p{scx=Nkoo}/u,
  adlam: /\p{scx=Adlm}/u,
  vai: /\p{scx=Vaii}/u,
};
const rightToLeft = new Set(["arabic", "nko", "adlam"]);
/** Which script a letter or mark is of; null for Latin and for what all scripts share. What Arabic shares with others is its own. */
const scriptOf = (char) => scripts.find((script) => letters[script].test(char)) ?? null;
/** The scripts that stand in a text. */
export const scriptsIn = (text) =>
  scripts.filter((script) => Array.from(text).some((char) => scriptOf(char) === script));
/**
 * A line in runs of one script each. Blanks between words that run to the left belong to them, so that the words of a name
 * stand in their own order.
 */
export function runsOf(line) {
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
/** The fontkit font inside. */
export const shapesOf = (font) => font.embedder.font;
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
/** Puts the fonts of some scripts into a file; from then on what they write is shaped. */
export async function embedScripts(file, wanted) {
  return new Map(
    await Promise.all(
      wanted.map(async (script) => {
        const font = await file.embedFont(await ownFont(`noto-sans-${script}.woff`), {
          subset: true,
        });
        const shapes = shapesOf(font);
        passOver(shapes);
        const plain = shapes.layout.bind(shapes);
        shapes.layout = (text) => shape(script, text, plain);
        return [script, font];
      }),
    ),
  );
}
/** The letters of its script that a font has. */
export const lettersOf = (script, font) =>
  font
    .getCharacterSet()
    .filter(
      (code) =>
        letters[script].test(String.fromCodePoint(code)) || code === 0x200c || code === 0x200d,
    );

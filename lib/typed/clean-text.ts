/**
 * The one home of cleaning texts that strangers type; what is judged by its signs alone (numbers, addresses) is in plain.ts beside it. Browser-safe, and without zod, so that it may travel with a page.
 *
 * Every step costs time in proportion to the text, and the length is checked before the first one that looks at each
 * character: `normalize()` sorts runs of combining marks and is quadratic in the length of such a run, so a run is bounded
 * before it is called. Lengths are in UTF-16 units before the cleaning (cheap) and in code points after it.
 */

/** More than 8 combining marks on one base character. The most that a living orthography uses is four. */
const tooManyMarks = /(?:\p{M}[\u200c\u200d]?){9}/u;
const marksBeyond = /(\p{M}{8})\p{M}+/gu;

/** With no more marks on a letter than `normalize` takes well. */
export const withFewMarks = (text: string): string => text.replace(marksBeyond, "$1");

/** What the raw text may be: up to 4 units a character of the result, and some room for what the cleaning takes away. */
export const rawLimit = (max: number): number => max * 4 + 200;

const spaces = /\s+/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** Controls but the line feed, and code points that are no characters. */
const controls = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** What looks like nothing although it is no space: fillers, blanks of other scripts, tags, signs of direction. */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/u;
/** The only sequences of tags that draw something: the flags of England, Scotland and Wales. */
const tag = (letters: string) =>
  Array.from(letters, (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join("");
const flags = ["gbeng", "gbsct", "gbwls"].map((region) => `\u{1f3f4}${tag(region)}\u{e007f}`);

/** Scripts whose spelling needs the joiners U+200C and U+200D, e.g. Arabic, N'Ko, Adlam and those of India. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tifinagh}]/u;
const letterOrMark = /[\p{L}\p{M}]/u;
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

/** Signs of Arabic numbers, subtending marks: format characters by class, but printed. */
const printedFormat = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;

/** Whether an invisible character does something between its neighbours: joins letters of a joining script, or an emoji. */
function needed(char: string, before: string, after: string): boolean {
  if (char === "\u200c" || char === "\u200d") {
    if (joining.test(before)) return letterOrMark.test(before) && letterOrMark.test(after);
    return char === "\u200d" && pictograph.test(before) && pictograph.test(after);
  }
  if (char === "\ufe0f" || char === "\ufe0e")
    return (
      /\p{Extended_Pictographic}/u.test(before) || (/[\d#*]/.test(before) && after === "\u20e3")
    );
  if (char >= "\u180b" && char <= "\u180d") return /\p{Script=Mongolian}/u.test(before);
  return printedFormat.test(char);
}

/** The text without what cannot be seen. One walk; each step looks at one character and its nearest neighbours. */
function visibleOnly(text: string): string {
  if (!invisible.test(text)) return text;
  const chars = Array.from(text);
  // the next character after each that is sure to stay
  const after: string[] = [];
  for (let i = chars.length - 1, next = ""; i >= 0; i -= 1) {
    after[i] = next;
    if (!invisible.test(chars[i]!)) next = chars[i]!;
  }
  const stored: string[] = [];
  for (let i = 0; i < chars.length; i += 1) {
    const char = chars[i]!;
    const next = char === "\u{1f3f4}" ? chars.slice(i, i + 7).join("") : "";
    const flag = flags.find((item) => item === next);
    if (flag) {
      stored.push(flag);
      i += 6;
    } else if (!invisible.test(char) || needed(char, stored.at(-1) ?? "", after[i]!))
      stored.push(char);
  }
  return stored.join("");
}

/** All white space as single spaces, none at the ends. */
export const oneLine = (text: string): string => text.replace(spaces, " ").trim();

/** For codes and numbers of accounts, which people write in groups. */
export const withoutSpaces = (text: string): string => text.replace(spaces, "");

export type TextFault = "tooLong" | "invalidText";
export type TextRules = {
  /** the most code points of the result */
  max: number;
  /** line feeds stay (a description, a message); without it all white space becomes single spaces */
  lines?: boolean;
  /** a name: private-use characters are refused and it must hold something that can be seen */
  name?: boolean;
};

const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Cleans what a person typed, in this order: length, NUL and lone surrogates, runs of combining marks, NFC, controls and
 * what is invisible, white space, length again. Time in proportion to `rawLimit(max)` at most, whatever is sent.
 * A text of nothing visible gives "". @returns the text, or what is wrong with it
 */
export function cleanText(raw: string, rules: TextRules): { text: string } | { fault: TextFault } {
  if (raw.length > rawLimit(rules.max)) return { fault: "tooLong" };
  if (raw.includes("\u0000") || !raw.isWellFormed()) return { fault: "invalidText" };
  // invisible characters may stand between the marks, so they go before the marks are counted
  const bare = visibleOnly(
    raw.replace(lineBreaks, "\n").replace(controls, (c) => (c === "\n" || c === "\t" ? c : "")),
  );
  if (tooManyMarks.test(bare)) return { fault: "invalidText" };
  if (rules.name && /\p{Co}/u.test(bare)) return { fault: "invalidText" };
  const composed = bare.normalize("NFC");
  // a few marks become two of their own, so that the bound may be passed only now
  if (tooManyMarks.test(composed)) return { fault: "invalidText" };
  const text = rules.lines ? composed.replaceAll("\t", " ").trim() : oneLine(composed);
  if (rules.name && !seen.test(text)) return { text: "" };
  if (countUpTo(text, rules.max) > rules.max) return { fault: "tooLong" };
  return { text };
}

/** Code points of a text, counted no further than one past `max`. */
function countUpTo(text: string, max: number): number {
  let count = 0;
  for (const _char of text) {
    count += 1;
    if (count > max) break;
  }
  return count;
}

/**
 * For text that narrows a list or is only compared (a search, a login's address, a folded name): never refused, cut to
 * `max` units, without NUL, controls and lone surrogates, marks beyond the bound dropped. @returns the text in NFC, trimmed
 */
export function searchText(raw: string | null | undefined, max = 200): string {
  const cut = (raw ?? "")
    .slice(0, max)
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ");
  return oneLine(withFewMarks(cut).normalize("NFC"));
}

/** Of an address's parameter that may be missing or sent several times: the first, as `searchText`. */
export const firstText = (value: string | string[] | null | undefined, max = 200): string =>
  searchText(Array.isArray(value) ? value[0] : value, max);

/**
 * The single place for cleaning text that strangers type; numbers and addresses, where only the characters matter, are
 * in plain.ts. Browser-safe, and without zod, so that it can be part of a page's script.
 *
 * Every step is linear in the text, and the length is checked before the first one that examines each character:
 * `normalize()` sorts runs of combining marks and is quadratic in the length of such a run, so runs are bounded before
 * it is called. Lengths are in UTF-16 units before the cleaning (cheap) and in code points after it.
 */

/** More than 8 combining marks on one base character. No living orthography uses more than four. */
const tooManyMarks = /(?:\p{M}[\u200c\u200d]?){9}/u;
const marksBeyond = /(\p{M}{8})\p{M}+/gu;

/** Limits the marks on a letter to what `normalize` handles well. */
export const withFewMarks = (text: string): string => text.replace(marksBeyond, "$1");

/** The longest raw text: up to 4 units per character of the result, plus some room for what the cleaning removes. */
export const rawLimit = (max: number): number => max * 4 + 200;

const spaces = /\s+/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters except the line feed, and non-characters. */
const controls = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Characters that are invisible but not spaces: fillers, blanks of other scripts, tags, direction marks. */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/u;
/** The only tag sequences that are displayed: the flags of England, Scotland and Wales. */
const tag = (letters: string) =>
  Array.from(letters, (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join("");
const flags = ["gbeng", "gbsct", "gbwls"].map((region) => `\u{1f3f4}${tag(region)}\u{e007f}`);

/** Scripts whose spelling needs the joiners U+200C and U+200D, e.g. Arabic, N'Ko, Adlam and those of India. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tifinagh}]/u;
const letterOrMark = /[\p{L}\p{M}]/u;
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

/** Arabic number signs, subtending marks: format characters by category, but printed. */
const printedFormat = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;

/**
 * Whether an invisible character has an effect between its neighbours: joins letters of a joining script, or an emoji.
 */
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

/** The text without invisible characters. One pass; each step looks at one character and its nearest neighbours. */
function visibleOnly(text: string): string {
  if (!invisible.test(text)) return text;
  const chars = Array.from(text);
  // the next character after each that certainly stays
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

/** For codes and account numbers, which people write in groups. */
export const withoutSpaces = (text: string): string => text.replace(spaces, "");

export type TextFault = "tooLong" | "invalidText";
export type TextRules = {
  /** the most code points of the result */
  max: number;
  /** line feeds are kept (a description, a message); otherwise all white space becomes single spaces */
  lines?: boolean;
  /** a name: private-use characters are refused and it must contain something visible */
  name?: boolean;
};

const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Halves of a letter outside the basic plane. `isWellFormed` is newer than the oldest browsers that run our scripts. */
const loneHalf = /\p{Cs}/u;
const loneHalves = /\p{Cs}/gu;

/**
 * Cleans what a person typed, in this order: length, NUL and lone surrogates, runs of combining marks, NFC, controls
 * and invisible characters, white space, length again. Linear in `rawLimit(max)` at most, whatever is sent. A text with
 * nothing visible becomes "".
 * @returns the text, or what is wrong with it
 */
export function cleanText(raw: string, rules: TextRules): { text: string } | { fault: TextFault } {
  if (raw.length > rawLimit(rules.max)) return { fault: "tooLong" };
  if (raw.includes("\u0000") || loneHalf.test(raw)) return { fault: "invalidText" };
  // invisible characters may be between the marks, so they are removed before the marks are counted
  const bare = visibleOnly(
    raw.replace(lineBreaks, "\n").replace(controls, (c) => (c === "\n" || c === "\t" ? c : "")),
  );
  if (tooManyMarks.test(bare)) return { fault: "invalidText" };
  if (rules.name && /\p{Co}/u.test(bare)) return { fault: "invalidText" };
  const composed = bare.normalize("NFC");
  // some marks decompose into two, so the limit may be exceeded only now
  if (tooManyMarks.test(composed)) return { fault: "invalidText" };
  const text = rules.lines ? composed.replaceAll("\t", " ").trim() : oneLine(composed);
  if (rules.name && !seen.test(text)) return { text: "" };
  if (countUpTo(text, rules.max) > rules.max) return { fault: "tooLong" };
  return { text };
}

/** Code points of a text, counted up to one more than `max`. */
function countUpTo(text: string, max: number): number {
  let count = 0;
  for (const _char of text) {
    count += 1;
    if (count > max) break;
  }
  return count;
}

/**
 * For text that is only compared (a search, a login's address, a folded name): never refused, cut to `max` units,
 * without NUL, controls and lone surrogates, excess marks dropped.
 * @returns the text in NFC, trimmed
 */
export function searchText(raw: string | null | undefined, max = 200): string {
  const cut = (raw ?? "")
    .slice(0, max)
    .replace(loneHalves, "\ufffd")
    .replace(/\p{Cc}/gu, " ");
  return oneLine(withFewMarks(cut).normalize("NFC"));
}

/** For an address's parameter that may be missing or sent several times: the first, as `searchText`. */
export const firstText = (value: string | string[] | null | undefined, max = 200): string =>
  searchText(Array.isArray(value) ? value[0] : value, max);

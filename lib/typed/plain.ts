/**
 * Plain forms of pasted numbers, addresses and codes: text from contacts, chats and web pages comes with direction
 * marks, digits of the reader's script, full-width characters, and dashes and blanks of every kind. For text where only
 * the characters matter; text that is shown keeps its own (clean-text.ts). Browser-safe. Each step is one pass.
 */

/** Invisible characters: direction and width marks, soft hyphens, controls except white space. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;
/** Minus, hyphen bullet, and all dashes. */
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** "！" to "～", from Chinese and Japanese keyboards, and small forms of characters in addresses. */
const fullWidth = /[\uff01-\uff5e]/g;
const smallForms: Record<string, string> = {
  "\ufe52": ".",
  "\ufe6b": "@",
  "\ufe62": "+",
  "\ufe50": ",",
  "\u3002": ".",
  "\uff61": ".",
  "\uffe5": "\u00a5",
};
const small = new RegExp(`[${Object.keys(smallForms).join("")}]`, "g");
const isDigit = /\p{Nd}/u;
const foreignDigits = /(?![0-9])\p{Nd}/gu;

const values = new Map<string, string>();

/**
 * Unicode assigns the ten digits of a script in order, in runs of whole tens: a digit's value is its position in its
 * run.
 */
function asciiDigit(digit: string): string {
  const known = values.get(digit);
  if (known !== undefined) return known;
  let first = digit.codePointAt(0)!;
  const code = first;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  const value = String((code - first) % 10);
  values.set(digit, value);
  return value;
}

/** Removes only invisible characters. */
export const seenOnly = (text: string): string => text.replace(unseen, "");

/** Digits of all scripts as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(foreignDigits, asciiDigit);

/** Full-width characters as ASCII. */
export const narrow = (text: string): string =>
  text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(small, (sign) => smallForms[sign] ?? sign);

/**
 * The text without invisible characters, with digits 0 to 9, "-" for each dash, and ASCII for full-width characters.
 */
export const plainTyped = (text: string): string =>
  narrow(asciiDigits(seenOnly(text))).replace(dashes, "-");

const opening = new Set("<([{\"'\u00ab\u2039\u201c\u201d\u201e\u2018\u2019\u201a");
const closing = new Set(
  ">)]}\"'\u00bb\u203a\u201c\u201d\u2018\u2019.,;:!?\u2026\u060c\u061b\u061f\u3001\u3002\uff0c\uff0e*`",
);

/** Without surrounding brackets and quotes, and without the punctuation of the sentence that it was copied from. */
export function unwrapped(text: string): string {
  let from = 0;
  let to = text.length;
  const isBlank = (char: string) => char.trim() === "";
  while (from < to && (opening.has(text[from]!) || isBlank(text[from]!))) from += 1;
  while (to > from && (closing.has(text[to - 1]!) || isBlank(text[to - 1]!))) to -= 1;
  return text.slice(from, to);
}

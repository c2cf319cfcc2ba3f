/**
 * What people paste for a number, an address or a code, in plain writing: contacts, chats and web pages send marks of direction,
 * digits of the reader's script, full-width signs, dashes and blanks of every kind along. For what is judged by its signs alone;
 * texts that are shown keep theirs (clean-text.ts). Browser-safe. Each step is one walk.
 */

/** What nobody sees: marks of direction and width, soft hyphens, controls but those that are white space. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;
/** Minus, hyphen bullet, and all dashes. */
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** "！" to "～", of keyboards for Chinese and Japanese, and the small forms of what addresses hold. */
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

/** Unicode gives the ten digits of a script in order, in runs of whole tens: a digit's value is its place in its run. */
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

/** Only what nobody sees is gone. */
export const seenOnly = (text: string): string => text.replace(unseen, "");

/** Digits of all scripts as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(foreignDigits, asciiDigit);

/** ASCII for full-width signs. */
export const narrow = (text: string): string =>
  text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(small, (sign) => smallForms[sign] ?? sign);

/** The text with nothing unseen, digits 0 to 9, "-" for each dash, and ASCII for full-width signs. */
export const plainTyped = (text: string): string =>
  narrow(asciiDigits(seenOnly(text))).replace(dashes, "-");

const opening = new Set("<([{\"'\u00ab\u2039\u201c\u201d\u201e\u2018\u2019\u201a");
const closing = new Set(
  ">)]}\"'\u00bb\u203a\u201c\u201d\u2018\u2019.,;:!?\u2026\u060c\u061b\u061f\u3001\u3002\uff0c\uff0e*`",
);

/** Without the brackets and quotes around it, and what closed the sentence that it was copied from. */
export function unwrapped(text: string): string {
  let from = 0;
  let to = text.length;
  const isBlank = (char: string) => char.trim() === "";
  while (from < to && (opening.has(text[from]!) || isBlank(text[from]!))) from += 1;
  while (to > from && (closing.has(text[to - 1]!) || isBlank(text[to - 1]!))) to -= 1;
  return text.slice(from, to);
}

import { plainTyped, unwrapped } from "@/lib/typed/plain";

/** Between two numbers in one field: "0712 345678 / 0733 345678", also in words. */
const between = /[/|;,&\n]|\s(?:or|and|ou|et|en|of|au|na|e|أو|او|ወይም)\s/i;
const countOf = (text: string): number => text.replace(/\D/g, "").length;

/** The first of two numbers: people write the preferred one first. A slash within a number separates fewer digits. */
function firstNumber(text: string): string {
  const end = text.search(between);
  if (end < 0) return text;
  const before = text.slice(0, end).trim();
  const digits = countOf(before);
  return digits >= 9 || (digits >= 7 && countOf(text.slice(end)) >= 7) ? before : text;
}

/**
 * Cleans a pasted phone number for the library that validates it: "+", digits, and blanks or dashes between. Drops a
 * label before it ("Tel:") or in brackets after it, and the trunk zero after a country code ("+255 (0) 754 …"; Italy's
 * is dialled); "00" becomes "+".
 */
export function cleanPhone(typed: string): string {
  const plain = plainTyped(typed)
    .replace(/\(\p{L}[^()]{0,40}\)/gu, " ")
    .trim();
  const bare = /^tel:/i.test(plain) ? plain.split(";")[0]! : plain;
  return firstNumber(unwrapped(bare.replace(/^\p{L}[\p{L} .]{0,20}:/u, "")))
    .replace(/^\(?\s{0,3}\+\s{0,3}/, "+")
    .replace(/^00[\s-]{0,2}(?=[1-9])/, "+")
    .replace(/^(\+(?!39)\d{1,3})[\s-]{0,3}\(0\)/, "$1 ")
    .replace(/[\s().-]+/g, (gap) => (gap.includes("-") ? "-" : " "))
    .trim();
}

/** Whether it is worth passing to the library: words contain no number. */
export const holdsPhone = (text: string): boolean =>
  /^\+?\d[\d -]*$/.test(text) && countOf(text) >= 5;

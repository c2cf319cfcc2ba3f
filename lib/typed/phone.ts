import { plainTyped, unwrapped } from "@/lib/typed/plain";

/** Between two numbers in one box: "0712 345678 / 0733 345678", also in words. */
const between = /[/|;,&\n]|\s(?:or|and|ou|et|en|of|au|na|e|أو|او|ወይም)\s/i;
const countOf = (text: string): number => text.replace(/\D/g, "").length;

/** Of two numbers the first: people write the one that they answer there. A slash within a number parts fewer digits. */
function firstNumber(text: string): string {
  const end = text.search(between);
  if (end < 0) return text;
  const before = text.slice(0, end).trim();
  const digits = countOf(before);
  return digits >= 9 || (digits >= 7 && countOf(text.slice(end)) >= 7) ? before : text;
}

/**
 * A telephone number as people paste it, as the library that judges it reads it: "+", digits, and blanks or dashes between.
 * Without a word before it ("Tel:") or in brackets behind, without the trunk's zero after a country's code ("+255 (0) 754 …";
 * Italy's is dialled), with "+" for "00".
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

/** What may be asked of the library: words hold no number. */
export const holdsPhone = (text: string): boolean =>
  /^\+?\d[\d -]*$/.test(text) && countOf(text) >= 5;

import { plainTyped } from "@/lib/typed/plain";
import { amountForm } from "@/lib/money/money";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The meaning of a typed amount: cents; two possible readings, where only the person knows the right one; or null for
 * none.
 */
export type AmountReading = { cents: number } | { either: [number, number] } | null;

/** US dollars as people write them, in the site's languages; the longer ones first. */
const dollars = [
  String.raw`US ?\$|USD ?\$|\$ ?USD?|USD|\$|U\$S?`,
  String.raw`(?:US |American |Amerikaanse )?dollars?(?: (?:US|USD|am[eé]ricains?))?`,
  String.raw`d[oó]lar(?:es)?(?: (?:americanos?|dos EUA))?|dola(?: za (?:ki)?marekani)?`,
  String.raw`دولار(?:ا|ات)?(?: [أا]مريكي)?`,
].join("|");
const currencyBefore = new RegExp(`^(?:${dollars})[:.]?`, "iu");
const currencyBehind = new RegExp(`(?:${dollars})[.;]?$`, "iu");

/**
 * ASCII digits, "." and "," as typed, "_" for a separator that can only group thousands, "d" for one that can only be
 * decimal.
 */
function plain(typed: string): string {
  const bare = plainTyped(typed)
    .trim()
    .replace(currencyBefore, "")
    .replace(currencyBehind, "")
    .trim()
    // "25,-": no cents
    .replace(/(\d)[.,]-{1,2}$/, "$1");
  if (/[_d]/.test(bare)) return "";
  return bare
    .replace(/\u060c/g, ",")
    .replace(/\u066b/g, "d")
    .replace(/[\s'\u2019\u066c]/g, "_");
}

const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;
const cents = (whole: string, rest = ""): number =>
  Number(whole) * 100 + Number(rest.padEnd(2, "0"));

/** Joins groups of thousands: one to three digits, then three each. null for any other grouping. */
const grouped = (parts: readonly string[]): string | null => {
  const whole = parts.join("");
  const fits =
    parts.length === 1 || (parts[0]!.length <= 3 && parts.slice(1).every((p) => p.length === 3));
  return fits && wholeNumber.test(whole) ? whole : null;
};

/**
 * Reads a typed amount as the page's language writes it (OP-125): accepts spaces, the dollar's sign and names, thousands
 * separators, the language's decimal sign, and the other decimal sign where one or two digits follow it. The language's
 * decimal sign before three digits ("1.000" in English) is ambiguous: the person is asked. No signs, no exponents.
 */
export function readAmount(typed: string, locale: Locale): AmountReading {
  if (typed.length > 40) return null;
  const text = plain(typed);
  if (!/^\d+(?:[.,_d]\d+)*$/.test(text)) return null;
  const parts = text.split(/[.,_d]/);
  const signs = text.replace(/\d/g, "");
  const last = signs.at(-1);
  const earlier = signs.slice(0, -1);
  const rest = parts.at(-1)!;
  const oneKind = (kinds: string) => new Set(kinds).size <= 1 && !kinds.includes("d");
  const inThousands = oneKind(signs) ? grouped(parts) : null;
  const asThousands = inThousands === null ? null : { cents: cents(inThousands) };
  if (last === undefined || last === "_" || earlier.includes(last)) return asThousands;
  const beforeCents = oneKind(earlier) ? grouped(parts.slice(0, -1)) : null;
  if (beforeCents !== null && rest.length <= 2) return { cents: cents(beforeCents, rest) };
  if (asThousands !== null && last === amountForm(locale).point && beforeCents !== null)
    return { either: [cents(beforeCents, rest.slice(0, 2)), asThousands.cents] };
  return asThousands;
}

/** The cents of an amount that is clear and in range, else null. For display while somebody types. */
export function clearCents(typed: string, locale: Locale, min: number, max: number): number | null {
  const reading = readAmount(typed, locale);
  return reading && "cents" in reading && reading.cents >= min && reading.cents <= max
    ? reading.cents
    : null;
}

/** An amount as one would type it in the language: "1000", "45.50", in French "45,50". */
export function typedAmount(value: bigint | number, locale: Locale): string {
  const whole = BigInt(value) / 100n;
  const rest = BigInt(value) % 100n;
  return rest === 0n
    ? String(whole)
    : `${whole}${amountForm(locale).point}${String(rest).padStart(2, "0")}`;
}

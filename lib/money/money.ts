import formats from "@/lib/i18n/index/format";
import type { Locale } from "@/lib/i18n/locales";
import type { Format } from "@/lib/i18n/shape";
import { formatCount } from "@/lib/format";

/** Money is integer US cents everywhere except on the wire and on screen. Browser-safe. */
export const minDonationCents = 100;
export const maxDonationCents = 99_999_999;
/** nine digits before the point */
export const maxTypedCents = 99_999_999_999;

/**
 * A typed amount in cents; null for anything that is not clearly one (OP-088): ASCII digits with at most two decimals
 * after a point; no signs, separators, exponents or blanks, not even around it, so that the amount taken is exactly
 * what was typed. "8.2" is 820.
 */
export function parseDollars(text: string): number | null {
  const match = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Dollars as the number on the wire. */
export const toDollars = (cents: bigint | number): number => Number(cents) / 100;

export const amountForm = (locale: Locale): Pick<Format, "point"> => formats[locale];

/** Puts the minus sign inside the isolate that keeps the text from being reordered. */
const negative = (text: string): string => text.replace(/^\u2066?/, (isolate) => `${isolate}−`);

/** "$1,234.50", in Afrikaans "$1 234,50", in French "1 234,50 $"; whole dollars without cents unless `exact` ("$1,234", "$25.00"). */
export function formatUsd(
  cents: bigint | number,
  locale: Locale,
  options: { exact?: boolean } = {},
): string {
  const form = formats[locale];
  const value = BigInt(cents);
  const abs = value < 0n ? -value : value;
  const rest = abs % 100n;
  const tail = options.exact || rest !== 0n ? form.point + String(rest).padStart(2, "0") : "";
  const text = form.money.replace("#", formatCount(abs / 100n, locale) + tail);
  return value < 0n ? negative(text) : text;
}

/**
 * The format of amounts in a currency written by its letters: the letters take the place of the language's currency
 * sign.
 */
export const moneyForm = (locale: Locale, currency: string): string =>
  formats[locale].money.replace("$#", "$\u00a0#").replace("$", () => currency);

/** Per payment: per mille of the amount, a fixed part in cents, and the maximum in cents. */
type FeeSchedule = { perMille: number; fixed: number; most: number };
const cardFees: FeeSchedule = { perMille: 29, fixed: 30, most: Infinity };
const debitFees: FeeSchedule = { perMille: 8, fixed: 0, most: 500 };

const feesOf = (method: string): FeeSchedule => (method === "bank_transfer" ? debitFees : cardFees);

/**
 * The processor's usual fee, for display before payment only; rounded half up, in integers: 2.9 % plus 30 cents, for a
 * bank debit 0.8 % up to $5. Postings use the provider's own figure.
 */
export function estimatedFeeCents(cents: number, method = "card"): number {
  const { perMille, fixed, most } = feesOf(method);
  return Math.min(most, Math.floor((cents * perMille + 500) / 1000) + fixed);
}

/**
 * The smallest amount that leaves at least `cents` after that fee (OP-129): by card (cents + 30) / 0.971, rounded so
 * that not a cent more than needed is added.
 */
export function withFeeCovered(cents: number, method = "card"): number {
  const { perMille, fixed, most } = feesOf(method);
  const uncapped = Math.floor(((cents + fixed) * 1000) / (1000 - perMille)) - 1;
  let total = Math.min(uncapped, cents + most - 1);
  while (total - estimatedFeeCents(total, method) < cents) total += 1;
  return total;
}

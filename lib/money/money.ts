import { intlTag, type Locale } from "@/lib/i18n/locales";

/** Money is integer US cents everywhere but on the wire and on the screen. Browser-safe. */
export const minDonationCents = 100;
export const maxDonationCents = 99_999_999;
/** nine digits before the point */
export const maxTypedCents = 99_999_999_999;

/**
 * What a person typed as an amount, in cents; null for anything that is not plainly one (OP-088, money.md D5/D6):
 * ASCII digits, at most two decimals after a point, no signs, separators, exponents, and no blanks, not even around it:
 * what is taken is what stands there. "8.2" is 820.
 */
export function parseDollars(text: string): number | null {
  const match = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Dollars as the number on the wire (decisions §5). */
export const toDollars = (cents: bigint | number): number => Number(cents) / 100;

/** Exactly two decimals and no sign of the currency: "25.00", for CSV and forms. */
export function toPlain(cents: bigint | number): string {
  const value = BigInt(cents);
  const abs = value < 0n ? -value : value;
  return `${value < 0n ? "-" : ""}${abs / 100n}.${String(abs % 100n).padStart(2, "0")}`;
}

type Form = {
  thousands: string;
  point: string;
  money: (amount: string) => string;
  percent: string;
};
/**
 * How each language writes figures. Written out instead of asked of Intl, because the same bytes have to come from the server, from
 * any browser and from a job, and because this travels in client JavaScript. \u00a0 is a space at which no line breaks.
 */
const forms: Record<Locale, Form> = {
  en: { thousands: ",", point: ".", money: (amount) => `$${amount}`, percent: "%" },
  af: { thousands: "\u00a0", point: ",", money: (amount) => `$${amount}`, percent: "%" },
  fr: {
    thousands: "\u00a0",
    point: ",",
    money: (amount) => `${amount}\u00a0$`,
    percent: "\u00a0%",
  },
};

export const amountForm = (locale: Locale): Pick<Form, "point"> => forms[locale];

function digits(value: bigint, { thousands }: Form): string {
  const text = value.toString();
  const groups = [text.slice(0, text.length % 3)];
  for (let i = text.length % 3; i < text.length; i += 3) groups.push(text.slice(i, i + 3));
  return groups.filter(Boolean).join(thousands);
}

/** "$1,234.50", in Afrikaans "$1 234,50", in French "1 234,50 $"; whole dollars without cents unless `exact` ("$1,234", "$25.00"). */
export function formatUsd(
  cents: bigint | number,
  locale: Locale,
  options: { exact?: boolean } = {},
): string {
  const form = forms[locale];
  const value = BigInt(cents);
  const abs = value < 0n ? -value : value;
  const rest = abs % 100n;
  const tail = options.exact || rest !== 0n ? form.point + String(rest).padStart(2, "0") : "";
  return `${value < 0n ? "−" : ""}${form.money(digits(abs / 100n, form) + tail)}`;
}

/** A count: "12,300", in Afrikaans "12 300". */
export const formatCount = (count: number, locale: Locale): string =>
  digits(BigInt(count), forms[locale]);

/** A count of the operator's own as it stands in lib/site.ts, "12,300+", with the language's thousands. */
export const countText = (text: string, locale: Locale): string =>
  text.replace(/\d{1,3}(?:,\d{3})+/g, (figure) =>
    formatCount(Number(figure.replaceAll(",", "")), locale),
  );

/** A part in whole percent, half up, from 0 to 100; 0 of nothing. */
export function percentOf(part: bigint | number, whole: bigint | number): number {
  const all = Number(whole);
  return all <= 0 ? 0 : Math.max(0, Math.min(100, Math.round((Number(part) / all) * 100)));
}

/** A share of a hundred: "45%", in French "45 %". */
export const formatPercent = (percent: number, locale: Locale): string =>
  `${percent}${forms[locale].percent}`;

/** The card processor's usual fee, for display before paying only: 2.9 % and 30 cents, half up, in integers. Bookings take the provider's own figure. */
export const estimatedFeeCents = (cents: number): number =>
  Math.floor((cents * 29 + 500) / 1000) + 30;

/**
 * The smallest amount of which, after that fee, at least `cents` are left (OP-129): (cents + 30) / 0.971, rounded so that not
 * a cent more than needed is added.
 */
export function withFeeCovered(cents: number): number {
  let total = Math.floor(((cents + 30) * 1000) / 971) - 1;
  while (total - estimatedFeeCents(total) < cents) total += 1;
  return total;
}

const monthForms: Record<Locale, "short" | "long"> = { en: "short", af: "long", fr: "long" };

const dateText = (time: Date, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    day: "numeric",
    month: monthForms[locale],
    timeZone: "UTC",
    ...parts,
  })
    .format(time)
    .replace(/^1 /, locale === "fr" ? "1er " : "1 ");

/** "Jan 5, 2024" in UTC; in other languages the locale's own form (OP-112). */
export const formatDate = (time: Date, locale: Locale = "en"): string =>
  dateText(time, locale, { year: "numeric" });

/** "Jan 5" in UTC, where the year is plain from the context. */
export const formatDay = (time: Date, locale: Locale): string => dateText(time, locale, {});

/** yyyy-MM-dd in UTC, for CSV and file names. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

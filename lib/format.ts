import formats from "@/lib/i18n/index/format";
import { intlTag, type Locale } from "@/lib/i18n/locales";

/*
 * Counts, percentages and days as each language writes them (`format.ts` in its folder); amounts of money are in
 * lib/money/money.ts. The formats are written out instead of using Intl, because server, browsers and jobs must produce
 * the same bytes, and because this is part of the client JavaScript.
 */

/** A count: "12,300", in Afrikaans "12 300". */
export function formatCount(count: number | bigint, locale: Locale): string {
  const text = BigInt(count).toString();
  const groups = [text.slice(0, text.length % 3)];
  for (let i = text.length % 3; i < text.length; i += 3) groups.push(text.slice(i, i + 3));
  return groups.filter(Boolean).join(formats[locale].thousands);
}

/** One of the operator's counts as written in lib/site.ts, "12,300+", with the language's thousands separator. */
export const countText = (text: string, locale: Locale): string =>
  text.replace(/\d{1,3}(?:,\d{3})+/g, (figure) =>
    formatCount(Number(figure.replaceAll(",", "")), locale),
  );

/** Cents with exactly two decimals and no currency sign: "25.00", for CSV and forms. */
export function toPlain(cents: bigint | number): string {
  const value = BigInt(cents);
  const abs = value < 0n ? -value : value;
  return `${value < 0n ? "-" : ""}${abs / 100n}.${String(abs % 100n).padStart(2, "0")}`;
}

/** A share of a total in percent, rounded half up, 0 to 100; 0 when the total is 0. */
export function percentOf(part: bigint | number, whole: bigint | number): number {
  const all = Number(whole);
  return all <= 0 ? 0 : Math.max(0, Math.min(100, Math.round((Number(part) / all) * 100)));
}

/** A percentage: "45%", in French "45 %". */
export const formatPercent = (percent: number, locale: Locale): string =>
  formats[locale].percent.replace("#", String(percent));

/** Cached: creating one costs ten times as much as using it. */
const dateForms = new Map<string, Intl.DateTimeFormat>();

function dateForm(locale: Locale, withYear: boolean, zone: string): Intl.DateTimeFormat {
  const key = `${locale}:${withYear}`;
  const created =
    (zone === "UTC" ? dateForms.get(key) : undefined) ??
    new Intl.DateTimeFormat(intlTag(locale), {
      day: "numeric",
      month: formats[locale].months,
      timeZone: zone,
      ...(withYear ? { year: "numeric" } : {}),
    });
  if (zone === "UTC") dateForms.set(key, created);
  return created;
}

const dateText = (time: Date, locale: Locale, withYear: boolean, zone = "UTC"): string =>
  dateForm(locale, withYear, zone).format(time).replace(/^1 /, `${formats[locale].firstDay} `);

/** "Jan 5, 2024" in UTC; in other languages the locale's own form (OP-112). */
export const formatDate = (time: Date, locale: Locale = "en"): string =>
  dateText(time, locale, true);

/** The same in a time zone that the reader chose. */
export const formatDateIn = (time: Date, locale: Locale, zone: string): string =>
  dateText(time, locale, true, zone);

/** "Jan 5, 2024 (UTC)": for documents that are downloaded or mailed (OP-140). */
export const formatPaperDate = (time: Date, locale: Locale): string =>
  `${formatDate(time, locale)} (UTC)`;

/** "Jan 5" in UTC, where the year is clear from the context. */
export const formatDay = (time: Date, locale: Locale): string => dateText(time, locale, false);

/** yyyy-MM-dd in UTC, for CSV and file names. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

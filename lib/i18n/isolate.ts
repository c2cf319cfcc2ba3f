import { directionOf, type Locale } from "@/lib/i18n/locales";

/** Letters that run to the left: Hebrew to Arabic, N'Ko and Adlam with those between. */
const fromRight =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const fromLeft =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
/** A web or mail address is copied out of a sentence: nothing is put around it. */
const address = /:\/\/|@/;

/** A count turns nothing around, and a sentence that chooses its plural by it reads it as a number: no mark may be in it. */
const count = /^\d+(?:[.,]\d+)*$/;

function runsAgainst(text: string, direction: "ltr" | "rtl"): boolean {
  if (direction === "ltr") return fromRight.test(text);
  return fromLeft.test(text) || (/\p{N}/u.test(text) && !fromRight.test(text));
}

const apart = (text: string, direction: "ltr" | "rtl"): string =>
  text.includes("\u2069") || address.test(text) || count.test(text) || !runsAgainst(text, direction)
    ? text
    : `\u2068${text}\u2069`;

/**
 * What is put into a sentence, kept apart from it where the two run in different directions: without that, a name from the right
 * turns the amount beside it around ("$100" is read as "100$"). U+2068 to U+2069; a text that has its own marks is left alone.
 */
export const isolated = (text: string, locale: Locale): string => apart(text, directionOf(locale));

/** A sentence with {names} in it, filled where no catalogue is at hand: in the browser. Its own letters say which way it runs. */
export function filled(sentence: string, values: Record<string, string>): string {
  const direction = fromRight.test(sentence) ? "rtl" : "ltr";
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : apart(value, direction);
  });
}

/** The text without marks of isolation, for what draws letters itself. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

/** The same for the arguments of a sentence. */
export function isolatedValues(values: unknown, locale: Locale): unknown {
  if (typeof values !== "object" || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value, locale) : value,
    ]),
  );
}

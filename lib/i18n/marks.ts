import formats from "@/lib/i18n/index/format";
import { isolated } from "@/lib/i18n/isolate";
import { intlTag, type Locale } from "@/lib/i18n/locales";

// What a language sets between and around words that come from elsewhere. Browser-safe.

/** "Language: English", in French "Langue : français". */
export const labelled = (label: string, value: string, locale: Locale): string =>
  label + formats[locale].colon + value;

/** "13 September, monthly": facts in a row, those that there are; what runs against the language is kept apart. */
export const inRow = (parts: (string | null | undefined | false)[], locale: Locale): string =>
  parts
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => isolated(fact, locale))
    .join(formats[locale].comma);

/** The sign between two facts, where they are no plain text. */
export const commaOf = (locale: Locale): string => formats[locale].comma;

/** "a, b, and c": a list inside a sentence. */
export const listed = (items: string[], locale: Locale): string =>
  new Intl.ListFormat(intlTag(locale), { type: "conjunction" }).format(
    items.map((item) => isolated(item, locale)),
  );

export const quoted = (text: string, locale: Locale): string =>
  formats[locale].open + text + formats[locale].close;

/** The size of a file: "512 KB", "1.2 MB"; in French "512 Ko", "1,2 Mo". */
export function fileSize(bytes: number, locale: Locale): string {
  const { point, kilobytes, megabytes } = formats[locale];
  return bytes < 1_048_576
    ? kilobytes.replace("#", String(Math.max(1, Math.ceil(bytes / 1024))))
    : megabytes.replace("#", (bytes / 1_048_576).toFixed(1).replace(".", point));
}

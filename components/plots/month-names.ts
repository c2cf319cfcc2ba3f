import { intlTag, type Locale } from "@/lib/i18n/locales";

/** "November", "Nov" or "November 2026", from a month's first day. */
export const monthName = (
  month: Date,
  locale: Locale,
  form: "long" | "short" | "withYear" = "long",
): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    month: form === "short" ? "short" : "long",
    ...(form === "withYear" ? { year: "numeric" } : {}),
    timeZone: "UTC",
  }).format(month);

/** The same at the start of a sentence: in French and Afrikaans, names of months may begin with a lower-case letter. */
export const headOf = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(intlTag(locale)) + text.slice(1);

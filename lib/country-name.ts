import labels from "@/lib/i18n/index/countries";
import type { Locale } from "@/lib/i18n/locales";

/** A country's name for people. The Frontline Fund has no country (OP-083). Server only: it contains all languages. */
export function countryName(code: string | null, locale: Locale = "en"): string {
  const { none, names } = labels[locale];
  if (code === null) return none;
  return Object.entries(names).find(([key]) => key === code)?.[1] ?? code;
}

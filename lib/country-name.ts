import words from "@/lib/i18n/index/countries";
import type { Locale } from "@/lib/i18n/locales";

/** The name people read. No country is the Frontline Fund's (OP-083). On the server: it is of all languages. */
export function countryName(code: string | null, locale: Locale = "en"): string {
  const { none, names } = words[locale];
  if (code === null) return none;
  return Object.entries(names).find(([key]) => key === code)?.[1] ?? code;
}

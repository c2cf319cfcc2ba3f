import names from "@/lib/i18n/index/causes";
import type { Locale } from "@/lib/i18n/locales";

/** How a stored cause is shown; a row that still holds an older key has a word of its own (OP-075). On the server: it is of all languages. */
export function causeLabel(stored: string, locale: Locale = "en"): string {
  const { older, causes } = names[locale];
  const words: Record<string, string> = { ...causes, ...older };
  return Object.hasOwn(words, stored) ? (words[stored] ?? stored) : stored;
}

import names from "@/lib/i18n/index/causes";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The label of a stored cause; an older key that a row still holds has a label of its own (OP-075). Server only: it
 * contains all languages.
 */
export function causeLabel(stored: string, locale: Locale = "en"): string {
  const { older, causes } = names[locale];
  const words: Record<string, string> = { ...causes, ...older };
  return Object.hasOwn(words, stored) ? (words[stored] ?? stored) : stored;
}

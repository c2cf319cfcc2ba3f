import "server-only";
import { ownLanguageName } from "@/lib/campaigns/languages";
import { intlTag, type Locale } from "@/lib/i18n/locales";

const namesIn = new Map<Locale, Intl.DisplayNames>();

/**
 * A language's name in the language of a page: "Swahili", "swahili" in French. Server only: a browser may use other
 * names.
 */
export function languageName(language: string, locale: Locale): string {
  const names =
    namesIn.get(locale) ??
    new Intl.DisplayNames(intlTag(locale), { type: "language", fallback: "none" });
  namesIn.set(locale, names);
  return names.of(language) ?? ownLanguageName(language);
}

/** For a list of choices: "Kiswahili (Swahili)". */
export function languageChoice(language: string, locale: Locale): string {
  const own = ownLanguageName(language);
  const name = languageName(language, locale);
  return own.toLowerCase() === name.toLowerCase() ? own : `${own} (${name})`;
}

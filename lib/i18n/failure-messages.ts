import en from "@/lib/i18n/messages/en/failure";
import af from "@/lib/i18n/messages/af/failure";
import fr from "@/lib/i18n/messages/fr/failure";
import type { Locale } from "@/lib/i18n/locales";
import type { Translation } from "@/lib/i18n/shape";

const messages: Record<Locale, Translation<typeof en>> = { en, af, fr };

/** For leaves that get no words from the server because something failed there: in the language of the page they stand on. */
export function failureMessages(): { lang: string; words: Translation<typeof en> } {
  const lang = typeof document === "undefined" ? "en" : document.documentElement.lang;
  return Object.hasOwn(messages, lang)
    ? { lang, words: messages[lang as Locale] }
    : { lang: "en", words: en };
}

import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/lib/i18n/messages/en/catalogue";
import af from "@/lib/i18n/messages/af/catalogue";
import fr from "@/lib/i18n/messages/fr/catalogue";

export type Messages = typeof en;
export type Area = keyof Messages;

const catalogues: Record<Locale, Messages> = { en, af: af as Messages, fr: fr as Messages };

/**
 * Words of one area in one language, ICU plurals and arguments: `const t = translator(locale, "donate")`, `t("title")`.
 * Server only by habit: client leaves get their words as props, so that no catalogue travels to the browser.
 */
export function translator<A extends Area>(locale: Locale, area: A) {
  return createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: area,
    timeZone: "UTC",
  });
}

/** The raw lists and objects of an area, for content that is not one sentence. */
export const messagesOf = <A extends Area>(locale: Locale, area: A): Messages[A] =>
  catalogues[locale][area];

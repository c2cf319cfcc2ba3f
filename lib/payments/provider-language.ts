import type { Locale } from "@/lib/i18n/locales";

/** Languages of the provider's pages that we may have, too. */
const spoken = ["en", "fr", "pt", "es", "de", "it", "nl", "tr"] as const;

/** What the provider's pages speak; "auto" where they lack our language: it follows the donor's browser. */
export const providerLanguage = (locale: Locale): (typeof spoken)[number] | "auto" =>
  spoken.find((language) => language === locale) ?? "auto";

import type { Locale } from "@/lib/i18n/locales";

/** Languages of the provider's pages that the site may offer too. */
const spoken = ["en", "fr", "pt", "es", "de", "it", "nl", "tr"] as const;

/** The language of the provider's pages; "auto" where they lack ours: they then follow the donor's browser. */
export const providerLanguage = (locale: Locale): (typeof spoken)[number] | "auto" =>
  spoken.find((language) => language === locale) ?? "auto";

import type { Locale } from "@/lib/i18n/locales";
import { textProps } from "@/lib/i18n/text-language";

/** What an element says of the language of a need's title: the titles together tell it, one alone is too short. */
export const needsLang = (needs: readonly { title: string }[], locale: Locale) =>
  textProps(needs.map(({ title }) => title).join("\n"), locale);

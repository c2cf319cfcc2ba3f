import type { Locale } from "@/lib/i18n/locales";
import { textProps } from "@/lib/i18n/text-language";

/**
 * The lang attribute for the titles of needs, detected from all of them together, since a single title is too short.
 */
export const needsLang = (needs: readonly { title: string }[], locale: Locale) =>
  textProps(needs.map(({ title }) => title).join("\n"), locale);

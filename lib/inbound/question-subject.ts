import { locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** The question's subject; the campaign's title stands at its end in every language. */
export const questionSubject = (locale: Locale, title: string): string =>
  translator(locale, "inbound")("question.subject", { title });

/** How it begins in each language, whatever the campaign is called. */
export const questionBeginnings = (): string[] =>
  locales.map((locale) => questionSubject(locale, "").replace(/\s+/g, " ").trim());

import directions from "../../lib/i18n/languages.json" with { type: "json" };
import { afrikaans } from "./texts-af";
import { arabic } from "./texts-ar";
import { french } from "./texts-fr";
import { portuguese } from "./texts-pt";
import { swahili } from "./texts-sw";

/** The languages of the pages. The list of test cards is for developers and stays in English. */
const languages = ["en", "fr", "af", "sw", "pt", "ar"] as const;
export type Language = (typeof languages)[number];
/** Whether the language is written right to left, by the product's list. */
export const isFromRight = (language: Language): boolean => directions[language].dir === "rtl";
/** A sentence of the pages, in English; {name} stands for a value. */
export type Sentence = keyof typeof french;
export type Translate = (sentence: Sentence, values?: Record<string, string>) => string;

const tables: Record<Language, Partial<Record<string, string>>> = {
  en: {},
  fr: french,
  af: afrikaans satisfies Record<Sentence, string>,
  sw: swahili satisfies Record<Sentence, string>,
  pt: portuguese satisfies Record<Sentence, string>,
  ar: arabic satisfies Record<Sentence, string>,
};

/** The session's language; where that is left to the browser, the first of its languages that the pages have. */
export function languageOf(locale: string | null, asked: string): Language {
  const wanted =
    locale === null || locale === "auto"
      ? asked.split(",").map((part) => part.split(";")[0] ?? "")
      : [locale];
  for (const one of wanted) {
    const base = one.trim().toLowerCase().split("-")[0];
    const known = languages.find((language) => language === base);
    if (known) return known;
  }
  return "en";
}

export const translatorFor =
  (language: Language): Translate =>
  (sentence, values = {}) =>
    (tables[language][sentence] ?? sentence).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );

/** The same for an API message; one that only developers see stays in English. */
export const messageIn = (language: Language, message: string): string =>
  tables[language][message] ?? message;

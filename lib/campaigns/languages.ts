import { isLocale, localeNames, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

/** Languages besides those of the site that many people in Africa read, each by its own name. */
const further: [code: string, name: string][] = [
  ["am", "አማርኛ"],
  ["ar", "العربية"],
  ["bm", "Bamanankan"],
  ["es", "Español"],
  ["ff", "Fulfulde"],
  ["ha", "Hausa"],
  ["ig", "Igbo"],
  ["lg", "Luganda"],
  ["ln", "Lingála"],
  ["mg", "Malagasy"],
  ["ny", "Chichewa"],
  ["om", "Afaan Oromoo"],
  ["pt", "Português"],
  ["rn", "Ikirundi"],
  ["rw", "Ikinyarwanda"],
  ["sn", "chiShona"],
  ["so", "Soomaali"],
  ["st", "Sesotho"],
  ["sw", "Kiswahili"],
  ["ti", "ትግርኛ"],
  ["tn", "Setswana"],
  ["tw", "Twi"],
  ["wo", "Wolof"],
  ["xh", "isiXhosa"],
  ["yo", "Yorùbá"],
  ["zu", "isiZulu"],
];
const names = new Map<string, string>([...Object.entries(localeNames), ...further]);

/** Codes of the languages that a campaign may be written in: the site's first. */
export const storyLanguages: readonly string[] = [...names.keys()];
export const isStoryLanguage = (value: string): boolean => names.has(value);

/** A language's own name. */
export const ownLanguageName = (language: string): string => names.get(language) ?? language;

/**
 * Attributes for an element with text: its language where it differs from the page's, and the direction given by its
 * letters, whatever language was chosen for it (OP-147).
 */
export const langProps = (language: string, page: string): { lang?: string; dir: "auto" } =>
  language === page ? { dir: "auto" } : { lang: language, dir: "auto" };

/** The languages that a campaign can be read in, in the order of the list. */
export const languagesOf = (campaign: { language: string; versionLanguages: string[] }): string[] =>
  storyLanguages.filter((l) => l === campaign.language || campaign.versionLanguages.includes(l));

/** Where the text in a language is read: a site language has its own address, any other is a sub-page. */
export const versionPath = (slug: string, language: string, page: Locale): string =>
  isLocale(language)
    ? localePath(language, `/campaigns/${slug}`)
    : localePath(page, `/campaigns/${slug}/in/${language}`);

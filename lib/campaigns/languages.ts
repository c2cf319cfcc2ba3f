import { isLocale, localeNames, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";

/**
 * Languages of stories that many people in Africa read, beside those of the site, each by its name in itself.
 */
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

/** Codes of the languages that a campaign may be written in: those of the site first. */
export const storyLanguages: readonly string[] = [...names.keys()];
export const isStoryLanguage = (value: string): boolean => names.has(value);

/** A language's name in itself. */
export const ownLanguageName = (language: string): string => names.get(language) ?? language;

/**
 * What an element says of its text: its language where it is not the page's own, and that it runs as its own letters do,
 * whatever language was chosen for it (OP-147).
 */
export const langProps = (language: string, page: string): { lang?: string; dir: "auto" } =>
  language === page ? { dir: "auto" } : { lang: language, dir: "auto" };

/** The languages that a campaign can be read in, in the order of the list. */
export const languagesOf = (campaign: { language: string; versionLanguages: string[] }): string[] =>
  storyLanguages.filter((l) => l === campaign.language || campaign.versionLanguages.includes(l));

/** Where the text in a language is read: a language of the site has its own address, another stands below the page. */
export const versionPath = (slug: string, language: string, page: Locale): string =>
  isLocale(language)
    ? localePath(language, `/campaigns/${slug}`)
    : localePath(page, `/campaigns/${slug}/in/${language}`);

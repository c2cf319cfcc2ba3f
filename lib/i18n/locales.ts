import languages from "./languages.json" with { type: "json" };

/**
 * Languages that are complete, in the order of the widget; the server reads the same list. English
 * has no prefix in the address.
 */
export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as [Locale, ...Locale[]];
export const defaultLocale = "en" satisfies Locale;
export const byLocale = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
export const localeNames: Record<Locale, string> = byLocale((locale) => languages[locale].name);
/** The tag by which Intl writes dates. */
export const intlTag = (locale: Locale): string => languages[locale].intl;
export const openGraphTag = (locale: Locale): string => languages[locale].openGraph;
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
/** The locale of a page's `[locale]` segment; anything unknown is not a page (the caller answers 404). */
export const asLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);
/** Which way a language is written: one of the site as its line says, any other from the left. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  isLocale(language) && languages[language].dir === "rtl" ? "rtl" : "ltr";

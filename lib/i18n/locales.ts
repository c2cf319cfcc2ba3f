/** Languages that are complete, in the order of the widget. English has no prefix in the address (decisions §7). */
export const locales = ["en", "af"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";
export const localeNames: Record<Locale, string> = { en: "English", af: "Afrikaans" };
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
/** The locale of a page's `[locale]` segment; anything unknown is not a page (the caller answers 404). */
export const asLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

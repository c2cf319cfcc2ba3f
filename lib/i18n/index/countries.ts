// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/countries";
import af from "../messages/af/countries";
import fr from "../messages/fr/countries";
import sw from "../messages/sw/countries";
import pt from "../messages/pt/countries";
import ar from "../messages/ar/countries";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const countries: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default countries;

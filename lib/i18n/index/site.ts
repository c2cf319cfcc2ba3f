// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/site";
import af from "../messages/af/site";
import fr from "../messages/fr/site";
import sw from "../messages/sw/site";
import pt from "../messages/pt/site";
import ar from "../messages/ar/site";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const site: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default site;

// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/causes";
import af from "../messages/af/causes";
import fr from "../messages/fr/causes";
import sw from "../messages/sw/causes";
import pt from "../messages/pt/causes";
import ar from "../messages/ar/causes";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const causes: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default causes;

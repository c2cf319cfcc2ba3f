// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/errors";
import af from "../messages/af/errors";
import fr from "../messages/fr/errors";
import sw from "../messages/sw/errors";
import pt from "../messages/pt/errors";
import ar from "../messages/ar/errors";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const errors: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default errors;

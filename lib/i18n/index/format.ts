// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/format";
import af from "../messages/af/format";
import fr from "../messages/fr/format";
import sw from "../messages/sw/format";
import pt from "../messages/pt/format";
import ar from "../messages/ar/format";
import type { Locale } from "../locales";
import type { Format } from "../shape";

const format: Record<Locale, Format> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default format;

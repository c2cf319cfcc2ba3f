// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/voices";
import af from "../messages/af/voices";
import fr from "../messages/fr/voices";
import sw from "../messages/sw/voices";
import pt from "../messages/pt/voices";
import ar from "../messages/ar/voices";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const voices: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default voices;

// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/outside";
import af from "../messages/af/outside";
import fr from "../messages/fr/outside";
import sw from "../messages/sw/outside";
import pt from "../messages/pt/outside";
import ar from "../messages/ar/outside";
import type { Locale } from "../locales";
import type { Translation } from "../shape";

const outside: Record<Locale, Translation<typeof en>> = {
  en,
  af,
  fr,
  sw,
  pt,
  ar,
};
export default outside;

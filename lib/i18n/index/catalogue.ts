// Made by npm run languages from lib/i18n/languages.json: do not edit.
import en from "../messages/en/catalogue";
import af from "../messages/af/catalogue";
import fr from "../messages/fr/catalogue";
import sw from "../messages/sw/catalogue";
import pt from "../messages/pt/catalogue";
import ar from "../messages/ar/catalogue";
import type { Locale } from "../locales";

export type Messages = typeof en;

const catalogue: Record<Locale, Messages> = {
  en,
  af: af as Messages,
  fr: fr as Messages,
  sw: sw as Messages,
  pt: pt as Messages,
  ar: ar as Messages,
};
export default catalogue;

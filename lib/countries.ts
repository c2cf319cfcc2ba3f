import type { Locale, Translated } from "@/lib/i18n/locales";
import { searchText } from "@/lib/text";

/** The United Nations' 54 African members, Algeria through Zimbabwe, with ISO 3166 codes (OP-077). */
export const countries = [
  { code: "DZ", name: "Algeria", af: "Algerië", fr: "Algérie" },
  { code: "AO", name: "Angola", af: "Angola", fr: "Angola" },
  { code: "BJ", name: "Benin", af: "Benin", fr: "Bénin" },
  { code: "BW", name: "Botswana", af: "Botswana", fr: "Botswana" },
  { code: "BF", name: "Burkina Faso", af: "Burkina Faso", fr: "Burkina Faso" },
  { code: "BI", name: "Burundi", af: "Burundi", fr: "Burundi" },
  { code: "CV", name: "Cabo Verde", af: "Kaap Verde", fr: "Cap-Vert" },
  { code: "CM", name: "Cameroon", af: "Kameroen", fr: "Cameroun" },
  {
    code: "CF",
    name: "Central African Republic",
    af: "Sentraal-Afrikaanse Republiek",
    fr: "République centrafricaine",
  },
  { code: "TD", name: "Chad", af: "Tsjad", fr: "Tchad" },
  { code: "KM", name: "Comoros", af: "Comore", fr: "Comores" },
  { code: "CG", name: "Congo", af: "Kongo", fr: "Congo" },
  { code: "CI", name: "Côte d'Ivoire", af: "Ivoorkus", fr: "Côte d’Ivoire" },
  {
    code: "CD",
    name: "Democratic Republic of the Congo",
    af: "Demokratiese Republiek Kongo",
    fr: "République démocratique du Congo",
  },
  { code: "DJ", name: "Djibouti", af: "Djiboeti", fr: "Djibouti" },
  { code: "EG", name: "Egypt", af: "Egipte", fr: "Égypte" },
  { code: "GQ", name: "Equatorial Guinea", af: "Ekwatoriaal-Guinee", fr: "Guinée équatoriale" },
  { code: "ER", name: "Eritrea", af: "Eritrea", fr: "Érythrée" },
  { code: "SZ", name: "Eswatini", af: "Eswatini", fr: "Eswatini" },
  { code: "ET", name: "Ethiopia", af: "Ethiopië", fr: "Éthiopie" },
  { code: "GA", name: "Gabon", af: "Gaboen", fr: "Gabon" },
  { code: "GM", name: "Gambia", af: "Gambië", fr: "Gambie" },
  { code: "GH", name: "Ghana", af: "Ghana", fr: "Ghana" },
  { code: "GN", name: "Guinea", af: "Guinee", fr: "Guinée" },
  { code: "GW", name: "Guinea-Bissau", af: "Guinee-Bissau", fr: "Guinée-Bissau" },
  { code: "KE", name: "Kenya", af: "Kenia", fr: "Kenya" },
  { code: "LS", name: "Lesotho", af: "Lesotho", fr: "Lesotho" },
  { code: "LR", name: "Liberia", af: "Liberië", fr: "Liberia" },
  { code: "LY", name: "Libya", af: "Libië", fr: "Libye" },
  { code: "MG", name: "Madagascar", af: "Madagaskar", fr: "Madagascar" },
  { code: "MW", name: "Malawi", af: "Malawi", fr: "Malawi" },
  { code: "ML", name: "Mali", af: "Mali", fr: "Mali" },
  { code: "MR", name: "Mauritania", af: "Mauritanië", fr: "Mauritanie" },
  { code: "MU", name: "Mauritius", af: "Mauritius", fr: "Maurice" },
  { code: "MA", name: "Morocco", af: "Marokko", fr: "Maroc" },
  { code: "MZ", name: "Mozambique", af: "Mosambiek", fr: "Mozambique" },
  { code: "NA", name: "Namibia", af: "Namibië", fr: "Namibie" },
  { code: "NE", name: "Niger", af: "Niger", fr: "Niger" },
  { code: "NG", name: "Nigeria", af: "Nigerië", fr: "Nigeria" },
  { code: "RW", name: "Rwanda", af: "Rwanda", fr: "Rwanda" },
  {
    code: "ST",
    name: "São Tomé and Príncipe",
    af: "São Tomé en Príncipe",
    fr: "São Tomé-et-Príncipe",
  },
  { code: "SN", name: "Senegal", af: "Senegal", fr: "Sénégal" },
  { code: "SC", name: "Seychelles", af: "Seychelle", fr: "Seychelles" },
  { code: "SL", name: "Sierra Leone", af: "Sierra Leone", fr: "Sierra Leone" },
  { code: "SO", name: "Somalia", af: "Somalië", fr: "Somalie" },
  { code: "ZA", name: "South Africa", af: "Suid-Afrika", fr: "Afrique du Sud" },
  { code: "SS", name: "South Sudan", af: "Suid-Soedan", fr: "Soudan du Sud" },
  { code: "SD", name: "Sudan", af: "Soedan", fr: "Soudan" },
  { code: "TZ", name: "Tanzania", af: "Tanzanië", fr: "Tanzanie" },
  { code: "TG", name: "Togo", af: "Togo", fr: "Togo" },
  { code: "TN", name: "Tunisia", af: "Tunisië", fr: "Tunisie" },
  { code: "UG", name: "Uganda", af: "Uganda", fr: "Ouganda" },
  { code: "ZM", name: "Zambia", af: "Zambië", fr: "Zambie" },
  { code: "ZW", name: "Zimbabwe", af: "Zimbabwe", fr: "Zimbabwe" },
] as const satisfies readonly ({ code: string; name: string } & Record<Translated, string>)[];
/** No country: the Frontline Fund's (OP-083). */
const all: Record<Locale, string> = { en: "Pan-African", af: "Pan-Afrikaans", fr: "Panafricain" };

export type CountryCode = (typeof countries)[number]["code"];

const byCode = new Map<string, (typeof countries)[number]>(countries.map((c) => [c.code, c]));
const fold = (text: string) =>
  searchText(text, 80).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const byName = new Map<string, CountryCode>(countries.map((c) => [fold(c.name), c.code]));

/** A code from a code or a country's English name, whatever its case and accents; null for anything else (OP-078). */
export function countryCode(input: string): CountryCode | null {
  const code = input.slice(0, 80).trim().toUpperCase();
  return byCode.has(code) ? (code as CountryCode) : (byName.get(fold(input)) ?? null);
}

/** The name people read. */
export function countryName(code: string | null, locale: Locale = "en"): string {
  if (code === null) return all[locale];
  const country = byCode.get(code);
  if (!country) return code;
  return locale === "en" ? country.name : country[locale];
}

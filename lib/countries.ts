import type { Locale, Translated } from "@/lib/i18n/locales";

/** The United Nations' 54 African members, Algeria through Zimbabwe, with ISO 3166 codes (OP-077). */
export const countries = [
  { code: "DZ", name: "Algeria", af: "Algerië" },
  { code: "AO", name: "Angola", af: "Angola" },
  { code: "BJ", name: "Benin", af: "Benin" },
  { code: "BW", name: "Botswana", af: "Botswana" },
  { code: "BF", name: "Burkina Faso", af: "Burkina Faso" },
  { code: "BI", name: "Burundi", af: "Burundi" },
  { code: "CV", name: "Cabo Verde", af: "Kaap Verde" },
  { code: "CM", name: "Cameroon", af: "Kameroen" },
  { code: "CF", name: "Central African Republic", af: "Sentraal-Afrikaanse Republiek" },
  { code: "TD", name: "Chad", af: "Tsjad" },
  { code: "KM", name: "Comoros", af: "Comore" },
  { code: "CG", name: "Congo", af: "Kongo" },
  { code: "CI", name: "Côte d'Ivoire", af: "Ivoorkus" },
  { code: "CD", name: "Democratic Republic of the Congo", af: "Demokratiese Republiek Kongo" },
  { code: "DJ", name: "Djibouti", af: "Djiboeti" },
  { code: "EG", name: "Egypt", af: "Egipte" },
  { code: "GQ", name: "Equatorial Guinea", af: "Ekwatoriaal-Guinee" },
  { code: "ER", name: "Eritrea", af: "Eritrea" },
  { code: "SZ", name: "Eswatini", af: "Eswatini" },
  { code: "ET", name: "Ethiopia", af: "Ethiopië" },
  { code: "GA", name: "Gabon", af: "Gaboen" },
  { code: "GM", name: "Gambia", af: "Gambië" },
  { code: "GH", name: "Ghana", af: "Ghana" },
  { code: "GN", name: "Guinea", af: "Guinee" },
  { code: "GW", name: "Guinea-Bissau", af: "Guinee-Bissau" },
  { code: "KE", name: "Kenya", af: "Kenia" },
  { code: "LS", name: "Lesotho", af: "Lesotho" },
  { code: "LR", name: "Liberia", af: "Liberië" },
  { code: "LY", name: "Libya", af: "Libië" },
  { code: "MG", name: "Madagascar", af: "Madagaskar" },
  { code: "MW", name: "Malawi", af: "Malawi" },
  { code: "ML", name: "Mali", af: "Mali" },
  { code: "MR", name: "Mauritania", af: "Mauritanië" },
  { code: "MU", name: "Mauritius", af: "Mauritius" },
  { code: "MA", name: "Morocco", af: "Marokko" },
  { code: "MZ", name: "Mozambique", af: "Mosambiek" },
  { code: "NA", name: "Namibia", af: "Namibië" },
  { code: "NE", name: "Niger", af: "Niger" },
  { code: "NG", name: "Nigeria", af: "Nigerië" },
  { code: "RW", name: "Rwanda", af: "Rwanda" },
  { code: "ST", name: "São Tomé and Príncipe", af: "São Tomé en Príncipe" },
  { code: "SN", name: "Senegal", af: "Senegal" },
  { code: "SC", name: "Seychelles", af: "Seychelle" },
  { code: "SL", name: "Sierra Leone", af: "Sierra Leone" },
  { code: "SO", name: "Somalia", af: "Somalië" },
  { code: "ZA", name: "South Africa", af: "Suid-Afrika" },
  { code: "SS", name: "South Sudan", af: "Suid-Soedan" },
  { code: "SD", name: "Sudan", af: "Soedan" },
  { code: "TZ", name: "Tanzania", af: "Tanzanië" },
  { code: "TG", name: "Togo", af: "Togo" },
  { code: "TN", name: "Tunisia", af: "Tunisië" },
  { code: "UG", name: "Uganda", af: "Uganda" },
  { code: "ZM", name: "Zambia", af: "Zambië" },
  { code: "ZW", name: "Zimbabwe", af: "Zimbabwe" },
] as const satisfies readonly ({ code: string; name: string } & Record<Translated, string>)[];
/** No country: the Frontline Fund's (OP-083). */
const all: Record<Locale, string> = { en: "Pan-African", af: "Pan-Afrikaans" };

export type CountryCode = (typeof countries)[number]["code"];
export const countryCodes = countries.map((c) => c.code) as [CountryCode, ...CountryCode[]];

const byCode = new Map<string, (typeof countries)[number]>(countries.map((c) => [c.code, c]));
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const byName = new Map<string, CountryCode>(countries.map((c) => [fold(c.name), c.code]));

/** A code from a code or a country's English name, whatever its case and accents; null for anything else (OP-078). */
export function countryCode(input: string): CountryCode | null {
  const code = input.trim().toUpperCase();
  return byCode.has(code) ? (code as CountryCode) : (byName.get(fold(input)) ?? null);
}

/** The name people read. */
export function countryName(code: string | null, locale: Locale = "en"): string {
  if (code === null) return all[locale];
  const country = byCode.get(code);
  return country ? (locale === "en" ? country.name : country[locale]) : code;
}

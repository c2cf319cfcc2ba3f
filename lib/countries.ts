import en from "@/lib/i18n/messages/en/countries";
import { searchText } from "@/lib/text";

export type CountryCode = keyof typeof en.names;
const codes = Object.keys(en.names) as CountryCode[];
/** The United Nations' 54 African members, Algeria through Zimbabwe, with ISO 3166 codes (OP-077). */
export const countries = codes.map((code) => ({ code, name: en.names[code] }));

const fold = (text: string) =>
  searchText(text, 80).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const byName = new Map<string, CountryCode>(countries.map((c) => [fold(c.name), c.code]));

/** A code from a code or a country's English name, whatever its case and accents; null for anything else (OP-078). */
export function countryCode(input: string): CountryCode | null {
  const code = input.slice(0, 80).trim().toUpperCase();
  return Object.hasOwn(en.names, code) ? (code as CountryCode) : (byName.get(fold(input)) ?? null);
}

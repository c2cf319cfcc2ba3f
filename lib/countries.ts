import en from "@/lib/i18n/messages/en/countries";
import words from "@/lib/i18n/index/countries";
import type { MessageKey } from "@/lib/i18n/errors";
import { fold } from "@/lib/fold";
import { searchText } from "@/lib/text";

export type CountryCode = keyof typeof en.names;
const codes = Object.keys(en.names) as CountryCode[];
/** The United Nations' 54 African members, Algeria through Zimbabwe, with ISO 3166 codes (OP-077). */
export const countries = codes.map((code) => ({ code, name: en.names[code] }));

/** Former, short and other names in use besides those in the product's languages (OP-138). */
const otherNames: Partial<Record<CountryCode, string>> = {
  BF: "Burkina, Upper Volta, Haute-Volta",
  BJ: "Dahomey",
  CD: "DRC, DR Congo, D.R. Congo, RDC, RD Congo, Congo-Kinshasa, Kongo-Kinshasa, Congo (Kinshasa), Congo (DRC), Congo (RDC), Democratic Republic of Congo, Zaire, Zaïre, Belgian Congo, الكونغو كينشاسا",
  CF: "CAR, RCA, Centrafrique, Central Africa",
  CG: "Congo-Brazzaville, Kongo-Brazzaville, Congo (Brazzaville), Republic of the Congo, Republic of Congo, République du Congo, República do Congo, Republiek Kongo, Jamhuri ya Kongo, Congo Republic, الكونغو برازافيل",
  CI: "Ivory Coast, The Ivory Coast, Cote d Ivoire, Costa do Marfim",
  CV: "Cape Verde, Cap-Vert",
  GM: "The Gambia",
  GN: "Guinea-Conakry, Guinée-Conakry, Guinea Conakry",
  GQ: "Spanish Guinea",
  GW: "Guinea Bissau, Guiné-Bissau, Portuguese Guinea",
  LY: "Libyan Arab Jamahiriya",
  RW: "Ruanda",
  SS: "S. Sudan, Southern Sudan",
  ST: "Sao Tome, Sao Tome e Principe, Sao Tome & Principe",
  SZ: "Swaziland, eSwatini, Kingdom of Eswatini",
  TZ: "United Republic of Tanzania, Tanganyika, Zanzibar",
  ZA: "RSA, Republic of South Africa, Mzansi, Suid Afrika",
  ZM: "Northern Rhodesia",
  ZW: "Rhodesia",
  BW: "Bechuanaland",
  ET: "Abyssinia",
  LS: "Basutoland",
  MW: "Nyasaland",
  GH: "Gold Coast",
  EG: "Arab Republic of Egypt",
};

/**
 * A name in compared form: without accents, punctuation and case; "d’Ivoire", "d'Ivoire" and "d Ivoire" are the same.
 */
const folded = (text: string): string =>
  fold(searchText(text, 80))
    .replace(/\band\b|&/g, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Names shared by two countries: the person has to say which one. */
const shared = new Set(["Congo", "Kongo", "الكونغو"].map(folded));

const byName = new Map<string, CountryCode>();
for (const code of codes) {
  const names = Object.values(words).map(({ names: of }) => of[code]);
  const others = (otherNames[code] ?? "").split(",");
  for (const name of [...names, ...others])
    if (folded(name) !== "" && !shared.has(folded(name))) byName.set(folded(name), code);
}

const named = (text: string): CountryCode | null =>
  byName.get(folded(text)) ?? byName.get(folded(text.replace(/^\s*the\b/i, ""))) ?? null;

/** As lists and browsers write them: "Eswatini (Swaziland)", "Congo (DRC)", "Tanzania, United Republic of". */
function inTwoParts(text: string): CountryCode | null {
  const brackets = /^([^()]{1,60})\(([^()]{1,60})\)\s*$/.exec(text);
  if (brackets) {
    const [, outer = "", inner = ""] = brackets;
    const both = named(outer + inner);
    if (both) return both;
    // "Guinea (Bissau)" is not Guinea: what is in brackets says the same, or which of two
    const code = named(inner);
    return shared.has(folded(outer)) || named(outer) === code ? code : null;
  }
  const [first, second, third] = text.split(",");
  return first && second && third === undefined ? named(`${second} ${first}`) : null;
}

/**
 * A code from a code or a country's name as people write it, ignoring case and accents; null for anything else (OP-078,
 * OP-138).
 */
export function countryCode(input: string): CountryCode | null {
  const text = input.slice(0, 80);
  const code = text.trim().toUpperCase();
  return Object.hasOwn(en.names, code) ? (code as CountryCode) : (named(text) ?? inTwoParts(text));
}

/** The message for a text that is not a country: for a name that two countries share, both. */
export const countryFault = (input: string): MessageKey =>
  shared.has(folded(input)) ? "whichCongo" : "validCountry";

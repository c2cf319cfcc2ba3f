import en from "@/lib/i18n/messages/en/countries";
import labels from "@/lib/i18n/index/countries";
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
  CI: "Ivory Coast, The Ivory Coast, Cote d Ivoire, Costa do Marfim, RCI",
  CV: "Cape Verde, Cap-Vert",
  GM: "The Gambia",
  GN: "Guinea-Conakry, Guinée-Conakry, Guinea Conakry",
  GQ: "Spanish Guinea",
  GW: "Guinea Bissau, Guiné-Bissau, Portuguese Guinea",
  ER: "ኤርትራ",
  LY: "Libyan Arab Jamahiriya, Lybia",
  MU: "Île Maurice",
  RW: "Ruanda",
  SS: "S. Sudan, Southern Sudan",
  ST: "Sao Tome, Sao Tome e Principe, Sao Tome & Principe",
  SZ: "Swaziland, eSwatini, Kingdom of Eswatini",
  TZ: "United Republic of Tanzania, Tanganyika, Zanzibar",
  ZA: "RSA, S. Africa, Mzansi, Suid Afrika",
  ZM: "Northern Rhodesia",
  ZW: "Rhodesia",
  BW: "Bechuanaland",
  ET: "Abyssinia, ኢትዮጵያ",
  LS: "Basutoland",
  MW: "Nyasaland",
  GH: "Gold Coast",
  EG: "مصر العربية",
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
  const names = Object.values(labels).map(({ names: of }) => of[code]);
  const others = (otherNames[code] ?? "").split(",");
  for (const name of [...names, ...others])
    if (folded(name) !== "" && !shared.has(folded(name))) byName.set(folded(name), code);
}

/** ISO 3166's codes of three letters. */
const longCodes = new Map(
  (
    "DZ DZA AO AGO BJ BEN BW BWA BF BFA BI BDI CV CPV CM CMR CF CAF TD TCD KM COM CG COG CD COD CI CIV DJ DJI EG EGY " +
    "GQ GNQ ER ERI SZ SWZ ET ETH GA GAB GM GMB GH GHA GN GIN GW GNB KE KEN LS LSO LR LBR LY LBY MG MDG MW MWI ML MLI " +
    "MR MRT MU MUS MA MAR MZ MOZ NA NAM NE NER NG NGA RW RWA ST STP SN SEN SC SYC SL SLE SO SOM ZA ZAF SS SSD SD SDN " +
    "TZ TZA TG TGO TN TUN UG UGA ZM ZMB ZW ZWE"
  )
    .split(" ")
    .flatMap((code, i, all) => (i % 2 === 0 ? [[all[i + 1]!, code as CountryCode] as const] : [])),
);
/** The flag of a country is its code in letters of their own. */
const flagLetters = /[\u{1f1e6}-\u{1f1ff}]/gu;

/** "Republic of", "République du", "Jamhuri ya" … before the name, and articles. Of text without accents. */
const formal = [
  /^(?:the )?(?:(?:people'?s|democratic|islamic|federal|united|arab) ){0,3}(?:republic|kingdom|state|union) of (?:the )?/,
  /^(?:la |le |l')?(?:republique|royaume|union)(?: (?:islamique|federale|democratique|unie)){0,3} (?:de la |de l'|du |des |de |d')/,
  /^(?:a |o )?(?:republica|reino|uniao)(?: (?:islamica|federal|democratica|unida)){0,3} d[aeo]s? /,
  /^jamhuri ya (?:(?:muungano wa|kidemokrasia ya|watu wa) )?/,
  /^(?:die )?(?:republiek|koninkryk) (?:van )?/,
  /^(?:جمهوريه|المملكه|مملكه) /,
  /^(?:the|les|la|le) |^l'/,
];

function named(text: string): CountryCode | null {
  const plain = fold(searchText(text, 80));
  const found = [plain, ...formal.map((before) => plain.replace(before, ""))]
    .map((name) => byName.get(folded(name)))
    .find((code) => code !== undefined);
  return found ?? null;
}

/** The country of a name, a code of two or three letters, or a flag. */
function known(text: string): CountryCode | null {
  const plain = text.replace(flagLetters, (letter) =>
    String.fromCharCode(letter.codePointAt(0)! - 0x1f1e6 + 65),
  );
  const code = plain.trim().toUpperCase();
  if (Object.hasOwn(en.names, code)) return code as CountryCode;
  return longCodes.get(code) ?? named(text);
}

/**
 * As lists and browsers write them: "Eswatini (Swaziland)", "Congo (DRC)", "Tanzania, United Republic of", "KE - Kenya",
 * "🇰🇪 Kenya".
 */
function inTwoParts(text: string): CountryCode | null {
  const brackets = /^([^()]{1,60})\(([^()]{1,60})\)\s*$/.exec(text);
  if (brackets) {
    const [, outer = "", inner = ""] = brackets;
    const both = named(outer + inner);
    if (both) return both;
    // "Guinea (Bissau)" is not Guinea: what is in brackets says the same, or which of two
    const code = known(inner);
    return shared.has(folded(outer)) || known(outer) === code ? code : null;
  }
  const dashed = /^\s*(\S{2,8})\s{1,3}[-–—:|]?\s{0,3}(.{2,60})$/u.exec(text);
  if (dashed && known(dashed[1]!) !== null && known(dashed[1]!) === known(dashed[2]!))
    return known(dashed[1]!);
  const [first, second, third] = text.split(",");
  return first && second && third === undefined ? named(`${second} ${first}`) : null;
}

/**
 * A code from a code or a country's name as people write it, ignoring case and accents; null for anything else (OP-078,
 * OP-138).
 */
export function countryCode(input: string): CountryCode | null {
  const text = input.slice(0, 80);
  return known(text) ?? inTwoParts(text);
}

/** The message for a text that is not a country: for a name that two countries share, both. */
export const countryFault = (input: string): MessageKey =>
  shared.has(folded(input)) ? "whichCongo" : "validCountry";

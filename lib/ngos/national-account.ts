/**
 * Account numbers that a country writes whole: bank, branch, account and two check digits, in French RIB, in Portuguese NIB.
 * The bank of the donor's side needs all of it, so a number of another length is only a part. Browser-safe.
 *
 * Sources: West Africa's central bank (BCEAO), 24 characters, the bank's code of two letters and three digits or the like;
 * Central Africa's (BEAC), Madagascar and the Comoros, 23 digits; Morocco's SIMT, 24 digits; Algeria's Instruction 06-2004,
 * 20 digits, whose key leaves the bank's code out; Angola, Mozambique and Cape Verde, 21 digits. Each rule was tried on the
 * country's example in SWIFT's IBAN registry or its list of partial IBANs (tests/unit/ngos/bank-check.test.ts). Guinea-Bissau
 * uses 21 characters whose rule was not found.
 */
type Rule = { chars: number; fits: (account: string) => boolean };

/** As in France: A and J are 1; B, K and S are 2 … I, R and Z are 9. */
const ribDigits = ["AJ", "BKS", "CLT", "DMU", "ENV", "FOW", "GPX", "HQY", "IRZ"];
const ribDigit = (char: string): string => {
  const place = ribDigits.findIndex((letters) => letters.includes(char));
  return place === -1 ? char : String(place + 1);
};

const rest97 = (digits: string): bigint => BigInt(digits) % 97n;
const rib = (account: string): boolean =>
  rest97([...account].map((char) => ribDigit(char)).join("")) === 0n;

const rules: [countries: readonly string[], shape: RegExp, chars: number, Rule["fits"]][] = [
  [["BJ", "BF", "CI", "ML", "NE", "SN", "TG"], /^[A-Z0-9]{2}\d{22}$/, 24, rib],
  [["CM", "CF", "TD", "CG", "GQ", "GA", "MG", "KM"], /^\d{23}$/, 23, rib],
  [["MA"], /^\d{24}$/, 24, rib],
  [["DZ"], /^\d{20}$/, 20, (account) => rib(account.slice(3))],
  [["AO", "MZ", "CV"], /^\d{21}$/, 21, (account) => rest97(account) === 1n], // ISO 7064, as an IBAN
];

const byCountry = new Map<string, Rule>(
  rules.flatMap(([countries, shape, chars, fits]) =>
    countries.map((country): [string, Rule] => [
      country,
      { chars, fits: (account) => shape.test(account) && fits(account) },
    ]),
  ),
);

/** The rule of a country whose accounts are written so; undefined elsewhere. */
export const nationalAccount = (country: string): Rule | undefined => byCountry.get(country);

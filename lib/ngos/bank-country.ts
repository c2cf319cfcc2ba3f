/** What accounts are like in a country, where its banks have no IBAN. Browser-safe. */

/**
 * The code that routes a transfer inside the country, by its number of digits:
 * Ghana 6 (GhIPSS: bank 3, branch 3), Kenya 5 (bank 2, branch 3, e.g. 68404), Nigeria 3 (the bank's of the CBN, as the NUBAN
 * is computed with), South Africa 6 (PASA's universal branch code), Botswana 6 (the branch code; Airwallex, "Payout network:
 * Botswana"), Zambia 6 (the sort code: bank, area, branch, two each; BNP Paribas, "ZMW – Zambian Kwacha"). Where the account
 * number is written whole (lib/ngos/national-account.ts) or as an IBAN, the codes are in it. For Uganda, Tanzania, Rwanda, Ethiopia, Malawi, Namibia and others no format was found
 * that can be relied on; there the SWIFT code alone leads to the bank, and the field takes any digits.
 */
export const localCodeDigits: Partial<Record<string, number>> = {
  BW: 6,
  GH: 6,
  KE: 5,
  NG: 3,
  ZA: 6,
  ZM: 6,
};

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * Whether a Nigerian account number (NUBAN, ten digits) belongs to the bank with this code of three digits: the last digit is
 * computed from the code and the nine before it (CBN, Guidelines on NUBAN, 2010). Microfinance banks have longer codes.
 */
export function nubanFits(bankCode: string, number: string): boolean {
  const sum = [...bankCode, ...number.slice(0, 9)].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(number[9]);
}

/** The own currency of each country (ISO 4217). */
const ownCurrency: Partial<Record<string, string>> = {
  DZ: "DZD",
  AO: "AOA",
  BW: "BWP",
  BI: "BIF",
  CV: "CVE",
  KM: "KMF",
  CD: "CDF",
  DJ: "DJF",
  EG: "EGP",
  ER: "ERN",
  SZ: "SZL",
  ET: "ETB",
  GM: "GMD",
  GH: "GHS",
  GN: "GNF",
  KE: "KES",
  LS: "LSL",
  LR: "LRD",
  LY: "LYD",
  MG: "MGA",
  MW: "MWK",
  MR: "MRU",
  MU: "MUR",
  MA: "MAD",
  MZ: "MZN",
  NA: "NAD",
  NG: "NGN",
  RW: "RWF",
  ST: "STN",
  SC: "SCR",
  SL: "SLE",
  SO: "SOS",
  ZA: "ZAR",
  SS: "SSP",
  SD: "SDG",
  TZ: "TZS",
  TN: "TND",
  UG: "UGX",
  ZM: "ZMW",
  ZW: "ZWG",
};
/** West African CFA franc (BCEAO) and Central African CFA franc (BEAC). */
const shared: [currency: string, countries: readonly string[]][] = [
  ["XOF", ["BJ", "BF", "CI", "GW", "ML", "NE", "SN", "TG"]],
  ["XAF", ["CM", "CF", "TD", "CG", "GQ", "GA"]],
];

export const currencyOf = (country: string): string | undefined =>
  ownCurrency[country] ?? shared.find(([, countries]) => countries.includes(country))?.[0];

/** What an account of an organisation there may be kept in: dollars first, euros, its country's own money, and what it had. */
export function currenciesFor(country: string | null, before?: string): string[] {
  const own = country === null ? undefined : currencyOf(country);
  return [...new Set(["USD", "EUR", own, before].filter((code): code is string => Boolean(code)))];
}

import { ibanOf, nibHolds, ribHolds } from "@/lib/ngos/account-keys";

/**
 * The format of bank accounts in each of the 54 countries. These rules live only here; docs/african-accounts.md gives
 * the source of each. Where no reliable rule was found, the row has none, and any number of 5 to 34 characters is
 * accepted. Browser-safe.
 */
type AccountForm = {
  /** ISO 4217 */
  currency: string;
  /** `chars` of a whole IBAN, the newest format first; `registered`: in SWIFT's register, so that banks ask for it */
  iban?: { chars: readonly number[]; bban: RegExp; registered?: boolean };
  /** a full domestic account number: bank, branch, account, key */
  whole?: {
    chars: number;
    shape: RegExp;
    keyHolds: (account: string) => boolean;
    /** no other local number is accepted */ only?: boolean;
    /** the rule was verified with the country's own example, so that the IBAN can be derived */ sure?: boolean;
  };
  /** minimum and maximum digits of an account number */
  digits?: readonly [number, number];
  /** allowed lengths, in digits, of the national clearing code */
  code?: readonly number[];
};

/**
 * West Africa's central bank: the bank code has two letters and three digits or, in the older form, one letter and four
 * digits.
 */
const westAfrican = /^[A-Z0-9]{2}\d{22}$/;
const rib24 = { chars: 24, shape: westAfrican, keyHolds: ribHolds, only: true, sure: true };
const west = (chars = [28], bban = westAfrican): AccountForm => ({
  currency: "XOF",
  iban: { chars, bban },
  whole: rib24,
});
const digits = (count: number) => new RegExp(`^\\d{${count}}$`);
const rib = (chars: number, only = true) => ({
  chars,
  shape: digits(chars),
  keyHolds: ribHolds,
  only,
  sure: true,
});
const nib = { chars: 21, shape: digits(21), keyHolds: nibHolds, only: true, sure: true };
/** Central Africa's central bank, and countries with the same format. */
const central = (currency = "XAF"): AccountForm => ({
  currency,
  iban: { chars: [27], bban: digits(23) },
  whole: rib(23),
});
const portuguese = (currency: string): AccountForm => ({
  currency,
  iban: { chars: [25], bban: digits(21) },
  whole: nib,
});
const registered = (currency: string, chars: number, bban: RegExp): AccountForm => ({
  currency,
  iban: { chars: [chars], bban, registered: true },
});

export const accountForms: Readonly<Record<string, AccountForm>> = {
  AO: portuguese("AOA"),
  BF: west([28, 27], /^(?:[A-Z0-9]{2}\d{22}|\d{23})$/),
  BI: { currency: "BIF", iban: { chars: [27], bban: digits(23) }, whole: rib(23, false) },
  BJ: west(),
  BW: { currency: "BWP", code: [6] },
  CD: { currency: "CDF" },
  CF: central(),
  CG: central(),
  CI: west(),
  CM: central(),
  CV: portuguese("CVE"),
  DJ: { currency: "DJF", iban: { chars: [27], bban: digits(23) }, whole: rib(23, false) },
  DZ: {
    currency: "DZD",
    iban: { chars: [26, 24], bban: /^(?:\d{22}|\d{20})$/ },
    // the key does not cover the bank code
    whole: { ...rib(20), keyHolds: (account) => ribHolds(account.slice(3)), sure: false },
  },
  EG: registered("EGP", 29, digits(25)),
  ER: { currency: "ERN" },
  ET: { currency: "ETB" },
  GA: central(),
  GH: { currency: "GHS", code: [6] },
  GM: { currency: "GMD" },
  GN: { currency: "GNF" },
  GQ: central(),
  GW: {
    currency: "XOF",
    iban: { chars: [25, 28], bban: /^[A-Z0-9]{2}(?:\d{19}|\d{22})$/ },
    whole: { ...rib24, only: false, sure: false },
  },
  KE: { currency: "KES", code: [5] },
  KM: central("KMF"),
  LR: { currency: "LRD" },
  LS: { currency: "LSL" },
  LY: registered("LYD", 25, digits(21)),
  MA: { currency: "MAD", iban: { chars: [28], bban: digits(24) }, whole: rib(24) },
  MG: central("MGA"),
  ML: west(),
  MR: { ...registered("MRU", 27, digits(23)), whole: rib(23) },
  MU: registered("MUR", 30, /^[A-Z]{4}\d{19}[A-Z]{3}$/),
  MW: { currency: "MWK" },
  MZ: portuguese("MZN"),
  NA: { currency: "NAD" },
  NE: west(),
  NG: { currency: "NGN", digits: [10, 10], code: [3, 5, 6] },
  RW: { currency: "RWF" },
  SC: registered("SCR", 31, /^[A-Z]{4}\d{20}[A-Z]{3}$/),
  SD: registered("SDG", 18, digits(14)),
  SL: { currency: "SLE" },
  SN: west(),
  SO: registered("SOS", 23, digits(19)),
  SS: { currency: "SSP" },
  ST: registered("STN", 25, digits(21)),
  SZ: { currency: "SZL" },
  TD: central(),
  TG: west(),
  TN: { ...registered("TND", 24, digits(20)), whole: rib(20) },
  TZ: { currency: "TZS" },
  UG: { currency: "UGX" },
  ZA: { currency: "ZAR", digits: [7, 11], code: [6] },
  ZM: { currency: "ZMW", code: [6] },
  ZW: { currency: "ZWG" },
};

/** The country whose central bank issues numbers like this West African RIB; null for any other number. */
export function ribCountry(number: string): string | null {
  const country = number.slice(0, 2);
  const form = accountForms[country];
  return form?.currency === "XOF" && form.whole?.shape.test(number) ? country : null;
}

/**
 * The IBAN derived from a full domestic account number, where the country's rule is verified and the key is right; else
 * null.
 */
export function derivedIban(country: string, number: string): string | null {
  const { whole } = accountForms[country] ?? {};
  return whole?.sure && whole.shape.test(number) && whole.keyHolds(number)
    ? ibanOf(country, number)
    : null;
}

/**
 * The currencies that an organisation's account there may be in: dollars first, euros, the country's own currency, and
 * the current one.
 */
export function currenciesFor(country: string | null, before?: string): string[] {
  const own = country === null ? undefined : accountForms[country]?.currency;
  return [...new Set(["USD", "EUR", own, before].filter((code): code is string => Boolean(code)))];
}

import "server-only";
import { countrySpecs, validateBIC, validateIBAN, ValidationErrorsIBAN } from "ibantools";
import { AppError } from "@/lib/errors";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import type { MessageKey, MessageParams } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import { currenciesFor, localCodeDigits, nubanFits } from "@/lib/ngos/bank-country";
import { nationalAccount } from "@/lib/ngos/national-account";
import { isMasked } from "@/lib/ngos/dto";
import { withoutSpaces } from "@/lib/text";

type Account = {
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  bankCode?: string;
};
type Fault = { path: string; message: MessageKey; params: MessageParams };

/** Digits of an account number where a country has one rule for all of its banks. */
const localDigits: Partial<Record<string, [least: number, most: number]>> = {
  NG: [10, 10], // NUBAN
  ZA: [7, 11],
};
const shortest = 5;
const isIbanLike = (number: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{4,}$/.test(number);

/** Only of Africa: a bank elsewhere may have its seat in another country than its accounts. */
const known = (code: string): boolean => countryCode(code) !== null;

function ibanFault(iban: string, locale: Locale): Omit<Fault, "path"> | null {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return null;
  const code = iban.slice(0, 2);
  const { chars } = countrySpecs[code] ?? {};
  if (typeof chars === "number" && iban.length !== chars)
    return {
      message: "ibanLength",
      params: { country: countryName(code, locale), chars, length: iban.length },
    };
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return { message: "ibanCountry", params: { code } };
  return { message: "ibanChecksum", params: {} };
}

function numberFault(
  number: string,
  bankCountry: string,
  locale: Locale,
): Omit<Fault, "path"> | null {
  const country = countryName(bankCountry, locale);
  const whole = nationalAccount(bankCountry);
  // the bank's code of West Africa begins with the country, so such a number looks like an IBAN; it is four signs shorter
  const asIban =
    isIbanLike(number) && !(number.length === whole?.chars && number.startsWith(bankCountry));
  if (asIban) {
    const seat = number.slice(0, 2);
    const fault = ibanFault(number, locale);
    if (fault || seat === bankCountry || !known(seat) || !known(bankCountry)) return fault;
    return {
      message: "ibanOtherCountry",
      params: { iban: countryName(seat, locale), swift: country },
    };
  }
  const spec = countrySpecs[bankCountry];
  if (spec?.IBANRegistry && typeof spec.chars === "number")
    return { message: "ibanNeeded", params: { country, chars: spec.chars } };
  if (whole && number.length !== whole.chars)
    return { message: "accountWhole", params: { country, chars: whole.chars } };
  if (whole && !whole.fits(number)) return { message: "accountChecksum", params: {} };
  const [least, most] = localDigits[bankCountry] ?? [];
  const digits = number.replace(/\D/g, "");
  if (least && most && (digits !== number || digits.length < least || digits.length > most))
    return {
      message: least === most ? "accountDigits" : "accountDigitsBetween",
      params: { country, least, most },
    };
  return number.length < shortest ? { message: "accountShort", params: {} } : null;
}

/** The code inside the country, where it is given: its length, and with it the check digit of a Nigerian number. */
function codeFault(code: string, number: string, country: string, locale: Locale): Fault | null {
  const digits = localCodeDigits[country];
  if (!code || !digits) return null;
  const params = { country: countryName(country, locale), digits };
  if (code.length !== digits)
    return { path: "bankDetails.bankCode", message: "bankCodeLength", params };
  return country === "NG" && /^\d{10}$/.test(number) && !nubanFits(code, number)
    ? { path: "bankDetails.accountNumber", message: "nubanChecksum", params }
    : null;
}

function currencyFault(
  typed: string,
  bankCountry: string,
  ngoCountry: string | null,
): Omit<Fault, "path"> | null {
  const code = typed.toUpperCase();
  if (
    !Intl.supportedValuesOf("currency").includes(code) &&
    !currenciesFor(ngoCountry).includes(code)
  )
    return { message: "validCurrency", params: {} };
  const own = [bankCountry, ngoCountry].flatMap((country) => currenciesFor(country || null));
  return ngoCountry === null || own.includes(code)
    ? null
    : { message: "currencyHere", params: { currencies: [...new Set(own)].join(", ") } };
}

function bankFaults(account: Account, locale: Locale, ngoCountry: string | null): Fault[] {
  const faults: Fault[] = [];
  const swift = withoutSpaces(account.swiftCode).toUpperCase();
  const swiftFits = isMasked(swift) || validateBIC(swift).valid;
  if (!swiftFits)
    faults.push({ path: "bankDetails.swiftCode", message: "swiftInvalid", params: {} });
  const number = withoutSpaces(account.accountNumber).replace(/-/g, "").toUpperCase();
  const bankCountry = swiftFits && !isMasked(swift) ? swift.slice(4, 6) : "";
  if (!isMasked(number)) {
    const wrong = numberFault(number, bankCountry, locale);
    if (wrong) faults.push({ path: "bankDetails.accountNumber", ...wrong });
    const code = wrong ? null : codeFault(account.bankCode ?? "", number, bankCountry, locale);
    if (code) faults.push(code);
  }
  const currency = currencyFault(account.preferredCurrency, bankCountry, ngoCountry);
  if (currency) faults.push({ path: "bankDetails.preferredCurrency", ...currency });
  return faults;
}

/**
 * What a person typed into the form as their account, by the rules of the bank's country, which its SWIFT code names. Calls
 * stay as lenient as their contract. What is masked stays as it was and is not looked at.
 * @param ngoCountry the organisation's: an account is kept in its money, its bank's, dollars or euros
 * @throws 400 with a message at each field that says what is wrong
 */
export function assertBankAccount(
  account: Account,
  locale: Locale,
  ngoCountry: string | null = null,
): void {
  const issues = bankFaults(account, locale, ngoCountry);
  const [first] = issues;
  if (first) throw new AppError("invalid", first.message, { params: first.params, issues });
}

import "server-only";
import { validateBIC } from "ibantools";
import { AppError, fieldError } from "@/lib/errors";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import type { MessageKey, MessageParams } from "@/lib/i18n/errors";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { nubanFits } from "@/lib/ngos/account-keys";
import { accountFault, bareAccount } from "@/lib/ngos/account-text";
import { accountForms, currenciesFor, ribCountry } from "@/lib/ngos/african-accounts";
import { isMasked } from "@/lib/ngos/dto";
import { ibanLengths, isAfrican, isIban, meantAsIban } from "@/lib/ngos/iban";
import { withoutSpaces } from "@/lib/text";

type Account = {
  accountNumber: string;
  swiftCode: string;
  preferredCurrency: string;
  bankCode?: string;
};
type Fault = { path: string; message: MessageKey; params: MessageParams };
type NumberFault = Omit<Fault, "path"> | null;

const shortest = 5;

function ibanFault(iban: string, locale: Locale): NumberFault {
  const code = iban.slice(0, 2);
  const [chars, ...older] = ibanLengths(code);
  if (chars === undefined) return { message: "ibanCountry", params: { code } };
  if (isIban(iban)) return null;
  if (chars !== iban.length && !older.includes(iban.length))
    return {
      message: "ibanLength",
      params: { country: countryName(code, locale), chars, length: iban.length },
    };
  return { message: "ibanChecksum", params: {} };
}

/** Checks a local number by the rules of the bank's country. */
function localFault(number: string, bankCountry: string, locale: Locale): NumberFault {
  const country = countryName(bankCountry, locale);
  const { iban, whole, digits } = accountForms[bankCountry] ?? {};
  if (whole && number.length === whole.chars)
    return whole.shape.test(number) && whole.keyHolds(number)
      ? null
      : { message: "accountChecksum", params: {} };
  if (iban?.registered)
    return { message: "ibanNeeded", params: { country, chars: iban.chars[0]! } };
  if (whole?.only) return { message: "accountWhole", params: { country, chars: whole.chars } };
  const [least, most] = digits ?? [0, Infinity];
  if (digits && (/\D/.test(number) || number.length < least || number.length > most))
    return {
      message: least === most ? "accountDigits" : "accountDigitsBetween",
      params: { country, least, most },
    };
  return number.length < shortest ? { message: "accountShort", params: {} } : null;
}

function numberFault(
  number: string,
  bankCountry: string,
  swift: boolean,
  locale: Locale,
): NumberFault {
  const asIban = meantAsIban(number, bankCountry);
  const seat = asIban ? number.slice(0, 2) : (ribCountry(number) ?? bankCountry);
  const error = asIban ? ibanFault(number, locale) : localFault(number, seat, locale);
  if (error || !swift || seat === bankCountry || !isAfrican(seat) || !isAfrican(bankCountry))
    return error;
  return {
    message: "ibanOtherCountry",
    params: { iban: countryName(seat, locale), swift: countryName(bankCountry, locale) },
  };
}

/** Checks the national clearing code, if given: its length, and for a Nigerian number the check digit. */
function codeFault(code: string, number: string, country: string, locale: Locale): Fault | null {
  const lengths = accountForms[country]?.code;
  if (!code || !lengths) return null;
  if (!lengths.includes(code.length) || /\D/.test(code)) {
    const digits = new Intl.ListFormat(intlTag(locale), { type: "disjunction" }).format(
      lengths.map(String),
    );
    return {
      path: "bankDetails.bankCode",
      message: "bankCodeLength",
      params: { country: countryName(country, locale), digits },
    };
  }
  return country === "NG" && /^\d{10}$/.test(number) && !nubanFits(code, number)
    ? { path: "bankDetails.accountNumber", message: "nubanChecksum", params: {} }
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

/** Whether the number itself identifies the bank: an IBAN, or a full domestic account number. */
const namesBank = (number: string, country: string): boolean =>
  meantAsIban(number, country) ||
  ribCountry(number) !== null ||
  accountForms[country]?.whole?.chars === number.length;

/**
 * Without a SWIFT code the country is the organisation's, and the clearing code identifies the bank, unless the number
 * does (OP-144).
 */
function swiftFault(swift: string, account: Account, number: string, country: string): NumberFault {
  if (isMasked(swift)) return null;
  if (swift) return validateBIC(swift).valid ? null : { message: "swiftInvalid", params: {} };
  return isMasked(number) || (country && account.bankCode) || namesBank(number, country)
    ? null
    : { message: "swiftOrCode", params: {} };
}

function bankFaults(account: Account, locale: Locale, ngoCountry: string | null): Fault[] {
  const faults: Fault[] = [];
  const swift = withoutSpaces(account.swiftCode).toUpperCase();
  const masked = isMasked(account.accountNumber);
  const number = masked ? account.accountNumber : bareAccount(account.accountNumber);
  const home = swift ? "" : (ngoCountry ?? "");
  const wrongSwift = swiftFault(swift, account, number, home);
  if (wrongSwift) faults.push({ path: "bankDetails.swiftCode", ...wrongSwift });
  const swiftCountry = !wrongSwift && swift && !isMasked(swift) ? swift.slice(4, 6) : "";
  const bankCountry = swiftCountry || home;
  if (!masked) {
    const none = accountFault(account.accountNumber);
    const wrong = none
      ? { message: none, params: {} }
      : numberFault(number, bankCountry, swiftCountry !== "", locale);
    if (wrong) faults.push({ path: "bankDetails.accountNumber", ...wrong });
    const code = wrong ? null : codeFault(account.bankCode ?? "", number, bankCountry, locale);
    if (code) faults.push(code);
  }
  const currency = currencyFault(account.preferredCurrency, bankCountry, ngoCountry);
  if (currency) faults.push({ path: "bankDetails.preferredCurrency", ...currency });
  return faults;
}

/** The currency of a mobile-money account. @throws 400 */
export function assertCurrency(code: string, ngoCountry: string | null): void {
  const error = currencyFault(code, "", ngoCountry);
  if (error) throw fieldError("bankDetails.preferredCurrency", error.message, error.params);
}

/**
 * Checks a bank account typed into the form, by the rules of the bank's country, which its SWIFT code names. API calls
 * stay as lenient as their contract. Masked values are unchanged and not checked.
 * @param ngoCountry the organisation's: an account may be in its currency, its bank's, dollars or euros; without a
 * SWIFT code the bank is there
 * @throws 400 with a message at each field that is wrong
 */
export function assertBankAccount(
  account: Account,
  locale: Locale,
  ngoCountry: string | null = null,
): void {
  const issues = bankFaults(account, locale, ngoCountry && (countryCode(ngoCountry) ?? ngoCountry));
  const [first] = issues;
  if (first) throw new AppError("invalid", first.message, { params: first.params, issues });
}

import "server-only";
import { countrySpecs, validateIBAN } from "ibantools";
import { countryCode } from "@/lib/countries";
import { ibanHolds } from "@/lib/ngos/account-keys";
import { accountForms } from "@/lib/ngos/african-accounts";

/** IBANs of all countries: for Africa by the table of lib/ngos/african-accounts.ts, for others by the library. */

/** Only Africa: elsewhere a bank's SWIFT country may differ from its accounts' country. */
export const isAfrican = (code: string): boolean => countryCode(code) !== null;

/** The IBAN lengths of a country, the newest format first; none where it has no IBAN. */
export function ibanLengths(code: string): readonly number[] {
  const form = accountForms[code];
  if (form) return form.iban?.chars ?? [];
  const chars = countrySpecs[code]?.chars;
  return chars ? [chars] : [];
}

/**
 * Whether it is a valid IBAN, with all checks.
 * @param number capitals and digits only
 */
export function isIban(number: string): boolean {
  const code = number.slice(0, 2);
  if (!ibanLengths(code).includes(number.length)) return false;
  const own = accountForms[code]?.iban;
  return own
    ? /^[A-Z]{2}\d{2}/.test(number) && own.bban.test(number.slice(4)) && ibanHolds(number)
    : validateIBAN(number).valid;
}

/**
 * Whether a number is meant as an IBAN. One that begins with two letters and two digits may also be a West African RIB,
 * whose bank code begins with the country, or a local number ("AC0123456789"). So its length counts too, unless the
 * letters are those of the bank's own country and that has IBANs.
 * @param number capitals and digits only
 * @param bankCountry "" where it is not known
 */
export function meantAsIban(number: string, bankCountry: string): boolean {
  if (!/^[A-Z]{2}\d{2}/.test(number)) return false;
  const code = number.slice(0, 2);
  const lengths = ibanLengths(code);
  // not an African country's letters, and longer than local numbers are
  if (lengths.length === 0) return !isAfrican(code) && number.length >= 20;
  if (lengths.includes(number.length)) return true;
  // closer to a RIB than to an IBAN
  if (accountForms[code]?.currency === "XOF" && number.length < 26) return false;
  return code === bankCountry || lengths.some((chars) => Math.abs(chars - number.length) <= 2);
}

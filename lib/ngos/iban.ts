import "server-only";
import { countrySpecs, validateIBAN } from "ibantools";
import { countryCode } from "@/lib/countries";
import { ibanHolds } from "@/lib/ngos/account-keys";
import { accountForms } from "@/lib/ngos/african-accounts";

/** IBANs of all countries: those of Africa by the table of lib/ngos/african-accounts.ts, others as the library knows them. */

/** Only of Africa: a bank elsewhere may have its seat in another country than its accounts. */
export const isAfrican = (code: string): boolean => countryCode(code) !== null;

/** Lengths of an IBAN of a country, the newest form first; none where it has no IBAN. */
export function ibanLengths(code: string): readonly number[] {
  const form = accountForms[code];
  if (form) return form.iban?.chars ?? [];
  const chars = countrySpecs[code]?.chars;
  return chars ? [chars] : [];
}

/** Whether it is an IBAN, every check done. @param number capitals and digits only */
export function isIban(number: string): boolean {
  const code = number.slice(0, 2);
  if (!ibanLengths(code).includes(number.length)) return false;
  const own = accountForms[code]?.iban;
  return own
    ? /^[A-Z]{2}\d{2}/.test(number) && own.bban.test(number.slice(4)) && ibanHolds(number)
    : validateIBAN(number).valid;
}

/**
 * Whether a number is meant as an IBAN. One that begins with two letters and two digits may also be a RIB of West Africa,
 * whose bank's code begins with the country, or a local number ("AC0123456789"): so its length speaks, too, unless the letters
 * are those of the bank's own country, where IBANs are.
 * @param number capitals and digits only @param bankCountry "" where it is not known
 */
export function meantAsIban(number: string, bankCountry: string): boolean {
  if (!/^[A-Z]{2}\d{2}/.test(number)) return false;
  const code = number.slice(0, 2);
  const lengths = ibanLengths(code);
  // no country's letters, and longer than local numbers are
  if (lengths.length === 0) return !isAfrican(code) && number.length >= 20;
  if (lengths.includes(number.length)) return true;
  // nearer to a RIB than to an IBAN
  if (accountForms[code]?.currency === "XOF" && number.length < 26) return false;
  return code === bankCountry || lengths.some((chars) => Math.abs(chars - number.length) <= 2);
}

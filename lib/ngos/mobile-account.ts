import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import { fieldError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { typedAccount } from "@/lib/ngos/account-number";
import { bareAccount } from "@/lib/ngos/account-text";
import { kindAfter } from "@/lib/ngos/bank-details";
import { isMasked, type BankDetails } from "@/lib/ngos/dto";
import type { BankInput } from "@/lib/ngos/schema";

/** A paybill, till or merchant number: shorter than the country's mobile numbers. */
const shortCode = /^\d{4,7}$/;
/** With an account beside it, it is certainly a paybill. */
const paybill = /^\d{3,8}$/;
const mobileTypes: (string | undefined)[] = [undefined, "MOBILE", "FIXED_LINE_OR_MOBILE"];

/**
 * A number as dialled in the country, or with + or 00, in E.164 (+ and digits); null when it is not a mobile number
 * there.
 */
function mobileNumber(typed: string, country: string): string | null {
  const text = typedAccount(typed).replace(/^00/, "+");
  if (!isSupportedCountry(country) || !/^[+(]?\d[\d\s()./+-]*$/.test(text)) return null;
  const read = parsePhoneNumberFromString(text, country);
  if (!read?.isValid() || read.country !== country) return null;
  return mobileTypes.includes(read.getType()) ? read.number : null;
}

/**
 * Bank details as stored, of either kind: the number of a mobile-money account becomes E.164, or is the paybill's
 * (OP-144). Fields that a call omits or sends back masked are not checked.
 * @param country the organisation's; mobile money is paid to a number in that country
 * @throws 400 mobileInvalid, paybillInvalid, validCountry
 */
export function readMobile(
  input: BankInput,
  before: BankDetails | null,
  country: string | null,
  locale: Locale,
): BankInput {
  if (kindAfter(before, input) === "bank") return input;
  // mobile money has neither, and a program may send both empty
  const { swiftCode: _swift, bankCode: _code, ...rest } = input;
  const typed = input.accountNumber ?? "";
  const path = "bankDetails.accountNumber";
  const kept = isMasked(typed) && before?.accountType === "mobileMoney";
  if (!typed || kept) return rest;
  const home = countryCode(country ?? "");
  if (home === null) throw fieldError("country", "validCountry");
  const bare = bareAccount(typed);
  if (input.accountReference) {
    if (isMasked(typed) || !paybill.test(bare)) throw fieldError(path, "paybillInvalid");
    return { ...rest, accountNumber: bare };
  }
  const mobile = mobileNumber(typed, home);
  if (!mobile && (isMasked(typed) || !shortCode.test(bare)))
    throw fieldError(path, "mobileInvalid", { country: countryName(home, locale) });
  // a number without an account removes the previous account
  return { ...rest, accountNumber: mobile ?? bare, accountReference: "" };
}

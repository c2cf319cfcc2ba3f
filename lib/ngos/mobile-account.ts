import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import { fieldError } from "@/lib/errors";
import { fold } from "@/lib/fold";
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

/** Wallets, operators and words before a number of mobile money ("M-Pesa 0712…", "Lipa namba 123456"). */
const wallets = new Set(
  (
    "m pesa mpesa momo mobile money airtel mtn orange wave free moov flooz tmoney t tigo mixx by yas halopesa ezypesa " +
    "azampesa vodafone vodacom telecel cash e mola emola mkesh telebirr birr ecocash onemoney innbucks evc plus zaad " +
    "sahal dahab edahab waafi afrimoney qmoney mvola lumicash ecokash tnm mpamba zamtel bankily masrvi sedad safaricom " +
    "pay bill paybill buy goods till lipa na kwa namba ya nambari wakala business shortcode short merchant agent " +
    "marchand code number no nr num numero n tel telephone phone simu cell sel selnommer telemovel telefone mobil " +
    "هاتف موبايل جوال محفظة رقم فودافون كاش"
  )
    .split(" ")
    .map(fold),
);
const wordBefore = /^([\p{L}\p{M}]{1,20})[\s.:#°/()-]{1,6}/u;

/** The number without the wallet's name before it, and without whose it is in brackets behind. */
function walletNumber(typed: string): string {
  let rest = typedAccount(typed).replace(/\s?\(\p{L}[^()]{0,40}\)$/u, "");
  for (let words = 0; words < 8; words += 1) {
    const [all = "", word = ""] = wordBefore.exec(rest) ?? [];
    if (all === "" || !wallets.has(fold(word))) break;
    rest = rest.slice(all.length);
  }
  return typedAccount(rest);
}

/**
 * A number as dialled in the country, or with + or 00, in E.164 (+ and digits); null when it is not a mobile number
 * there.
 */
function mobileNumber(typed: string, country: string): string | null {
  const text = typed.replace(/^00/, "+");
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
  const unchanged = isMasked(typed) && before?.accountType === "mobileMoney";
  if (!typed || unchanged) return rest;
  const home = countryCode(country ?? "");
  if (home === null) throw fieldError("country", "validCountry");
  const number = isMasked(typed) ? typed : walletNumber(typed);
  const bare = bareAccount(number);
  if (input.accountReference) {
    if (isMasked(typed) || !paybill.test(bare)) throw fieldError(path, "paybillInvalid");
    return { ...rest, accountNumber: bare };
  }
  const mobile = mobileNumber(number, home);
  if (!mobile && (isMasked(typed) || !shortCode.test(bare)))
    throw fieldError(path, "mobileInvalid", { country: countryName(home, locale) });
  // a number without an account removes the previous account
  return { ...rest, accountNumber: mobile ?? bare, accountReference: "" };
}

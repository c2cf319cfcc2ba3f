import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { fieldError } from "@/lib/errors";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { cleanPhone } from "@/lib/typed/phone";
import { plainTyped } from "@/lib/typed/plain";

/**
 * A number as stored: + and digits (E.164). One with a country code is only checked for its length, because numbering
 * plans change faster than any list of them.
 * @param typed a number with +, validated by the strict field (lib/ngos/fields.ts)
 */
export function storedPhone(typed: string): string {
  const read = parsePhoneNumberFromString(typed);
  return read?.isPossible() ? read.number : `+${typed.replace(/\D/g, "")}`;
}

/** "+251 91 123 4567", whatever the stored format. */
export const shownPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;

/**
 * Interprets a number as people would dial it in the chosen country (OP-126): "0911 234 567" with Ethiopia is +251 91
 * 123 4567. One with + is left to the strict field, which API calls use too.
 * @param country a code or an English name; an unknown one leaves the number as it is
 * @throws 400 phoneNotInCountry
 */
export function phoneAsTyped(typed: string, country: string, locale: Locale): string {
  const text = cleanPhone(typed);
  const code = countryCode(country);
  if (text === "" || !code || !isSupportedCountry(code)) return typed;
  const own = plainTyped(typed).trim();
  if (text.startsWith("+") && own.includes("+")) return text;
  // also exactly as typed: "00" is not the international prefix everywhere ("009 254 …" in Nigeria)
  const read = [text, own]
    .map((one) => parsePhoneNumberFromString(one, code))
    .find((one) => one?.isValid());
  if (read) return read.formatInternational();
  if (text.startsWith("+")) return text;
  throw fieldError("phoneNumber", "phoneNotInCountry", { country: countryName(code, locale) });
}

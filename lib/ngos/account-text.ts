import { transliterate } from "transliteration";
import { withoutSpaces } from "@/lib/typed/clean-text";
import { typedAccount } from "@/lib/ngos/account-number";

/**
 * The longest account number that bank files allow, without spaces (ISO 20022 Max34Text). A longer one is refused,
 * never truncated.
 */
const longestAccount = 34;

/**
 * An account number as every bank file writes it: Latin capitals and digits, no spaces. Letters of other scripts may
 * become two ("ß" is "SS"), so the length counts here and not as typed. The input is at most 140 characters
 * (lib/ngos/schema.ts).
 */
export const accountText = (typed: string): string =>
  transliterate(withoutSpaces(typedAccount(typed)).toUpperCase())
    .toUpperCase()
    .replace(/[^A-Z0-9/\-?:().,'+]/g, "");

/** The same without the separators that people write between groups, for validation. */
export const bareAccount = (typed: string): string => accountText(typed).replace(/[^A-Z0-9]/g, "");

/**
 * Whether a bank file can carry it and it is an account number: a dash is not, nor are letters alone ("see attached
 * letter").
 */
export function accountFits(typed: string): boolean {
  const text = accountText(typed);
  return /\d/.test(text) && text.length <= longestAccount;
}

/** A word of letters that cannot be part of a number. */
const aWord = /(?:^|[\s()[\]"',;:/])[\p{L}\p{M}]{3,}(?:[\s()[\]"',;:/.]|$)/u;

/**
 * What is wrong with a newly typed account number. Text with digits in it is refused too ("letter of 12 May", "Equity
 * 0123456"): no IBAN and no local number has more letters than digits, and only an IBAN has groups of letters.
 */
export function accountFault(typed: string): "accountNoDigits" | "accountLatin" | null {
  const text = bareAccount(typed);
  const digits = text.replace(/\D/g, "").length;
  const words = aWord.test(typedAccount(typed));
  if (digits === 0 || text.length > digits * 2 || (words && !/^[A-Z]{2}\d\d/.test(text)))
    return "accountNoDigits";
  return accountFits(typed) ? null : "accountLatin";
}

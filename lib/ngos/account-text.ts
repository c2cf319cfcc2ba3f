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

/** As a spreadsheet writes a long number ("1.23457E+09"), or one with decimals: its digits are lost, or its zeros. */
const fromSheet = /^\d(?:[.,]\d{1,20})?E\+?\d{1,3}$|^\d{4,}[.,]0{1,2}$/i;

/** Whether it is two numbers, or one pasted twice: run together they would be a third account. */
function isTwo(typed: string, bare: string): boolean {
  const text = typedAccount(typed);
  const [first = "", second = "", third] = text.split(/\s?[/|;,&+]\s?/, 3).map(accountText);
  const digits = (part: string) => part.replace(/\D/g, "").length;
  const [less, more] = [digits(first), digits(second)].sort((a, b) => a - b) as [number, number];
  // a branch before its account is shorter
  if (third === undefined && (less >= 9 || (less >= 8 && less === more))) return true;
  const half = bare.length / 2;
  return half >= 8 && bare.slice(0, half) === bare.slice(half);
}

type AccountFault = "accountNoDigits" | "accountLatin" | "accountFromSheet" | "accountTwo";

/**
 * What is wrong with a newly typed account number. Text with digits in it is refused too ("letter of 12 May", "Equity
 * 0123456"): no IBAN and no local number has more letters than digits, and only an IBAN has groups of letters.
 */
export function accountFault(typed: string): AccountFault | null {
  const text = bareAccount(typed);
  const digits = text.replace(/\D/g, "").length;
  const words = aWord.test(typedAccount(typed));
  if (fromSheet.test(accountText(typed))) return "accountFromSheet";
  if (digits === 0 || text.length > digits * 2 || (words && !/^[A-Z]{2}\d\d/.test(text)))
    return "accountNoDigits";
  if (isTwo(typed, text)) return "accountTwo";
  if (!accountFits(typed)) return "accountLatin";
  return /[1-9]/.test(text) ? null : "accountNoDigits";
}

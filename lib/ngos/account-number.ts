import { transliterate } from "transliteration";
import { withoutSpaces } from "@/lib/text";

/** The longest account number that banks' files hold, without its spaces (ISO 20022 Max34Text). A longer one is refused, never cut. */
const longestAccount = 34;

/**
 * An account number as every bank file writes it: Latin capitals and digits, no spaces. Letters of other scripts may become
 * two ("ß" is "SS"), so the length counts here and not as typed. The input is at most 140 characters (lib/ngos/schema.ts).
 */
export const accountText = (typed: string): string =>
  transliterate(withoutSpaces(typed).toUpperCase())
    .toUpperCase()
    .replace(/[^A-Z0-9/\-?:().,'+]/g, "");

/** Whether a bank file can carry it, and it names an account: a dash or a dot alone is none. */
export function accountFits(typed: string): boolean {
  const text = accountText(typed);
  return /[A-Z0-9]/.test(text) && text.length <= longestAccount;
}

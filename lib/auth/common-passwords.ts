import { createHash } from "node:crypto";
import breachedPasswords from "@/lib/auth/breached-passwords.json";

// Very common passwords of 10 characters and more, and the stems that people lengthen with digits and signs.
const whole = new Set(
  `1234567890 12345678910 0123456789 9876543210 0987654321 1111111111 0000000000 1234512345 1q2w3e4r5t 1q2w3e4r5t6y qwertyuiop qwerty12345 qwerty123456
  asdfghjkl1 zxcvbnm123 password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 iloveyou12 iloveyou123 letmein123 welcome123 welcome1234
  admin12345 admin123456 administrator qwertyuiop123 1qaz2wsx3edc 1qaz2wsx3e abcdefghij abcdefghijk abcd123456 abc1234567 changeme123 changeme1234 football123
  baseball123 superman123 princess123 sunshine123 dragon12345 monkey12345 michael123 jennifer123 charlie123 liverpool1 manchester trustno1234 starwars123
  qwerty1234 1234567891 123456789a a123456789 aa12345678 147258369a 1472583690 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde harambee123 harambee1234 jesuschrist
  jesuslovesme godisgood1 godisgreat mercedes123 computer123 whatever123 internet123 samsung123 blessing123 1029384756 5555555555 1231231234 1212121212`
    .split(/\s+/)
    .filter(Boolean),
);
const stems = /^(password|passw0rd|p@ssword|p@ssw0rd|qwerty|qwertyuiop|welcome|letmein|iloveyou|admin|administrator|changeme|abc|abcd)[\d!@#$.?*_-]*$/;

/**
 * Words of this product and of whoever uses it. A password of nothing but these, digits and signs is what somebody tries
 * first who knows where it is for (docs/security/policies.md lists them for people).
 */
export const contextWords = [
  "harambee", "frontline", "fund", "donate", "donation", "donations", "donor", "donors", "charity", "charities", "ngo", "ngos",
  "nonprofit", "campaign", "campaigns", "gift", "gifts", "payout", "payouts", "africa", "african", "organisation",
  "organization", "admin", "administrator", "portal", "login", "password", "welcome", "the", "my", "our", "for", "of", "and",
];
const ofContext = new RegExp(`^(?:${contextWords.toSorted((a, b) => b.length - a.length).join("|")})+$`);
const otherThanLetters = /[^a-z]+/g;

const digestBytes = 6;
let breached: Set<string> | undefined;

/** Whether a password is one of the 20,000 of its length that stand first in lists of breached ones. */
function isBreached(folded: string): boolean {
  breached ??= new Set(breachedPasswords.digests.match(/.{8}/g));
  return breached.has(createHash("sha256").update(folded).digest().subarray(0, digestBytes).toString("base64url"));
}

/** @param password as typed; letters' case does not matter */
export function isCommonPassword(password: string): boolean {
  if (password.length > 300) return false; // too long anyway
  const folded = password.toLowerCase();
  if (whole.has(folded) || stems.test(folded) || /^(.)\1+$/u.test(folded) || /^(?:0?1234567890?)+$/.test(folded)) return true;
  return isBreached(folded) || ofContext.test(folded.replace(otherThanLetters, ""));
}

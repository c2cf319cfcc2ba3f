import "server-only";

/**
 * Words of this product and of whoever uses it. A password of nothing but these, digits and signs is what somebody tries
 * first who knows where it is for (docs/security/policies.md lists them for people).
 */
export const contextWords = [
  "harambee",
  "frontline",
  "fund",
  "donate",
  "donation",
  "donations",
  "donor",
  "donors",
  "charity",
  "charities",
  "ngo",
  "ngos",
  "nonprofit",
  "campaign",
  "campaigns",
  "gift",
  "gifts",
  "payout",
  "payouts",
  "africa",
  "african",
  "organisation",
  "organization",
  "admin",
  "administrator",
  "portal",
  "login",
  "password",
  "welcome",
  "the",
  "my",
  "our",
  "for",
  "of",
  "and",
];
const ofContext = new RegExp(
  `^(?:${contextWords.toSorted((a, b) => b.length - a.length).join("|")})+$`,
);
const otherThanLetters = /[^a-z]+/g;

/**
 * Passwords that are guessed first, beside the very common ones (lib/auth/common-passwords.ts): those of the product's own
 * words.
 * @param password as typed; letters' case does not matter
 */
export function isKnownPassword(password: string): boolean {
  if (password.length > 300) return false; // too long anyway
  return ofContext.test(password.toLowerCase().replace(otherThanLetters, ""));
}

import "server-only";

/**
 * Words of this product and its users. A password of nothing but these, digits and signs is the first guess of somebody
 * who knows the site (docs/security/policies.md lists them for people).
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
 * Whether a password consists of the product's own words and is therefore guessed first; very common ones are in
 * lib/auth/common-passwords.ts.
 * @param password as typed; case does not matter
 */
export function isKnownPassword(password: string): boolean {
  if (password.length > 300) return false; // too long for a password anyway
  return ofContext.test(password.toLowerCase().replace(otherThanLetters, ""));
}

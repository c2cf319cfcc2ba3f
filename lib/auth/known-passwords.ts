import "server-only";
import { createHash } from "node:crypto";
import breachedPasswords from "@/lib/auth/breached-passwords.json";

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

const digestBytes = 6;
let breached: Set<string> | undefined;

/** Whether a password is one of the 20,000 of its length that stand first in lists of breached ones. */
function isBreached(folded: string): boolean {
  breached ??= new Set(breachedPasswords.digests.match(/.{8}/g));
  return breached.has(
    createHash("sha256").update(folded).digest().subarray(0, digestBytes).toString("base64url"),
  );
}

/**
 * Passwords that are guessed first, beside the very common ones (lib/auth/common-passwords.ts): breached ones, and those of
 * the product's own words.
 * @param password as typed; letters' case does not matter
 */
export function isKnownPassword(password: string): boolean {
  if (password.length > 300) return false; // too long anyway
  const folded = password.toLowerCase();
  return isBreached(folded) || ofContext.test(folded.replace(otherThanLetters, ""));
}

import { minutes } from "@/lib/clock";
import { decrypt, encrypt } from "@/lib/auth/encryption";
import { cookieValue, type CookieToSet } from "@/lib/auth/session-cookie";
import type { OurAccount } from "@/lib/payouts/our-account";

/**
 * Keeps the account of ours that an administrator typed for the bank file across a step-up or a refusal, since the
 * request for a file cannot be resubmitted like a form. Encrypted and bound to the person; nothing is stored until the
 * file is made.
 */
const cookieName = "payout-account";
const purpose = (userId: string): string => `payout-account:${userId}`;

export function keepTypedAccount(userId: string, typed: OurAccount): CookieToSet {
  if (!typed.iban && !typed.bic) return forgetTypedAccount;
  const { cipher, keyVersion } = encrypt(JSON.stringify(typed), purpose(userId));
  const value = `${keyVersion}.${Buffer.from(cipher, "base64").toString("base64url")}`;
  return { name: cookieName, value, maxAge: minutes(15) / 1000, httpOnly: true };
}

export const forgetTypedAccount: CookieToSet = {
  name: cookieName,
  value: "",
  maxAge: 0,
  httpOnly: true,
};

/** @param cookies the Cookie header of a page's request */
export function typedAccount(userId: string, cookies: string | null): OurAccount | null {
  const [version, cipher] = (cookieValue(cookies, cookieName) ?? "").split(".");
  if (!version || !cipher) return null;
  try {
    const text = Buffer.from(cipher, "base64url").toString("base64");
    return JSON.parse(decrypt(text, Number(version), purpose(userId))) as OurAccount;
  } catch {
    return null; // of another person, or encrypted with a key that is gone
  }
}

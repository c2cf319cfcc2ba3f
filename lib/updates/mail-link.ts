import "server-only";
import { env } from "@/lib/env";
import { decrypt, encrypt, readSigned, signText } from "@/lib/auth/encryption";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The footer links of mails about updates and of thank-yous: their holder can unsubscribe from these mails and nothing else.
 * They contain the id of the consent or donation, not the address, and never expire. An organisation can change or delete a
 * gift that it recorded itself, so the link of a thank-you for one holds the address, encrypted.
 */
type UpdateMail = { consentId: string; updateId: string };
type RecordedThanks = { campaignId: string; emailKey: string };
type MailOf = UpdateMail | { donationId: string } | RecordedThanks;

export const leaveToken = ({ consentId, updateId }: UpdateMail): string =>
  signText("update_mail", `${consentId}:${updateId}`);
export const thanksLeaveToken = (donationId: string): string => signText("thanks_mail", donationId);

const placeOf = (campaignId: string): string => `recorded_thanks_mail:${campaignId}`;
export function recordedLeaveToken({ campaignId, emailKey }: RecordedThanks): string {
  const { cipher, keyVersion } = encrypt(emailKey, placeOf(campaignId));
  return signText("recorded_thanks_mail", `${campaignId}:${keyVersion}:${cipher}`);
}

function readRecorded(payload: string): RecordedThanks | null {
  const [campaignId = "", keyVersion = "", cipher = ""] = payload.split(":");
  try {
    return { campaignId, emailKey: decrypt(cipher, Number(keyVersion), placeOf(campaignId)) };
  } catch {
    return null; // its key is gone
  }
}

export function readLeaveToken(text: string): MailOf | null {
  const donationId = readSigned("thanks_mail", text);
  if (donationId !== null) return { donationId };
  const recorded = readSigned("recorded_thanks_mail", text);
  if (recorded !== null) return readRecorded(recorded);
  const [consentId, updateId, more] = (readSigned("update_mail", text) ?? "").split(":");
  return consentId && updateId && more === undefined ? { consentId, updateId } : null;
}

/** The page that asks for confirmation, because mail programs open links by themselves. */
export const leavePath = (token: string): string => `/stop-updates/${token}`;
export const leaveUrl = (token: string, locale: Locale): string =>
  env.appUrl + localePath(locale, leavePath(token));

/** The address a mail program posts to for one-click unsubscribe (RFC 8058). */
const oneClickUrl = (token: string): string => `${env.appUrl}/unsubscribe/${token}`;

export const oneClickHeaders = (token: string) => ({
  "List-Unsubscribe": `<${oneClickUrl(token)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

import "server-only";
import { env } from "@/lib/env";
import { readSigned, signText } from "@/lib/auth/encryption";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The links at the foot of a mail about an update or of a thank-you: who has one may leave these mails, nothing else. They name
 * the consent or the donation, not the address, and never end.
 */
type UpdateMail = { consentId: string; updateId: string };
type MailOf = UpdateMail | { donationId: string };

export const leaveToken = ({ consentId, updateId }: UpdateMail): string =>
  signText("update_mail", `${consentId}:${updateId}`);
export const thanksLeaveToken = (donationId: string): string => signText("thanks_mail", donationId);

export function readLeaveToken(text: string): MailOf | null {
  const donationId = readSigned("thanks_mail", text);
  if (donationId !== null) return { donationId };
  const [consentId, updateId, more] = (readSigned("update_mail", text) ?? "").split(":");
  return consentId && updateId && more === undefined ? { consentId, updateId } : null;
}

/** The page that asks before anything is changed: mail programs open links to look at them. */
export const leavePath = (token: string): string => `/stop-updates/${token}`;
export const leaveUrl = (token: string, locale: Locale): string =>
  env.appUrl + localePath(locale, leavePath(token));

/** What a mail program posts to by itself (RFC 8058). */
export const oneClickUrl = (token: string): string => `${env.appUrl}/unsubscribe/${token}`;

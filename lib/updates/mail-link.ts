import "server-only";
import { env } from "@/lib/env";
import { readSigned, signText } from "@/lib/auth/encryption";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The footer links of mails about updates and of thank-yous: their holder can unsubscribe from these mails and nothing else.
 * They contain the id of the consent or donation, not the address, and never expire.
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

/** The page that asks for confirmation, because mail programs open links by themselves. */
export const leavePath = (token: string): string => `/stop-updates/${token}`;
export const leaveUrl = (token: string, locale: Locale): string =>
  env.appUrl + localePath(locale, leavePath(token));

/** The address a mail program posts to for one-click unsubscribe (RFC 8058). */
export const oneClickUrl = (token: string): string => `${env.appUrl}/unsubscribe/${token}`;

import "server-only";
import { env } from "@/lib/env";
import { nowMs } from "@/lib/clock";
import { readSigned, signText } from "@/lib/auth/encryption";
import { localePath } from "@/lib/i18n/paths";
import type { Locale } from "@/lib/i18n/locales";
import { linkMs } from "@/lib/inbound/rules";

/**
 * A link that publishes one draft, for the person who mailed it: it expires, and ends with all sessions of that person.
 */
type Link = { mailId: string; userId: string; epoch: number };

export function publishToken({ mailId, userId, epoch }: Link, until = nowMs() + linkMs): string {
  return signText("publish_update", [mailId, userId, epoch, until].join(":"));
}

/** null for an invalid or expired one */
export function readPublishToken(text: string): Link | null {
  const parts = (readSigned("publish_update", text) ?? "").split(":");
  const [mailId, userId, epoch, until] = parts;
  if (parts.length !== 4 || !mailId || !userId) return null;
  return Number(until) > nowMs() ? { mailId, userId, epoch: Number(epoch) } : null;
}

/** The page that asks before anything is published, because mail programs open links to scan them. */
export const publishPath = (token: string): string => `/publish-update/${token}`;
export const publishUrl = (token: string, locale: Locale): string =>
  env.appUrl + localePath(locale, publishPath(token));

import "server-only";
import { db } from "@/lib/db";
import { days, minutes, now, nowMs } from "@/lib/clock";
import { recipientKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

/*
 * Mails that the recipient may not have asked for: they come from a form in which any address can be typed. One
 * recipient gets few of each kind in 24 hours, however many networks and spellings of the address (tags, dots) are
 * used.
 */

/** How many a recipient gets in 24 hours, by kind. */
const aDay = {
  confirm_email: 3,
  account_exists: 1,
  address_change: 1,
  invitation_ended: 1,
  contact_answer: 1,
  concern_received: 1,
  volunteer_confirm: 3,
  supporter_confirm: 3,
  // to members of an organisation: somebody with many addresses could make offers without end
  volunteer_offer: 10,
  // to donors from whom an organisation received money: it typed their address
  recorded_thanks: 2,
  confirm_giving: 3,
  pledge_instructions: 3,
  dedication_card: 2,
  payment_failed: 3,
  bank_debit_started: 3,
  // an address that has only pledged so far may have been typed by a stranger
  donor_links_unproven: 2,
} as const;
export type UnaskedKind = keyof typeof aDay;

/** Mails that are spaced out (`mailSpacingMs`) but never dropped: the recipient may have asked for them to get in. */
export type SpacedKind = "donor_links" | "reset_password";

const since = (): Date => new Date(nowMs() - days(1));

/**
 * Whether one more of this kind may go to this recipient now; if so, it is counted. The same mail is counted once, so
 * that a job may run again. A mail that is not sent is logged, without its address.
 * @param mail.dedupeKey the mail's own key
 */
export async function mayMail(mail: {
  kind: UnaskedKind;
  to: string;
  dedupeKey: string;
}): Promise<boolean> {
  const reader = recipientKey(mail.to);
  const most = Math.max(1, Math.floor(aDay[mail.kind] * env.rateLimitScale));
  const may = await db.$transaction(async (tx) => {
    // concurrent jobs for one recipient would both see the count below the limit
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`unasked:${mail.kind}:${reader}`}, 0))`;
    if ((await tx.unaskedMail.count({ where: { dedupeKey: mail.dedupeKey } })) > 0) return true;
    if (
      (await tx.unaskedMail.count({
        where: { recipientKey: reader, kind: mail.kind, createdAt: { gt: since() } },
      })) >= most
    )
      return false;
    await tx.unaskedMail.create({
      data: { dedupeKey: mail.dedupeKey, recipientKey: reader, kind: mail.kind, createdAt: now() },
    });
    return true;
  });
  if (!may) log.warn("mail.held_back", { mail: mail.kind, dedupeKey: mail.dedupeKey });
  return may;
}

/** Records a spaced mail that is being sent, for the spacing of the next. */
export async function noteSpacedMail(mail: {
  kind: SpacedKind;
  to: string;
  dedupeKey: string;
}): Promise<void> {
  await db.unaskedMail.createMany({
    data: [
      {
        dedupeKey: mail.dedupeKey,
        recipientKey: recipientKey(mail.to),
        kind: mail.kind,
        createdAt: now(),
      },
    ],
    skipDuplicates: true,
  });
}

/**
 * The interval between mails of one kind to one recipient, in ms: five minutes, and more once many were sent in 24
 * hours. Nobody is refused: whoever asks gets the newest mail within this time, or got one less than this time ago.
 */
export async function mailSpacingMs(kind: SpacedKind, to: string): Promise<number> {
  const sent = await db.unaskedMail.count({
    where: { recipientKey: recipientKey(to), kind, createdAt: { gt: since() } },
  });
  if (sent < 6) return minutes(5);
  return sent < 12 ? minutes(15) : minutes(30);
}

/**
 * Deletes counts that are no longer needed.
 * @returns how many rows were deleted
 */
export async function forgetUnaskedMail(): Promise<number> {
  return (
    await db.unaskedMail.deleteMany({ where: { createdAt: { lt: new Date(nowMs() - days(2)) } } })
  ).count;
}

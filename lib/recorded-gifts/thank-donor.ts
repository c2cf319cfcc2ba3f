import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { mayMail } from "@/lib/email/unasked-mail";
import { takesNoThanks } from "@/lib/updates/stopped";
import { ownGift } from "@/lib/recorded-gifts/record-gift";

/** Key of the job and the mail, so that a gift is only ever thanked for once. */
export const thanksKey = (giftId: string): string => `recorded_thanks:${giftId}`;

/** Whether the donor unsubscribed from the organisation's thank-yous, or from the mails of all campaigns. */
export const stopped = async (gift: { emailKey: string | null; ngoId: string }): Promise<boolean> =>
  gift.emailKey !== null &&
  (await takesNoThanks(db, { emailKey: gift.emailKey, ngoId: gift.ngoId }));

/**
 * Thanks the donor of a recorded gift by mail, once per gift. The organisation typed the address and the reader did not ask for
 * mail, so it is limited per organisation and hour, and per reader and day.
 * @throws 401, 403, 404 (also for another organisation's), 409 recordedNoEmail, recordedThanked, or
 *   thanksNotNow for a reader who unsubscribed, 429
 */
export async function thankDonor(
  actor: Actor,
  input: { id: string; language: Locale },
): Promise<void> {
  const member = requireActiveNgo(actor);
  const ngoId = member.ngo.id;
  const known = await db.$transaction((tx) => ownGift(tx, member, input.id));
  if (known.donorEmail === null) throw new AppError("conflict", "recordedNoEmail");
  if (known.thankedAt !== null) throw new AppError("conflict", "recordedThanked");
  if (await stopped(known)) throw new AppError("conflict", "thanksNotNow");
  await limit("recorded.thanks", ngoId);
  const dedupeKey = thanksKey(known.id);
  if (!(await mayMail({ kind: "recorded_thanks", to: known.donorEmail, dedupeKey })))
    throw new AppError("rate_limited", "recordedThanksMany");
  await db.$transaction(async (tx) => {
    const { count } = await tx.recordedGift.updateMany({
      where: { id: known.id, ngoId, thankedAt: null, donorEmail: known.donorEmail },
      data: { thankedAt: now() },
    });
    if (count === 0) throw new AppError("conflict", "recordedThanked");
    await enqueue(tx, "mail.recorded_thanks", dedupeKey, {
      recordedGiftId: known.id,
      locale: input.language,
    });
    await audit(tx, member, "recorded_gift.thanked", "recorded_gift", known.id, { ngoId });
  });
}

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
import { ownGift } from "@/lib/recorded-gifts/record-gift";

/** One thank-you a gift, for ever: the key of its job and of its mail. */
export const thanksKey = (giftId: string): string => `recorded_thanks:${giftId}`;

/**
 * The donor of a recorded gift is thanked by mail, once a gift. The organisation typed the address, its reader did not ask:
 * so few an hour by one organisation, and few a day to one reader.
 * @throws 401, 403, 404 (another organisation's too), 409 recordedNoEmail or recordedThanked, 429
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

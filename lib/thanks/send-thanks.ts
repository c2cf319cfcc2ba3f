import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { audit } from "@/lib/audit/record";
import { requireActiveNgo, type Actor } from "@/lib/auth/actor";
import { limit } from "@/lib/auth/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { takesNoThanks } from "@/lib/updates/stopped";
import { thankedStatuses } from "@/lib/thanks/rules";

/**
 * Sends a thank-you to the donor of a donation to the own organisation. We send it, so that the organisation does not learn the
 * address. One per donation.
 * @throws 401, 403, 404 (also for another organisation's), 409 thanksNotNow, thanksSent, 429
 */
export async function sendThanks(
  actor: Actor,
  input: { donationId: string; text: string },
): Promise<void> {
  const member = requireActiveNgo(actor);
  const { donationId, text } = input;
  const own = { id: donationId, ngoId: member.ngo.id, settledAt: { not: null } };
  if ((await db.donation.count({ where: own })) === 0) throw notFound("donationNotFound");
  await limit("thanks.ngo", member.ngo.id);
  await db.$transaction(async (tx) => {
    // locked, so that a refund at the same moment comes before or after it
    await tx.$queryRaw`select 1 from donation where id = ${donationId} for no key update`;
    const donation = await tx.donation.findFirst({
      where: { ...own, isDemo: false, forgottenAt: null, status: { in: thankedStatuses } },
      select: { emailKey: true },
    });
    const emailKey = donation?.emailKey;
    if (!emailKey || (await takesNoThanks(tx, { emailKey, ngoId: member.ngo.id })))
      throw new AppError("conflict", "thanksNotNow");
    const { count } = await tx.donationThanks.createMany({
      data: [
        {
          donationId,
          ngoId: member.ngo.id,
          userId: member.userId,
          author: member.name,
          text,
          createdAt: now(),
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError("conflict", "thanksSent");
    await audit(tx, actor, "donor.thanked", "donation", donationId, { ngoId: member.ngo.id });
    await enqueue(tx, "mail.thanks", `thanks:${donationId}`, { donationId });
  });
}

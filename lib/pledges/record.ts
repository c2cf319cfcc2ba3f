import "server-only";
import { db, type Tx } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { now } from "@/lib/clock";
import { fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { beginAction } from "@/lib/money-orders/order";
import { confirmOrWait } from "@/lib/pledges/confirm";
import { lockDonation } from "@/lib/donations/lock";
import { mustTakeStep, pledgeSteps } from "@/lib/donations/states";
import { donorKeyOf, type RecordedMethod } from "@/lib/donations/rules";

/**
 * An admin records a donation that came by post or from a list: a pledge that is confirmed at once, possibly without an
 * email (OP-097). Above what one administrator may credit alone it is a pledge that waits for a second (`waiting`). The
 * same request key twice is one donation.
 * @throws 401, 403, 404, 400 validAmount, enterName
 */
export async function recordDonation(
  actor: Actor,
  input: {
    campaignId: string;
    amountCents: number;
    donorName: string;
    donorEmail: string | null;
    method: RecordedMethod;
    message: string | null;
    showName: boolean;
    requestKey: string;
    /** the sponsor's promise to this campaign that it pays */
    matchId?: string;
  },
  /** throws where it may no longer be recorded; called last in the transaction, when all locks are held */
  assertStillRight: (tx: Tx) => Promise<void> = async () => {},
): Promise<{ donationId: string; waiting: boolean }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  if (
    !Number.isInteger(input.amountCents) ||
    input.amountCents < minDonationCents ||
    input.amountCents > maxDonationCents
  )
    throw fieldError("amount", "validAmount");
  if (input.donorName.trim() === "") throw fieldError("donorName", "enterName");
  const campaign = await db.campaign.findUnique({ where: { id: input.campaignId } });
  if (!campaign) throw notFound("campaignNotFound");
  const clientKey = `recorded:${input.requestKey}`;
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const id = newId("donation");
    const currentTime = now();
    const { count } = await tx.donation.createMany({
      data: [
        {
          id,
          ref: newRef("PP"),
          campaignId: campaign.id,
          ngoId: campaign.ngoId,
          kind: "pledge",
          method: input.method,
          status: "created",
          amountCents: BigInt(input.amountCents),
          clientKey,
          matchId: input.matchId ?? null,
          donorName: input.donorName.trim(),
          donorEmail: input.donorEmail,
          donorKey: donorKeyOf(input.donorEmail, input.donorName),
          showName: input.showName,
          message: input.message,
          createdAt: currentTime,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) {
      const created = await tx.donation.findUniqueOrThrow({
        where: { clientKey },
        select: { id: true, status: true },
      });
      return { donationId: created.id, waiting: created.status === "pending_confirmation" };
    }
    const donation = await lockDonation(tx, id, `admin:${admin.userId}`);
    if (!donation) throw notFound("donationNotFound");
    await mustTakeStep(tx, donation, "pledged");
    const waiting = await confirmOrWait(
      tx,
      admin,
      { ...donation, status: pledgeSteps.pledged.to },
      donation.amountCents,
    );
    await assertStillRight(tx);
    return { donationId: id, waiting };
  });
}

import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, fieldError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { accounts } from "@/lib/ledger/accounts";
import { postEntry } from "@/lib/ledger/post-entry";
import { maxGiftCents, minGiftCents } from "@/lib/money/money";
import { addToTotals } from "@/lib/donations/campaign-totals";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock-donation";
import { nextReceiptNumber } from "@/lib/donations/settle-donation";

/**
 * The money of a pledge arrived: now it is a gift, of the amount that really came. Of any number of admins at once one
 * decides; the others are told. @param input.receivedCents the pledged amount unless said
 * @throws 401, 403, 404, 400 validAmount, 409 already_decided
 */
export async function confirmPledge(actor: Actor, input: { donationId: string; receivedCents?: number | undefined }): Promise<{ donationId: string; confirmedCents: bigint }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  if (input.receivedCents !== undefined && (!Number.isInteger(input.receivedCents) || input.receivedCents < minGiftCents || input.receivedCents > maxGiftCents)) throw fieldError("receivedCents", "validAmount");
  return db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, input.donationId, `admin:${admin.userId}`);
    if (!donation || donation.kind !== "pledge") throw notFound("donationNotFound");
    if (donation.status !== "pending_confirmation") throw new AppError("already_decided", "pledgeDecided");
    const cents = input.receivedCents === undefined ? donation.amountCents : BigInt(input.receivedCents);
    await bookPledge(tx, actor, admin.userId, donation, cents);
    return { donationId: donation.id, confirmedCents: cents };
  });
}

/** State, receipt number, ledger, totals, jobs and audit of a pledge whose money is there; under the gift's lock. */
export async function bookPledge(tx: Tx, actor: Actor, adminId: string, donation: LockedDonation, cents: bigint): Promise<void> {
  const at = now();
  await postEntry(tx, {
    kind: "pledge_confirm", key: `pledge:${donation.id}`, occurredAt: at, donationId: donation.id, meta: { by: adminId },
    lines: [{ account: accounts.undeposited(donation.method), direction: "D", cents }, { account: accounts.payable(donation.ngoId), direction: "C", cents }],
  });
  await tx.donation.update({ where: { id: donation.id }, data: { status: "confirmed", confirmedCents: cents, settledAt: at, receiptNumber: await nextReceiptNumber(tx) } });
  await enqueue(tx, "mail.receipt", `receipt:${donation.id}`, { donationId: donation.id });
  if (donation.dedicationEmail) await enqueue(tx, "mail.dedication_card", `dedication:${donation.id}`, { donationId: donation.id });
  await audit(tx, actor, "pledge.confirmed", "donation", donation.id, { ngoId: donation.ngoId, data: { pledgedCents: Number(donation.amountCents), receivedCents: Number(cents) } });
  await addToTotals(tx, donation.campaignId, { cents, newGiftOf: donation.donorKey });
}

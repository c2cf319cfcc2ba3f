import "server-only";
import { db, type Tx } from "@/lib/db";
import { hours, now } from "@/lib/clock";
import { systemActor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { lockDonation } from "@/lib/donations/lock";
import { takeStep } from "@/lib/donations/states";

/**
 * Sets the status of a donation whose checkout brought no money (yet), as the provider reports it. Never changes a
 * settled donation.
 * @param sessionId the reported session; ignored unless it is the donation's current one
 */
export async function markUnpaid(
  donationId: string,
  reported: "processing" | "scheduled" | "failed" | "expired",
  cause: string,
  sessionId: string | null = null,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, donationId, cause);
    if (!donation) return false;
    if (sessionId !== null && donation.sessionId !== null && donation.sessionId !== sessionId)
      return false;
    const waits = reported !== "scheduled" || (await awaitsFirst(tx, donation.monthlyGiftId));
    const to = waits ? reported : "expired";
    if (!(await takeStep(tx, donation, to))) return false;
    // abandoning a monthly gift's checkout ends the gift before it began; a late payment still starts it
    if (to === "expired" && donation.monthlyGiftId)
      await tx.monthlyGift.updateMany({
        where: { id: donation.monthlyGiftId, status: "incomplete", subscriptionId: null },
        data: { status: "expired" },
      });
    if (to === "processing")
      await enqueue(tx, "mail.bank_debit_started", `debit:${donationId}`, { donationId });
    if (to === "scheduled")
      await enqueue(tx, "mail.monthly_set_up", `monthly_set_up:${donation.monthlyGiftId}`, {
        giftId: donation.monthlyGiftId!,
      });
    if (to === "failed" && donation.status === "processing")
      await enqueue(tx, "mail.payment_failed", `payment_failed:${donationId}`, { donationId });
    await audit(tx, systemActor(cause), `gift.${to}`, "donation", donationId, {
      ngoId: donation.ngoId,
    });
    return true;
  });
}

/**
 * Whether a monthly gift still awaits its first payment. The report that it is set up may be late, and is repeated
 * whenever the donor opens the success page: a donation that was closed because the gift ended, or because another
 * amount was paid first, must not wait again. The caller holds the gift's lock, which ending the gift takes first as
 * well.
 */
const awaitsFirst = async (tx: Tx, giftId: string | null): Promise<boolean> =>
  giftId !== null &&
  (await tx.monthlyGift.count({
    where: {
      id: giftId,
      NOT: { status: "canceled" },
      donations: { none: { NOT: { settledAt: null } } },
    },
  })) > 0;

/** Donations begun before this have outlived any session. */
export const abandonedBefore = (): Date => new Date(now().getTime() - hours(24));

import "server-only";
import { db } from "@/lib/db";
import { minutes, now } from "@/lib/clock";
import { listCheckouts } from "@/lib/payments/checkout";
import { listDisputes, listRefunds } from "@/lib/payments/objects";
import { abandonedBefore, markUnpaid } from "@/lib/checkout/mark-unpaid";
import { statusesBefore } from "@/lib/donations/states";
import { applyDispute } from "@/lib/disputes/settle";
import { settleInvoice } from "@/lib/monthly-gifts/settle-invoice";
import { settleRefund } from "@/lib/refunds/settle-refund";
import { applySession, settleSession } from "@/lib/checkout/settle-session";

/**
 * Updates one donation from the provider without an event: one that was begun and has had no event since, or one that
 * was refunded before we knew of the donation.
 */
export async function checkDonation(donationId: string, cause: string): Promise<void> {
  const donation = await db.donation.findUnique({ where: { id: donationId } });
  if (!donation || donation.kind === "pledge") return;
  if (donation.settledAt !== null) {
    if (!donation.chargeId) return;
    for (const refund of await listRefunds(donation.chargeId)) await settleRefund(refund, cause);
    for (const dispute of await listDisputes(donation.chargeId)) await applyDispute(dispute, cause);
    return;
  }
  if (donation.invoiceId) return void (await settleInvoice(donation.invoiceId, cause));
  if (donation.sessionId) return void (await settleSession(donation.sessionId, cause));
  // its session, if any, was created just after the row, and its id was lost
  const sessions = await listCheckouts(
    new Date(donation.createdAt.getTime() - minutes(10)),
    new Date(donation.createdAt.getTime() + minutes(30)),
  );
  for (const session of sessions.filter((s) => s.donationId === donationId))
    await applySession(session, cause);
  if (donation.createdAt < abandonedBefore()) await markUnpaid(donationId, "expired", cause);
}

/** Checks donations that were begun more than three minutes ago and have not settled: often at first, then hourly. */
export async function checkStaleDonations(limit = 200): Promise<number> {
  const currentTime = now();
  const rows = await db.donation.findMany({
    where: {
      status: { in: statusesBefore("failed") },
      kind: { not: "pledge" },
      createdAt: { lt: new Date(currentTime.getTime() - minutes(3)) },
    },
    select: { id: true, createdAt: true },
    orderBy: { createdAt: "asc" },
    take: 2_000,
  });
  // every time (every two minutes) in the first half hour, then about once an hour, in a fixed slot per donation
  const slot = Math.floor(currentTime.getTime() / minutes(2)) % 30;
  const due = rows
    .filter(
      (r) => currentTime.getTime() - r.createdAt.getTime() < minutes(30) || slotOf(r.id) === slot,
    )
    .slice(0, limit);
  for (const { id } of due) await checkDonation(id, "reconcile");
  return due.length;
}

const slotOf = (id: string): number =>
  [...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 30, 7);

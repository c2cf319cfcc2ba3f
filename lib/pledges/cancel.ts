import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, systemActor, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { voidOrders } from "@/lib/money-orders/order";
import { lockDonation } from "@/lib/donations/lock";
import { takeStep } from "@/lib/donations/states";

/**
 * The money will not come: the pledge is no longer pending and does not become a donation.
 * @throws 401, 403, 404, 409 already_decided
 */
export async function cancelPledge(
  actor: Actor,
  input: { donationId: string; reason?: string | undefined },
): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, input.donationId, `admin:${admin.userId}`);
    if (!donation || donation.kind !== "pledge") throw notFound("donationNotFound");
    const isHeld = donation.status === "held";
    if (!(await takeStep(tx, donation, "rejected")))
      throw new AppError("already_decided", "pledgeDecided");
    await voidOrders(tx, ["pledge"], donation.id, admin.userId);
    // nobody was mailed about a held pledge, and its address may be anybody's
    if (!isHeld)
      await enqueue(tx, "mail.pledge_ended", `pledge_ended:${donation.id}`, {
        donationId: donation.id,
      });
    await audit(tx, actor, "pledge.canceled", "donation", donation.id, {
      ngoId: donation.ngoId,
      ...(input.reason ? { data: { reason: input.reason } } : {}),
    });
  });
}

/**
 * Expires pledges that nobody confirmed within their 60 days (GIVE-106).
 * @returns how many
 */
export async function expirePledges(): Promise<number> {
  const due = await db.donation.findMany({
    where: {
      kind: "pledge",
      status: { in: ["pending_confirmation", "held"] },
      expiresAt: { lte: now() },
    },
    select: { id: true },
    take: 500,
  });
  for (const { id } of due) {
    await db.$transaction(async (tx) => {
      const donation = await lockDonation(tx, id, "expiry");
      const isHeld = donation?.status === "held";
      if (!donation || !(await takeStep(tx, donation, "lapsed"))) return;
      await voidOrders(tx, ["pledge"], id, null);
      if (!isHeld) await enqueue(tx, "mail.pledge_ended", `pledge_ended:${id}`, { donationId: id });
      await audit(tx, systemActor("expiry"), "pledge.expired", "donation", id, {
        ngoId: donation.ngoId,
      });
    });
  }
  return due.length;
}

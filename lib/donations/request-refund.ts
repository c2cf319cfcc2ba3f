import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { createRefund } from "@/lib/payments/objects";
import { failRefund, settleRefund } from "@/lib/donations/settle-refund";
import { lockDonation } from "@/lib/donations/lock-donation";

/**
 * An admin gives a card gift back, whole or in part. The wish is stored first and capped by what is left, counting refunds
 * that are under way; a job carries it to the provider (money.md K12). Pledges' money came another way and goes back another way.
 * An organisation's open wish is fulfilled by it.
 * @param input.amountCents everything that is left, unless said
 * @throws 401, 403, 404, 409 refundNotPossible, 400 refundTooMuch
 */
export async function requestRefund(actor: Actor, input: { donationId: string; amountCents?: number | undefined; reason?: string | undefined }): Promise<{ refundId: string; amountCents: bigint }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    const donation = await lockDonation(tx, input.donationId, `admin:${admin.userId}`);
    if (!donation) throw notFound("donationNotFound");
    if (!donation.chargeId || !["succeeded", "partially_refunded"].includes(donation.status)) throw new AppError("conflict", "refundNotPossible");
    const open = await tx.refund.aggregate({ where: { donationId: donation.id, status: { in: ["requested", "pending", "succeeded"] } }, _sum: { amountCents: true } });
    const left = donation.amountCents - (open._sum.amountCents ?? 0n);
    const cents = input.amountCents === undefined ? left : Number.isInteger(input.amountCents) ? BigInt(input.amountCents) : -1n;
    if (left === 0n) throw new AppError("conflict", "refundNotPossible");
    if (cents <= 0n || cents > left) throw new AppError("invalid", "refundTooMuch", { issues: [{ path: "amountCents", message: "refundTooMuch" }] });
    const refundId = newId("refund");
    await tx.refund.create({ data: { id: refundId, donationId: donation.id, amountCents: cents, actorId: admin.userId, reason: input.reason ?? null } });
    await enqueue(tx, "provider.refund", `refund:${refundId}:make`, { refundId });
    await tx.refundWish.updateMany({ where: { donationId: donation.id, status: "open" }, data: { status: "refunded", decidedBy: admin.userId, decidedAt: now() } });
    await audit(tx, actor, "refund.requested", "donation", donation.id, { ngoId: donation.ngoId, data: { refundId, cents: Number(cents) } });
    return { refundId, amountCents: cents };
  });
}

/** Carries a requested refund to the provider; harmless when repeated (its id is the key there). Throws while the provider is away. */
export async function executeRefund(refundId: string): Promise<void> {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { donation: { select: { chargeId: true } } } });
  if (!refund || refund.status !== "requested" || !refund.donation.chargeId) return;
  const facts = await createRefund({ refundId, chargeId: refund.donation.chargeId, amountCents: refund.amountCents });
  if (facts === null) await failRefund({ refundId, status: "failed", cause: "provider refused" });
  else await settleRefund(facts, "refund job");
}

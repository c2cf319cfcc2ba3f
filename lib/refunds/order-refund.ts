import "server-only";
import { db, type Tx } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { enqueue } from "@/lib/jobs/enqueue";
import { beginAction, mustWait, voidOrders } from "@/lib/money-orders/order";
import { createRefund, findRefund } from "@/lib/payments/objects";
import { failRefund, settleRefund } from "@/lib/refunds/settle-refund";
import { lockDonation, type LockedDonation } from "@/lib/donations/lock";

export type RefundOrdered = {
  /** null while it waits for a second administrator */
  refundId: string | null;
  amountCents: bigint;
  waiting: boolean;
};

/**
 * An administrator refunds a card donation, in whole or in part. The refund is stored first, limited to what is left
 * after refunds in progress; a job carries it to the provider. A pledge's money did not come through the provider and
 * is not refunded through it. It answers an organisation's open request. Above what one administrator may move alone it
 * waits for a second one.
 * @param input.amountCents all that is left if omitted
 * @param input.leftCents what could still be refunded when the administrator decided: if that has changed nothing is refunded,
 *   so that neither the same form sent twice nor two administrators at once give a part back twice
 * @throws 401, 403, 404, 409 refundNotPossible, 409 refundChanged, 409 orderWaiting, 400 refundTooMuch
 */
export async function orderRefund(
  actor: Actor,
  input: {
    donationId: string;
    amountCents?: number | undefined;
    leftCents?: bigint | undefined;
    reason?: string | undefined;
  },
): Promise<RefundOrdered> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  return db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const { donation, left } = await lockRefundable(tx, admin, input.donationId);
    if (input.leftCents !== undefined && input.leftCents !== left)
      throw new AppError("conflict", "refundChanged");
    const asked = input.amountCents ?? Number(left);
    const cents = Number.isInteger(asked) ? BigInt(asked) : -1n;
    assertFits(cents, left);
    const reason = input.reason ?? null;
    const action = {
      kind: "refund",
      subject: donation.id,
      ngoId: donation.ngoId,
      cents,
      input: { reason, leftCents: Number(left) },
    } as const;
    if (await mustWait(tx, admin, action))
      return { refundId: null, amountCents: cents, waiting: true };
    return {
      refundId: await order(tx, admin, donation, { cents, reason, askedBy: null }),
      amountCents: cents,
      waiting: false,
    };
  });
}

/**
 * The second administrator approves a refund (lib/order-approval/decide.ts), unless some of the gift went back since it
 * was ordered, for example on the provider's own pages: that may be the same part.
 */
export async function orderApprovedRefund(
  tx: Tx,
  admin: UserActor,
  input: {
    donationId: string;
    cents: bigint;
    reason: string | null;
    leftCents: number | undefined;
    askedBy: string;
  },
): Promise<void> {
  const { donation, left } = await lockRefundable(tx, admin, input.donationId);
  if (input.leftCents !== undefined && BigInt(input.leftCents) !== left)
    throw new AppError("conflict", "refundChanged");
  assertFits(input.cents, left);
  await order(tx, admin, donation, input);
}

async function lockRefundable(
  tx: Tx,
  admin: UserActor,
  donationId: string,
): Promise<{ donation: LockedDonation; left: bigint }> {
  const donation = await lockDonation(tx, donationId, `admin:${admin.userId}`);
  if (!donation) throw notFound("donationNotFound");
  if (!donation.chargeId || !["succeeded", "partially_refunded"].includes(donation.status))
    throw new AppError("conflict", "refundNotPossible");
  const under = { donationId: donation.id, status: { in: ["requested", "pending", "succeeded"] } };
  const open = await tx.refund.aggregate({ where: under, _sum: { amountCents: true } });
  const left = donation.amountCents - (open._sum.amountCents ?? 0n);
  if (left === 0n) throw new AppError("conflict", "refundNotPossible");
  return { donation, left };
}

function assertFits(cents: bigint, left: bigint): void {
  if (cents <= 0n || cents > left)
    throw new AppError("invalid", "refundTooMuch", {
      issues: [{ path: "amountCents", message: "refundTooMuch" }],
    });
}

async function order(
  tx: Tx,
  admin: UserActor,
  donation: LockedDonation,
  input: { cents: bigint; reason: string | null; askedBy: string | null },
): Promise<string> {
  const refundId = newId("refund");
  const { cents, reason, askedBy } = input;
  await tx.refund.create({
    data: {
      id: refundId,
      donationId: donation.id,
      amountCents: cents,
      actorId: askedBy ?? admin.userId,
      reason,
    },
  });
  await enqueue(tx, "provider.refund", `refund:${refundId}:make`, { refundId });
  const decision = { status: "refunded", decidedBy: admin.userId, decidedAt: now() };
  await tx.refundWish.updateMany({
    where: { donationId: donation.id, status: "open" },
    data: decision,
  });
  if (askedBy === null) await voidOrders(tx, ["refund"], donation.id, admin.userId);
  const data = { refundId, cents: Number(cents), ...(askedBy ? { askedBy } : {}) };
  await audit(tx, admin, "refund.requested", "donation", donation.id, {
    ngoId: donation.ngoId,
    data,
  });
  return refundId;
}

/**
 * Sends a requested refund to the provider; idempotent (the refund's id is the idempotency key). Throws while the
 * provider is unreachable.
 */
export async function executeRefund(refundId: string): Promise<void> {
  const refund = await db.refund.findUnique({
    where: { id: refundId },
    include: { donation: { select: { chargeId: true } } },
  });
  if (!refund || refund.status !== "requested" || !refund.donation.chargeId) return;
  // made earlier, but the response was lost: the provider keeps idempotency keys for only a day, but refunds for good
  const existing = await findRefund(refund.donation.chargeId, refundId);
  const snapshot =
    existing ??
    (await createRefund({
      refundId,
      chargeId: refund.donation.chargeId,
      amountCents: refund.amountCents,
    }));
  if (snapshot === null)
    await failRefund({ refundId, status: "failed", cause: "provider refused" });
  else await settleRefund(snapshot, "refund job");
}

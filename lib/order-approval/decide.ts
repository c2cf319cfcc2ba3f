import "server-only";
import type { MoneyOrder } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { confirmAsked } from "@/lib/pledges/confirm";
import { decideApprovedSuspense } from "@/lib/suspense/decide";
import { orderApprovedRefund } from "@/lib/refunds/order-refund";
import type { OrderInputs, OrderKind } from "@/lib/money-orders/kinds";
import { assertActiveAdmin } from "@/lib/money-orders/order";
import { endApprovedPayout } from "@/lib/payouts/finish-payout";
import { makeGrantAsked } from "@/lib/payouts/make-grant";

/**
 * A second administrator approves: the order is carried out now, in one transaction, exactly as it was ordered. Refused
 * for the person who ordered it, and for anyone who is no longer an administrator. Of several at once one succeeds.
 * @throws 401, 403, 404, 409 already_decided, 409 orderOwn, and whatever the action throws when it is no longer
 * possible
 */
export async function approveOrder(actor: Actor, input: { orderId: string }): Promise<void> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await assertActiveAdmin(tx, admin.userId);
    const order = await waiting(tx, input.orderId);
    if (order.askedBy === admin.userId) throw new AppError("conflict", "orderOwn");
    await carryOut(tx, admin, order);
    // last, so that the action's locks come first: of two concurrent approvals the second finds it decided and is
    // rolled back
    await decide(tx, admin, order, "done");
  });
}

/**
 * Declines a waiting order; the person who ordered it may withdraw it.
 * @throws 401, 403, 404, 409 already_decided
 */
export async function refuseOrder(actor: Actor, input: { orderId: string }): Promise<void> {
  const admin = requireAdmin(actor);
  await db.$transaction(async (tx) => {
    await assertActiveAdmin(tx, admin.userId);
    await decide(tx, admin, await waiting(tx, input.orderId), "refused");
  });
}

async function waiting(tx: Tx, orderId: string): Promise<MoneyOrder> {
  const order = await tx.moneyOrder.findUnique({ where: { id: orderId } });
  if (!order) throw notFound("orderNotFound");
  if (order.status !== "waiting") throw new AppError("already_decided", "orderDecided");
  return order;
}

async function decide(
  tx: Tx,
  admin: UserActor,
  order: MoneyOrder,
  status: "done" | "refused",
): Promise<void> {
  const done = await tx.moneyOrder.updateMany({
    where: { id: order.id, status: "waiting" },
    data: { status, decidedBy: admin.userId, decidedAt: now() },
  });
  if (done.count === 0) throw new AppError("already_decided", "orderDecided");
  const data = { subject: order.subject, cents: Number(order.amountCents), askedBy: order.askedBy };
  await audit(
    tx,
    admin,
    `order.${order.kind as OrderKind}_${status === "done" ? "approved" : "refused"}`,
    "money_order",
    order.id,
    { ngoId: order.ngoId, data },
  );
}

async function carryOut(tx: Tx, admin: UserActor, order: MoneyOrder): Promise<void> {
  const { subject, askedBy, amountCents: cents } = order;
  const asked = <K extends OrderKind>(_kind: K) => order.input as OrderInputs[K];
  const kind = order.kind as OrderKind;
  switch (kind) {
    case "pledge":
      return confirmAsked(tx, admin, { donationId: subject, cents, askedBy });
    case "refund":
      return orderApprovedRefund(tx, admin, {
        donationId: subject,
        cents,
        reason: asked(kind).reason,
        leftCents: asked(kind).leftCents,
        askedBy,
      });
    case "grant":
      return makeGrantAsked(tx, admin, {
        ngoId: order.ngoId ?? "",
        cents,
        note: asked(kind).note,
        key: subject,
        askedBy,
      });
    case "payout_failed":
    case "payout_returned": {
      const result = kind === "payout_failed" ? "failed" : "returned";
      return endApprovedPayout(tx, admin, {
        payoutId: subject,
        result,
        reference: asked(kind).reference,
        askedBy,
      });
    }
    case "suspense_return":
    case "suspense_keep":
    case "suspense_attach": {
      const donationId = kind === "suspense_attach" ? asked(kind).donationId : null;
      const way = (
        { suspense_return: "return", suspense_keep: "keep", suspense_attach: "attach" } as const
      )[kind];
      return decideApprovedSuspense(tx, admin, {
        chargeId: subject,
        way,
        reason: asked(kind).reason,
        donationId,
        cents,
        askedBy,
      });
    }
  }
}

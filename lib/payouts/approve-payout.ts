import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { activeAdmins, assertActiveAdmin } from "@/lib/money-orders/order";
import { assertNotHandedOver, needsApproval, ownHand } from "@/lib/payouts/rules";

/**
 * A second person approves a payout, whatever its amount: neither the one who made it, nor the one who takes it to the
 * bank or marks it as sent (exportPayouts, finishPayout; the database checks the same). Of several approvals at once
 * one is stored. The approval of an administrator who was disabled before the money left may be replaced.
 * @throws 401, 403, 404, 409 already_decided, 409 payoutOwnApproval, 409 payoutHandedOver
 */
export async function approvePayout(actor: Actor, input: { payoutId: string }): Promise<void> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from payout where id = ${input.payoutId} for update`;
    const payout = await tx.payout.findUnique({
      where: { id: input.payoutId },
      include: { ngo: { select: { handedOverAt: true } } },
    });
    if (!payout) throw notFound("payoutNotFound");
    // once the bank has it (sending), it has left, and a hand-over no longer matters
    if (payout.status === "reserved") assertNotHandedOver(payout.ngo, now());
    if (!needsApproval(payout, await activeAdmins(tx, [payout.approvedBy])))
      throw new AppError("already_decided", "payoutDecided");
    if (ownHand(payout, admin.userId) !== null) throw new AppError("conflict", "payoutOwnApproval");
    await assertActiveAdmin(tx, admin.userId);
    await tx.payout.update({
      where: { id: payout.id },
      data: { approvedBy: admin.userId, approvedAt: now() },
    });
    const data = { cents: Number(payout.amountCents), account: payout.bankMasked };
    await audit(tx, actor, "payout.approved", "payout", payout.id, { ngoId: payout.ngoId, data });
  });
}

/**
 * Approves several that were reviewed together; skips those that need no approval, or not this person's.
 * @returns how many were approved
 */
export async function approvePayouts(
  actor: Actor,
  input: { payoutIds: string[] },
): Promise<number> {
  requireAdmin(actor);
  requireFreshFactor(actor);
  let approved = 0;
  for (const payoutId of input.payoutIds) {
    try {
      await approvePayout(actor, { payoutId });
      approved++;
    } catch (error) {
      if (
        !(error instanceof AppError) ||
        !["already_decided", "conflict", "not_found"].includes(error.code)
      )
        throw error;
    }
  }
  return approved;
}

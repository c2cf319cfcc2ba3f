import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { needsApproval } from "@/lib/payouts/rules";

/**
 * The second person's yes to a large payout: not of the one who made it, and not of the one who marks it as sent
 * (finishPayout). Of several at once one is written down. @throws 401, 403, 404, 409 already_decided, 409 payoutOwnApproval
 */
export async function approvePayout(actor: Actor, input: { payoutId: string }): Promise<void> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from payout where id = ${input.payoutId} for update`;
    const payout = await tx.payout.findUnique({ where: { id: input.payoutId } });
    if (!payout) throw notFound("payoutNotFound");
    if (!needsApproval(payout)) throw new AppError("already_decided", "payoutDecided");
    if (payout.madeBy === admin.userId) throw new AppError("conflict", "payoutOwnApproval");
    await tx.payout.update({ where: { id: payout.id }, data: { approvedBy: admin.userId, approvedAt: now() } });
    await audit(tx, actor, "payout.approved", "payout", payout.id, { ngoId: payout.ngoId, data: { cents: Number(payout.amountCents) } });
  });
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { beginAction } from "@/lib/money-orders/order";
import type { Decision } from "@/lib/matches/rules";
import { tellDecided } from "@/lib/matches/tell-sides";

/** The state each decision starts from: a proposal is confirmed or declined, a confirmed promise is canceled. */
const from: Record<Decision, string> = {
  confirmed: "proposed",
  declined: "proposed",
  canceled: "confirmed",
};

/**
 * An administrator who has seen the sponsor's promise confirms or declines it, or cancels one that the sponsor took back. The
 * organisation is mailed; the sponsor only if the promise was confirmed, because before that the address is only what the
 * organisation typed. Once confirmed, it counts every donation in its period, including those already made. A promise the
 * sponsor has paid towards cannot be canceled.
 * @throws 401, 403, 404, 409 already_decided or matchPaid
 */
export async function decideMatch(
  actor: Actor,
  { id, to }: { id: string; to: Decision },
): Promise<void> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  await db.$transaction(async (tx) => {
    await beginAction(tx, admin);
    const known = await tx.match.findUnique({ where: { id }, select: { campaignId: true } });
    if (!known) throw notFound("notFound");
    // donations lock the campaign before its matches, so that none is counted twice or missed
    await tx.$queryRaw`select 1 from campaign where id = ${known.campaignId} for no key update`;
    const match = await tx.match.findUniqueOrThrow({
      where: { id },
      include: {
        campaign: { select: { ngoId: true } },
        // a refused payment does not count
        _count: {
          select: { donations: { where: { status: { notIn: ["rejected", "expired"] } } } },
        },
      },
    });
    if (match.status !== from[to]) throw new AppError("already_decided", "matchDecided");
    if (to === "canceled" && match._count.donations > 0)
      throw new AppError("conflict", "matchPaid");
    await tx.match.update({
      where: { id },
      data: { status: to, decidedBy: admin.userId, decidedAt: now() },
    });
    if (to === "confirmed") await tx.$executeRaw`select recount_match(${id})`;
    await tellDecided(tx, id, to);
    await audit(tx, actor, `match.${to}`, "match", id, { ngoId: match.campaign.ngoId });
  });
}

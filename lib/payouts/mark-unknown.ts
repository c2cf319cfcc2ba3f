import "server-only";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { log } from "@/lib/log";
import { requireAdmin, requireAdminOrSystem, systemActor, type Actor } from "@/lib/auth/actor";
import { audit } from "@/lib/audit/record";

/** A transfer abroad takes some working days; after this long without news its outcome is unknown. */
const silenceMs = days(7);

/**
 * The outcome of a payout is unknown (the bank gave no answer, or none was recorded): its money stays reserved, it is
 * in no further bank file, and no other payout is made until somebody has looked it up at the bank and recorded the
 * outcome. So nothing is sent twice by mistake.
 * @throws 401, 403, 404, 409 payoutDecided
 */
export async function markPayoutUnknown(actor: Actor, input: { payoutId: string }): Promise<void> {
  const by = requireAdminOrSystem(actor);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${by.kind === "user" ? `admin:${by.userId}` : by.name}, true)`;
    await tx.$queryRaw`select id from payout where id = ${input.payoutId} for update`;
    const payout = await tx.payout.findUnique({ where: { id: input.payoutId } });
    if (!payout) throw notFound("payoutNotFound");
    if (payout.status !== "sending") throw new AppError("already_decided", "payoutDecided");
    await tx.payout.update({ where: { id: payout.id }, data: { status: "unknown" } });
    await audit(tx, actor, "payout.unknown", "payout", payout.id, {
      ngoId: payout.ngoId,
      data: { cents: Number(payout.amountCents) },
    });
  });
  log.error("payouts.unknown", { payoutId: input.payoutId });
}

/**
 * Marks payouts that went to the bank and have been without news for too long.
 * @returns how many
 */
export async function markSilentPayoutsUnknown(): Promise<number> {
  const silent = await db.$queryRaw<{ id: string }[]>`
    select p.id from payout p where p.status = 'sending'
       and (select max(l.at) from state_log l where l.entity = 'payout' and l.entity_id = p.id and l.to_s = 'sending') < ${new Date(now().getTime() - silenceMs)}`;
  // somebody may record it at the same moment, which is fine
  for (const { id } of silent)
    await markPayoutUnknown(systemActor("payouts.silent"), { payoutId: id }).catch(
      (error: unknown) => log.warn("payouts.not_silent", { id, error }),
    );
  return silent.length;
}

export type UnknownPayout = {
  id: string;
  number: number;
  ngoName: string;
  amountCents: bigint;
  since: Date;
};

/** Payouts to be looked up at the bank, the oldest first. @throws 401, 403 */
export async function unknownPayouts(actor: Actor): Promise<UnknownPayout[]> {
  requireAdmin(actor);
  return db.$queryRaw`
    select p.id, p.number, n.name as "ngoName", p.amount_cents as "amountCents", coalesce((select max(l.at) from state_log l where l.entity = 'payout' and l.entity_id = p.id and l.to_s = 'sending'), p.created_at) as since
      from payout p join ngo n on n.id = p.ngo_id where p.status = 'unknown' order by since, p.number limit 100`;
}

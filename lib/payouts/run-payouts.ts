import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { requireAdminOrSystem, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { handOverHoldsSince } from "@/lib/payout-hold";
import { payoutMinimumCents, periodOf, yearlyMinimumCents } from "@/lib/payouts/rules";
import {
  reservePayout,
  type PayoutReason,
  type ReservedPayout,
} from "@/lib/payouts/reserve-payout";

/**
 * The payout run: daily, balances that reached $100; the month's first run is the monthly one; once in January,
 * balances of at least $10 (OP-003). A missed run is made up for by the next; concurrent runs make one payout per
 * organisation (F38, F48).
 */
export async function runPayouts(actor: Actor): Promise<ReservedPayout[]> {
  requireAdminOrSystem(actor);
  requireFreshFactor(actor);
  const currentTime = now();
  const period = periodOf(currentTime);
  const key = "payouts.monthly";
  const last = await db.setting.findUnique({ where: { key } });
  const monthly = last?.value !== period;
  const january = currentTime.getUTCMonth() === 0;
  const candidates = await due(january ? yearlyMinimumCents : payoutMinimumCents, currentTime);
  const created: ReservedPayout[] = [];
  for (const { ngo_id: ngoId, cents } of candidates) {
    const usual: PayoutReason = monthly ? "monthly" : "threshold";
    const reason: PayoutReason = cents >= payoutMinimumCents ? usual : "yearly";
    try {
      const payout = await reservePayout(actor, { ngoId, reason });
      if (payout) created.push(payout);
    } catch (error) {
      // an error with one organisation must not stop the others
      log.error("payout.failed_to_reserve", { ngoId, error });
    }
  }
  if (monthly)
    await db.setting.upsert({
      where: { key },
      create: { key, value: period },
      update: { value: period },
    });
  if (created.length > 0)
    await audit(db, actor, "payouts.run", "payout", null, {
      data: {
        made: created.length,
        cents: Number(created.reduce((sum, p) => sum + p.amountCents, 0n)),
      },
    });
  return created;
}

async function due(minimum: bigint, time: Date): Promise<{ ngo_id: string; cents: bigint }[]> {
  return db.$queryRaw`
    select p.ngo_id, (p.credits - p.debits - (r.debits - r.credits))::bigint as cents
      from ledger_account p join ledger_account r on r.code = 'ngo:' || p.ngo_id || ':receivable:usd' join ngo n on n.id = p.ngo_id
     where p.code like 'ngo:%:payable:usd' and not n.is_operator and n.status = 'approved' and n.suspended_at is null and n.bank_cipher is not null
       and (n.payouts_held_until is null or n.payouts_held_until <= ${time}) and (n.handed_over_at is null or n.handed_over_at <= ${handOverHoldsSince(time)})
       and p.credits - p.debits - (r.debits - r.credits) >= ${minimum} order by p.ngo_id`;
}

import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { requireApprovedNgo, requireScope, type Actor } from "@/lib/auth/actor";
import type { DonationRow } from "@/lib/donations/ngo-rows";
import { donationsWithIds } from "@/lib/donations/queries";

/** How many of a payout's newest donations are embedded in a row of the list; its statement has them all. */
export const mostDonations = 100;

/**
 * A payout's donations, newest first, each with what it contributed to this payout (cents, signed), and how many there
 * are.
 */
export type PayoutDonations = { rows: { donation: DonationRow; cents: bigint }[]; total: number };

/**
 * The donations of these own payouts, by payout id, if requested; otherwise null. Two queries however many payouts
 * there are. A donation paid out with one payout and taken back with a later one is in both.
 * @throws 401, 403, 403 insufficient_scope for a key without donations:read
 */
export async function donationsOfPayouts(
  actor: Actor,
  expand: readonly string[],
  payoutIds: string[],
): Promise<Map<string, PayoutDonations> | null> {
  if (!expand.includes("donations")) return null;
  const ngoId = requireApprovedNgo(actor).ngo.id;
  requireScope(actor, "donations:read");
  const byId = new Map<string, PayoutDonations>(
    payoutIds.map((id) => [id, { rows: [], total: 0 }]),
  );
  if (payoutIds.length === 0) return byId;
  const moved = await db.$queryRaw<
    { payout_id: string; donation_id: string; cents: bigint; total: number }[]
  >`
    select payout_id, donation_id, cents, total from (
      select l.payout_id, t.donation_id, sum(l.amount_cents)::bigint as cents,
             count(*) over (partition by l.payout_id)::int as total,
             row_number() over (partition by l.payout_id order by max(l.transaction_id) desc) as place
        from payout_line l
        join payout p on p.id = l.payout_id and p.ngo_id = ${ngoId}
        join ledger_tx t on t.id = l.transaction_id
       where l.payout_id in (${Prisma.join(payoutIds)}) and t.donation_id is not null
       group by l.payout_id, t.donation_id) x
     where place <= ${mostDonations} order by payout_id, place`;
  const rows = await donationsWithIds(actor, [...new Set(moved.map((line) => line.donation_id))]);
  for (const { payout_id, donation_id, cents, total } of moved) {
    const payout = byId.get(payout_id);
    const donation = rows.get(donation_id);
    if (!payout || !donation) continue;
    payout.total = total;
    payout.rows.push({ donation, cents });
  }
  return byId;
}

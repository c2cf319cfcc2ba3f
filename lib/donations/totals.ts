import type { Tx } from "@/lib/db";

/**
 * What a donation currently adds to its campaign, cents: gross less refunds and lost disputes, never below zero; 0
 * before it is settled. The same rule as invariant C01. Call it before and after a change under the donation's lock and
 * add the difference.
 *
 * A donation counts among gifts, and its donor among donors, only while this is above zero: one that was refunded whole
 * stays in lists, with its badge, and is in no count.
 */
export async function countedCents(tx: Tx, donationId: string): Promise<bigint> {
  const [row] = await tx.$queryRaw<{ cents: bigint }[]>`
    select cents from counted_donation where id = ${donationId}`;
  return row?.cents ?? 0n;
}

/**
 * Last step of a money transaction (lock order: donation, accounts, campaign, organisation): updates the sums of the
 * campaign and the organisation that pages read. The donation must be settled by then; a refund counts for the day on
 * which it settled.
 */
export async function addToTotals(
  tx: Tx,
  donationId: string,
  change: { cents: bigint; isNew?: boolean },
): Promise<void> {
  if (change.cents === 0n && !change.isNew) return;
  await tx.$executeRaw`select add_to_totals(${donationId}, ${change.cents}, ${change.isNew ?? false})`;
}

import type { Tx } from "@/lib/db";

/**
 * What a donation adds to its campaign now, cents: gross less refunds and lost disputes, never below nothing; 0 before it is settled.
 * The same rule as invariant C01. Call it before and after a change under the donation's lock and add the difference.
 */
export async function countedCents(tx: Tx, donationId: string): Promise<bigint> {
  const [row] = await tx.$queryRaw<{ net: bigint }[]>`
    select case when d.settled_at is null then 0 else greatest(0, coalesce(d.confirmed_cents, d.amount_cents) - d.refunded_cents
      - coalesce((select sum(x.amount_cents) from dispute x where x.donation_id = d.id and x.status = 'lost'), 0)) end::bigint as net
      from donation d where d.id = ${donationId}`;
  return row?.net ?? 0n;
}

/** Last step of a money transaction (lock order: donation, accounts, campaign). */
export async function addToTotals(
  tx: Tx,
  campaignId: string,
  change: { cents: bigint; newGiftOf?: string },
): Promise<void> {
  let gifts = 0;
  let donors = 0;
  if (change.newGiftOf !== undefined) {
    const [row] = await tx.$queryRaw<{ gift_count: number }[]>`
      insert into campaign_donor (campaign_id, donor_key, gift_count) values (${campaignId}, ${change.newGiftOf}, 1)
      on conflict (campaign_id, donor_key) do update set gift_count = campaign_donor.gift_count + 1 returning gift_count`;
    gifts = 1;
    donors = row?.gift_count === 1 ? 1 : 0;
  }
  if (change.cents === 0n && gifts === 0) return;
  await tx.$executeRaw`update campaign set raised_cents = raised_cents + ${change.cents}, gift_count = gift_count + ${gifts}, donor_count = donor_count + ${donors} where id = ${campaignId}`;
}

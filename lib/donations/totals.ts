import type { Tx } from "@/lib/db";

/**
 * What a donation adds to its campaign now, cents: gross less refunds and lost disputes, never below nothing; 0 before it is settled.
 * The same rule as invariant C01. Call it before and after a change under the donation's lock and add the difference.
 */
export async function countedCents(tx: Tx, donationId: string): Promise<bigint> {
  const [row] = await tx.$queryRaw<{ cents: bigint }[]>`
    select cents from counted_donation where id = ${donationId}`;
  return row?.cents ?? 0n;
}

type Counted = {
  ngo_id: string;
  campaign_id: string;
  donor_key: string;
  monthly: boolean;
  size: number;
  day: Date;
};

/**
 * Last step of a money transaction (lock order: donation, accounts, campaign, organisation): the sums of the campaign and of the
 * organisation that pages read. The donation must be settled by then; a refund counts for the day on which it settled.
 */
export async function addToTotals(
  tx: Tx,
  donationId: string,
  change: { cents: bigint; isNew?: boolean },
): Promise<void> {
  if (change.cents === 0n && !change.isNew) return;
  const [donation] = await tx.$queryRaw<Counted[]>`
    select ngo_id, campaign_id, donor_key, monthly, size, day from counted_donation where id = ${donationId}`;
  if (!donation) throw new Error(`Donation ${donationId} is counted before it is settled.`);
  const gifts = change.isNew ? 1 : 0;
  const donors = change.isNew ? await addDonorOfCampaign(tx, donation) : 0;
  const { campaign_id: campaign, ngo_id: ngo, day, monthly, size } = donation;
  await tx.$executeRaw`
    update campaign set raised_cents = raised_cents + ${change.cents}, gift_count = gift_count + ${gifts},
      donor_count = donor_count + ${donors} where id = ${campaign}`;
  // an update first: the check of a sum below nothing would meet the row to insert, not the sum
  const ofDay = await tx.$executeRaw`
    update campaign_day set gifts = gifts + ${gifts}, cents = cents + ${change.cents}
      where campaign_id = ${campaign} and day = ${day}::date`;
  if (ofDay === 0)
    await tx.$executeRaw`
      insert into campaign_day (campaign_id, day, gifts, cents) values (${campaign}, ${day}::date, ${gifts}, ${change.cents})
      on conflict (campaign_id, day) do update set gifts = campaign_day.gifts + excluded.gifts, cents = campaign_day.cents + excluded.cents`;
  const ofMonth = await tx.$executeRaw`
    update ngo_month set gifts = gifts + ${gifts}, cents = cents + ${change.cents}
      where ngo_id = ${ngo} and month = date_trunc('month', ${day}::date)::date and monthly = ${monthly} and size = ${size}`;
  if (ofMonth === 0)
    await tx.$executeRaw`
      insert into ngo_month (ngo_id, month, monthly, size, gifts, cents)
      values (${ngo}, date_trunc('month', ${day}::date)::date, ${monthly}, ${size}, ${gifts}, ${change.cents})
      on conflict (ngo_id, month, monthly, size) do update set gifts = ngo_month.gifts + excluded.gifts, cents = ngo_month.cents + excluded.cents`;
  if (change.isNew) await addDonorOfNgo(tx, donation);
}

/** @returns 1 when the donor had not given to this campaign before, else 0 */
async function addDonorOfCampaign(tx: Tx, donation: Counted): Promise<number> {
  const [row] = await tx.$queryRaw<{ gift_count: number }[]>`
    insert into campaign_donor (campaign_id, donor_key, gift_count) values (${donation.campaign_id}, ${donation.donor_key}, 1)
    on conflict (campaign_id, donor_key) do update set gift_count = campaign_donor.gift_count + 1 returning gift_count`;
  return row?.gift_count === 1 ? 1 : 0;
}

async function addDonorOfNgo(tx: Tx, donation: Counted): Promise<void> {
  const [row] = await tx.$queryRaw<{ gifts: number }[]>`
    insert into ngo_donor (ngo_id, donor_key, gifts) values (${donation.ngo_id}, ${donation.donor_key}, 1)
    on conflict (ngo_id, donor_key) do update set gifts = ngo_donor.gifts + 1 returning gifts`;
  if (row?.gifts === 1)
    await tx.$executeRaw`
      insert into ngo_totals (ngo_id, donors, returning_donors) values (${donation.ngo_id}, 1, 0)
      on conflict (ngo_id) do update set donors = ngo_totals.donors + 1`;
  if (row?.gifts === 2)
    await tx.$executeRaw`
      update ngo_totals set returning_donors = returning_donors + 1 where ngo_id = ${donation.ngo_id}`;
}

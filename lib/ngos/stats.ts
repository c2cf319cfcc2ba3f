import "server-only";
import { db } from "@/lib/db";
import { toDollars } from "@/lib/money/money";

export type NgoStats = {
  /** without drafts and archived ones */
  totalCampaigns: number;
  /** ongoing ones */
  activeCampaigns: number;
  completedCampaigns: number;
  /** in no other number here */
  drafts: number;
  /** completed / (ongoing + paused + completed), 0 to 1; 0 when there are none */
  completionRate: number;
  /** net of refunds and lost disputes */
  totalRaisedCents: bigint;
  /** completed donations */
  totalDonations: number;
  /** by case-folded email, else by name */
  uniqueDonors: number;
};

/**
 * The figures for an NGO's dashboard and profile call (DATA-011..013, OP-098). Drafts and archived campaigns do not
 * count, nor do payments in progress.
 */
export async function ngoStats(ngoId: string): Promise<NgoStats> {
  const [counts, gifts] = await Promise.all([
    db.$queryRaw<
      { ongoing: number; paused: number; completed: number; drafts: number; raised: bigint }[]
    >`
      select (count(*) filter (where status = 'ongoing'))::int as ongoing, (count(*) filter (where status = 'paused'))::int as paused,
        (count(*) filter (where status = 'completed'))::int as completed, (count(*) filter (where status = 'draft'))::int as drafts,
        coalesce(sum(raised_cents) filter (where status <> 'draft'), 0)::bigint as raised
      from campaign where ngo_id = ${ngoId} and archived_at is null`,
    // donors who gave only to campaigns that do not count: all their donations to the organisation went there
    db.$queryRaw<{ gifts: number; donors: number }[]>`
      select coalesce((select sum(gift_count) from campaign where ngo_id = ${ngoId} and archived_at is null and status <> 'draft'), 0)::int as gifts,
        (coalesce((select donors from ngo_totals where ngo_id = ${ngoId}), 0) - (
          select count(*) from (
            select x.donor_key, sum(x.gift_count) as gifts from campaign_donor x join campaign c on c.id = x.campaign_id
            where c.ngo_id = ${ngoId} and (c.archived_at is not null or c.status = 'draft') group by 1
          ) hidden join ngo_donor d on d.ngo_id = ${ngoId} and d.donor_key = hidden.donor_key and d.gifts = hidden.gifts
        ))::int as donors`,
  ]);
  const { ongoing, paused, completed, drafts, raised } = counts[0] ?? {
    ongoing: 0,
    paused: 0,
    completed: 0,
    drafts: 0,
    raised: 0n,
  };
  const total = ongoing + paused + completed;
  return {
    totalCampaigns: total,
    activeCampaigns: ongoing,
    completedCampaigns: completed,
    drafts,
    completionRate: total === 0 ? 0 : completed / total,
    totalRaisedCents: raised,
    totalDonations: gifts[0]?.gifts ?? 0,
    uniqueDonors: gifts[0]?.donors ?? 0,
  };
}

/** `stats` on the wire: dollars. */
export function statsDto(s: NgoStats) {
  return {
    totalCampaigns: s.totalCampaigns,
    activeCampaigns: s.activeCampaigns,
    totalRaised: toDollars(s.totalRaisedCents),
    totalDonations: s.totalDonations,
    completedCampaigns: s.completedCampaigns,
    completionRate: s.completionRate,
    uniqueDonors: s.uniqueDonors,
  };
}

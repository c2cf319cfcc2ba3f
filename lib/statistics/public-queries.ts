import "server-only";
import { db } from "@/lib/db";
import { days, now, utcDay } from "@/lib/clock";
import { fundSlug } from "@/lib/fund";
import { newestCounted } from "@/lib/campaigns/counted-queries";
import { lastMonths, monthStart } from "@/lib/statistics/months";
import { stripSeed } from "@/lib/donations/strip-seed";

export type WeekSum = { start: Date; cents: bigint; gifts: number };

export type CampaignGiving = {
  /** 8 to 12, oldest first; the last is the current one. Empty below five donations */
  weeks: WeekSum[];
  /** seeds of the newest donations' strips, newest first */
  strips: string[];
  gifts: number;
  donors: number;
  raisedCents: bigint;
  /** amount missing to the goal, and the mean donation; null without an end date, an unreached goal or any donation */
  toGo: { cents: bigint; meanCents: bigint } | null;
};

const fewGifts = 5;
const mostStrips = 60;

/** The Monday (UTC) of the week of `time`. */
const mondayOf = (time: Date): Date => new Date(days(utcDay(time) - ((utcDay(time) + 3) % 7)));

/** The donation figures on a campaign's page. The caller has checked that the campaign may be seen. */
export async function campaignGiving(campaignId: string): Promise<CampaignGiving> {
  const [campaign, strips] = await Promise.all([
    db.campaign.findUniqueOrThrow({
      where: { id: campaignId },
      select: {
        raisedCents: true,
        giftCount: true,
        donorCount: true,
        fundingGoalCents: true,
        deadline: true,
        status: true,
      },
    }),
    newestCounted(campaignId, mostStrips),
  ]);
  const missing = campaign.fundingGoalCents - campaign.raisedCents;
  const reachable =
    campaign.status === "ongoing" &&
    campaign.deadline !== null &&
    missing > 0n &&
    campaign.raisedCents > 0n &&
    campaign.giftCount >= fewGifts;
  return {
    weeks: campaign.giftCount < fewGifts ? [] : await lastWeeks(campaignId),
    strips: strips.map(stripSeed),
    gifts: campaign.giftCount,
    donors: campaign.donorCount,
    raisedCents: campaign.raisedCents,
    toGo: reachable
      ? { cents: missing, meanCents: campaign.raisedCents / BigInt(campaign.giftCount) }
      : null,
  };
}

/** Weeks from the first with a donation; at least the last eight and at most the last twelve. */
async function lastWeeks(campaignId: string): Promise<WeekSum[]> {
  const monday = mondayOf(now());
  const start = (weeksAgo: number) => new Date(monday.getTime() - days(7 * weeksAgo));
  const rows = await db.campaignDay.findMany({
    where: { campaignId, day: { gte: start(11) } },
    orderBy: { day: "asc" },
  });
  const first = rows[0]?.day ?? monday;
  const since = Math.floor((utcDay(monday) - utcDay(mondayOf(first))) / 7) + 1;
  const count = Math.min(12, Math.max(8, since));
  return Array.from({ length: count }, (_, i) => {
    const own = rows.filter((r) => mondayOf(r.day).getTime() === start(count - 1 - i).getTime());
    return {
      start: start(count - 1 - i),
      cents: own.reduce((sum, r) => sum + r.cents, 0n),
      gifts: own.reduce((sum, r) => sum + r.gifts, 0),
    };
  });
}

export type NgoFigures = {
  raisedCents: bigint;
  gifts: number;
  donors: number;
  /** at most the last six, oldest first, starting with the first year that has a donation */
  years: { year: number; cents: bigint }[];
  /** the last twelve, oldest first; the last is the current one */
  months: { month: Date; cents: bigint }[];
};

/**
 * The donation figures on an organisation's public page; null before the first donation. The caller has checked that it may be
 * seen.
 */
export async function ngoFigures(ngoId: string): Promise<NgoFigures | null> {
  const time = now();
  const [rows, people, recent] = await Promise.all([
    db.$queryRaw<{ year: number; cents: bigint; gifts: number }[]>`
      select extract(year from month)::int as year, sum(cents)::bigint as cents, sum(gifts)::int as gifts
      from ngo_month where ngo_id = ${ngoId} group by 1 order by 1`,
    db.ngoTotals.findUnique({ where: { ngoId } }),
    db.ngoMonth.groupBy({
      by: ["month"],
      where: { ngoId, month: { gte: monthStart(time, -11) } },
      _sum: { cents: true },
    }),
  ]);
  const gifts = rows.reduce((sum, r) => sum + r.gifts, 0);
  const first = rows[0];
  if (!first || gifts === 0) return null;
  const current = time.getUTCFullYear();
  const from = Math.max(first.year, current - 5);
  return {
    raisedCents: rows.reduce((sum, r) => sum + r.cents, 0n),
    gifts,
    donors: people?.donors ?? 0,
    years: Array.from({ length: Math.max(0, current - from + 1) }, (_, i) => ({
      year: from + i,
      cents: rows.find((r) => r.year === from + i)?.cents ?? 0n,
    })),
    months: lastMonths(time, 12).map((month) => ({
      month,
      cents: recent.find((r) => r.month.getTime() === month.getTime())?._sum.cents ?? 0n,
    })),
  };
}

export type FundFigures = {
  raisedCents: bigint;
  grants: number;
  grantedCents: bigint;
  organisations: number;
};

/** The Frontline Fund: what it raised, and what was passed on to organisations as grants. */
export async function fundFigures(): Promise<FundFigures> {
  const [fund, grants] = await Promise.all([
    db.campaign.findUnique({ where: { slug: fundSlug }, select: { raisedCents: true } }),
    db.$queryRaw<{ grants: number; cents: bigint; organisations: number }[]>`
      select count(*)::int as grants, coalesce(sum(e.amount), 0)::bigint as cents, count(distinct a.ngo_id)::int as organisations
      from ledger_tx t join ledger_entry e on e.tx_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = 'grant' and e.dir = 'C'`,
  ]);
  return {
    raisedCents: fund?.raisedCents ?? 0n,
    grants: grants[0]?.grants ?? 0,
    grantedCents: grants[0]?.cents ?? 0n,
    organisations: grants[0]?.organisations ?? 0,
  };
}

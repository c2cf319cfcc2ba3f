import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { isKeptGift, isShownUpdate } from "@/lib/reports/clock-sql";
import { punctualityOf, type Punctuality, type ReportPeriod } from "@/lib/reports/rules";

type Row = { campaignId: string; since: Date; reportedAt: Date | null };

/** The first donation to a campaign, and its first update, after `time`, the start or end of a period. */
const firstGift = (campaign: Prisma.Sql, time: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select g.settled_at as began from donation g
   where g.campaign_id = ${campaign} and ${isKeptGift(Prisma.sql`g`)} and g.settled_at > ${time}
   order by g.settled_at limit 1`;
const firstUpdate = (campaign: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select u.published_at as reported from campaign_update u
   where u.campaign_id = ${campaign} and ${isShownUpdate(Prisma.sql`u`)} and u.published_at > g.began
   order by u.published_at limit 1`;

/**
 * Every period of one campaign, or of all of an organisation's, archived ones included, as they owed their reports too.
 * Computed each time from donations, updates and extensions (docs/decisions/036), so that anyone with the tables gets the same
 * numbers. Periods over before the clock began (`report_clock_from`) are not counted.
 */
async function periodsOf(of: { campaignId: string } | { ngoId: string }): Promise<ReportPeriod[]> {
  const which =
    "campaignId" in of ? Prisma.sql`c.id = ${of.campaignId}` : Prisma.sql`c.ngo_id = ${of.ngoId}`;
  const rows = await db.$queryRaw<Row[]>`
    with recursive period as (
      select c.id, c.report_clock_from as clock_from, g.began, r.reported
        from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator
       cross join lateral (${firstGift(Prisma.sql`c.id`, Prisma.sql`'-infinity'`)}) g
        left join lateral (${firstUpdate(Prisma.sql`c.id`)}) r on true
       where ${which}
      union all
      select p.id, p.clock_from, g.began, r.reported
        from period p
       cross join lateral (${firstGift(Prisma.sql`p.id`, Prisma.sql`p.reported`)}) g
        left join lateral (${firstUpdate(Prisma.sql`p.id`)}) r on true
       where p.reported is not null)
    select id as "campaignId", greatest(began, clock_from) as since, reported as "reportedAt" from period
     where clock_from is null or reported is null or reported > clock_from
     order by since, id`;
  const extensions = await db.reportExtension.findMany({
    where: { campaignId: { in: [...new Set(rows.map((row) => row.campaignId))] } },
    select: { campaignId: true, createdAt: true, days: true },
  });
  return rows.map(({ campaignId, since, reportedAt }) => ({
    since,
    reportedAt,
    extensions: extensions
      .filter((e) => e.campaignId === campaignId && e.createdAt > since)
      .filter((e) => reportedAt === null || e.createdAt <= reportedAt)
      .map((e) => ({ at: e.createdAt, days: e.days })),
  }));
}

/** How many reports came on time, out of those that came or were due. */
export const punctuality = async (
  of: { campaignId: string } | { ngoId: string },
): Promise<Punctuality> => punctualityOf(await periodsOf(of), now());

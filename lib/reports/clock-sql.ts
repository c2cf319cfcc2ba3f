import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { site } from "@/lib/site";
import { now } from "@/lib/clock";

/*
 * When reports are due, in SQL, for queries with the campaign as `c`. A donation counts once it is settled and while the
 * campaign keeps its money; an update counts while it is published, not hidden or deleted. Index donation_report_clock has the
 * same states.
 */

export const isKeptGift = (gift: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${gift}.status in ('succeeded', 'confirmed', 'partially_refunded', 'disputed')`;
export const isShownUpdate = (update: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${update}.published_at is not null and ${update}.hidden_at is null and ${update}.deleted_at is null`;

const g = Prisma.sql`g`;
const u = Prisma.sql`u`;

/**
 * Joined after `campaign c`. Gives `report.since` (null when nothing is owed), `report.after_id` (the last update) and
 * `report.more` (extra days granted).
 */
export const joinReport = Prisma.sql`
  cross join lateral (
    select last.id as after_id,
      (select greatest(g.settled_at, c.report_clock_from) from donation g
        where g.campaign_id = c.id and ${isKeptGift(g)} and g.settled_at > last.at order by g.settled_at limit 1) as since,
      (select coalesce(sum(e.days), 0)::int from report_extension e
        where e.campaign_id = c.id and e.created_at > last.at) as more
      from (select coalesce(max(n.published_at), '-infinity') as at, max(n.id) as id from (
        select u.published_at, u.id from campaign_update u
         where u.campaign_id = c.id and ${isShownUpdate(u)}
         order by u.published_at desc, u.number desc limit 1) n) last) report`;

const hoursOf = (n: number): Prisma.Sql =>
  Prisma.sql`make_interval(hours => 24 * (${n}::int + report.more))`;

/** With `joinReport`: at least this many days, plus extra days granted, have passed without an update. */
export const hasWaited = (n: number): Prisma.Sql =>
  Prisma.sql`coalesce(report.since + ${hoursOf(n)} <= ${now()}, false)`;

/**
 * With `joinReport`: the campaign takes no new donations. The caller must leave out the operator's own fund, which owes no
 * reports.
 */
export const isStopped = (): Prisma.Sql => hasWaited(site.reports.stopDays);

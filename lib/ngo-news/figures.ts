import "server-only";
import { db } from "@/lib/db";
import { hasWaited, joinReport } from "@/lib/reports/clock-sql";
import { site } from "@/lib/site";

export type WeekFigures = {
  gifts: number;
  cents: bigint;
  newDonors: number;
  monthly: number;
  begun: number;
  ended: number;
  /** titles of campaigns that owe a report soon (from the first reminder on), longest owed first */
  due: string[];
};
type Span = { begins: Date; ends: Date };

async function giftsOf(ngoId: string, { begins, ends }: Span) {
  const [row] = await db.$queryRaw<{ gifts: number; cents: bigint; newDonors: number }[]>`
    with week as (
      select d.donor_key, c.cents from donation d join counted_donation c on c.id = d.id and c.cents > 0
       where d.ngo_id = ${ngoId} and not d.is_demo and d.settled_at >= ${begins} and d.settled_at < ${ends})
    select count(*)::int as gifts, coalesce(sum(cents), 0)::bigint as cents,
           (count(distinct donor_key) filter (where not exists (
              select 1 from donation o where o.ngo_id = ${ngoId} and o.donor_key = week.donor_key
                 and not o.is_demo and o.settled_at < ${begins})))::int as "newDonors"
      from week`;
  return row ?? { gifts: 0, cents: 0n, newDonors: 0 };
}

/** Monthly gifts: those active now, and those that started or ended in the week. */
async function monthlyOf(ngoId: string, { begins, ends }: Span) {
  const [row] = await db.$queryRaw<{ monthly: number; begun: number; ended: number }[]>`
    select (count(*) filter (where g.status in ('active', 'past_due', 'paused', 'cancel_scheduled')))::int as monthly,
           (count(*) filter (where f.first >= ${begins} and f.first < ${ends}))::int as begun,
           (count(*) filter (where f.first is not null and g.ended_at >= ${begins} and g.ended_at < ${ends}))::int as ended
      from monthly_gift g
      left join lateral (select min(d.settled_at) as first from donation d where d.monthly_gift_id = g.id) f on true
     where g.ngo_id = ${ngoId} and not g.is_demo`;
  return row ?? { monthly: 0, begun: 0, ended: 0 };
}

async function dueOf(ngoId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ title: string }[]>`
    select c.title from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator ${joinReport}
     where c.ngo_id = ${ngoId} and c.archived_at is null and c.status <> 'draft'
       and ${hasWaited(site.reports.remindDays[0])}
     order by report.since, c.id limit 50`;
  return rows.map(({ title }) => title);
}

export async function weekFigures(ngoId: string, span: Span): Promise<WeekFigures> {
  const [gifts, monthly, due] = await Promise.all([
    giftsOf(ngoId, span),
    monthlyOf(ngoId, span),
    dueOf(ngoId),
  ]);
  return { ...gifts, ...monthly, due };
}

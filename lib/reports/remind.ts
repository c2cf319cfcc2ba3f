import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { jobRow } from "@/lib/jobs/enqueue";
import { site } from "@/lib/site";
import { hasWaited, joinReport } from "@/lib/reports/clock-sql";
import { clockOf, lastReminder } from "@/lib/reports/rules";

/** Most campaigns in one run, latest due first: the others were reminded before. */
const most = 5_000;

/**
 * Queues the latest reminder that is due, for each campaign that owes a report and whose organisation can write one. Its key is
 * the period, its length and the reminder's day, so each is only ever sent once per member; a missed one is not sent late
 * together with the next.
 * @returns how many were queued
 */
export async function remindOfReports(): Promise<number> {
  const time = now();
  const rows = await db.$queryRaw<
    { id: string; since: Date; more: number; afterId: string | null }[]
  >`
    select c.id, report.since, report.more, report.after_id as "afterId"
      from campaign c
      join ngo n on n.id = c.ngo_id and n.status = 'approved' and n.suspended_at is null and not n.is_operator ${joinReport}
     where c.archived_at is null and c.status <> 'draft' and ${hasWaited(site.reports.remindDays[0])}
     order by report.since desc, c.id limit ${most}`;
  const data = rows.flatMap(({ id: campaignId, since, more: moreDays, afterId }) => {
    const day = lastReminder(clockOf({ since, moreDays }), time);
    if (day === null) return [];
    const key = `report_due:${campaignId}:${afterId ?? "first"}:${moreDays}:${day}`;
    return [jobRow("mail.report_due", key, { campaignId, afterId, day, moreDays })];
  });
  return (await db.job.createMany({ data, skipDuplicates: true })).count;
}

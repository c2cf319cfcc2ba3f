import "server-only";
import { db } from "@/lib/db";
import { isStopped, joinReport } from "@/lib/reports/clock-sql";
import { punctuality } from "@/lib/reports/punctuality";
import { clockOf, type Punctuality, type ReportClock } from "@/lib/reports/rules";

/** An organisation's reporting record as the public sees it. */
export type NgoReports = {
  /** the next report due, among its public campaigns */
  next: ReportClock | null;
  punctuality: Punctuality;
  /** campaigns that take no donations until it has reported */
  stopped: ReadonlySet<string>;
};

export async function ngoReports(ngoId: string): Promise<NgoReports> {
  const [rows, counted] = await Promise.all([
    db.$queryRaw<{ id: string; since: Date; more: number; stopped: boolean }[]>`
      select c.id, report.since, report.more, ${isStopped()} as stopped
        from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator ${joinReport}
       where c.ngo_id = ${ngoId} and c.archived_at is null and c.status in ('ongoing', 'paused', 'completed')
         and report.since is not null
       order by report.since + make_interval(hours => 24 * report.more), c.id`,
    punctuality({ ngoId }),
  ]);
  const [first] = rows;
  return {
    next: first ? clockOf({ since: first.since, moreDays: first.more }) : null,
    punctuality: counted,
    stopped: new Set(rows.filter((row) => row.stopped).map(({ id }) => id)),
  };
}

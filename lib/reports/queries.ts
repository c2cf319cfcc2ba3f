import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { requireAdmin, requireNgo, type Actor } from "@/lib/auth/actor";
import { pageOfRows } from "@/lib/listing/sql";
import { site } from "@/lib/site";
import { hasWaited, isStopped, joinReport } from "@/lib/reports/clock-sql";
import { clockOf, reportStateOf, type ReportClock, type ReportState } from "@/lib/reports/rules";

type Owed = { since: Date; more: number; afterId: string | null };
const columns = Prisma.sql`report.since, report.more, report.after_id as "afterId"`;

/**
 * The report a campaign owes its donors now, and its last update; null when it owes none. The operator's fund never owes one.
 */
export async function owedReport(
  campaignId: string,
  via: DbOrTx = db,
): Promise<{ clock: ReportClock; afterId: string | null } | null> {
  const [row] = await via.$queryRaw<Owed[]>`
    select ${columns} from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator ${joinReport}
     where c.id = ${campaignId} and report.since is not null`;
  return row
    ? { clock: clockOf({ since: row.since, moreDays: row.more }), afterId: row.afterId }
    : null;
}

/** The same, with dates, for pages. */
export const reportClock = async (campaignId: string): Promise<ReportClock | null> =>
  (await owedReport(campaignId))?.clock ?? null;

/** Which of these campaigns take no donations until their organisation has reported. */
export async function stoppedAmong(campaignIds: string[]): Promise<Set<string>> {
  if (campaignIds.length === 0) return new Set();
  const rows = await db.$queryRaw<{ id: string }[]>`
    select c.id from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator ${joinReport}
     where c.id = any(${campaignIds}) and ${isStopped()}`;
  return new Set(rows.map(({ id }) => id));
}

export type OwnReport = {
  campaignId: string;
  title: string;
  clock: ReportClock;
  state: ReportState;
};

/**
 * Reports that the organisation's own campaigns owe, earliest first; archived campaigns cannot report any more.
 * @throws 401, 403
 */
export async function ownReports(actor: Actor): Promise<OwnReport[]> {
  const { ngo } = requireNgo(actor);
  const rows = await db.$queryRaw<(Owed & { id: string; title: string })[]>`
    select c.id, c.title, ${columns} from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator ${joinReport}
     where c.ngo_id = ${ngo.id} and c.archived_at is null and report.since is not null
     order by report.since + make_interval(hours => 24 * report.more), c.id limit 1000`;
  const time = now();
  return rows.map(({ id, title, since, more }) => {
    const clock = clockOf({ since, moreDays: more });
    return { campaignId: id, title, clock, state: reportStateOf(clock, time) };
  });
}

export type ConsoleReport = {
  id: string;
  slug: string;
  title: string;
  status: string;
  ngo: string;
  clock: ReportClock;
  state: ReportState;
};

/** The console lists campaigns with at least this many days without an update. */
export const reportViews = ["due", "overdue", "stopped"] as const;
type ReportView = (typeof reportViews)[number];
const waitedDays: Record<ReportView, number> = {
  due: site.reports.remindDays[0],
  overdue: site.reports.dueDays,
  stopped: site.reports.stopDays,
};

/** Campaigns of active organisations that owe a report, longest owed first. @throws 401, 403 */
export async function consoleReports(
  actor: Actor,
  { view, page, limit }: { view: ReportView; page: number; limit: number },
): Promise<{ reports: ConsoleReport[]; total: number }> {
  requireAdmin(actor);
  const from = Prisma.sql`
    from campaign c join ngo n on n.id = c.ngo_id and not n.is_operator and n.status = 'approved' ${joinReport}
   where c.archived_at is null and c.status <> 'draft' and ${hasWaited(waitedDays[view])}`;
  const [rows, counts] = await Promise.all([
    db.$queryRaw<
      (Owed & { id: string; slug: string; title: string; status: string; ngo: string })[]
    >`
      select c.id, c.slug, c.title, c.status, n.name as ngo, ${columns} ${from}
       order by report.since + make_interval(hours => 24 * report.more), c.id ${pageOfRows({ page, limit })}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n ${from}`,
  ]);
  const time = now();
  const reports = rows.map(({ since, more, afterId: _after, ...campaign }) => {
    const clock = clockOf({ since, moreDays: more });
    return { ...campaign, clock, state: reportStateOf(clock, time) };
  });
  return { reports, total: counts[0]?.n ?? 0 };
}

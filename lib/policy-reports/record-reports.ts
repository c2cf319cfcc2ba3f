import "server-only";
import { isoDay } from "@/lib/format";
import { db } from "@/lib/db";
import { days, now, nowMs } from "@/lib/clock";
import type { Violation } from "@/lib/policy-reports/parse-report";

/** Different rows a day; what comes beyond them is counted in one row "other". Anybody can send reports. */
const mostRowsADay = 500;
const keptDays = 30;

/** Counts violations by day, directive, origin and page. */
export async function recordReports(violations: Violation[]): Promise<void> {
  const currentTime = now();
  const day = new Date(isoDay(currentTime));
  for (const item of violations) {
    const known = await db.cspReport.updateMany({
      where: { day, ...item },
      data: { hits: { increment: 1 }, lastAt: currentTime },
    });
    if (known.count > 0) continue;
    const full = (await db.cspReport.count({ where: { day } })) >= mostRowsADay;
    const { directive, blocked, page } = full
      ? { directive: "other", blocked: "other", page: "/" }
      : item;
    await db.$executeRaw`
      insert into csp_report (day, directive, blocked, page, last_at) values (${day}::date, ${directive}, ${blocked}, ${page}, ${currentTime})
      on conflict (day, directive, blocked, page) do update set hits = csp_report.hits + 1, last_at = excluded.last_at`;
  }
}

/** @returns how many rows older than 30 days were removed */
export async function forgetReports(): Promise<number> {
  return (
    await db.cspReport.deleteMany({ where: { day: { lt: new Date(nowMs() - days(keptDays)) } } })
  ).count;
}

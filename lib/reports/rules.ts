import { days, utcDay } from "@/lib/clock";
import { site } from "@/lib/site";

/** Pure rules for when a campaign owes its donors an update. Browser-safe. */
const { dueDays, stopDays, remindDays } = site.reports;

/** The page where an organisation writes the update that a campaign owes. */
export const writeReportPath = (campaignId: string): string =>
  `/dashboard/updates/${campaignId}/new`;

/** The report a campaign owes now. */
export type ReportClock = {
  /** the first donation since the last update */
  since: Date;
  dueAt: Date;
  /** from then on it takes no new donations */
  stopsAt: Date;
  /** extra days granted by an administrator */
  moreDays: number;
};

const after = (time: Date, n: number): Date => new Date(time.getTime() + days(n));

export const clockOf = ({ since, moreDays }: { since: Date; moreDays: number }): ReportClock => ({
  since,
  moreDays,
  dueAt: after(since, dueDays + moreDays),
  stopsAt: after(since, stopDays + moreDays),
});

/** "waiting": there is time; "due": a reminder was sent; "overdue": its day has passed; "stopped": no new donations */
export type ReportState = "waiting" | "due" | "overdue" | "stopped";

export function reportStateOf(clock: ReportClock, time: Date): ReportState {
  if (time >= clock.stopsAt) return "stopped";
  if (time >= clock.dueAt) return "overdue";
  return lastReminder(clock, time) === null ? "waiting" : "due";
}

/** The last reminder whose day has come, in days without an update; null before the first. */
export function lastReminder({ since, moreDays }: ReportClock, time: Date): number | null {
  return remindDays.findLast((n) => time >= after(since, n + moreDays)) ?? null;
}

/** A period from the first donation after an update to the next update. */
export type ReportPeriod = {
  since: Date;
  /** null if there is no update yet */
  reportedAt: Date | null;
  /** when extra time was granted in it, and how many days */
  extensions: { at: Date; days: number }[];
};

/** On or before the day named: "due by 3 March" means until that day is over (UTC), whatever the hour of the donation. */
export const isBy = (time: Date, due: Date): boolean => utcDay(time) <= utcDay(due);

/**
 * Whether a period's update came on time: by the 90th day after the period's first donation, or later by the extra time that an
 * administrator had granted before that day passed. Time granted afterwards keeps the campaign open but does not make a late
 * update punctual. Null if it is not known yet; it is then not counted.
 */
export function wasOnTime(period: ReportPeriod, time: Date): boolean | null {
  const promised = [...period.extensions]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .reduce(
      (due, extension) => (isBy(extension.at, due) ? after(due, extension.days) : due),
      after(period.since, dueDays),
    );
  if (period.reportedAt !== null) return isBy(period.reportedAt, promised);
  return isBy(time, promised) ? null : false;
}

export type Punctuality = { onTime: number; total: number };

/** "4 of 5 reports on time": out of the periods that ended with an update or whose due day has passed without one. */
export function punctualityOf(periods: ReportPeriod[], time: Date): Punctuality {
  const known = periods.map((period) => wasOnTime(period, time)).filter((was) => was !== null);
  return { onTime: known.filter(Boolean).length, total: known.length };
}

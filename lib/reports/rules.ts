import { days, utcDay } from "@/lib/clock";
import { site } from "@/lib/site";

/** Pure rules of the clock of reports: when a campaign owes its donors an update. Browser-safe. */
const { dueDays, stopDays, remindDays } = site.reports;

/** Where an organisation writes the update that a campaign owes. */
export const writeReportPath = (campaignId: string): string =>
  `/dashboard/updates/${campaignId}/new`;

/** What a campaign owes now. */
export type ReportClock = {
  /** the first gift since the last update */
  since: Date;
  dueAt: Date;
  /** from then on it takes no new gifts */
  stopsAt: Date;
  /** days that an administrator gave */
  moreDays: number;
};

const after = (time: Date, n: number): Date => new Date(time.getTime() + days(n));

export const clockOf = ({ since, moreDays }: { since: Date; moreDays: number }): ReportClock => ({
  since,
  moreDays,
  dueAt: after(since, dueDays + moreDays),
  stopsAt: after(since, stopDays + moreDays),
});

/** "waiting": there is time; "due": a reminder has gone; "overdue": its day has passed; "stopped": no new gifts */
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

/** A stretch from the first gift after an update to the next update. */
export type ReportPeriod = {
  since: Date;
  /** null: no update yet */
  reportedAt: Date | null;
  /** when more time was given in it, and how many days */
  extensions: { at: Date; days: number }[];
};

/** On the day that was named or before: "due by 3 March" holds until that day is over (UTC), whatever the hour of the gift. */
const isBy = (time: Date, due: Date): boolean => utcDay(time) <= utcDay(due);

/**
 * Whether a period's update came on time: published up to the 90th day after the period's first gift, and later only by the time that
 * an administrator had given before that day passed; time that is given afterwards keeps the campaign open but makes no late
 * update punctual. Null: neither is known yet, so it is not counted.
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

/** "4 of 5 reports on time": of the periods that an update has ended or whose day has passed without one. */
export function punctualityOf(periods: ReportPeriod[], time: Date): Punctuality {
  const known = periods.map((period) => wasOnTime(period, time)).filter((was) => was !== null);
  return { onTime: known.filter(Boolean).length, total: known.length };
}

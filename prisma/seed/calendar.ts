import { days, minutes, utcDay } from "@/lib/clock";
import type { Random } from "@/lib/patterns/hash";

/** 00:00 UTC of the day that lies `n` days before `today`. */
export const dayBefore = (today: Date, n: number): Date =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - n));

/** The same day of the month and time of day, `n` months before; the 29th to 31st become the 28th. */
export function monthsBefore(time: Date, n: number): Date {
  const day = Math.min(time.getUTCDate(), 28);
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - n, day);
  return new Date(midnight + (time.getTime() % days(1)));
}

/** The moment that lies `n` days back that are neither Saturday nor Sunday. */
export function businessDaysBefore(time: Date, n: number): Date {
  let day = time;
  for (let left = n; left > 0;) {
    day = new Date(day.getTime() - days(1));
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--;
  }
  return day;
}

const islamicMonth = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  timeZone: "UTC",
});
const ramadans = new Map<number, boolean>();
/** Asked for the same days again by each campaign, and the calendar is slow to answer. */
function ramadan(day: Date): boolean {
  const known = ramadans.get(utcDay(day));
  if (known !== undefined) return known;
  const isRamadan = islamicMonth.format(day) === "9";
  ramadans.set(utcDay(day), isRamadan);
  return isRamadan;
}

/** The Tuesday after the fourth Thursday of November. */
function givingTuesday(day: Date): boolean {
  if (day.getUTCDay() !== 2) return false;
  const thursday = new Date(day.getTime() - days(5));
  return thursday.getUTCMonth() === 10 && Math.ceil(thursday.getUTCDate() / 7) === 4;
}

/** How much is given on a day, against a usual one. */
export function season(day: Date): number {
  const december = day.getUTCMonth() === 11;
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return (
    (december ? 1.8 : 1) *
    (december && day.getUTCDate() >= 25 ? 1.6 : 1) *
    (ramadan(day) ? 1.7 : 1) *
    (givingTuesday(day) ? 7 : 1) *
    (weekend ? 0.8 : 1)
  );
}

/** Few donations at night, most of them in the afternoon. */
export const timeOfDay = (r: Random): number =>
  minutes(360 + Math.floor((r.next() + r.next()) * 510));

/**
 * Moments of `count` donations between two days back, oldest first: more when much is given anyway
 * (`season`), in a campaign's first days and in the days before it ends.
 */
export function moments(
  r: Random,
  today: Date,
  input: { count: number; from: number; to: number; ends: boolean },
): Date[] {
  const candidates = Array.from({ length: input.from - input.to + 1 }, (_, i) => input.from - i);
  let total = 0;
  const upTo = candidates.map((back) => {
    const launch = 1 + 1.5 * Math.exp(-(input.from - back) / 7);
    const close = input.ends ? 1 + 1.2 * Math.exp(-(back - input.to) / 9) : 1;
    total += season(dayBefore(today, back)) * launch * close;
    return total;
  });
  const times = Array.from({ length: input.count }, () => {
    const point = r.next() * total;
    const back = candidates[upTo.findIndex((sum) => sum > point)] ?? input.to;
    return new Date(dayBefore(today, back).getTime() + timeOfDay(r));
  });
  return times.sort((a, b) => a.getTime() - b.getTime());
}

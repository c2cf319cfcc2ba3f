import { isoDay } from "@/lib/format";
import { days, utcDay } from "@/lib/clock";

/** The last complete week before `time`, from Monday to Monday, UTC. */
export function lastWeek(time: Date): { from: string; begins: Date; ends: Date } {
  // day 0 of 1970 was a Thursday, so day 4 is a Monday
  const monday = Math.floor((utcDay(time) - 4) / 7) * 7 + 4;
  return weekFrom(isoDay(new Date(days(monday - 7))));
}

/** @param from its Monday, yyyy-MM-dd */
export function weekFrom(from: string): { from: string; begins: Date; ends: Date } {
  const begins = new Date(`${from}T00:00:00.000Z`);
  return { from, begins, ends: new Date(begins.getTime() + days(7)) };
}

import { describe, expect, test } from "vitest";
import { days, utcDay } from "@/lib/clock";
import {
  clockOf,
  lastReminder,
  punctualityOf,
  reportStateOf,
  wasOnTime,
  type ReportPeriod,
} from "@/lib/reports/rules";

const since = new Date("2027-01-01T08:00:00Z");
const day = (n: number): Date => new Date(since.getTime() + days(n));
const justBefore = (n: number): Date => new Date(day(n).getTime() - 1);
const nextDay = (time: Date): Date => new Date(days(utcDay(time) + 1));
const lastMomentOf = (time: Date): Date => new Date(nextDay(time).getTime() - 1);
const period = (more: Partial<ReportPeriod> = {}): ReportPeriod => ({
  since,
  reportedAt: null,
  extensions: [],
  ...more,
});

describe("the clock of a campaign that took a gift", () => {
  test("waits, is due after 75 days, late after 90, stopped after 120", () => {
    const clock = clockOf({ since, moreDays: 0 });
    const states = [0, 75, 90, 120].flatMap((n) =>
      [justBefore(n), day(n)].map((time) => reportStateOf(clock, time)),
    );
    expect(states).toEqual([
      ...["waiting", "waiting"],
      ...["waiting", "due"],
      ...["due", "overdue"],
      ...["overdue", "stopped"],
    ]);
  });

  test("counts days of 24 hours, also over 29 February and where clocks elsewhere change", () => {
    const clock = clockOf({ since: new Date("2027-12-15T23:59:59.999Z"), moreDays: 0 });
    expect([clock.dueAt, clock.stopsAt].map((time) => time.toISOString())).toEqual([
      "2028-03-14T23:59:59.999Z",
      "2028-04-13T23:59:59.999Z",
    ]);
    expect(lastReminder(clock, new Date("2028-02-28T23:59:59.998Z"))).toBeNull();
    expect(lastReminder(clock, new Date("2028-02-28T23:59:59.999Z"))).toBe(75);
    expect(lastReminder(clock, new Date("2028-03-28T23:59:59.999Z"))).toBe(104);
  });

  test("with 30 days more each of its days is 30 days later", () => {
    const clock = clockOf({ since, moreDays: 30 });
    expect(clock).toMatchObject({ dueAt: day(120), stopsAt: day(150) });
    expect([104, 105, 119, 120, 149, 150].map((n) => reportStateOf(clock, day(n)))).toEqual([
      ...["waiting", "due", "due", "overdue", "overdue", "stopped"],
    ]);
  });

  test("has three reminders, of which the last that came counts", () => {
    const clock = clockOf({ since, moreDays: 0 });
    expect([74, 75, 89, 90, 103, 104, 400].map((n) => lastReminder(clock, day(n)))).toEqual([
      ...[null, 75, 75, 90, 90, 104, 104],
    ]);
  });
});

describe("whether a report came on time", () => {
  test.each<[string, ReportPeriod, number, boolean | null]>([
    [
      "published in the hour of the gift, 90 days later",
      period({ reportedAt: day(90) }),
      200,
      true,
    ],
    ["in the last moment of its day", period({ reportedAt: lastMomentOf(day(90)) }), 200, true],
    ["a moment later", period({ reportedAt: nextDay(day(90)) }), 200, false],
    ["not published, later on its day", period(), 90.6, null],
    [
      "more time, given later on the day",
      period({ reportedAt: day(115), extensions: [{ at: lastMomentOf(day(90)), days: 30 }] }),
      200,
      true,
    ],
    ["not published, its day not over", period(), 90, null],
    ["not published, its day over", period(), 91, false],
    [
      "more time, given before the day",
      period({ reportedAt: day(115), extensions: [{ at: day(80), days: 30 }] }),
      200,
      true,
    ],
    [
      "more time, given after the day: late stays late",
      period({ reportedAt: day(115), extensions: [{ at: day(95), days: 30 }] }),
      200,
      false,
    ],
    [
      "more time, given in time, and not published yet",
      period({ extensions: [{ at: day(80), days: 30 }] }),
      110,
      null,
    ],
  ])("%s", (_what, given, today, expected) => {
    expect(wasOnTime(given, day(today))).toBe(expected);
  });

  test("counts those that came or should have come", () => {
    const periods = [
      period({ reportedAt: day(10) }),
      period({ reportedAt: day(99) }),
      period(),
      period({ since: day(150) }),
    ];
    expect(punctualityOf(periods, day(200))).toEqual({ onTime: 1, total: 3 });
  });
});

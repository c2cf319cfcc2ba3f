import { describe, expect, test } from "vitest";
import { formatDate, formatDateIn, formatPaperDate } from "@/lib/format";
import { locales } from "@/lib/i18n/locales";
import { nextCharge } from "@/lib/donations/monthly-dates";
import { startOfDay, zoneOf, zones } from "@/lib/zones";

describe("[OP-140] days of a zone", () => {
  test.each([
    ["UTC", "2025-12-31", "2025-12-31T00:00:00.000Z"],
    ["Africa/Nairobi", "2025-12-31", "2025-12-30T21:00:00.000Z"],
    ["Africa/Monrovia", "2025-12-31", "2025-12-31T00:00:00.000Z"],
    ["America/New_York", "2026-01-01", "2026-01-01T05:00:00.000Z"],
    ["America/New_York", "2025-07-01", "2025-07-01T04:00:00.000Z"],
    ["Asia/Kathmandu", "2025-07-01", "2025-06-30T18:15:00.000Z"],
    ["Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00.000Z"],
    // the clocks go forward from midnight to one: the day begins at one
    ["Africa/Cairo", "2025-04-25", "2025-04-24T22:00:00.000Z"],
    // and back from midnight to eleven
    ["Africa/Cairo", "2025-10-31", "2025-10-30T22:00:00.000Z"],
  ])("in %s %s begins at %s", (zone, day, at) => {
    const start = startOfDay(new Date(`${day}T00:00:00.000Z`), zone);
    expect(start.toISOString()).toBe(at);
    expect(formatDateIn(start, "en", zone)).toBe(formatDate(new Date(`${day}T12:00Z`), "en"));
    const before = formatDateIn(new Date(start.getTime() - 1), "en", zone);
    expect(before).not.toBe(formatDateIn(start, "en", zone));
  });

  test("every zone that is offered is one, and what is none is null", () => {
    expect(zones()[0]).toBe("UTC");
    expect(zones().filter((zone) => zoneOf(zone) === null)).toEqual([]);
    expect(zoneOf("africa/nairobi")).toBe("Africa/Nairobi");
    for (const text of ["", "+03:00", "Mars/Base", "../etc", "x".repeat(500), "Africa/Nairobi\n"])
      expect(zoneOf(text), text).toBeNull();
  });

  test("a paper says whose day it is, once, in each language", () => {
    for (const locale of locales)
      expect(formatPaperDate(new Date("2026-01-01T02:00Z"), locale).split("(UTC)")).toHaveLength(2);
  });
});

test("the next payment is shown on the day that its receipt will carry", () => {
  const of = (end: string) => nextCharge({ currentPeriodEnd: new Date(end) })?.toISOString();
  expect(of("2026-02-28T23:30:00.000Z")).toBe("2026-03-01T00:30:00.000Z");
  expect(of("2026-02-28T22:59:00.000Z")).toBe("2026-02-28T23:59:00.000Z");
  expect(nextCharge({ currentPeriodEnd: null })).toBeNull();
});

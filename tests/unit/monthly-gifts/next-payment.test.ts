import { expect, test } from "vitest";
import { nextPayment, paidUntil } from "@/lib/donations/monthly-dates";

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const gift = (fields: { status?: string; end?: string; until?: string }) => ({
  status: fields.status ?? "active",
  currentPeriodEnd: fields.end ? at(fields.end) : null,
  pausedUntil: fields.until ? at(fields.until) : null,
});
const day = (of: ReturnType<typeof gift>) => nextPayment(of)?.toISOString().slice(0, 10) ?? null;

test("of a running gift: an hour after its period, when the provider charges", () => {
  expect(day(gift({ end: "2026-12-26" }))).toBe("2026-12-26");
  expect(nextPayment(gift({ end: "2026-12-26" }))).toEqual(new Date("2026-12-26T11:00:00Z"));
  expect(day(gift({ end: "2026-12-26", status: "past_due" }))).toBe("2026-12-26");
});

test("of one whose next month is left out: a month later, whether the provider knows already or not", () => {
  for (const status of ["active", "paused"])
    expect(day(gift({ status, end: "2026-12-26", until: "2026-12-27" }))).toBe("2027-01-26");
});

test("after a longer pause: the first one that is not in it; a short month has its last day", () => {
  const long = gift({ status: "paused", end: "2026-12-31", until: "2027-02-10" });
  expect(day(long)).toBe("2027-02-28");
  expect(day(gift({ status: "paused", end: "2026-12-26", until: "2026-12-26" }))).toBe(
    "2026-12-26",
  );
});

test("none where nobody knows when, and none of an ended one", () => {
  expect(day(gift({ status: "paused", end: "2026-12-26" }))).toBeNull();
  for (const status of ["canceled", "expired", "incomplete"])
    expect(day(gift({ status, end: "2026-12-26", until: "2026-12-27" }))).toBeNull();
  expect(day(gift({}))).toBeNull();
});

test("a gift is paid up to the end of its period; one that is overdue up to the period before", () => {
  const until = (status: string, end: string | null) =>
    paidUntil({ status, currentPeriodEnd: end === null ? null : new Date(end) })?.toISOString();
  expect(until("active", "2026-12-26T08:00:00.000Z")).toBe("2026-12-26T08:00:00.000Z");
  expect(until("paused", "2026-12-26T08:00:00.000Z")).toBe("2026-12-26T08:00:00.000Z");
  expect(until("past_due", "2027-01-26T08:00:00.000Z")).toBe("2026-12-26T08:00:00.000Z");
  expect(until("past_due", "2027-03-31T08:00:00.000Z")).toBe("2027-02-28T08:00:00.000Z");
  expect(until("past_due", null)).toBeUndefined();
});

// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  RecordChecks,
  RecordConcerns,
  RecordPayouts,
  RecordReports,
  standingText,
} from "@/components/ngos/verification-record";
import { days, now } from "@/lib/clock";
import type { MonthPaid, VerificationRecord } from "@/lib/statistics/record-queries";
import { textOf } from "@/tests/support/page";

const none = { raised: 0, answered: 0, dismissed: 0, open: 0 };
const record = (more: Partial<VerificationRecord> = {}): VerificationRecord => ({
  ...{ since: null, until: null, checks: [], lacks: [], paid: [], concerns: none },
  reports: { next: null, punctuality: { onTime: 0, total: 0 }, stopped: new Set() },
  ...more,
});
const paid = (n: number): MonthPaid[] =>
  Array.from({ length: n }, (_, i) => ({
    month: new Date(Date.UTC(2024, 2 * i, 1)),
    cents: BigInt(1_000_01 + i),
    payouts: (i % 3) + 1,
  }));
const said = (part: React.ReactElement) => textOf(renderToStaticMarkup(part));

describe("what was paid out", () => {
  const text = (n: number) =>
    said(<RecordPayouts locale="en" record={record({ paid: paid(n) })} />);
  test.each([
    [0, "Nothing has been paid out yet."],
    [1, "1 payout, $1,000.01 in all, the last in January 2024."],
    [3, "6 payouts, $3,000.06 in all, the last in May 2024."],
    [20, "39 payouts, $20,002.10 in all, the last in March 2027."],
  ])("in %i months", (n, words) => {
    expect(text(n)).toContain(words);
    // the table has a row for every month, even when the chart shows only the last twelve
    const lines = renderToStaticMarkup(
      <RecordPayouts locale="en" record={record({ paid: paid(n) })} />,
    ).match(/<th[^>]*scope="row"/g);
    expect(lines ?? []).toHaveLength(n);
  });
});

describe("reports and concerns", () => {
  const next = { dueAt: new Date(Date.UTC(2031, 2, 5)) } as never;
  test.each([
    [null, 0, 0, "No report is due now."],
    [next, 0, 0, "The next report is due by Mar 5, 2031."],
    [null, 1, 1, "1 of 1 report on time . No report is due now."],
    [next, 2, 41, "2 of 41 reports on time . The next report is due by Mar 5, 2031."],
  ])("%#: %s %i of %i", (clock, onTime, total, words) => {
    const reports = { next: clock, punctuality: { onTime, total }, stopped: new Set<string>() };
    const text = said(<RecordReports locale="en" record={record({ reports })} />);
    expect(text).toContain(words);
    expect(text.match(/No report is due now/g) ?? []).toHaveLength(clock ? 0 : 1);
  });

  test.each([
    [none, "Nobody has raised a concern."],
    [
      { raised: 1, answered: 1, dismissed: 0, open: 0 },
      "1 concern was raised: 1 answered, 0 dismissed with a reason, 0 being worked on.",
    ],
    [
      { raised: 1_200, answered: 1_000, dismissed: 150, open: 50 },
      "1,200 concerns were raised: 1,000 answered, 150 dismissed with a reason, 50 being worked on.",
    ],
  ])("%#: concerns", (counts, words) => {
    expect(said(<RecordConcerns locale="en" counts={counts} />)).toContain(words);
  });
});

describe("what was checked", () => {
  test("nothing yet: what was not checked is said all the same", () => {
    const text = said(
      <RecordChecks locale="en" record={record({ lacks: ["leadership", "bank"] })} />,
    );
    for (const words of [
      "It has submitted no proof of leadership.",
      "It has not added a bank account yet.",
      "We have not audited its accounts.",
    ])
      expect(text).toContain(words);
  });

  test("many renewals: each with its day and whose role, the last one with its end", () => {
    const checks = Array.from({ length: 12 }, (_, i) => ({
      ...{ what: "renewal", at: new Date(Date.UTC(2020 + i, 0, 2)), by: "administrator" },
      ...(i === 11 ? { until: null } : {}),
    })) as VerificationRecord["checks"];
    const text = said(<RecordChecks locale="en" record={record({ checks })} />);
    for (const { at } of checks) expect(text).toContain(`Jan 2, ${at!.getUTCFullYear()}`);
    expect(text.match(/An administrator of/g)!.length).toBeGreaterThanOrEqual(12);
    expect(text).toContain("No end");
  });

  test("its standing: verified, with and without an end, over, suspended", () => {
    const since = new Date(Date.UTC(2025, 0, 2));
    const later = new Date(now().getTime() + days(400));
    expect(standingText("en", record({ since }), false)).toBe("Verified since Jan 2, 2025.");
    expect(standingText("en", record({ since, until: later }), false)).toMatch(
      /^Verified since Jan 2, 2025, until /,
    );
    expect(standingText("en", record({ since, until: since }), false)).toBe(
      "The verification ended on Jan 2, 2025.",
    );
    expect(standingText("en", record({ since, until: later }), true)).toBe(
      "The organisation is suspended.",
    );
  });
});

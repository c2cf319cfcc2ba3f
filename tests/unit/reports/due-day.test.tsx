import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { OwnReportLine } from "@/components/reports/own-reports";
import { ReportSection } from "@/components/reports/report-section";
import { days, setClockForTests, utcDay } from "@/lib/clock";
import { clockOf, reportStateOf } from "@/lib/reports/rules";

afterEach(() => setClockForTests(null));

const clock = clockOf({ since: new Date("2027-01-01T08:00:00Z"), moreDays: 0 });

/** What donors and the organisation read at a moment. */
function said(time: Date): string {
  setClockForTests(time);
  const state = reportStateOf(clock, time);
  const report = { campaignId: "cmp_x", title: "Pumps", clock, state };
  return renderToStaticMarkup(
    <>
      <ReportSection locale="en" clock={clock} punctuality={{ onTime: 0, total: 0 }} />
      <OwnReportLine locale="en" report={report} mayWrite={false} />
    </>,
  );
}

test("a report is late once its day is over, not from the hour of the first gift on", () => {
  const overAt = days(utcDay(clock.dueAt) + 1);
  for (const time of [clock.dueAt, new Date(overAt - 60_000)]) {
    expect(said(time)).toContain("The next report is due by Apr 1, 2027.");
    expect(said(time)).toContain("Due by Apr 1, 2027.");
    expect(said(time)).not.toMatch(/was due/i);
  }
  expect(said(new Date(overAt))).toContain("A report was due on Apr 1, 2027.");
  expect(said(new Date(overAt))).toContain("Was due on Apr 1, 2027.");
});

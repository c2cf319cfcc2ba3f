import { describe, expect, it } from "vitest";
import { csvLine, defuse } from "@/lib/csv";
import { pageOf } from "@/lib/listing/address";
import { dayOf } from "@/lib/listing/days";
import { shownStatus } from "@/lib/donations/ngo-rows";
import {
  donationFilter,
  filterParams,
  filterSpan,
  timeframeStart,
} from "@/lib/donations/donation-filter";

const at = new Date("2026-11-18T10:11:12.345Z"); // a Wednesday
const iso = (d: Date | null) => d?.toISOString() ?? null;

describe("timeframes", () => {
  it("[DASH-057] begin on Monday, the 1st, the quarter, the year, in UTC", () => {
    expect(iso(timeframeStart("week", at))).toBe("2026-11-16T00:00:00.000Z");
    expect(iso(timeframeStart("month", at))).toBe("2026-11-01T00:00:00.000Z");
    expect(iso(timeframeStart("quarter", at))).toBe("2026-10-01T00:00:00.000Z");
    expect(iso(timeframeStart("year", at))).toBe("2026-01-01T00:00:00.000Z");
    expect(timeframeStart("all", at)).toBeNull();
  });
  it("[DASH-057] a Sunday belongs to the week before, a Monday begins one", () => {
    expect(iso(timeframeStart("week", new Date("2026-11-22T23:59:59.999Z")))).toBe(
      "2026-11-16T00:00:00.000Z",
    );
    expect(iso(timeframeStart("week", new Date("2026-11-23T00:00:00.000Z")))).toBe(
      "2026-11-23T00:00:00.000Z",
    );
  });
  it.each([
    [0, 0],
    [2, 0],
    [3, 3],
    [5, 3],
    [6, 6],
    [8, 6],
    [9, 9],
    [11, 9],
  ])("[DASH-057] month %i lies in the quarter from month %i", (month, first) => {
    expect(timeframeStart("quarter", new Date(Date.UTC(2027, month, 15)))?.getUTCMonth()).toBe(
      first,
    );
  });
});

describe("the filter in the address", () => {
  it("[DASH-059] a range sets the timeframe to all time; both days are inside", () => {
    const filter = donationFilter({ timeframe: "week", from: "2026-11-05", to: "2026-11-07" });
    expect(filter.timeframe).toBe("all");
    const span = filterSpan(filter, at);
    expect([iso(span.from), iso(span.before)]).toEqual([
      "2026-11-05T00:00:00.000Z",
      "2026-11-08T00:00:00.000Z",
    ]);
  });
  it("[DASH-059] days in the wrong order are turned round; days that do not exist are named", () => {
    expect(donationFilter({ from: "2026-11-07", to: "2026-11-05" })).toMatchObject({
      from: "2026-11-05",
      to: "2026-11-07",
    });
    expect(donationFilter({ from: "2026-02-30", timeframe: "month" })).toMatchObject({
      from: null,
      timeframe: "month",
      noDay: { from: "2026-02-30" },
    });
    const wrong = donationFilter({ from: " ", to: "31/12/2026" });
    expect(wrong.noDay).toEqual({ to: "31/12/2026" });
    expect(donationFilter(Object.fromEntries(filterParams(wrong)))).toEqual(wrong);
    expect(dayOf("2028-02-29")).toBe("2028-02-29");
  });
  it("[DASH-057] goes into links and comes back the same", () => {
    const filter = donationFilter({
      search: "Ama & co",
      status: "partlyRefunded",
      method: "google_pay",
      rhythm: "monthly",
      campaign: "cmp_abc",
      timeframe: "quarter",
    });
    expect(filter).toMatchObject({ search: "Ama & co", method: "google_pay", rhythm: "monthly" });
    expect(donationFilter(Object.fromEntries(filterParams(filter)))).toEqual(filter);
    expect(
      donationFilter({
        campaign: "x'; drop table",
        timeframe: "century",
        status: "succeeded",
        method: "gold",
        rhythm: "daily",
      }),
    ).toEqual({
      search: "",
      status: null,
      method: null,
      rhythm: null,
      campaignId: null,
      timeframe: "all",
      from: null,
      to: null,
      noDay: {},
    });
  });
  it.each(["0", "-1", "x", "1.5", "", "1e9", "99999999"])("[OP-110] page %j is page 1", (page) =>
    expect(pageOf({ page })).toBe(1),
  );
});

describe("CSV", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("[DASH-073] defuses %j", (cell) =>
    expect(defuse(cell)).toBe(`'${cell}`),
  );
  it.each([
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "\u200b=1+1",
    "\u2060=1",
    "\ufeff=1",
    " =1",
    "\u00a0=1",
    "\u3000＝1",
    "\u2800=1",
    "\u3164=1",
    "\u202e=1",
    "\n=1",
    "\u{e0020}=1",
    "﹢1",
    "−1",
    "\u200b \u00ad@x",
  ])("I1: defuses %j, also behind what nobody sees", (cell) =>
    expect(defuse(cell)).toBe(`'${cell}`),
  );
  it("looks no further than the first character that is seen", () => {
    expect(defuse(`${" ".repeat(1_000_000)}=1`)).toMatch(/^'/);
    expect(defuse("a =1")).toBe("a =1");
  });
  it.each([
    ["Jo;=1+1", "Jo;'=1+1"],
    ["Jo; +1;x;@SUM(A1)", "Jo;' +1;x;'@SUM(A1)"],
    ['Jo;"=1+1', "Jo;'\"=1+1"],
    ["Jo\t-1", "Jo\t'-1"],
    ["Jo;\u200b＝1+1", "Jo;'\u200b＝1+1"],
    [";=1+1", ";'=1+1"],
    ["Asante\n=1+1;", "Asante\n'=1+1;"],
    ["Asante\r\n\r\n+1", "Asante\r\n\r\n'+1"],
    ['a\n"@SUM(A1)', "a\n'\"@SUM(A1)"],
    ["a;\n-1", "a;\n'-1"],
  ])("defuses %j where a semicolon, a tab or a line end parts cells", (cell, safe) =>
    expect(defuse(cell)).toBe(safe),
  );
  it.each(["Ɛsi Mɛnsa", "a=b", "25.00", "", "Jo; Ama (a=b)", "one\ntwo"])(
    "[DASH-073] leaves %j alone",
    (cell) => expect(defuse(cell)).toBe(cell),
  );
  it("[DASH-072] quotes commas, quotes and line ends", () =>
    expect(csvLine(["a,b", 'say "hi"', "two\nlines", "plain"])).toBe(
      '"a,b","say ""hi""","two\nlines",plain\r\n',
    ));
  it("writes cents of ours as numbers, also below nothing", () =>
    expect(csvLine(["-1", -88n, 250_000n])).toBe('"\'-1",-0.88,2500.00\r\n'));
});

describe("statuses", () => {
  it("[DASH-061, DASH-062, DASH-063, DASH-064, DASH-074] each has its badge, and one that is not known says so", () => {
    const all = [
      "succeeded",
      "confirmed",
      "pending_confirmation",
      "processing",
      "failed",
      "refunded",
      "partially_refunded",
      "disputed",
      "dispute_lost",
      "martian",
    ];
    expect(all.map(shownStatus)).toEqual([
      "completed",
      "completed",
      "pending",
      "pending",
      "failed",
      "refunded",
      "partlyRefunded",
      "disputed",
      "disputed",
      "unknown",
    ]);
  });
});

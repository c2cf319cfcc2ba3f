import { afterEach, expect, test, vi } from "vitest";
import { log } from "@/lib/log";
import { countReports } from "@/lib/policy-reports/count-reports";

afterEach(() => vi.restoreAllMocks());

test("a kind of report has a line of the log at the first, the tenth and the hundredth; kinds without end share one", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const one = { directive: "script-src", blocked: "inline", page: "/" };
  for (let i = 0; i < 250; i++) countReports([one]);
  expect(warn.mock.calls).toEqual(
    [1, 10, 100].map((count) => ["policy.blocked", { ...one, count }]),
  );
  warn.mockClear();
  for (let i = 0; i < 10_000; i++) countReports([{ ...one, page: `/${i}` }]);
  expect(warn.mock.calls.length).toBeLessThan(510);
  expect(warn).toHaveBeenLastCalledWith("policy.blocked", { kind: "other", count: 1_000 });
});

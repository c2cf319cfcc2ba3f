import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { differenceInCalendarDays, isValid, parseISO } from "date-fns";
import { expect, test, vi } from "vitest";
import { leftOut, quarantine } from "../../support/quarantine.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** What is wrong with the list on a given day. */
function faults(list: ReturnType<typeof quarantine>, today: Date): string[] {
  const tooMany = list.length > 5 ? [`${list.length} tests; five may be set aside`] : [];
  const each = list.flatMap((one) => {
    const [since, until] = [parseISO(one.since), parseISO(one.until)];
    const file = path.join(root, one.file);
    const there = existsSync(file) && one.title !== "" && readFileSync(file, "utf8");
    return [
      ...(there && there.includes(one.title) ? [] : ["names no test"]),
      ...(one.why.length > 20 ? [] : ["says no reason"]),
      ...(isValid(since) && differenceInCalendarDays(until, since) <= 14 && until >= since
        ? []
        : ["is not for 14 days at most"]),
      ...(differenceInCalendarDays(today, until) > 0 ? ["is over"] : []),
    ].map((fault) => `${one.test}: ${fault}`);
  });
  return [...tooMany, ...each];
}

test("what is in quarantine is there for a reason and for a fortnight at most", () => {
  expect(faults(quarantine(), new Date())).toEqual([]);
});

test("an entry that is old, without a reason, one too many or of no test is refused", () => {
  const file = "tests/unit/scripts/quarantine.test.ts";
  const title = "an entry that is old, without a reason, one too many or of no test is refused";
  const good = {
    test: `${file}: ${title}`,
    file,
    title,
    why: "the clock of the provider's page jumps",
    since: "2027-01-30",
    until: "2027-02-13",
  };
  const on = (entry: Partial<typeof good>, day = "2027-02-13") =>
    faults([{ ...good, ...entry }], parseISO(day));
  expect(on({})).toEqual([]);
  expect(on({}, "2027-02-14")).toEqual([`${good.test}: is over`]);
  expect(on({ until: "2027-02-14" })).toEqual([`${good.test}: is not for 14 days at most`]);
  expect(on({ until: "soon" })).toEqual([`${good.test}: is not for 14 days at most`]);
  expect(on({ why: "flaky" })).toEqual([`${good.test}: says no reason`]);
  expect(on({ title: `${"no"}body asked` })).toEqual([`${good.test}: names no test`]);
  expect(on({ file: "tests/none.test.ts" })).toEqual([`${good.test}: names no test`]);
  expect(faults(Array(6).fill(good), parseISO(good.since))).toEqual([
    "6 tests; five may be set aside",
  ]);
});

test("a run leaves out what is listed; the one of the quarantine all the rest", () => {
  const here = [path.join(root, "tests/unit/scripts/quarantine.test.ts"), "another"] as const;
  expect(leftOut(...here)).toBe(false);
  vi.stubEnv("QUARANTINE", "only");
  expect(leftOut(...here)).toBe(true);
  vi.unstubAllEnvs();
});

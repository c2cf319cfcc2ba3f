import { expect, test } from "vitest";
import { countText, formatCount, formatDate, formatDay, isoDay, percentOf } from "@/lib/format";

test("a count of any size, in the language's groups", () => {
  expect(formatCount(0, "en")).toBe("0");
  expect(formatCount(999, "en")).toBe("999");
  expect(formatCount(12_300n, "en")).toBe("12,300");
  expect(formatCount(9_007_199_254_740_993n, "en")).toBe("9,007,199,254,740,993");
  expect(countText("12,300+", "en")).toBe("12,300+");
});

test("a part of a whole, from 0 to 100", () =>
  expect([percentOf(5n, 1000), percentOf(-1, 10), percentOf(20, 10), percentOf(1, 0)]).toEqual([
    1, 0, 100, 0,
  ]));

test("a day is the UTC one", () => {
  const late = new Date("2024-01-05T23:59:59.999Z");
  expect([formatDate(late), formatDay(late, "en"), isoDay(late)]).toEqual([
    "Jan 5, 2024",
    "Jan 5",
    "2024-01-05",
  ]);
});

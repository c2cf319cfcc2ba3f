import { expect, test } from "vitest";
import { formatUsd } from "@/lib/money/money";
import { countText, formatCount, formatDate, formatDay, formatPercent } from "@/lib/format";

const exact = { exact: true } as const;

test("[OP-112] money is written as each language writes it: whole dollars without cents unless asked for, a minus before the whole", () => {
  expect([
    formatUsd(123450, "en"),
    formatUsd(123400n, "en"),
    formatUsd(2500, "en", exact),
    formatUsd(0, "en"),
    formatUsd(-99_999_999_99n, "en"),
  ]).toEqual(["$1,234.50", "$1,234", "$25.00", "$0", "−$99,999,999.99"]);
  expect([
    formatUsd(123450, "af"),
    formatUsd(123400n, "af"),
    formatUsd(2500, "af", exact),
    formatUsd(0, "af"),
    formatUsd(-99_999_999_99n, "af"),
  ]).toEqual(["$1\u00a0234,50", "$1\u00a0234", "$25,00", "$0", "−$99\u00a0999\u00a0999,99"]);
  expect([
    formatUsd(123450, "fr"),
    formatUsd(123400n, "fr"),
    formatUsd(2500, "fr", exact),
    formatUsd(0, "fr"),
    formatUsd(-99_999_999_99n, "fr"),
  ]).toEqual([
    "1\u00a0234,50\u00a0$",
    "1\u00a0234\u00a0$",
    "25,00\u00a0$",
    "0\u00a0$",
    "−99\u00a0999\u00a0999,99\u00a0$",
  ]);
});

test("counts, shares and dates too; no line breaks inside a figure", () => {
  expect([
    formatCount(12_345, "en"),
    formatCount(999, "en"),
    countText("12,300+", "en"),
    formatPercent(45, "en"),
  ]).toEqual(["12,345", "999", "12,300+", "45%"]);
  expect([
    formatCount(12_345, "af"),
    formatCount(999, "af"),
    countText("12,300+", "af"),
    countText("200+", "af"),
    formatPercent(45, "af"),
  ]).toEqual(["12\u00a0345", "999", "12\u00a0300+", "200+", "45%"]);
  expect([formatCount(12_345, "fr"), countText("12,300+", "fr"), formatPercent(45, "fr")]).toEqual([
    "12\u00a0345",
    "12\u00a0300+",
    "45\u00a0%",
  ]);
  const days = ["2024-01-05T23:59:59Z", "2024-08-01T00:00:00Z"].map((at) => new Date(at));
  expect(days.map((at) => formatDate(at, "en"))).toEqual(["Jan 5, 2024", "Aug 1, 2024"]);
  expect(days.map((at) => formatDate(at, "af"))).toEqual(["5 Januarie 2024", "1 Augustus 2024"]);
  expect(days.map((at) => formatDate(at, "fr"))).toEqual(["5 janvier 2024", "1er août 2024"]);
  expect(days.map((at) => formatDay(at, "en"))).toEqual(["Jan 5", "Aug 1"]);
  expect(days.map((at) => formatDay(at, "af"))).toEqual(["5 Januarie", "1 Augustus"]);
  expect(days.map((at) => formatDay(at, "fr"))).toEqual(["5 janvier", "1er août"]);
});

import { describe, expect, test } from "vitest";
import { translator } from "@/lib/i18n/translator";

describe("an Arabic sentence counts by the rules of Arabic, also when its number comes as text", () => {
  test.each([
    [1, "شهرًا واحدًا"],
    [2, "شهرين"],
    [3, "3 أشهر"],
    [13, "13 شهرًا"],
    [100, "100 شهر،"],
  ])("%s", (n, words) => {
    const t = translator("ar", "donors");
    expect(t("linksMonths", { n: String(n) })).toContain(words);
  });
});

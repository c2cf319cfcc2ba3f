import { describe, expect, test, vi } from "vitest";
import { visualRuns } from "@/lib/files/decoder/script-runs.mjs";
import type * as Locales from "@/lib/i18n/locales";
import { isolated, isolatedValues } from "@/lib/i18n/isolate";
import { translator } from "@/lib/i18n/translator";

// here French plays the part of a right-to-left language
vi.mock("@/lib/i18n/locales", async (original) => ({
  ...(await original<typeof Locales>()),
  directionOf: (locale: string) => (locale === "fr" ? "rtl" : "ltr"),
}));

const kept = (text: string) => `\u2068${text}\u2069`;

describe("what is put into a sentence", () => {
  test.each([
    ["محمد أحمد", "en", true],
    ["Loima محمد", "en", true],
    ["ߊߡߊߘߎ", "en", true],
    ["𞤀𞤁𞤂", "en", true],
    ["שלום", "en", true],
    ["Loima", "en", false],
    ["$100", "en", false],
    ["ኢትዮጵያ", "en", false],
    ["Loima", "fr", true],
    ["2026-11-23", "fr", true],
    ["+254 700", "fr", true],
    ["7", "fr", false],
    ["1,234.50", "fr", false],
    ["محمد", "fr", false],
    ["23 نوفمبر 2026", "fr", false],
    ["\u2066$100\u2069", "fr", false],
    ["hello@harambee.example", "fr", false],
    ["https://harambee.example/x", "fr", false],
  ] as const)("%s on a page in %s", (text, locale, apart) => {
    expect(isolated(text, locale)).toBe(apart ? kept(text) : text);
  });

  test("numbers and marks stay as they are", () => {
    const bold = () => "b";
    expect(isolatedValues({ n: 3, name: "محمد", b: bold }, "en")).toEqual({
      n: 3,
      name: kept("محمد"),
      b: bold,
    });
    expect(isolatedValues(undefined, "en")).toBeUndefined();
  });

  test("a sentence does it by itself", () => {
    expect(translator("en", "dashboard")("welcome", { name: "محمد" })).toContain(kept("محمد"));
    expect(translator("en", "dashboard")("welcome", { name: "Ada" })).not.toMatch(
      /[\u2066-\u2069]/,
    );
  });
});

describe("a line on paper", () => {
  const drawn = (line: string, direction: "ltr" | "rtl") =>
    visualRuns(line, direction)
      .map((run) => run.text)
      .join("|");
  test("an amount keeps its sign at its left, whatever stands before it", () => {
    expect(drawn("المبلغ \u2066$1,234.50\u2069 اليوم", "rtl")).toBe("اليوم| |$1,234.50| |المبلغ");
    expect(drawn(`${kept("محمد")} gave $100`, "ltr")).toBe("محمد| gave $100");
    expect(drawn("تبرّع (Loima) محمد", "rtl")).toBe("محمد| (|Loima|) |تبرّع");
    expect(drawn("Loima 2026", "rtl")).toBe("Loima 2026");
  });
  test("words of one script from the left are what they were", () => {
    expect(drawn("Water for all!", "ltr")).toBe("Water for all!");
    expect(drawn("ሰላም ዓለም $5", "ltr")).toBe("ሰላም| |ዓለም| $5");
  });
});

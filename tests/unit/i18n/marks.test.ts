import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filled, withoutIsolates } from "@/lib/i18n/isolate";
import { locales } from "@/lib/i18n/locales";
import { commaOf, inRow, listed } from "@/lib/i18n/marks";

describe("facts in a row", () => {
  test("stand with the language's comma, those that there are", () => {
    expect(inRow(["13 September 2026", null, "", false, "monthly"], "en")).toBe(
      "13 September 2026, monthly",
    );
    expect(inRow(["13 سبتمبر 2026", undefined, "شهريًا"], "ar")).toBe("13 سبتمبر 2026، شهريًا");
    expect(inRow([], "ar")).toBe("");
    expect(locales.filter((locale) => commaOf(locale) !== ", ")).toEqual(["ar"]);
  });

  test("what runs against the language does not turn the rest around", () => {
    expect(inRow(["Loima", "كينيا"], "ar")).toBe("\u2068Loima\u2069، كينيا");
    expect(inRow(["محمد", "Kenya"], "en")).toBe("\u2068محمد\u2069, Kenya");
  });
});

describe("a list in a sentence", () => {
  test.each([
    ["en", "A, B, and C"],
    ["af", "A, B en C"],
    ["fr", "A, B et C"],
    ["sw", "A, B na C"],
    ["pt", "A, B e C"],
    ["ar", "A وB وC"],
  ] as const)("%s", (locale, expected) => {
    const letters = listed(["A", "B", "C"], locale);
    expect(withoutIsolates(letters)).toBe(expected);
    expect(letters.includes("\u2068A\u2069")).toBe(locale === "ar");
    expect(withoutIsolates(listed(["A"], locale))).toBe("A");
    expect(listed([], locale)).toBe("");
  });
});

test("a sentence that the browser fills keeps a name from the other side apart", () => {
  expect(filled("Reaches {ngo}", { ngo: "Fishers’" })).toBe("Reaches Fishers’");
  expect(filled("Reaches {ngo}", { ngo: "صيادون" })).toBe("Reaches \u2068صيادون\u2069");
  expect(filled("يصل إلى {ngo}", { ngo: "Fishers’ Union" })).toBe(
    "يصل إلى \u2068Fishers’ Union\u2069",
  );
  expect(filled("يصل {amount} من {none}", { amount: "\u2066$5\u2069" })).toBe(
    "يصل \u2066$5\u2069 من {none}",
  );
});

test("no part of a page joins what people read with a comma of its own", () => {
  const own = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const joins = own.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes('.join(", ")') && !line.includes("srcSet"))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(own.length).toBeGreaterThan(400);
  expect(joins).toEqual([]);
});

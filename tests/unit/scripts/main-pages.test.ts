import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { mainPagesInLanguages } from "../../../scripts/lib/main-pages.mjs";

test("the ten main pages are looked at in each language, and each is a page of the list", () => {
  const taken = mainPagesInLanguages();
  const script = readFileSync("scripts/shots.mjs", "utf8");
  expect(script).toContain("...mainPagesInLanguages()");
  for (const locale of locales.filter((one) => one !== "en")) {
    const own = taken.filter(([name]) => name.endsWith(`-${locale}`));
    expect(own).toHaveLength(10);
    for (const [name, at] of own) {
      const english = `["${name.slice(0, -1 - locale.length)}", "${at.slice(1 + locale.length) || "/"}"]`;
      expect(script).toContain(english);
    }
  }
});

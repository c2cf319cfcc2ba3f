import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { donationLabels, providerNote } from "@/components/donations/donation-labels";
import { locales } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { providerLanguage } from "@/lib/payments/provider-language";

/** The languages of the card provider's pages, from its own package. */
const theirs = (() => {
  const main = createRequire(import.meta.url).resolve("stripe");
  const root = main.slice(0, main.lastIndexOf(`${path.sep}stripe${path.sep}`) + 8);
  const types = readFileSync(path.join(root, "esm/resources/Checkout/Sessions.d.ts"), "utf8");
  const list = /type Locale = ('auto'[^;]*);/.exec(types)![1]!;
  return [...list.matchAll(/'([^']+)'/g)].map(([, code]) => code!);
})();

test("the provider's page is asked for in the donor's language where it has it, else it follows the browser", () => {
  expect(theirs).toContain("fr");
  for (const locale of locales)
    expect(providerLanguage(locale), locale).toBe(theirs.includes(locale) ? locale : "auto");
});

test.each(locales)(
  "where it lacks the donor's language, the donation form says so: %s",
  (locale) => {
    const { otherLanguage, dialogNote } = messagesOf(locale, "donate");
    for (const note of [
      donationLabels(locale, "25", true).redirectNote,
      donationLabels(locale, "25", false).redirectNote,
      providerNote(locale, dialogNote),
    ])
      expect(note!.includes(otherLanguage)).toBe(!theirs.includes(locale));
  },
);

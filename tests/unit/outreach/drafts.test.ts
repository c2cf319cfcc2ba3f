import { describe, expect, test } from "vitest";
import { readEnv } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { faultOf } from "@/lib/outreach/check-draft";
import type { CampaignFacts } from "@/lib/outreach/facts";
import { lengthOf, longest, outreachKinds } from "@/lib/outreach/kinds";
import { seemsIn } from "@/lib/i18n/text-language";
import { isPublicAddress } from "@/lib/public-address";
import { templateDraft } from "@/lib/outreach/templates";

const facts = (more: Partial<CampaignFacts> = {}): CampaignFacts => ({
  title: "A working pump for every ward in Loima",
  ngo: "Maji ya Loima",
  country: "Kenya",
  cause: "Clean Water & Sanitation",
  story:
    "Eleven hand pumps stand broken for want of parts that cost less than a phone. Four trained mechanics are ready to mend them.",
  raised: "$18,460",
  goal: "$24,000",
  donors: 212,
  daysLeft: 23,
  takesGifts: true,
  url: "https://give.example/campaigns/loima-pumps",
  ...more,
});

/** Extreme data: no donations, the longest names, no end date, ended. */
const cases: [string, CampaignFacts][] = [
  ["a campaign that runs", facts()],
  ["nothing given yet", facts({ donors: 0, raised: "$0" })],
  ["without an end", facts({ daysLeft: null })],
  ["over", facts({ takesGifts: false, daysLeft: null })],
  ["no story", facts({ story: "" })],
  ["one endless sentence", facts({ story: "word ".repeat(400) })],
  [
    "the longest names",
    facts({
      title: "W".repeat(120),
      ngo: "N".repeat(200),
      url: `https://give.example/fr/campaigns/${"a".repeat(80)}`,
      story: "Short one. ".repeat(180),
    }),
  ],
];

describe.each(cases)("templates of %s", (_name, given) => {
  test.each(locales)(
    "[IMP-039] in %s: never too long, with the address, without holes",
    (locale) => {
      for (const kind of outreachKinds) {
        const text = templateDraft(kind, given, locale);
        expect(lengthOf(text), kind).toBeLessThanOrEqual(longest[kind]);
        expect(text, kind).not.toMatch(/[{}]|undefined|null|outreach\.|\n{3}| {2}/);
        if (kind !== "instagram") expect(text, kind).toContain(given.url);
        if (!given.takesGifts) expect(text, kind).not.toMatch(/Give here|Pour donner|Skenk hier/);
      }
    },
  );
});

test("a story in another language than the draft stays away", () => {
  expect(templateDraft("whatsapp", facts(), "en")).toContain("Eleven hand pumps");
  expect(templateDraft("whatsapp", facts(), "fr")).not.toContain("Eleven hand pumps");
});

test("templates pass the checks that a model's text must pass", () => {
  for (const locale of locales)
    for (const kind of outreachKinds) {
      const text = templateDraft(kind, facts({ story: "" }), locale);
      expect(faultOf(text, kind, facts({ story: "" }), locale), `${locale} ${kind}`).toBeNull();
    }
});

test("languages are told apart by their little words", () => {
  const texts = {
    en: "We are raising money for the people of the valley, and you can help with your gift.",
    fr: "Nous réunissons de l’argent pour les gens de la vallée, et vous pouvez aider avec un don.",
    af: "Ons samel geld in vir die mense van die vallei, en jy kan help met jou skenking.",
  };
  for (const locale of locales)
    for (const [written, text] of Object.entries(texts))
      expect(seemsIn(locale, text), `${written} as ${locale}`).toBe(locale === written);
  // an unlisted language is not Arabic; a name and an address in Latin script do not make another language
  expect(seemsIn("ar", "Quattro pozzi senza acqua: aiutaci oggi a ripararli")).toBe(false);
  expect(seemsIn("ar", "أربعة آبار جافة في Loima. تبرعوا: https://give.example/four-wells")).toBe(
    true,
  );
  expect(seemsIn("en", "Мы собираем деньги для людей долины")).toBe(false);
  expect(seemsIn("en", "Tunachangisha fedha kwa ajili ya watu wa bonde na visima vya maji")).toBe(
    false,
  );
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.20.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["[::1]", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:7f00:1", false],
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["service.example", false],
])("%s is a public address: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

describe("configuration", () => {
  const set = {
    OUTREACH_API_URL: "https://api.model.example/v1/",
    OUTREACH_API_KEY: "k",
    OUTREACH_MODEL: "m",
  };
  const production = {
    APP_MODE: "production",
    APP_URL: "https://give.example",
    DATABASE_URL: "postgresql://x/y",
    AUTH_SECRET: "a".repeat(32),
    LINK_SECRET: "b".repeat(32),
    DATA_ENCRYPTION_KEY: Buffer.alloc(32).toString("base64"),
    PAYMENTS: "sandbox",
    FILES: "disk",
    MAIL: "outbox",
  };
  test("all three or none; the address of the call is made of the base", () => {
    expect(readEnv(set).outreach).toEqual({
      endpoint: "https://api.model.example/v1/chat/completions",
      key: "k",
      model: "m",
    });
    expect(readEnv({}).outreach).toBeNull();
    expect(() => readEnv({ OUTREACH_MODEL: "m" })).toThrow(/OUTREACH_API_URL/);
  });
  test.each([
    "http://api.model.example/v1",
    "https://127.0.0.1/v1",
    "https://localhost/v1",
    "https://[::1]/v1",
    "https://10.0.0.8/v1",
    "https://user:word@api.model.example/v1",
  ])("production mode refuses %s", (url) => {
    expect(() => readEnv({ ...production, ...set, OUTREACH_API_URL: url })).toThrow(
      /OUTREACH_API_URL/,
    );
    expect(readEnv({ ...production, ...set }).outreach).not.toBeNull();
  });
});

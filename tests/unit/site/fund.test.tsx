// @vitest-environment jsdom
import { locales } from "@/lib/i18n/locales";
import { describe, expect, test, vi } from "vitest";
import { DonationDialog } from "@/components/donations/donation-dialog";
import FundPage from "@/app/[locale]/frontline-fund/page";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { facts, show, withSite, words } from "@/tests/support/page";

vi.setConfig({ testTimeout: 90_000 }); // modules are reloaded for another operator, which is slow on a busy machine

vi.mock("@/lib/statistics/public-queries", () => ({
  fundFigures: async () => ({
    raisedCents: 48_300_50n,
    grants: 6,
    grantedCents: 31_000_00n,
    organisations: 4,
  }),
}));
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/frontline-fund",
  useParams: () => ({}),
}));
const part = (page: Document, id: string) =>
  page.querySelector(`section[aria-labelledby="${id}"]`)!;
const answers = (page: Document) =>
  Object.fromEntries(
    [...part(page, "faq").querySelectorAll("details")].map((d) => [
      words(d.querySelector("summary")),
      words(d.querySelector("summary")!.nextElementSibling),
    ]),
  );

describe("the Frontline Fund page", () => {
  test("[FUND-001, FUND-002, FUND-003, FUND-004] hero: title, tagline, DONATE NOW, the promise and what it costs", async () => {
    const hero = (await show(FundPage)).querySelector("main > section")!;
    expect(words(hero.querySelector("h1"))).toBe("The Frontline Fund");
    const tagline = hero.querySelector("h1 + p");
    expect(words(tagline).length).toBeGreaterThan(40);
    expect(words(hero.querySelector("button"))).toBe("DONATE NOW");
    expect(hero.querySelector("button")!.getAttribute("aria-haspopup")).toBe("dialog");
    expect(hero.querySelector("button")!.closest("form")!.getAttribute("action")).toBe(
      "/frontline-fund/donate",
    );
    expect(words(hero)).toContain("100% of your gift supports vetted frontline NGOs.");
    expect(words(hero)).toContain(
      "Harambee takes no platform fee. For the Frontline Fund we also pay the payment processing fee; for other campaigns it comes out of the gift.",
    );
  });

  test("[FUND-003, FUND-013, FUND-017, OP-012] exactly three buttons: hero, voices, hard truth", async () => {
    const page = await show(FundPage);
    const buttons = [...page.querySelectorAll("main button")].filter(
      (b) => words(b) === "DONATE NOW",
    );
    expect(buttons.map((b) => b.closest("section")!.getAttribute("aria-labelledby"))).toEqual([
      null,
      "voices",
      "truth",
    ]);
  });

  test.each([
    [
      "en",
      "Voices from the Frontline",
      [
        ["Flood-relief founder", "South Africa"],
        ["Youth empowerment leader", "Kenya"],
        ["Girls’ education advocate", "Mali"],
      ],
    ],
    [
      "af",
      "Stemme uit die frontlinie",
      [
        ["Stigter van vloedhulp", "Suid-Afrika"],
        ["Leier in jeugbemagtiging", "Kenia"],
        ["Voorstander van meisies se onderwys", "Mali"],
      ],
    ],
    [
      "fr",
      "Les voix du terrain",
      [
        ["Fondatrice d’un secours aux inondés", "Afrique du Sud"],
        ["Responsable de l’autonomie des jeunes", "Kenya"],
        ["Militante pour l’éducation des filles", "Mali"],
      ],
    ],
  ] as const)(
    "[FUND-005..010] voices (%s): three, each with quote, author, title, location and image",
    async (locale, heading, who) => {
      const voices = part(await show(FundPage, { locale }), "voices");
      expect(words(voices.querySelector("h2"))).toBe(heading);
      const figures = [...voices.querySelectorAll("[data-slot=voice]")];
      expect(figures).toHaveLength(3);
      for (const [i, figure] of figures.entries()) {
        expect(words(figure.querySelector("blockquote")).length).toBeGreaterThan(40);
        expect(words(figure.querySelector("figcaption b"))).not.toBe("");
        for (const word of who[i]!)
          expect(words(figure.querySelector("figcaption"))).toContain(word);
        expect(figure.querySelector("img")!.getAttribute("src")).toMatch(/^\/images\/voices\/.+/);
      }
    },
  );

  test("[FUND-014, FUND-015, FUND-016, PUB-073] The Hard Truth: the counts and three panels", async () => {
    const truth = part(await show(FundPage), "truth");
    expect(words(truth.querySelector("h2"))).toBe("The Hard Truth");
    for (const count of Object.values(site.counts)) expect(words(truth)).toContain(count);
    expect([...truth.querySelectorAll("article h3")].map(words)).toEqual([
      "The mission",
      "The fund",
      "Your part",
    ]);
  });

  test("[FUND-018, FUND-019, FUND-020] the trust points follow in it; the first goes with the tax setting, the second with its switch", async () => {
    const points = (page: Document) => [...part(page, "truth").querySelectorAll("dt")].map(words);
    expect(points(await show(FundPage))).toEqual([
      "100% tax-deductible",
      "Impact updates from the ground",
      "Vetted, trusted, community-rooted leaders",
    ]);
    const off = await withSite({ features: { ...site.features, impactUpdates: false } }, async () =>
      points(await show((await import("@/app/[locale]/frontline-fund/page")).default)),
    );
    expect(off).toEqual(["100% tax-deductible", "Vetted, trusted, community-rooted leaders"]);
    const none = await withSite({ taxExempt: false }, async () =>
      points(await show((await import("@/app/[locale]/frontline-fund/page")).default)),
    );
    expect(none).toEqual([
      "Impact updates from the ground",
      "Vetted, trusted, community-rooted leaders",
    ]);
  });

  test.each(locales)("[FUND-019] says that updates come from the ground (%s)", async (locale) => {
    const t = translator(locale, "fund");
    const truth = words(part(await show(FundPage, { locale }), "truth"));
    for (const key of ["trustUpdates", "trustUpdatesText"] as const) {
      expect(truth).toContain(t(key).replace(/\s+/g, " "));
      if (locale !== "en") expect(t(key)).not.toBe(translator("en", "fund")(key));
    }
  });

  test("[FUND-021] further sections, the donor FAQ the last of them, then the footer", async () => {
    const page = await show(FundPage);
    expect(
      [...page.querySelectorAll("main > section")].map((s) => s.getAttribute("aria-labelledby")),
    ).toEqual([null, "fund-figures", "voices", "truth", "fund-how", "faq"]);
    expect(page.querySelector("main")!.nextElementSibling!.tagName).toBe("FOOTER");
  });

  test("what it raised and passed on, from the books", async () => {
    const figures = words(part(await show(FundPage), "fund-figures"));
    expect(figures).toContain("$48,300");
    expect(figures).toContain("$31,000");
    expect(figures).toContain("passed on in 6 grants");
    expect(figures).toContain("4");
  });

  test("[FUND-033, FUND-034] ten questions, in order", async () => {
    expect(Object.keys(answers(await show(FundPage)))).toEqual([
      "Is my gift tax-deductible?",
      "How is my gift used?",
      "Can I choose a country or a project?",
      "Is it safe to give here?",
      "Can I give every month?",
      "Can I give in honour or in memory of someone?",
      "Can I give from outside the United States?",
      "What other ways are there to give?",
      "How do I change or cancel a monthly gift?",
      "Will I get a receipt?",
    ]);
    expect(Object.keys(answers(await show(FundPage, { locale: "af" })))).toHaveLength(10);
  });

  test("[FUND-035, FUND-036] one open at a time, all closed at first, by the browser itself", async () => {
    const items = [...part(await show(FundPage), "faq").querySelectorAll("details")];
    expect(new Set(items.map((d) => d.getAttribute("name")))).toEqual(new Set(["faq"])); // details of one name: the browser closes the others
    expect(items.filter((d) => d.open)).toEqual([]);
  });

  test("[FUND-037..042, PUB-059] what the answers say", async () => {
    const said = Object.values(answers(await show(FundPage)));
    expect(said[0]).toContain(
      "Harambee is a nonprofit public benefit corporation, tax-exempt under 501(c)(3)",
    );
    expect(said[0]).toContain("gifts are tax-deductible");
    expect(said[9]).toContain("Receipts are emailed right after payment");
    expect(said[5]).toContain("you can dedicate a gift in honour or memory");
    expect(said[6]).toContain(
      "You can give from any country. Gifts are paid in US dollars, and your bank converts the currency.",
    );
    expect(said.join(" ")).not.toMatch(/multiple currencies|without redirects/i);
    expect(said[7]).toContain(
      "Campaigns accept donor-advised funds, stock and crypto in the donation form.",
    );
    expect(said[7]).toContain(
      `To give this way to the Frontline Fund, or for corporate matching and legacy giving, write to ${site.givingEmail}`,
    );
  });

  test.each(locales)(
    "[FUND-037, FUND-038] without the tax status no answer claims it (%s)",
    async (locale) => {
      const off = await withSite({ taxExempt: false }, async () =>
        Object.values(
          answers(
            await show((await import("@/app/[locale]/frontline-fund/page")).default, { locale }),
          ),
        ),
      );
      expect(off.filter(Boolean)).toHaveLength(10); // every answer was found, otherwise nothing is shown
      expect(off.join(" ")).not.toMatch(/501\(c\)|gifts are tax-deductible|aftrekbaar/);
    },
  );

  test("[FUND-022, FUND-024, FUND-025, FUND-026, FUND-028] the dialog: the campaign's title, the note, the form, card only, the fund's slug", async () => {
    const dialog = (await show(FundPage)).querySelector("dialog")!;
    expect(words(dialog.querySelector("h2"))).toBe("The Frontline Fund");
    const note = dialog.querySelector("[data-slot=notice]")!;
    expect(words(note)).toMatch(/redirected securely to (the|our) .*payment provider/);
    expect(words(dialog).match(/redirected securely/g)).toHaveLength(1); // said once
    const form = dialog.querySelector("form:not([method=dialog])")!;
    expect(note.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(
      [
        ...dialog.querySelectorAll<HTMLInputElement>(
          'input[name="method"], input[name="paymentMethod"]',
        ),
      ].map((i) => i.value),
    ).toEqual(["card"]);
    expect(dialog.innerHTML).toContain('value="frontline-fund"');
  });

  test("[FUND-023] without a title it is The Frontline Fund", async () => {
    const dialog = await show(() => <DonationDialog locale="en" />);
    expect(words(dialog.querySelector("dialog h2"))).toBe("The Frontline Fund");
    expect(
      words(
        (
          await show(() => <DonationDialog locale="en" slug="wells" title="Wells for Loima" />)
        ).querySelector("dialog h2"),
      ),
    ).toBe("Wells for Loima");
  });

  test("facts for search engines: ten questions, the way to give", async () => {
    const all = facts(await show(FundPage));
    const faq = all.find((f) => f["@type"] === "FAQPage") as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(faq.mainEntity).toHaveLength(10);
    expect(faq.mainEntity.every((q) => q.name && q.acceptedAnswer.text)).toBe(true);
    expect(all.map((f) => f["@type"])).toEqual(
      expect.arrayContaining(["DonateAction", "BreadcrumbList"]),
    );
  });
});

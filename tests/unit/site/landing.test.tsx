// @vitest-environment jsdom
import { byLocale, locales, type Locale } from "@/lib/i18n/locales";
import { describe, expect, test, vi } from "vitest";
import LandingPage from "@/app/[locale]/page";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { facts, show, withSite, words } from "@/tests/support/page";

const noData = { campaigns: [], totals: { campaigns: 0, raisedCents: 0 }, ngos: [], ngoCount: 0 };
vi.mock("@/app/[locale]/_landing-data", () => ({ landingData: async () => noData }));
vi.setConfig({ testTimeout: 90_000 }); // modules are reloaded for another operator, which is slow on a busy machine

/** The words in each language that mention volunteers, AI tools and updates. */
const claimed: Record<Locale, [string, string, string]> = {
  en: ["volunteers", "AI outreach tools", "Impact updates"],
  af: ["vrywilligers", "KI-hulpmiddels", "Impaknuus"],
  fr: ["bénévoles", "outils d’IA", "nouvelles"],
  sw: ["watu wa kujitolea", "Zana za AI", "Taarifa za matokeo"],
  pt: ["voluntários", "Ferramentas de IA", "Notícias do impacto"],
  ar: ["المتطوعين", "بالذكاء الاصطناعي", "أخبار الأثر"],
};

const heads = (page: Document) =>
  [...page.querySelectorAll("main > section")].map(
    (s) => words(s.querySelector("h1,h2")) || s.getAttribute("aria-label"),
  );
const section = (page: Document, id: string) =>
  page.querySelector(`section[aria-labelledby="${id}"]`)!;

describe("the landing page", () => {
  test("[LAND-005, LAND-009, LAND-010] its sections stand in the given order, the footer last", async () => {
    const page = await show(LandingPage);
    expect(heads(page)).toEqual([
      "Fund the people already doing the work.",
      "Impact in numbers",
      "The funding stopped. The work did not.",
      "Stronger together.",
      "Built for small teams with big goals.",
      "How it works",
      "In their own words",
      "There is a place here for your organisation.",
    ]);
    const kicker = (id: string) => words(section(page, id).querySelector("p:has(+ h2)")); // the line above the heading
    expect(kicker("problem")).toBe("The problem");
    expect(kicker("solution")).toBe("The solution");
    expect(page.querySelector("main")!.nextElementSibling!.tagName).toBe("FOOTER");
    const af = await show(LandingPage, { locale: "af" });
    expect(heads(af)).toHaveLength(8);
    expect(heads(af)[0]).toBe("Befonds die mense wat reeds die werk doen.");
  });

  test.each([
    ["en", "", "Start a Campaign", "Find a Cause"],
    ["af", "/af", "Begin ’n veldtog", "Kies ’n saak om te steun"],
  ] as const)(
    "[LAND-006, LAND-007] the two calls to action of the hero (%s)",
    async (locale, prefix, start, find) => {
      const links = [
        ...(await show(LandingPage, { locale })).querySelectorAll<HTMLAnchorElement>(
          "[data-slot=hero] a",
        ),
      ].map((a) => [words(a), a.getAttribute("href")]);
      expect(links).toEqual([
        [find, `${prefix}/campaigns`],
        [start, `${prefix}/signup`],
      ]);
    },
  );

  test("[LAND-008, PUB-073] the strip shows the four counts", async () => {
    const strip = (await show(LandingPage)).querySelector(
      'section[aria-label="Impact in numbers"]',
    )!;
    expect([...strip.querySelectorAll("[data-slot=stats] > div")].map(words)).toEqual([
      "200+NGOs lost critical US funding in a year",
      "128projects funded",
      "940volunteers recruited",
      "12,300+donors worldwide",
    ]);
  });

  test("[LAND-011] exactly five feature cards", async () => {
    expect(section(await show(LandingPage), "features").querySelectorAll("article")).toHaveLength(
      5,
    );
  });

  test("[LAND-012..014] how it works: three steps", async () => {
    const steps = [...section(await show(LandingPage), "how").querySelectorAll("li")];
    expect(steps.map((s) => words(s.querySelector("h3")))).toEqual([
      "1. Sign Up",
      "2. Launch Campaigns",
      "3. Connect Globally",
    ]);
    expect(words(steps[0]!)).toContain("Nonprofits apply and get verified");
  });

  test("[LAND-015..017] quotes of an NGO partner, a donor and volunteer, a community leader", async () => {
    const quotes = [...section(await show(LandingPage), "voices").querySelectorAll("figure")];
    expect(
      quotes.map(
        (q) =>
          /^(NGO partner|Donor and volunteer|Community leader)/.exec(
            words(q.querySelector("figcaption"))
              .replace(words(q.querySelector("figcaption b")), "")
              .trim(),
          )?.[1],
      ),
    ).toEqual(["NGO partner", "Donor and volunteer", "Community leader"]);
    for (const quote of quotes)
      expect(words(quote.querySelector("blockquote")).length).toBeGreaterThan(30);
  });

  test("[LAND-018..020] the closing box sends its address to the sign-up page", async () => {
    const form = section(await show(LandingPage), "close").querySelector("form")!;
    const input = form.querySelector<HTMLInputElement>("input")!;
    expect([input.type, input.name, input.placeholder]).toEqual([
      "email",
      "email",
      "Enter your email",
    ]);
    expect(words(form.querySelector("button"))).toBe("Get Started Today");
    expect([form.getAttribute("action"), form.method]).toEqual(["/signup", "get"]); // a plain form: /signup?email=… without a script too
    expect(
      (await show(LandingPage, { locale: "af" }))
        .querySelector("#closing-email")!
        .closest("form")!
        .getAttribute("action"),
    ).toBe("/af/signup");
  });

  test("[LAND-021, PUB-072] a link leads to the Frontline Fund, with what the fund is for", async () => {
    const link = (await show(LandingPage)).querySelector<HTMLAnchorElement>(
      'main a[href="/frontline-fund"]',
    )!;
    expect(words(link.parentElement!)).toContain(
      "supports vetted African grassroots nonprofits facing lost foreign funding",
    );
  });

  test("[PUB-060, PUB-065, PUB-067, PUB-069] what the copy says", async () => {
    const copy = words(await show(LandingPage));
    expect(copy).toContain("Harambee charges no platform fees");
    expect(copy).toContain(
      "No account needed: give and pay on one page, in our payment provider’s secure form.",
    );
    expect(copy).toContain(
      "Up to 2 admins per nonprofit, the owner included. Add people, assign roles and disable inactive users",
    );
    expect(copy).toContain("Encrypted in transit and stored on an encrypted disk.");
    expect(copy).not.toContain("without redirects");
  });

  test("[PUB-061, PUB-063, PUB-064] verification and payouts in the words of the one module", async () => {
    const copy = words(await show(LandingPage));
    expect(copy).toContain("Reviewed in 2-3 business days, up to 5 for complex cases.");
    expect(copy).toContain("Our reviewers also look at proof of leadership and an impact summary.");
    expect(copy).toContain(
      "paid to the NGO’s registered bank account monthly, or once they reach a minimum of $100. Smaller balances are carried over.",
    );
    expect(copy).not.toContain("24-48");
  });

  test("[PUB-066, PUB-068, PUB-070] volunteers, AI tools and updates are named only when they are there", async () => {
    const off = words(
      await withSite(
        { features: { volunteers: false, aiOutreach: false, impactUpdates: false } },
        async () => show((await import("@/app/[locale]/page")).default),
      ),
    );
    for (const word of ["volunteers and campaigns", "AI outreach", "Impact updates"])
      expect(off).not.toContain(word);
    expect(off).toContain("A dashboard tracks donations and campaigns");
    const on = words(
      await withSite(
        { features: { volunteers: true, aiOutreach: true, impactUpdates: true } },
        async () => show((await import("@/app/[locale]/page")).default),
      ),
    );
    for (const word of [
      "A dashboard tracks donations, volunteers and campaigns",
      "AI outreach tools",
      "Impact updates from the ground.",
    ])
      expect(on).toContain(word);
    // both are there
    const now = words(await show(LandingPage));
    for (const word of [
      "donations, volunteers and campaigns",
      "AI outreach tools, or our templates",
    ])
      expect(now).toContain(word);
  });

  test.each(locales)(
    "[PUB-066, PUB-068, PUB-070] the three are printed now, as their features are there (%s)",
    async (locale) => {
      expect(site.features).toEqual({ volunteers: true, aiOutreach: true, impactUpdates: true });
      const t = translator(locale, "landing");
      const copy = words(await show(LandingPage, { locale }));
      const keys = ["feature2TextVolunteers", "feature4AiText", "impactUpdates"] as const;
      for (const key of keys) expect(copy).toContain(t(key).replace(/\s+/g, " "));
      // in the language's own words
      const [volunteers, tools, updates] = claimed[locale];
      expect(t("feature2TextVolunteers")).toContain(volunteers);
      expect(t("feature4AiText")).toContain(tools);
      expect(t("impactUpdates")).toContain(updates);
    },
  );

  test("[PUB-059, PUB-071] the tax claims go with one setting", async () => {
    expect(words(await show(LandingPage))).toContain(
      "100% tax-deductible giving in the United States.",
    );
    expect(words((await show(LandingPage)).querySelector("footer"))).toContain(
      "a nonprofit public benefit corporation, tax-exempt under 501(c)(3)",
    );
    for (const locale of locales) {
      const off = words(
        await withSite({ taxExempt: false }, async () =>
          show((await import("@/app/[locale]/page")).default, { locale }),
        ),
      );
      for (const claim of ["deductible", "aftrekbaar", "501(c)(3)"])
        expect(off).not.toContain(claim);
    }
  });

  test.each(locales)(
    "[OP-131] a claim names the place where it is true, as the operator sets it; without one nothing is claimed (%s)",
    async (locale) => {
      const deductible =
        /deductible|aftrekbaar|déductible|yanayotozwa kodi|dedutíve|للخصم من الضريبة/;
      const said = async (deductibleIn: object | null) =>
        words(
          await withSite({ deductibleIn }, async () =>
            show((await import("@/app/[locale]/page")).default, { locale }),
          ),
        );
      const claims = (await said(byLocale(() => "in Utopia")))
        .split(/[.:] ?(?=[A-Z\u0600-\u06ff])/)
        .filter((sentence) => deductible.test(sentence));
      expect(claims.length).toBeGreaterThan(1); // in the text and in the footer
      for (const claim of claims) expect(claim).toContain("Utopia");
      const nothing = await said(null);
      expect(nothing).not.toMatch(deductible);
      expect(nothing).toContain("501(c)(3)");
    },
  );

  test("facts for search engines: the operator and the site", async () => {
    const [ngo, web] = facts(await show(LandingPage));
    expect(ngo).toMatchObject({
      "@type": "NGO",
      name: site.name,
      legalName: site.legalName,
      taxID: site.taxId,
    });
    expect(web).toMatchObject({ "@type": "WebSite", inLanguage: "en" });
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NotFoundBody } from "@/components/not-found/not-found-body";
import { VoiceImage } from "@/components/fund/voice-image";
import AycPage from "@/app/[locale]/ayc/page";
import ContactPage from "@/app/[locale]/contact/page";
import NotFound from "@/app/[locale]/not-found";
import PrivacyPage from "@/app/[locale]/privacy/page";
import { site } from "@/lib/site";
import { facts, show, words } from "@/tests/support/page";
import { byLocale } from "@/lib/i18n/locales";

vi.setConfig({ testTimeout: 90_000 }); // modules are reloaded for another operator, which is slow on a busy machine

const at = vi.hoisted(() => ({ locale: "en" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/",
  useParams: () => at,
}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const heads = (page: Document) => [...page.querySelectorAll("main h2")].map(words);

describe("the youth programme", () => {
  test("[PUB-021, PUB-106] its sections, in order, then the footer", async () => {
    const page = await show(AycPage);
    expect(heads(page)).toEqual([
      "Overview",
      "Program goals",
      "Structure",
      "Monthly focus areas",
      "Eligibility",
      "What you will gain",
      "Key dates",
      "How to apply",
      "Donors, partners and sponsors",
      "Join the movement",
      "Partners",
    ]);
    expect(page.querySelector("main")!.nextElementSibling!.tagName).toBe("FOOTER");
    expect(heads(await show(AycPage, { locale: "af" }))).toHaveLength(11);
  });

  test("[PUB-107..113] what it says", async () => {
    const page = await show(AycPage);
    const all = words(page);
    for (const claim of [
      "The programme is run by a sponsoring campaign",
      "Six months, from September 2025 to February 2026",
      "18 youth delegates aged 20-30",
      "representing all 53 African countries",
      "English or French",
      "Six monthly virtual meetings of 2-3 hours",
      "final pitch to donors",
    ])
      expect(all, claim).toContain(claim);
    const apply = words(page.querySelector('section[aria-labelledby="apply"]'));
    for (const claim of [
      "online form",
      "2-minute intro video",
      "recommendation letter",
      "optional",
    ])
      expect(apply, claim).toContain(claim);
  });

  test("[PUB-114, PUB-115] two outward links: one form, one mailto", async () => {
    const out = [...(await show(AycPage)).querySelectorAll("main a")]
      .map((a) => a.getAttribute("href")!)
      .filter((href) => !href.startsWith("/") && !href.startsWith("#"));
    expect(out).toEqual([site.ayc.applicationForm, `mailto:${site.ayc.email}`]);
  });

  test("[PUB-116..120] the table of key dates", async () => {
    const rows = (page: Document) =>
      [...page.querySelectorAll('section[aria-labelledby="dates"] tbody tr')].map((r) =>
        [...r.children].map(words).join(" ").toLowerCase(),
      );
    expect(rows(await show(AycPage))).toEqual([
      "applications open 10 august 2025",
      "deadline 30 september 2025",
      "orientation 10 october 2025",
      "first session 24 october 2025",
      "final pitch 20 february 2026",
    ]);
    expect(rows(await show(AycPage, { locale: "af" }))).toHaveLength(5);
  });

  test("[PUB-138] closed once the deadline has passed, and all dates stay", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-09-30T23:59:00Z") });
    const before = await show(AycPage);
    expect(words(before)).not.toContain("Applications are closed");
    expect(words(before)).toContain("Open the application form");
    vi.setSystemTime(new Date("2025-10-01T00:00:01Z"));
    const after = await show(AycPage);
    expect(words(after)).toContain("Applications are closed");
    expect(words(after)).toContain("See last year’s form");
    expect(words(after)).not.toContain("Open the application form");
    expect(after.querySelectorAll('section[aria-labelledby="dates"] tbody tr')).toHaveLength(5);
  });
});

describe("the contact page", () => {
  test("[PUB-079, PUB-080, PUB-100] a hero and a form of four fields; no puzzle", async () => {
    const page = await show(ContactPage);
    expect(words(page.querySelector("h1"))).toBe("Write to us");
    const form = page.querySelector("main form")!;
    const visible = [...form.querySelectorAll("label")].filter(
      (l) => !l.closest('[aria-hidden="true"]'),
    );
    expect(visible.map(words)).toEqual(["Your Name", "Email Address", "Subject", "Message"]);
    expect(words(form.querySelector("button"))).toBe("Send Message");
    expect(page.querySelector("iframe, canvas, [class*=captcha]")).toBeNull();
    const af = await show(ContactPage, { locale: "af" });
    expect(
      [...af.querySelectorAll("main form label")]
        .filter((l) => !l.closest('[aria-hidden="true"]'))
        .map(words),
    ).toEqual(["Jou naam", "E-\u2060posadres", "Onderwerp", "Boodskap"]);
  });

  test("[PUB-081..084] address, e-mail, two phones, hours", async () => {
    const details = words(
      (await show(ContactPage)).querySelector('section[aria-labelledby="details"]'),
    );
    for (const fact of [
      ...site.address,
      site.email,
      ...site.phones,
      "Mon-Fri 9-6 EST",
      "Sat 10-2 EST",
      "Sun closed",
    ])
      expect(details).toContain(fact);
    expect(site.phones).toHaveLength(2);
  });

  test("[PUB-061, PUB-063, PUB-064, PUB-085..087] the FAQ: verification time, fees, payouts", async () => {
    const page = await show(ContactPage);
    const items = [...page.querySelectorAll('section[aria-labelledby="faq"] details')].map(words);
    expect(items).toHaveLength(3);
    expect(items[0]).toContain("2-3 business days");
    expect(items[0]).toContain("up to 5");
    expect(items[0]).toContain(
      "The registration certificate is required. Our reviewers also look at proof of leadership and an impact summary",
    );
    expect(items[1]).toContain("Harambee charges no fee");
    expect(items[2]).toContain(
      "registered bank account monthly, or once they reach a minimum of $100. Smaller balances are carried over.",
    );
    expect(facts(page)[0]).toMatchObject({ "@type": "FAQPage" });
  });

  test("[PUB-062] no other time than the marketing one", async () => {
    for (const locale of ["en", "af"] as const)
      expect(words(await show(ContactPage, { locale }))).not.toMatch(/24-48/);
  });
});

test("[PUB-015] privacy says what is stored, how long, and how to have it removed", async () => {
  for (const [locale, stored, long, removed] of [
    ["en", "We store", "How long", "Having it removed"],
    ["af", "Ons bewaar", "Hoe lank", "Om dit te laat verwyder"],
  ] as const) {
    const page = await show(PrivacyPage, { locale });
    const heads = [...page.querySelectorAll("main h2")].map(words);
    expect(heads).toEqual(expect.arrayContaining([long, removed]));
    const contents = [...page.querySelectorAll<HTMLAnchorElement>("main nav a")];
    expect(contents.map(words)).toEqual(heads.slice(1)); // the first heading is the list's own
    for (const link of contents)
      expect(words(page.querySelector(link.getAttribute("href")!)!)).toBe(words(link));
    expect(words(page)).toContain(stored);
    expect(words(page)).toContain(site.email);
    expect(words(page)).not.toContain("{email}");
    expect(words(page.querySelector("main")).length).toBeGreaterThan(1_500);
  }
});

describe("a page that is not there", () => {
  test.each([
    ["en", "Oops! Page not found", "Return to Home", "/"],
    ["af", "Oeps! Bladsy nie gevind nie", "Terug na Tuis", "/af"],
  ])("[PUB-101..103] says so in the language of its address (%s)", (locale, said, home, to) => {
    at.locale = locale;
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { container } = render(<NotFound />);
    expect(within(container.querySelector("main")!).getByText("404").tagName).toBe("P");
    expect(container.textContent).toContain(said);
    const link = [...container.querySelectorAll("main a")].find((a) => a.textContent === home);
    expect(link?.getAttribute("href")).toBe(to);
    log.mockRestore();
    at.locale = "en";
  });

  test("[PUB-104] the path goes to the console", () => {
    window.history.replaceState(null, "", "/no-such-path");
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const said = { home: "/", title: "", text: "", action: "", href: "/" };
    render(<NotFoundBody name="x" labels={byLocale(() => said)} buttonClass="" />);
    expect(log.mock.calls.flat()).toContain("/no-such-path");
    log.mockRestore();
  });
});

test("[FUND-012] a voice whose picture fails shows its woven placeholder", () => {
  const { container } = render(<VoiceImage src="/images/voices/gone.svg" seed="Somebody" />);
  fireEvent.error(container.querySelector("img")!);
  expect(container.querySelector("img")!.getAttribute("src")).toMatch(
    /^\/patterns\/strip\/Somebody\.svg/,
  );
});

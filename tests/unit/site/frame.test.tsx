// @vitest-environment jsdom
import type { Locale } from "@/lib/i18n/locales";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { site } from "@/lib/site";
import { show, withSite, words } from "@/tests/support/page";

vi.setConfig({ testTimeout: 90_000 }); // modules are reloaded for another operator, which is slow on a busy machine

afterEach(() => void vi.useRealTimers());
const header = (locale: Locale = "en", path: string | null = "/campaigns") =>
  show(() => <SiteHeader locale={locale} path={path} />);
const footer = (locale: Locale = "en") => show(() => <SiteFooter locale={locale} />);
const links = (part: Element | null) =>
  [...part!.querySelectorAll("a")].map((a) => [
    words(a).replace(" (opens in a new tab)", ""),
    a.getAttribute("href"),
  ]);

describe("the bar", () => {
  test.each([
    ["en", "", ["Home", "Frontline Fund", "Campaigns", "Organisations", "Contact"]],
    ["af", "/af", ["Tuis", "Frontline Fund", "Veldtogte", "Organisasies", "Kontak"]],
    ["fr", "/fr", ["Accueil", "Frontline Fund", "Campagnes", "Organisations", "Contact"]],
  ] as const)("[PUB-027..030] the main links (%s)", async (locale, prefix, names) => {
    const nav = (await header(locale)).querySelector("[data-slot=main-nav]");
    expect(links(nav)).toEqual(
      names.map((name, i) => [
        name,
        `${prefix}${["", "/frontline-fund", "/campaigns", "/ngos", "/contact"][i]}` || "/",
      ]),
    );
  });

  test("[PUB-031, PUB-032] Log In and Sign Up stand in what everyone is sent", async () => {
    expect(links((await header()).querySelector("[data-slot=header-end]"))).toEqual(
      expect.arrayContaining([
        ["Log In", "/login"],
        ["Sign Up", "/signup"],
      ]),
    );
  });

  test("the small menu is a plain disclosure with all links, closed at first", async () => {
    const menu = (await header()).querySelector<HTMLDetailsElement>("[data-slot=small-menu]")!;
    expect([...menu.querySelectorAll("summary span")].map(words)).toEqual(["Menu", "Close"]);
    expect(menu.open).toBe(false);
    expect(links(menu).map(([, to]) => to)).toEqual([
      "/",
      "/frontline-fund",
      "/campaigns",
      "/ngos",
      "/contact",
      "/gifts",
      "/signup",
      "/login",
      "/campaigns",
      "/af/campaigns",
      "/fr/campaigns",
      "/sw/campaigns",
      "/pt/campaigns",
      "/ar/campaigns",
    ]);
  });

  test("[I18N-001, I18N-003] the widget offers every language by its own name, each to the same page", async () => {
    const widget = (await header("en", "/campaigns/wells")).querySelector("details[data-menu]")!;
    expect(
      [...widget.querySelectorAll("a")].map((a) => [words(a), a.getAttribute("href"), a.hreflang]),
    ).toEqual([
      ["English", "/campaigns/wells", "en"],
      ["Afrikaans", "/af/campaigns/wells", "af"],
      ["Français", "/fr/campaigns/wells", "fr"],
      ["Kiswahili", "/sw/campaigns/wells", "sw"],
      ["Português", "/pt/campaigns/wells", "pt"],
      ["العربية", "/ar/campaigns/wells", "ar"],
    ]);
  });

  test("[I18N-004] the widget and the bar load nothing from elsewhere", async () => {
    const sources = [...(await header()).querySelectorAll("script, iframe, img, link")].map(
      (e) => e.getAttribute("src") ?? e.getAttribute("href") ?? "",
    );
    expect(sources.filter((s) => !s.startsWith("/"))).toEqual([]);
  });
});

describe("the footer", () => {
  test("[PUB-048, PUB-049, PUB-050, PUB-051] blurb, quick links and resources", async () => {
    const page = await footer();
    expect(words(page)).toContain("Swahili for “all pull together”");
    const lists = [...page.querySelectorAll("h2")]
      .filter((h) => /Quick links|Resources|More/.test(words(h)))
      .map((h) => links(h.parentElement));
    expect(lists).toEqual([
      [
        ["Home", "/"],
        ["Campaigns", "/campaigns"],
        ["About Us", site.links.about],
        ["Contact Us", site.links.contact],
      ],
      [
        ["FAQ", site.links.faq],
        ["Privacy Policy", "/privacy"],
        ["Terms of Use", site.links.terms],
      ],
      [
        ["Your gifts", "/gifts"],
        ["Organisations", "/ngos"],
        ["Youth programme", "/ayc"],
        ["Developers", "/developers"],
      ],
    ]);
  });

  test("[PUB-042..046] what leaves the site opens in a new tab, noopener", async () => {
    const away = [...(await footer()).querySelectorAll("a")].filter((a) =>
      a.getAttribute("href")!.startsWith("https:"),
    );
    expect(away.map((a) => a.getAttribute("href"))).toEqual(
      expect.arrayContaining([...Object.values(site.links), ...site.social.map((s) => s.href)]),
    );
    for (const link of away)
      expect([link.target, link.rel], link.href).toEqual(["_blank", "noopener"]);
  });

  test("[PUB-052..054] address, the first phone, fax", async () => {
    const text = words(await footer());
    for (const fact of [...site.address, site.phones[0], site.fax]) expect(text).toContain(fact);
    expect(text).not.toContain(site.phones[1]);
  });

  test("[PUB-055] the copyright line has the year of the clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-05T00:00:00Z") });
    expect(words(await footer())).toContain(`© 2031 ${site.name}`);
  });

  test("[PUB-047] another operator's links", async () => {
    const theirs = {
      about: "https://o.example/a",
      contact: "https://o.example/c",
      faq: "https://o.example/f",
      terms: "https://o.example/t",
    };
    const hrefs = await withSite(
      { links: theirs, social: [{ name: "Mastodon", href: "https://m.example/o" }] },
      async () => {
        const { SiteFooter: Footer } = await import("@/components/layout/site-footer");
        return links((await show(() => <Footer locale="en" />)).querySelector("footer")).map(
          ([, href]) => href,
        );
      },
    );
    for (const href of [...Object.values(theirs), "https://m.example/o"])
      expect(hrefs).toContain(href);
    expect(hrefs.filter((h) => h!.includes("harambee"))).toEqual([]);
  });
});

test("[PUB-056, PUB-057, PUB-058] who runs it is said in one file, and its sentences in one of each language", () => {
  const said = [
    site.name,
    site.legalName,
    site.taxId!,
    ...site.address.slice(0, 2),
    ...site.phones,
    site.fax,
    site.email,
    site.supportEmail,
    site.givingEmail,
    ...Object.values(site.links),
    ...site.social.map((s) => s.href),
    site.legalForm.en,
    site.legalForm.af,
    "12,300+",
    "200+",
    site.claims.payout.en,
    site.claims.verificationDays.en,
    "24-48",
    "harambee.example",
  ];
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file));
  const code = (text: string) =>
    text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:])\/\/.*$/gm, "$1");
  const found = ["app", "components", "lib"]
    .flatMap(files)
    .filter((file) => !/^lib\/(?:site|i18n\/messages\/\w+\/site)\.ts$/.test(file))
    .flatMap((file) => {
      const text = code(readFileSync(file, "utf8"));
      return said.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
    });
  expect(found).toEqual([]);
  expect(site.name).toBe("Harambee");
  for (const address of [
    site.email,
    site.supportEmail,
    site.givingEmail,
    ...Object.values(site.links),
  ])
    expect(address).toContain("harambee.example");
});

import { expect, test, type APIRequestContext, type Browser, type Page } from "./support/test";
import { heldClock } from "./support/clock";
import { demo, demoCampaign } from "./support/places";
import { logIn } from "./support/session";

// Public pages as every visitor gets them: statuses, bytes, caching, the header, languages.
const staticPages = [
  "/",
  "/frontline-fund",
  "/campaigns",
  "/contact",
  "/privacy",
  "/ayc",
  "/ngos",
  "/developers",
];
async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email);
  return page;
}

/** Through the login page, to test what the login itself sets. */
async function signedInByHand(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(email.startsWith("admin") ? "/admin/login" : "/login");
  await page.fill('[name="email"]', email);
  await page.fill('[name="password"]', "pull-together");
  await page.click("main form button[type=submit]");
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  return page;
}

test("[PUB-001..005, PUB-009, PUB-014, PUB-015, PUB-019, PUB-021, PUB-022, PUB-140..143, PUB-146, LAND-004] public routes answer 200 without a session", async ({
  request,
}) => {
  for (const path of [
    ...staticPages,
    "/frontline-fund/payment/success",
    "/login",
    "/signup",
    "/admin/login",
    "/reset-password",
    "/reset-password/some-token",
    "/invitations/some-token",
    "/gifts",
  ]) {
    for (const address of path === "/admin/login"
      ? [path]
      : [path, `/af${path === "/" ? "" : path}`]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain("<h1");
    }
  }
});

test("[PUB-010, PUB-011, PUB-012, PUB-013, PUB-023, SEO-001] a campaign and an organisation by their addresses; an id is sent on to the slug", async ({
  request,
}) => {
  const { id, campaignSlug, title, ngoId } = await demoCampaign(request);
  for (const rest of ["", "/donate", "/embed"]) {
    const page = await request.get(`/campaigns/${campaignSlug}${rest}`, { maxRedirects: 0 });
    expect(page.status(), rest).toBe(200);
    const moved = await request.get(`/campaigns/${id}${rest}`, { maxRedirects: 0 });
    expect(
      [moved.status(), new URL(moved.headers()["location"]!, "http://x").pathname],
      rest,
    ).toEqual([308, `/campaigns/${campaignSlug}${rest}`]);
    expect(moved.headers()["cache-control"], rest).toContain("no-store");
  }
  expect(await (await request.get(`/campaigns/${campaignSlug}`)).text()).toMatch(
    new RegExp(`<link rel="canonical" href="[^"]*/campaigns/${campaignSlug}"`),
  );
  for (const key of [campaignSlug, id])
    expect(
      (
        await request.get(`/campaigns/${key}/payment/success?session_id=cs_test_none`, {
          maxRedirects: 0,
        })
      ).status(),
    ).toBe(200);
  expect(title.length).toBeGreaterThan(0);
  expect((await request.get(`/ngo-campaigns/${ngoId}`)).status()).toBe(200);
});

test("[FUND-031, FUND-044, FUND-047, PUB-074] the fund has one page; the listing and the sitemap lead there", async ({
  request,
}) => {
  for (const path of ["/campaigns/frontline-fund", "/campaigns/frontline-fund/donate"]) {
    const moved = await request.get(path, { maxRedirects: 0 });
    expect(
      [moved.status(), new URL(moved.headers()["location"]!, "http://x").pathname],
      path,
    ).toEqual([308, "/frontline-fund"]);
  }
  expect((await request.get("/campaigns/frontline-fund/embed", { maxRedirects: 0 })).status()).toBe(
    200,
  );
  expect(await (await request.get("/campaigns?search=Frontline")).text()).toContain(
    'href="/frontline-fund"',
  );
  const pages = await (await request.get("/sitemaps/pages.xml")).text();
  expect(pages).toMatch(/<loc>[^<]*\/frontline-fund<\/loc>/);
  expect(await (await request.get("/sitemaps/campaigns-1.xml")).text()).not.toContain(
    "frontline-fund",
  );
});

test("every file that a page's head names is there", async ({ page, request }) => {
  for (const path of ["/", "/campaigns"]) {
    await page.goto(path);
    const named = await page
      .locator("link:is([rel=manifest], [rel=icon], [rel=stylesheet], [rel=preload], [type*=xml])")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(named.some((url) => url.endsWith("/manifest.webmanifest"))).toBe(true);
    for (const url of new Set(named)) expect((await request.get(url)).status(), url).toBe(200);
  }
  const manifest = await request.get("/manifest.webmanifest");
  expect((await manifest.json()).name).toBe("Harambee");
});

test("[PUB-024, PUB-105, PUB-137, SEO-005] what is not there answers 404", async ({ request }) => {
  for (const path of [
    "/no-such-path",
    "/af/no-such-path",
    "/a/b/c/d",
    "/campaigns/unknown",
    "/af/campaigns/unknown",
    "/campaigns/unknown/donate",
    "/campaigns/unknown/embed",
    "/ngo-campaigns/unknown",
    "/af/ngo-campaigns/unknown",
    "/gifts/some-token",
    "/share/en/campaign/unknown.png",
    "/share/en/page/unknown.png",
    "/share/de/page/home.png",
    "/sitemaps/campaigns-0.xml",
    "/de",
    "/de/campaigns",
    "/fr/no-such-path",
    "/fr/campaigns/unknown",
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("[CAMP-055..058, GIVE-006, PUB-101..103, PUB-105, PUB-136, PUB-137, ERR-021, ERR-047] a not-found page is complete before any script runs", async ({
  request,
}) => {
  const campaign = ["Campaign not found", "The campaign you're looking for doesn't exist"];
  const veldtog = ["Veldtog nie gevind nie", "Die veldtog waarna jy soek, bestaan nie"];
  /** the link in the page's main part: name and address */
  const offer = (href: string, name: string) =>
    new RegExp(`<main(?:(?!</main>).)*<a [^>]*href="${href}"[^>]*>${name}</a>`, "s");
  for (const [path, lang, words, way] of [
    [
      "/no-such-path",
      "en",
      ["404", "Oops! Page not found", "Return to Home"],
      offer("/", "Return to Home"),
    ],
    [
      "/af/no-such-path",
      "af",
      ["404", "Oeps! Bladsy nie gevind nie", "Terug na Tuis"],
      offer("/af", "Terug na Tuis"),
    ],
    ["/dashboards", "en", ["Oops! Page not found"], 'href="/"'],
    ["/error-pages/error", "en", ["Oops! Page not found"], 'href="/"'],
    ["/campaigns/unknown", "en", [...campaign, "Go Back"], 'href="/campaigns"'],
    ["/af/campaigns/unknown", "af", [...veldtog, "Gaan terug"], 'href="/af/campaigns"'],
    [
      "/campaigns/unknown/donate",
      "en",
      [...campaign, "Back to Campaigns"],
      offer("/campaigns", "Back to Campaigns"),
    ],
    ["/af/campaigns/unknown/donate", "af", veldtog, offer("/af/campaigns", "Terug na veldtogte")],
    [
      "/fr/no-such-path",
      "fr",
      ["404", "Oups ! Page introuvable", "Retour à l’accueil"],
      offer("/fr", "Retour à l’accueil"),
    ],
    [
      "/fr/campaigns/unknown/donate",
      "fr",
      ["Campagne introuvable", "La campagne que vous cherchez n’existe pas"],
      offer("/fr/campaigns", "Retour aux campagnes"),
    ],
    [
      "/campaigns/loima-pumps/updates/99",
      "en",
      ["This update is no longer here"],
      offer("../updates", "All updates of this campaign"),
    ],
    [
      "/af/campaigns/loima-pumps/with/nobody",
      "af",
      ["Hierdie bladsy bestaan nie meer nie"],
      offer("../with", "Al die bladsye van ondersteuners"),
    ],
    ["/ngo-campaigns/unknown", "en", ["No NGO data found."], 'href="/ngos"'],
    [
      "/gifts/some-token",
      "en",
      ["This link no longer works", "Find your gifts"],
      offer("/gifts", "Find your gifts"),
    ],
    [
      "/af/gifts/mine/some-token",
      "af",
      ["Hierdie skakel werk nie meer nie"],
      offer("/af/gifts", "Vind jou skenkings"),
    ],
    ["/af/ngo-campaigns/unknown", "af", ["Geen NGO-data gevind nie."], 'href="/af/ngos"'],
  ] as const) {
    for (const encoding of ["identity", "gzip, br"]) {
      const answer = await request.get(path, {
        maxRedirects: 0,
        headers: { "accept-encoding": encoding },
      });
      const html = await answer.text();
      const drawn = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
      const text = drawn
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&#x27;", "'")
        .replaceAll("\u00a0", " ");
      expect(
        [answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]],
        path,
      ).toEqual([404, "text/html; charset=utf-8", "private, no-store"]);
      expect(drawn, path).toContain(`<html lang="${lang}"`);
      expect(drawn, path).toMatch(/<meta name="robots" content="noindex"/);
      for (const said of words) expect(text, path).toContain(said);
      for (const part of ["<header", "<nav", "<footer", "<h1", 'role="search"'])
        expect(drawn, path).toContain(part);
      if (typeof way === "string") expect(drawn, path).toContain(way);
      else expect(drawn.replaceAll("\u00a0", " "), path).toMatch(way);
    }
    expect((await request.head(path)).status(), path).toBe(404);
  }
});

test("[GIVE-007, ERR-020] the donate page of a missing campaign: a toast, and after five seconds the list", async ({
  page,
}) => {
  const pass = await heldClock(page);
  await page.goto("/af/campaigns/unknown/donate");
  const toast = page.locator("[data-slot=toast]", { hasText: "Veldtog nie gevind nie" });
  await pass.until(toast);
  await pass.ms(4_000);
  expect(new URL(page.url()).pathname).toBe("/af/campaigns/unknown/donate");
  await pass.ms(1_500);
  await expect(page).toHaveURL(/\/af\/campaigns$/);
  await page.clock.resume();
  await page.goto("/campaigns/unknown");
  await expect(page.locator("[data-slot=toast]", { hasText: "Campaign not found" })).toBeVisible();
});

test("[PUB-136] an unknown organisation says so", async ({ page }) => {
  await page.goto("/ngo-campaigns/unknown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No NGO data found.");
  await page.goto("/af/ngo-campaigns/unknown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geen NGO-data gevind nie.");
});

test("[PUB-101, PUB-102, PUB-103, PUB-104, ERR-047] the not-found page, its way home and its line in the console", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.goto("/no-such-path/at-all");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(async () => expect(lines.join("\n")).toContain("/no-such-path/at-all")).toPass();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("[PUB-036, PUB-037, SEO-004] public pages are the same bytes for everyone, whatever the cookie or the language asked for", async ({
  request,
  browser,
}) => {
  const { campaignSlug, ngoId } = await demoCampaign(request);
  const ngo = await signedIn(browser, "ngo@harambee.example");
  const cookie = (await ngo.context().cookies()).map((c) => `${c.name}=${c.value}`).join("; ");
  expect(cookie).toContain("session-token");
  for (const path of [
    ...staticPages.filter((p) => p !== "/"),
    "/af",
    "/af/contact",
    `/campaigns/${campaignSlug}`,
    `/campaigns/${campaignSlug}/embed`,
    `/ngo-campaigns/${ngoId}`,
  ]) {
    // donations and campaigns of other tests may change the page between the two requests
    await expect(async () => {
      const plain = await request.get(path);
      const other = await request.get(path, {
        headers: { cookie: `${cookie}; lang=af; hint=admin`, "accept-language": "af" },
      });
      expect(other.status(), path).toBe(200);
      expect(await other.text(), path).toBe(await plain.text());
      expect(plain.headers()["cache-control"], path).toMatch(/s-maxage=\d+/);
      expect(plain.headers()["cache-control"], path).not.toMatch(/private|no-store/);
      expect(plain.headers()["set-cookie"], path).toBeUndefined();
    }).toPass();
  }
  await expect(async () => {
    const [one, two] = [
      await request.get("/", { headers: { "accept-language": "af", cookie: "lang=af" } }),
      await request.get("/"),
    ];
    expect(await one.text()).toBe(await two.text());
    expect(await one.text()).toContain('<html lang="en"');
  }).toPass();
});

test("[PUB-139] what is a person's own is not stored by any cache", async ({ request }) => {
  for (const path of [
    "/login",
    "/signup",
    "/frontline-fund/payment/success",
    `/campaigns/${demo.ongoing}/payment/success?session_id=cs_test_x`,
    "/no-such-path",
  ])
    expect((await request.get(path)).headers()["cache-control"], path).toContain("no-store");
});

test("[PUB-031..035, PUB-038] the bar: Log In and Sign Up for a visitor, Dashboard by role; a forged hint opens nothing", async ({
  page,
  browser,
}) => {
  // donors find the link to their donations there too, whoever they are
  const bar = (p: Page) => p.locator('header [data-slot=header-end] > a:not([href$="/gifts"])');
  await page.goto("/contact");
  await expect(bar(page)).toHaveText(["Log In", "Sign Up"]);
  for (const [who, to] of [
    ["ngo@harambee.example", "/dashboard"],
    ["admin@harambee.example", "/admin/dashboard"],
  ] as const) {
    const person = await signedInByHand(browser, who);
    const hint = (await person.context().cookies()).find((c) => c.name === "hint")!;
    expect(hint.value).toMatch(/^(ngo|admin)$/); // no token, no email address
    expect(hint.httpOnly).toBe(false);
    for (const path of ["/contact", "/af/campaigns"]) {
      await person.goto(path);
      await expect(bar(person)).toHaveCount(1);
      await expect(bar(person)).toHaveAttribute("href", to);
      await expect(bar(person)).toHaveText(/^(Dashboard|Paneelbord)$/);
    }
  }
  await page.context().addCookies([{ name: "hint", value: "admin", url: page.url() }]);
  await page.goto("/contact");
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toHaveAttribute("href", "/admin/dashboard"); // the hint alone opens nothing
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await page.request.get("/api/v1/admin/ngos")).status()).toBe(401);
});

for (const javaScriptEnabled of [true, false]) {
  test(`[PUB-039, PUB-040, PUB-041] the small menu opens and closes, scripts ${javaScriptEnabled ? "on" : "off"}`, async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    ).newPage();
    await page.goto("/");
    const toggle = page.locator("summary", { hasText: "Menu" });
    const links = page.locator("[data-slot=small-menu] nav a");
    await expect(links.first()).toBeHidden();
    await toggle.click();
    await expect(links).toHaveText([
      "Home",
      "Frontline Fund",
      "Campaigns",
      "Organisations",
      "Contact",
      "Your gifts",
      "Sign Up",
      "Log In",
      "English",
      "Afrikaans",
      "Français",
      "Kiswahili",
      "Português",
      "العربية",
    ]);
    await expect(links.first()).toBeVisible();
    await toggle.click();
    await expect(links.first()).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(toggle).toBeVisible();
    await expect(page.locator("[data-slot=main-nav]")).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(page.locator("[data-slot=main-nav]")).toBeVisible();
  });
}

test("[LAND-001, LAND-002, LAND-003, PUB-144] a session goes from / by way of /home to its own home", async ({
  browser,
}) => {
  for (const [who, home] of [
    ["ngo@harambee.example", "/dashboard"],
    ["pending@harambee.example", "/verification-pending"],
    ["rejected@harambee.example", "/verification-rejected"],
    ["admin@harambee.example", "/admin/dashboard"],
  ] as const) {
    const page = await signedIn(browser, who);
    const first = await page.request.get("/", { maxRedirects: 0 });
    expect(
      [first.status(), new URL(first.headers()["location"]!, "http://x").pathname],
      who,
    ).toEqual([307, "/home"]);
    expect(first.headers()["cache-control"]).toContain("no-store");
    const second = await page.request.get("/home", { maxRedirects: 0 });
    expect(
      [second.status(), new URL(second.headers()["location"]!, "http://x").pathname],
      who,
    ).toEqual([307, home]);
    expect(second.headers()["cache-control"]).toContain("no-store");
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe(home);
    await page.goto(who.startsWith("admin") ? "/admin/login" : "/login");
    expect(new URL(page.url()).pathname).toBe(home); // PUB-004, PUB-019
  }
});

test("[LAND-022] a cookie that holds no session shuts nobody out of /", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  await context.addCookies([
    { name: "next-auth.session-token", value: "forged.forged.forged", url: baseURL! },
  ]);
  const page = await context.newPage();
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Fund the people already doing the work.",
  );
  expect((await context.cookies()).filter((c) => c.name.includes("session-token"))).toEqual([]);
  // a real session that was ended elsewhere
  const person = await signedIn(browser, "ngo@harambee.example");
  const kept = (await person.context().cookies()).filter((c) => c.name.includes("session-token"));
  await person.request.post("/api/v1/auth/logout", {
    headers: { origin: new URL(baseURL!).origin },
  });
  const other = await browser.newContext();
  await other.addCookies(kept);
  const late = await other.newPage();
  await late.goto("/");
  expect(new URL(late.url()).pathname).toBe("/");
});

test("[LAND-020] the closing box takes the address along to the sign-up page", async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto("/");
    await page.getByPlaceholder("Enter your email").fill("office+one@ngo.example");
    await page.getByRole("button", { name: "Get Started Today" }).click();
    await page.waitForURL("**/signup?email=**");
    await expect(page.locator('input[name="email"]')).toHaveValue("office+one@ngo.example");
  }
});

test("[I18N-002, I18N-003, I18N-005, I18N-006, I18N-009] Afrikaans and French are drawn by the server under their prefix, English without one", async ({
  request,
}) => {
  for (const [path, english, afrikaans, french] of [
    [
      "/",
      "Fund the people already doing the work.",
      "Befonds die mense wat reeds die werk doen.",
      "Financez celles et ceux qui font déjà le travail.",
    ],
    ["/frontline-fund", "The Hard Truth", "Die harde waarheid", "La dure vérité"],
    ["/campaigns", "Find a cause", "Kies ’n saak om te steun", "Trouver une cause"],
    ["/contact", "Send Message", "Stuur boodskap", "Envoyer le message"],
    ["/ngos", "The organisations", "Die organisasies", "Les organisations"],
    ["/ayc", "Program goals", "Programdoelwitte", "Objectifs du programme"],
    ["/privacy", "Privacy Policy", "Privaatheidsbeleid", "Politique de confidentialité"],
    ["/login", "Log In", "Meld aan", "Se connecter"],
    ["/signup", "Sign Up", "Registreer", "Inscription"],
  ] as const) {
    const [en, af, fr] = await Promise.all(
      ["", "/af", "/fr"].map(async (prefix) =>
        (await request.get(`${prefix}${prefix && path === "/" ? "" : path}`)).text(),
      ),
    );
    expect(en, path).toContain(english);
    expect(en, path).toContain('<html lang="en"');
    expect(af, path).toContain(afrikaans);
    expect(af, path).toContain('<html lang="af"');
    expect(fr, path).toContain(french);
    expect(fr, path).toContain('<html lang="fr"');
  }
  const moved = await request.get("/en/contact?x=1", { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]!.replace(/^https?:\/\/[^/]+/, "")]).toEqual([
    308,
    "/contact?x=1",
  ]);
});

test("[I18N-007, OP-031] the choice of language is remembered and moves the visitor from / only", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.locator("summary[data-slot=language]").click();
  await page.locator("details[data-menu] a", { hasText: "Afrikaans" }).click();
  await expect(page).toHaveURL(/\/af\/contact$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/af$/);
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("summary[data-slot=language]").click();
  await page.locator("details[data-menu] a", { hasText: "Français" }).click();
  await page.goto("/");
  await expect(page).toHaveURL(/\/fr$/);
  await page.locator("summary[data-slot=language]").click();
  await page.locator("details[data-menu] a", { hasText: "English" }).click();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Fund the people already doing the work.",
  );
  expect(new URL(page.url()).pathname).toBe("/");
});

test("[I18N-004] a page loads nothing from another host", async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (r) => {
    if (/^https?:/.test(r.url())) hosts.add(new URL(r.url()).host);
  });
  for (const path of ["/", "/frontline-fund", "/af/campaigns", "/contact"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.locator("summary[data-slot=language]").click();
  }
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
});

test("[SEO-002] filtered and paged listings are plain, indexable addresses", async ({
  request,
}) => {
  const page = await (
    await request.get("/campaigns?page=2&cause=Other&country=KE&search=a&status=ongoing")
  ).text();
  expect(page).not.toMatch(/<meta name="robots"[^>]*noindex/);
  const first = await (await request.get("/campaigns")).text();
  expect(first).toMatch(/<a[^>]+href="\/campaigns\?page=2"/);
  const second = await request.get("/campaigns?page=2");
  expect([second.status(), second.headers()["x-robots-tag"]]).toEqual([200, undefined]);
});

test("[SEO-003] hreflang of every language, canonical of its own, on every public page", async ({
  request,
}) => {
  const { campaignSlug, ngoId } = await demoCampaign(request);
  const path = (url: string) => new URL(url).pathname;
  for (const page of [...staticPages, `/campaigns/${campaignSlug}`, `/ngo-campaigns/${ngoId}`]) {
    const others = Object.fromEntries(
      ["af", "fr", "sw", "pt", "ar"].map((one) => [one, `/${one}${page === "/" ? "" : page}`]),
    );
    for (const here of [page, ...Object.values(others)]) {
      const html = await (await request.get(here)).text();
      const alternates = Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map((m) => [
          m[1],
          path(m[2]!),
        ]),
      );
      expect(alternates, here).toEqual({ en: page, ...others, "x-default": page });
      expect(path(/<link rel="canonical" href="([^"]+)"/.exec(html)![1]!), here).toBe(here);
    }
  }
});

test("[PUB-006, PUB-007, PUB-008, PUB-016, PUB-017, PUB-018, PUB-020] who sees a page of an account, and where the others are sent", async ({
  browser,
  playwright,
  baseURL,
}) => {
  const pages = [
    "/registration",
    "/verification-pending",
    "/verification-rejected",
    "/dashboard?tab=donors",
    "/dashboard/campaigns/new",
    "/admin/dashboard",
  ];
  const where = async (request: APIRequestContext) =>
    Promise.all(
      pages.map(async (path) => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return answer.status() === 200
          ? "shown"
          : new URL(answer.headers()["location"] ?? "/nowhere", "http://x").pathname;
      }),
    );
  const fresh = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { origin: new URL(baseURL!).origin },
  });
  expect(
    (
      await fresh.post("/api/v1/ngos/register", {
        data: {
          name: "Half Way",
          email: `half-${Date.now()}@test.example`,
          password: "a quiet river bend",
        },
      })
    ).status(),
  ).toBe(201);
  const asked: [string, APIRequestContext, string[]][] = [
    [
      "visitor",
      await playwright.request.newContext({ baseURL: baseURL! }),
      ["/login", "/login", "/login", "/login", "/login", "/admin/login"],
    ],
    [
      "incomplete",
      fresh,
      [
        "shown",
        "/registration",
        "/registration",
        "/registration",
        "/registration",
        "/registration",
      ],
    ],
    [
      "pending",
      (await signedIn(browser, "pending@harambee.example")).request,
      [
        "/verification-pending",
        "shown",
        "/verification-pending",
        "/verification-pending",
        "/verification-pending",
        "/verification-pending",
      ],
    ],
    [
      "rejected",
      (await signedIn(browser, "rejected@harambee.example")).request,
      [
        "shown",
        "/verification-rejected",
        "shown",
        "/verification-rejected",
        "/verification-rejected",
        "/verification-rejected",
      ],
    ],
    [
      "approved",
      (await signedIn(browser, "ngo@harambee.example")).request,
      ["/dashboard", "/dashboard", "/dashboard", "shown", "shown", "/dashboard"],
    ],
    [
      "admin",
      (await signedIn(browser, "admin@harambee.example")).request,
      [
        "/admin/dashboard",
        "/admin/dashboard",
        "/admin/dashboard",
        "/admin/dashboard",
        "/admin/dashboard",
        "shown",
      ],
    ],
  ];
  for (const [who, request, expected] of asked) expect(await where(request), who).toEqual(expected);
  const ngo = (await signedIn(browser, "ngo@harambee.example")).request;
  const own = (await demoCampaign(ngo, "loima-pumps")).id;
  expect((await ngo.get(`/dashboard/campaigns/edit/${own}`, { maxRedirects: 0 })).status()).toBe(
    200,
  );
  for (const [, request] of asked.filter(([who]) => who !== "approved"))
    expect(
      (await request.get(`/dashboard/campaigns/edit/${own}`, { maxRedirects: 0 })).status(),
    ).toBe(307);
});

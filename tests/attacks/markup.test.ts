import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { attack, startSite } from "./support/attack";
import { markup } from "./support/markup";
import { randomAddress } from "./support/site";

/** Markup in what people type, in a real browser. */
const site = startSite();

async function support() {
  const [factories, people, { db }] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/people"),
    import("@/lib/db"),
  ]);
  return { ...factories, ...people, db };
}
let s: Awaited<ReturnType<typeof support>>;
let browser: Browser;
beforeAll(async () => {
  s = await support();
  browser = await chromium.launch({ executablePath: await findChromium(() => {}) });
});
afterAll(async () => {
  await browser?.close();
});

/** A browser page that records anything that a stranger's text could trigger. */
async function watchedPage() {
  const context = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": randomAddress() },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const caused: string[] = [];
  page.on("dialog", (dialog) => {
    caused.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy|violates|Refused to/i.test(message.text()))
      caused.push(`${page.url()}: ${message.text().slice(0, 200)}`);
  });
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== site().url && !request.url().startsWith("data:"))
      caused.push(`${page.url()} asked ${request.url().slice(0, 200)}`);
  });
  return {
    page,
    caused,
    async from(address: string) {
      await context.setExtraHTTPHeaders({ "x-forwarded-for": address });
    },
    close: () => context.close(),
  };
}

/** The page's elements in order, with their active attributes; a text must not add to them. */
const skeleton = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => !["SCRIPT", "NEXT-ROUTE-ANNOUNCER"].includes(element.tagName))
      // a description consists of its lines, and the web addresses in them
      .filter((element) => !element.matches("main p > br, main p a[rel~=ugc]"))
      .map((element) => {
        const acts = element
          .getAttributeNames()
          .filter((name) => name.startsWith("on") || ["srcdoc", "formaction"].includes(name));
        return [element.tagName, ...acts].join(" ");
      })
      .join("\n"),
  );

/** Active addresses (javascript: and the like) anywhere in the page. */
const badAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[href],[src],[action],[data],[formaction]")]
      .filter(
        (element) =>
          !element.matches("main p a[rel='nofollow ugc noopener noreferrer'][target=_blank]") ||
          !/^https?:\/\//.test(element.getAttribute("href")!),
      )
      .flatMap((element) =>
        ["href", "src", "action", "data", "formaction"].map((name) => element.getAttribute(name)),
      )
      .filter((value): value is string => value !== null)
      .filter(
        (value) =>
          /^[\u0000-\u0020]*(?:java|vb)\s*script\s*:|^\s*data:text|evil\.example/i.test(value) &&
          // words of a title within a share link
          !/[?&](?:text|body|subject|url|u)=/.test(value),
      ),
  );

attack(
  "G1",
  `${markup.length} texts of markup as description and title of a campaign: text in the page, and nothing runs, is asked for or stopped`,
  async () => {
    expect(markup.length).toBeGreaterThanOrEqual(200);
    const owner = await s.person("approved");
    const make = async (description: string, title: string) => {
      const form = new FormData();
      const fields = { fundingGoal: "100", cause: "Other", country: "KE", status: "draft" };
      for (const [name, value] of Object.entries({ ...fields, description, title }))
        form.append(name, value);
      return site().request("/api/v1/campaigns", { body: form, token: owner.token });
    };
    const watched = await watchedPage();
    const { page } = watched;
    /** Publishes what the call accepted (another case tests that a cover is required) and inspects the pages. */
    // one public campaign at a time: other campaigns offered on a page would add elements
    const look = async (answer: { text: string }) => {
      await s.db.campaign.updateMany({
        where: { ngoId: owner.ngoId! },
        data: { status: "paused" },
      });
      const { id } = (JSON.parse(answer.text) as { data: { campaign: { id: string } } }).data
        .campaign;
      const row = await s.db.campaign.update({
        where: { id },
        data: { status: "ongoing", publishedAt: new Date() },
      });
      await watched.from(randomAddress());
      await page.goto(`${site().url}/campaigns/${row.slug}`, { waitUntil: "load" });
      return row;
    };
    const plain = await make("Plain words.", "Plain title");
    expect(plain.status, plain.text).toBe(201);
    await look(plain);
    const expected = await skeleton(page);
    expect(expected).toContain("H1");

    let titles = 0;
    for (const [i, text] of markup.entries()) {
      // the longer ones are not valid titles; one that mixes two alphabets is refused as a name
      let answer = await make(text, `${i} ${text}`);
      if (answer.status === 400) answer = await make(text, `Markup ${i}`);
      else titles++;
      expect([i, answer.status, answer.text.slice(0, 200)]).toEqual([i, 201, expect.any(String)]);
      const row = await look(answer);
      // read as a person reads it: the stored text is shown unchanged
      const shown = await page.evaluate(() => document.querySelector("main")!.textContent ?? "");
      const words = (value: string) => value.replace(/\s+/g, "");
      expect(words(shown), text).toContain(words(row.description));
      expect(await skeleton(page), text).toBe(expected);
      expect(await badAddresses(page), text).toEqual([]);
      expect(await page.evaluate(() => "__ran" in window), text).toBe(false);
    }
    expect(titles).toBeGreaterThan(100);
    await s.db.campaign.updateMany({ where: { ngoId: owner.ngoId! }, data: { status: "ongoing" } });
    // all of them together in lists, search, feed, and on the organisation's own page
    for (const at of [
      "/campaigns",
      "/campaigns?search=script",
      `/ngo-campaigns/${owner.ngoId}`,
      "/",
    ]) {
      await page.goto(site().url + at, { waitUntil: "load" });
      expect(await badAddresses(page), at).toEqual([]);
      expect(await page.evaluate(() => "__ran" in window), at).toBe(false);
    }
    expect(watched.caused).toEqual([]);
    await watched.close();
  },
  900_000,
);

attack(
  "G5",
  "the card that others may frame has no session, no cookie, no form, and leads to this site's pages in a window of their own",
  async () => {
    const owner = await s.person("approved");
    const campaign = await s.makeCampaign(owner.ngoId!);
    const at = `/campaigns/${campaign.slug}/embed`;
    const [stranger, signedIn] = [
      await site().request(at),
      await site().request(at, { cookie: owner.cookie }),
    ];
    expect(stranger.status).toBe(200);
    expect(stranger.headers.get("content-security-policy")).toContain("frame-ancestors *");
    const shown = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)?.[0];
    for (const answer of [stranger, signedIn]) {
      expect(answer.cookies).toEqual([]);
      expect(answer.text).not.toMatch(/<form|<input|<iframe|type="password"/);
      for (const [, attributes] of (shown(answer) ?? "").matchAll(/<a\s([^>]*)>/g)) {
        expect(attributes).toMatch(/target="_(?:blank|top|parent)"/);
        expect(new URL(/href="([^"]*)"/.exec(attributes!)![1]!, site().url).origin).toBe(
          site().url,
        );
      }
    }
    expect(shown(stranger)).toBeTruthy();
    expect(shown(signedIn)).toBe(shown(stranger));
    // the donate page itself cannot be framed
    const donate = await site().request(`/campaigns/${campaign.slug}/donate`);
    expect(donate.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  },
);

attack(
  "N52",
  "markup in a title: text in the card, in oEmbed's JSON and XML, in the feed; oEmbed answers for this site's pages only",
  async () => {
    const { ngo } = await s.makeNgo();
    const title = `"]]></title><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const campaign = await s.makeCampaign(ngo.id, { title });
    const page = `${site().url}/campaigns/${campaign.slug}`;
    const oembed = (url: string, format = "json") =>
      site().request(`/oembed?format=${format}&url=${encodeURIComponent(url)}`);
    const json = await oembed(page);
    expect(json.status).toBe(200);
    expect(json.headers.get("content-type")).toContain("json");
    const { title: told, html } = JSON.parse(json.text) as { title: string; html: string };
    expect(told).toBe(title);
    expect(html).not.toMatch(/<script>alert|<img/);
    const xml = await oembed(page, "xml");
    expect(xml.status).toBe(200);
    for (const { text, at } of [
      { at: "xml", text: xml.text },
      { at: "feed", text: (await site().request("/feed.xml")).text },
      { at: "embed", text: (await site().request(`/campaigns/${campaign.slug}/embed`)).text },
    ])
      expect(text, at).not.toMatch(/<script>alert|<img src=x/);
    for (const url of [
      `https://evil.example/campaigns/${campaign.slug}`,
      `//evil.example/campaigns/${campaign.slug}`,
      `${site().url}@evil.example/campaigns/${campaign.slug}`,
      `${site().url}.evil.example/campaigns/${campaign.slug}`,
      `javascript:alert(1)//${page}`,
      "http://169.254.169.254/",
      "file:///etc/passwd",
      `${page}/../../admin`,
      "%",
      "",
    ])
      expect([400, 404], url).toContain((await oembed(url)).status);
  },
);

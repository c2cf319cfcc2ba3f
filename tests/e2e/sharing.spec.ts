import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./support/test";
import { demo, demoCampaign } from "./support/places";
import sharp from "sharp";

// Search engines, share pictures, oEmbed, feeds.
const meta = (html: string) =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<meta (?:property|name)="((?:og|twitter):[^"]+|description)" content="([^"]*)"/g,
      ),
    ].map((m) => [m[1]!, m[2]!]),
  );
const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap((m) => {
    const d = JSON.parse(m[1]!) as Record<string, unknown>;
    return (d["@graph"] as Record<string, unknown>[] | undefined) ?? [d];
  });

test("every page and campaign has its own title, description and a drawn picture of 1200 x 630", async ({
  request,
}) => {
  const { ngoId } = await demoCampaign(request);
  const pictures = new Set<string>();
  const titles = new Set<string>();
  const pages = [
    "/",
    "/frontline-fund",
    "/campaigns",
    "/contact",
    "/privacy",
    "/ayc",
    "/ngos",
    "/developers",
    `/campaigns/${demo.ongoing}`,
    `/ngo-campaigns/${ngoId}`,
  ];
  for (const path of pages.flatMap((p) => [p, `/af${p === "/" ? "" : p}`])) {
    const html = await (await request.get(path)).text();
    const said = meta(html);
    expect(said["description"]!.length, path).toBeGreaterThan(20);
    expect(said["twitter:card"], path).toBe("summary_large_image");
    expect([said["og:image:width"], said["og:image:height"]], path).toEqual(["1200", "630"]);
    expect(said["og:image"], path).toBe(said["twitter:image"]);
    expect(new URL(said["og:url"]!).pathname, path).toBe(path);
    titles.add(/<title>([^<]*)<\/title>/.exec(html)![1]!);
    const picture = await request.get(new URL(said["og:image"]!).pathname);
    expect([picture.status(), picture.headers()["content-type"]], path).toEqual([200, "image/png"]);
    const bytes = await picture.body();
    expect(await sharp(bytes).metadata(), path).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    expect(bytes.length, `${path}: messengers fetch up to 300 KB`).toBeLessThan(300_000);
    expect(
      (await sharp(bytes).stats()).channels.some((c) => c.stdev > 20),
      `${path}: not one flat colour`,
    ).toBe(true);
    pictures.add(said["og:image"]!);
    const again = await request.get(new URL(said["og:image"]!).pathname, {
      headers: { "if-none-match": picture.headers()["etag"]! },
    });
    expect(again.status(), path).toBe(304);
  }
  expect(pictures.size).toBe(pages.length * 2);
  expect(titles.size).toBeGreaterThanOrEqual(pages.length);
});

test("facts for search engines: NGO, DonateAction, FAQPage, BreadcrumbList", async ({
  request,
}) => {
  const kinds = async (path: string) =>
    data(await (await request.get(path)).text()).map((d) => d["@type"]);
  expect(await kinds("/")).toEqual(expect.arrayContaining(["NGO", "WebSite"]));
  expect(await kinds("/frontline-fund")).toEqual(
    expect.arrayContaining(["FAQPage", "DonateAction", "BreadcrumbList"]),
  );
  expect(await kinds("/contact")).toContain("FAQPage");
  expect(await kinds(`/campaigns/${demo.ongoing}`)).toEqual(
    expect.arrayContaining(["DonateAction", "BreadcrumbList"]),
  );
  const { ngoId } = await demoCampaign(request);
  expect(await kinds(`/ngo-campaigns/${ngoId}`)).toEqual(
    expect.arrayContaining(["NGO", "BreadcrumbList"]),
  );
});

test("a pasted link becomes a card: oEmbed by discovery, in JSON and XML", async ({
  request,
  baseURL,
}) => {
  const slug = demo.ongoing;
  const html = await (await request.get(`/campaigns/${slug}`)).text();
  const links = Object.fromEntries(
    [
      ...html.matchAll(
        /<link rel="alternate" type="((?:application\/json|text\/xml)\+oembed)" href="([^"]+)"/g,
      ),
    ].map((m) => [m[1]!, m[2]!.replaceAll("&amp;", "&")]),
  );
  const local = (url: string) => {
    const u = new URL(url);
    return `${u.pathname}${u.search}`;
  };
  const json = await request.get(local(links["application/json+oembed"]!));
  expect(json.headers()["content-type"]).toContain("application/json");
  const card = (await json.json()) as Record<string, string | number>;
  expect(card).toMatchObject({
    version: "1.0",
    type: "rich",
    provider_name: "Harambee",
    width: 640,
    height: 500,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(card["html"]).toContain(`/campaigns/${slug}/embed"`);
  expect((await request.get(local(card["thumbnail_url"] as string))).status()).toBe(200);
  const xml = await request.get(local(links["text/xml+oembed"]!));
  expect(xml.headers()["content-type"]).toContain("text/xml");
  const text = await xml.text();
  for (const name of ["version", "type", "title", "html", "width", "height"])
    expect(text).toContain(`<${name}>`);
  expect(text).toContain("&lt;iframe src=&quot;");

  const ask = (query: string) => request.get(`/oembed?${query}`);
  const page = encodeURIComponent(`${new URL(baseURL!).origin}/af/campaigns/${slug}`);
  const small = (await (await ask(`url=${page}&maxwidth=320&maxheight=400`)).json()) as Record<
    string,
    string | number
  >;
  expect([small["width"], small["height"], small["thumbnail_width"]]).toEqual([320, 400, 300]);
  expect(small["html"]).toContain(`/af/campaigns/${slug}/embed`);
  expect(
    await sharp(
      await (await request.get(local(small["thumbnail_url"] as string))).body(),
    ).metadata(),
  ).toMatchObject({ width: 300 });
  const tiny = (await (await ask(`url=${page}&maxwidth=120`)).json()) as Record<string, unknown>;
  expect([tiny["width"], tiny["thumbnail_url"]]).toEqual([120, undefined]);
  expect(
    (await ask(`url=${encodeURIComponent(`${new URL(baseURL!).origin}/frontline-fund`)}`)).status(),
  ).toBe(200);
  for (const [query, status] of [
    ["url=https%3A%2F%2Fother.example%2Fcampaigns%2Fx", 404],
    [`url=${encodeURIComponent(`${new URL(baseURL!).origin}/campaigns/unknown`)}`, 404],
    [`url=${encodeURIComponent(`${new URL(baseURL!).origin}/contact`)}`, 404],
    ["url=nonsense", 404],
    ["", 400],
    [`url=${page}&format=yaml`, 501],
    [`url=${page}&maxwidth=-1`, 400],
    [`url=${page}&maxwidth=ten`, 400],
  ] as const) {
    const answer = await ask(query);
    expect(answer.status(), query).toBe(status);
    expect(answer.headers()["cache-control"], query).toContain("no-store");
  }
});

const languages = Object.keys(
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../../lib/i18n/languages.json"), "utf8"),
  ) as object,
);

test("sitemap, robots and feed name addresses that are there", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = new URL(/Sitemap: (\S+)/.exec(robots)![1]!).pathname;
  for (const hidden of ["/dashboard", "/admin", "/gifts/"])
    expect(robots).toContain(`Disallow: ${hidden}`);
  const files = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (m) => new URL(m[1]!).pathname,
  );
  expect(files).toEqual(
    expect.arrayContaining([
      "/sitemaps/pages.xml",
      "/sitemaps/campaigns-1.xml",
      "/sitemaps/organisations-1.xml",
    ]),
  );
  const { ngoId } = await demoCampaign(request);
  const named: string[] = [];
  for (const file of files) {
    const text = await (await request.get(file)).text();
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (m) => new URL(m[1]!).pathname,
    );
    expect(addresses.length, file).toBeGreaterThan(0);
    // each address links to itself in every language
    for (const language of languages)
      expect(
        text.match(new RegExp(`hreflang="${language}"`, "g")),
        `${file} ${language}`,
      ).toHaveLength(addresses.length);
    named.push(...addresses);
  }
  // one of each kind that no other test renames or removes meanwhile
  for (const address of ["/", `/campaigns/${demo.ongoing}`, `/ngo-campaigns/${ngoId}`]) {
    expect(named).toContain(address);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
  // the first one may be removed between the two requests
  await expect(async () => {
    const feed = await request.get("/feed.xml");
    expect(feed.headers()["content-type"]).toContain("application/rss+xml");
    const items = [
      ...(await feed.text()).matchAll(/<item><title>([^<]+)<\/title><link>([^<]+)<\/link>/g),
    ];
    expect(items.length).toBeGreaterThan(5);
    expect((await request.get(new URL(items[0]![2]!).pathname)).status()).toBe(200);
  }).toPass();
});

import { beforeAll, expect } from "vitest";
import type { Person } from "@/tests/support/people";
import { attack, startSite } from "./support/attack";

/** Tools for models, embeds, texts in several languages, and reads by key, requested by strangers. */
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
let owner: Person;
let other: Person;
beforeAll(async () => {
  s = await support();
  [owner, other] = [await s.person("approved"), await s.person("approved")];
});

async function keyOf(who: Person): Promise<string> {
  const [{ createKey }, { scopes }] = await Promise.all([
    import("@/lib/api-keys/create-key"),
    import("@/lib/auth/scopes"),
  ]);
  const actor = await s.actorOf({ id: who.userId! });
  return (await createKey(actor, { name: "Office", scopes: [...scopes], days: 30 })).key;
}

/** Saves a language version by its form, as the campaign's owner. */
async function addVersion(who: Person, campaign: string, language: string, words: string) {
  const { saveVersion } = await import("@/lib/campaigns/save-version");
  const actor = await s.actorOf({ id: who.userId! });
  await saveVersion(actor, {
    campaign,
    language,
    title: words,
    description: `${words} text`,
    isNew: true,
  });
}

attack("ME1", "a model's tools stay inside the organisation of the key", async () => {
  const key = await keyOf(owner);
  const draft = await s.makeCampaign(other.ngoId!, {
    title: "Their secret draft",
    status: "draft",
    publishedAt: null,
  });
  const theirs = await s.makeCampaign(other.ngoId!);
  const ask = (message: unknown, headers: Record<string, string> = {}) =>
    site().request("/api/mcp", {
      token: key,
      body: message,
      headers: { accept: "application/json, text/event-stream", origin: "", ...headers },
    });
  const use = (name: unknown, input: unknown) =>
    ask({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } });
  for (const campaign of [draft.id, draft.slug, theirs.id, theirs.slug]) {
    const written = await use("draft_update", { campaign, title: "Taken over", text: "x" });
    expect(written.status, written.text).toBe(200);
    expect(written.text).toContain('"isError":true');
  }
  expect(await s.db.campaignUpdate.count({ where: { title: "Taken over" } })).toBe(0);
  for (const campaign of [draft.id, draft.slug])
    expect((await use("read_campaign", { campaign })).text).not.toContain("Their secret draft");
  const found = await use("find_campaigns", { search: "Their secret" });
  expect(found.text).not.toContain("Their secret draft");
  const odd: unknown[] = [
    "\u0000",
    "\ud800",
    "%_\\",
    "'; drop table campaign",
    "\u202Egpj",
    "م".repeat(200),
    "a".repeat(201),
    {},
    null,
    -1,
  ];
  for (const search of odd) {
    const answer = await use("find_campaigns", { search });
    expect(answer.status, JSON.stringify(search)?.slice(0, 30)).toBeLessThan(500);
    expect(answer.text).not.toContain("internal");
    for (const text of [
      await use("read_campaign", { campaign: search }),
      await use("draft_update", { campaign: search, title: "x", text: "y" }),
    ])
      expect(text.text).not.toContain("internal");
  }
  for (const name of ["__proto__", "constructor", "", null, 1, "publish_update", "x".repeat(9_000)])
    expect((await use(name, {})).status).toBeLessThan(500);
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  for (const message of [
    { ...list, method: "sampling/createMessage" },
    { ...list, method: "__proto__" },
    { ...list, id: { a: 1 } },
    { ...list, params: "x" },
    { ...list, params: { cursor: -1 } },
    { ...list, jsonrpc: "1.0" },
    { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } },
    { jsonrpc: "2.0", id: 1, result: {} },
    { jsonrpc: "2.0", id: 1, method: "initialize", params: { protocolVersion: "9".repeat(500) } },
    [list, list],
    [],
  ])
    expect((await ask(message)).status, JSON.stringify(message).slice(0, 60)).toBeLessThan(500);
  for (const headers of [
    { "mcp-session-id": "x".repeat(4_000) },
    { "mcp-protocol-version": "1900-01-01" },
    { "last-event-id": "7" },
    { accept: "text/html" },
    { authorization: `Basic ${key}` },
  ] as Record<string, string>[])
    expect((await ask(list, headers)).status, Object.keys(headers)[0]).toBeLessThan(500);
  expect((await ask(list, { origin: "https://evil.example" })).status).toBe(403);
  expect((await ask({ ...list, pad: "x".repeat(3_000_000) })).status).toBe(413);
  expect((await site().request(`/api/mcp?key=${key}`, { body: list })).status).toBe(401);
  for (const method of ["GET", "DELETE", "PUT"])
    expect((await site().request("/api/mcp", { method, token: key })).status).toBe(405);
  expect(site().log()).not.toContain(key);
});

attack("ME2", "embeds show public campaigns of this site and nothing else", async () => {
  const bad = '"><img src=x onerror=alert(1)>]]></title><script>alert(1)</script>';
  const shown = await s.makeCampaign(owner.ngoId!, { title: `Wells ${bad}` });
  const draft = await s.makeCampaign(owner.ngoId!, {
    title: "Nobody yet",
    status: "draft",
    publishedAt: null,
  });
  const parts = (slug: string) => [
    ...["card", "button", "thermometer", "form"].map((kind) => `/campaigns/${slug}/embed/${kind}`),
    `/ar/campaigns/${slug}/embed`,
    `/campaigns/${slug}/badge.svg`,
    `/campaigns/${slug}/badge.svg?lang=ar&theme=dark`,
    `/oembed?url=${encodeURIComponent(`${site().url}/campaigns/${slug}`)}`,
    `/oembed?format=xml&url=${encodeURIComponent(`${site().url}/fr/campaigns/${slug}/embed`)}`,
  ];
  for (const at of parts(shown.slug)) {
    const answer = await site().request(at);
    expect(answer.status, at).toBe(200);
    // JSON is not a page: the markup is plain text there, except in the html that is embedded in pages
    const text = at.startsWith("/oembed?url")
      ? String((JSON.parse(answer.text) as { html: string }).html)
      : answer.text;
    expect(text, at).not.toMatch(/<script>alert|<img src=x/);
    expect(answer.cookies, at).toEqual([]);
  }
  for (const at of parts(draft.slug))
    for (const who of [{}, { cookie: owner.cookie! }]) {
      const answer = await site().request(at, who);
      expect(answer.status, at).toBe(404);
      expect(answer.text, at).not.toContain("Nobody yet");
    }
  const odd = ["%00", "__proto__", "constructor", "..%2f..%2fadmin", "x".repeat(3_000), "%E0%A4"];
  for (const text of odd)
    for (const at of [
      `/campaigns/${shown.slug}/embed/${text}`,
      `/campaigns/${text}/embed/card`,
      `/campaigns/${text}/badge.svg`,
      `/campaigns/${shown.slug}/badge.svg?lang=${text}&theme=${text}`,
      `/campaigns/${shown.slug}/embed/card?theme=${text}&theme=${text}`,
      `/oembed?url=${text}`,
      `/oembed?url=${encodeURIComponent(`${site().url}/campaigns/`)}${text}`,
    ])
      expect((await site().request(at)).status, at.slice(0, 60)).toBeLessThan(500);
  const slug = `/campaigns/${shown.slug}`;
  const { host } = new URL(site().url);
  for (const url of [
    `https://evil.example${slug}`,
    `http://evil.example@${host}.evil.example${slug}`,
    `//${host}${slug}`,
    `javascript:alert(1)//${host}${slug}`,
    `ftp://${host}${slug}`,
    `${site().url}${slug}/../../admin`,
    `${site().url}${slug}%2Fembed`,
  ])
    expect((await site().request(`/oembed?url=${encodeURIComponent(url)}`)).status, url).toBe(404);
  for (const size of ["0", "-1", "1e3", "9999999", "٣", "1.5", '"'])
    for (const name of ["maxwidth", "maxheight"]) {
      const at = `/oembed?url=${encodeURIComponent(site().url + slug)}&${name}=${encodeURIComponent(size)}`;
      expect((await site().request(at)).status, at).toBe(400);
    }
  const policy = async (at: string) =>
    (await site().request(at)).headers.get("content-security-policy") ?? "";
  expect(await policy(`${slug}/embed/card`)).toContain("frame-ancestors *");
  for (const at of [slug, "/login", `${slug}/donate`, `${slug}/embedded`])
    expect(await policy(at), at).toContain("frame-ancestors 'none'");
});

attack(
  "ME3",
  "a text in one more language is seen where its campaign is, and as it is now",
  async () => {
    const draft = await s.makeCampaign(owner.ngoId!, { status: "draft", publishedAt: null });
    const open = await s.makeCampaign(owner.ngoId!);
    await addVersion(owner, draft.id, "fr", "Hirondelle cachee");
    await addVersion(owner, draft.id, "ha", "Hirondelle cachee");
    await addVersion(owner, open.id, "fr", "Hirondelle ancienne");
    await addVersion(owner, open.id, "ha", "Hirondelle ancienne");
    const places = (slug: string) => [
      `/fr/campaigns/${slug}`,
      `/campaigns/${slug}/in/ha`,
      `/fr/campaigns/${slug}/in/ha`,
      `/fr/campaigns/${slug}/embed`,
      `/campaigns/${slug}/badge.svg?lang=fr`,
      `/api/v1/campaigns/${slug}?lang=fr`,
    ];
    const lists = [
      "/fr/campaigns?search=hirondelle",
      "/campaigns?search=hirondelle",
      "/api/v1/campaigns?search=hirondelle",
      "/fr/feed.xml",
      "/sitemap.xml",
    ];
    for (const at of [...places(draft.slug), ...lists])
      for (const who of [{}, { cookie: other.cookie! }]) {
        const answer = await site().request(at, who);
        expect(answer.status, at).toBeLessThan(500);
        expect(answer.text, at).not.toContain("Hirondelle cachee");
        expect(answer.text, at).not.toContain(draft.slug + '"');
      }
    const key = await keyOf(other);
    const write = (path: string, method = "PUT") =>
      site().request(`/api/v1/campaigns/${path}`, {
        method,
        token: key,
        ...(method === "PUT" ? { body: { title: "Pris", description: "Pris" } } : {}),
      });
    for (const which of [open.id, open.slug, draft.id, draft.slug]) {
      expect((await write(`${which}/versions/fr`)).status).toBe(404);
      expect((await write(`${which}/versions/fr`, "DELETE")).status).toBe(404);
      expect((await write(`${which}/versions/yo`)).status).toBe(404);
    }
    for (const language of [
      "__proto__",
      "constructor",
      "%00",
      "..%2f",
      "xx",
      "FR",
      "x".repeat(900),
    ]) {
      const answer = await write(`${open.id}/versions/${language}`);
      expect([400, 404], language.slice(0, 20)).toContain(answer.status);
      const page = await site().request(`/campaigns/${open.slug}/in/${language}`);
      expect(page.status, language.slice(0, 20)).toBeLessThan(500);
      expect(page.status, language.slice(0, 20)).toBeGreaterThanOrEqual(300);
    }
    expect(await s.db.campaignVersion.count({ where: { title: "Pris" } })).toBe(0);
    // cached with the old text; then edited by somebody who may
    for (const at of places(open.slug)) await site().request(at);
    const own = await keyOf(owner);
    for (const language of ["fr", "ha"]) {
      const change = (title: string) =>
        site().request(`/api/v1/campaigns/${open.id}/versions/${language}`, {
          method: "PUT",
          token: own,
          body: { title, description: "Hirondelle nouvelle" },
        });
      const mixed = await change("\u202eHirondelle \u0645\u0631\u062d\u0628\u0627 nouvelle");
      expect([200, 400], mixed.text).toContain(mixed.status);
      expect(mixed.text).not.toContain("\u202e");
      expect((await change("Hirondelle nouvelle")).status).toBe(200);
    }
    await site().until(
      "the old words are nowhere",
      async () => {
        const texts = await Promise.all(
          places(open.slug).map(async (at) => (await site().request(at)).text),
        );
        return texts.every((text) => !text.includes("ancienne"));
      },
      5,
    );
  },
);

attack("ME4", "languages that are none lead to no other site and to no error", async () => {
  for (const at of [
    "/xx",
    "/AR/campaigns",
    "/ar/ar/campaigns",
    "/ar%2Fcampaigns",
    "/en/en/campaigns",
    "/per-request/en/campaigns",
    "/__proto__/campaigns",
    "/%E0%A4/campaigns",
    "/preview/campaigns/x",
    "/sw/preview/campaigns/x",
  ])
    expect((await site().request(at)).status, at).toBeLessThan(500);
  for (const path of [
    "/en//evil.example",
    "/en/\\evil.example",
    "/en/%5Cevil.example",
    "/en///evil.example/x",
    "/en/\t/evil.example",
    "//evil.example/en",
    "/ar//evil.example",
    "/en/@evil.example",
    "/en/.evil.example",
    "/en//evil.example/..",
  ]) {
    const answer = await site()
      .raw({ path })
      .catch(() => null); // some of them cannot be sent by any client
    const to = answer?.headers.location;
    if (answer) expect(answer.status, path).toBeLessThan(500);
    if (to !== undefined) expect(new URL(to, site().url).host, path).toBe(new URL(site().url).host);
  }
  for (const headers of [
    { cookie: "lang=__proto__" },
    { cookie: `lang=${"x".repeat(4_000)}` },
    { cookie: "lang=..%2f; lang=ar; lang=%00" },
    { "accept-language": "*;q=1e999,,;q=-1" },
    { "accept-language": "ar-".repeat(2_000) },
    { "x-locale": "__proto__" },
  ] as Record<string, string>[])
    for (const at of ["/campaigns", "/api/v1/campaigns", "/login", "/no-such-page"])
      expect((await site().request(at, { headers })).status, at).toBeLessThan(500);
});

attack(
  "ME5",
  "cursors, filters and parts of another list or organisation are refused",
  async () => {
    const key = await keyOf(owner);
    const theirs = await s.makeCampaign(other.ngoId!);
    const mine = await s.makeCampaign(owner.ngoId!);
    const foreign = await s.makeDonationRow(
      { id: theirs.id, ngoId: other.ngoId! },
      { donorName: "Someone Else" },
    );
    const lists = ["donations", "donors", "updates", "monthly-gifts", "payouts"];
    const odd = [
      ...[
        foreign.id,
        theirs.id,
        mine.id,
        other.ngoId!,
        foreign.id.slice(0, -1),
        "x".repeat(500),
      ].map((id) => `starting_after=${id}`),
      "starting_after=%00",
      "starting_after=",
      `starting_after=${foreign.id}%E2%80%AE`,
      ...["0", "-1", "1e9", "101", "%D9%A3", ""].map((limit) => `limit=${limit}`),
      ...["__proto__", "campaign,constructor", "donor,".repeat(500), "%00"].map(
        (x) => `expand=${x}`,
      ),
      "constructor=1",
      "limit=1&limit=2",
      Array.from({ length: 60 }, (_, i) => `a${i}=1`).join("&"),
    ];
    for (const list of lists)
      for (const query of odd) {
        const at = `/api/v1/${list}?${query}`;
        const answer = await site().request(at, { token: key });
        expect([400, 414], at.slice(0, 90)).toContain(answer.status);
        expect(answer.text).not.toContain("Someone Else");
      }
    for (const list of ["donations", "updates"]) {
      const at = `/api/v1/${list}?campaign=${theirs.id}&expand=campaign`;
      const answer = await site().request(at, { token: key });
      expect([200, 400, 404], at).toContain(answer.status);
      expect(answer.text).not.toContain("Someone Else");
      expect(answer.text).not.toContain(theirs.title);
    }
  },
);

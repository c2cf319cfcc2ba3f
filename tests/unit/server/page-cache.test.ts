import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { capacity } from "@/lib/capacity";
import { cachedPages } from "@/server/cached-pages";
import { NetworkTurns } from "@/server/network-turns";
import { PageCache } from "@/server/page-cache";
import { cacheKey } from "@/server/page-key";
import { bounds } from "@/server/page-store";
import { pipeline, type Step } from "@/server/pipeline";
import { deferScripts } from "@/server/defer-scripts";
import { inlineScripts } from "@/server/framework";
import { isLoader } from "@/server/loader";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Reply = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const long = "<p>all pull together</p>".repeat(200);
const page = (
  headers: Record<string, string> = { "cache-control": "s-maxage=10" },
  status = 200,
): Answer => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", vary: "rsc", ...headers },
  body: Buffer.from(`${renderings}${long}`),
});

let renderings = 0;
let next: (url: string) => Promise<Answer> | Answer;
let cache: PageCache;
let server: http.Server;

beforeEach(async () => {
  renderings = 0;
  next = () => page();
  cache = new PageCache(async (url: string) => {
    renderings++;
    return next(url);
  });
  const framework: Step = {
    name: "framework",
    handle: (_request, response) => void response.writeHead(200).end("not from here"),
  };
  const answer = pipeline([cachedPages(cache, () => false, new NetworkTurns()), framework]);
  server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const get = (path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
  new Promise<Reply>((resolve, reject) => {
    http
      .request(
        { port: (server.address() as AddressInfo).port, path, headers, method, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      )
      .on("error", reject)
      .end();
  });

describe("page cache", () => {
  test("[PUB-036] many who ask at once wait for one drawing, and the next ones for none", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    next = async () => (await gate, page());
    const all = Promise.all(Array.from({ length: 20 }, () => get("/campaigns?cause=x")));
    await vi.waitFor(() => expect(renderings).toBe(1));
    release();
    expect(new Set((await all).map(({ body }) => body.toString())).size).toBe(1);
    await get("/campaigns?cause=x");
    expect(renderings).toBe(1);
    await get("/campaigns?cause=y");
    expect(renderings).toBe(2);
  });

  test("[CAMP-084] a change is seen at once, also by a page whose drawing had begun before it", async () => {
    expect((await get("/campaigns/pump")).body.toString()).toMatch(/^1/);
    cache.evict();
    expect((await get("/campaigns/pump")).body.toString()).toMatch(/^2/);
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const body = Buffer.from("old");
    cache.evict();
    next = async () => (await gate, { ...page(), body });
    const before = get("/campaigns/pump");
    await vi.waitFor(() => expect(renderings).toBe(3));
    cache.evict();
    next = () => page();
    expect((await get("/campaigns/pump")).body.toString()).toMatch(/^4/);
    release();
    expect((await before).body.toString()).toBe("old");
    expect((await get("/campaigns/pump")).body.toString()).toMatch(/^4/);
  });

  describe("where only sums changed, and pages are rendered slowly", () => {
    const gift = { kind: "gift", slug: "pump", ngo: "ngo-1" } as const;
    const campaign = { kind: "campaign", slug: "pump", ngo: "ngo-1" } as const;
    let release = () => {};
    const renderSlowly = () => {
      const gate = new Promise<void>((resolve) => (release = resolve));
      next = async () => (await gate, page());
    };
    const textOf = async (path = "/campaigns/pump") => (await get(path)).body.toString();

    test("the page before is sent meanwhile, the new one when it is there", async () => {
      cache.setHearing(true);
      expect(await textOf()).toMatch(/^1/);
      cache.apply(gift);
      renderSlowly();
      expect(await Promise.all([textOf(), textOf()])).toEqual([
        expect.stringMatching(/^1/),
        expect.stringMatching(/^1/),
      ]);
      expect(renderings).toBe(2);
      release();
      await vi.waitFor(async () => expect(await textOf()).toMatch(/^2/));
    });

    test("a page that is rendered in time is waited for", async () => {
      cache.setHearing(true);
      expect(await textOf()).toMatch(/^1/);
      cache.apply(gift);
      expect(await textOf()).toMatch(/^2/);
    });

    test.each([
      ["an edit is waited for, however long it takes", () => cache.apply(campaign)],
      ["so is everything while changes may be missed", () => cache.setHearing(false)],
    ])("%s", async (_name, change) => {
      cache.setHearing(true);
      expect(await textOf()).toMatch(/^1/);
      cache.apply(gift);
      change();
      renderSlowly();
      const asked = textOf();
      const still = new Promise((resolve) => setTimeout(resolve, 400, "waits"));
      expect(await Promise.race([asked, still])).toBe("waits");
      release();
      expect(await asked).toMatch(/^2/);
    });

    test("two are rendered again at a time; one that is new does not wait for them", async () => {
      cache.setHearing(true);
      const paths = ["/campaigns/pump", "/af/campaigns/pump", "/fr/campaigns/pump", "/campaigns"];
      for (const path of paths) await get(path);
      cache.apply(gift);
      const before = renderings;
      renderSlowly();
      await Promise.all(paths.map(textOf));
      expect(renderings).toBe(before + 2);
      const other = get("/campaigns/wells");
      await vi.waitFor(() => expect(renderings).toBe(before + 3));
      release();
      await other;
      await vi.waitFor(() => expect(renderings).toBe(before + 5));
    });
  });

  test("[CAMP-084] nothing is kept for longer than five seconds but files that ship with the product", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await get("/ngos");
    next = () => ({
      status: 200,
      headers: {
        "content-type": "text/javascript",
        "cache-control": "public, max-age=31536000, immutable",
      },
      body: Buffer.from(long),
    });
    await get("/_next/static/chunks/a.js");
    vi.setSystemTime(Date.now() + 5_001);
    cache.evict();
    next = () => page();
    expect((await get("/ngos")).body.toString()).toMatch(/^3/);
    await get("/_next/static/chunks/a.js");
    expect(renderings).toBe(3);
  });

  test("brotli or gzip as the asker takes it, the same bytes inside; 304 for who has it; HEAD without a body", async () => {
    const plain = await get("/", { "accept-encoding": "identity" });
    const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" });
    const brotli = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
    ]);
    expect(zlib.gunzipSync(gzip.body)).toEqual(plain.body);
    expect(zlib.brotliDecompressSync(brotli.body)).toEqual(plain.body);
    for (const { headers } of [plain, gzip, brotli])
      expect(headers["vary"]).toBe("rsc, Accept-Encoding");
    const etag = plain.headers["etag"]!;
    for (const known of [etag, `"x", ${etag}`, "*"]) {
      const { status, body, headers } = await get("/", { "if-none-match": known });
      expect([status, body.length, headers["etag"]]).toEqual([304, 0, etag]);
    }
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.body.length, Number(head.headers["content-length"])]).toEqual([
      200,
      0,
      plain.body.length,
    ]);
    expect(renderings).toBe(1);
  });

  test("what is a person's own, or not the same for all, is never kept", async () => {
    for (const answer of [
      page({ "cache-control": "private, no-store" }),
      page({ "cache-control": "s-maxage=10", "set-cookie": "a=b" }),
      page({ "cache-control": "private, no-store" }, 404),
      page({ "cache-control": "private, no-store", location: "/x" }, 308),
    ]) {
      next = () => answer;
      const before = renderings;
      expect((await get("/campaigns/pump")).status).toBe(answer.status);
      await get("/campaigns/pump");
      expect(renderings).toBe(before + 2);
    }
    for (const path of [
      "/login",
      "/dashboard",
      "/campaigns/pump/donate",
      "/campaigns/pump/payment/success",
      "/api/v1/campaigns",
      "/media/x.webp",
      "/gifts/x",
      `/campaigns?cause=${"x".repeat(2000)}`,
      "/campaigns?_rsc=1",
    ])
      expect((await get(path)).body.toString(), path).toBe("not from here");
    for (const headers of [{ rsc: "1" }, { range: "bytes=0-9" }, { "next-action": "x" }])
      expect((await get("/campaigns", headers)).body.toString()).toBe("not from here");
    expect((await get("/campaigns", {}, "POST")).body.toString()).toBe("not from here");
  });

  test("[LAND-001, CAMP-025] a session meets the same bytes; its home and its drafts are asked for itself", async () => {
    const cookie = { cookie: "hint=ngo; next-auth.session-token=x" };
    expect((await get("/campaigns", cookie)).body).toEqual((await get("/campaigns")).body);
    expect((await get("/", cookie)).body.toString()).toBe("not from here");
    next = () => page({ "cache-control": "private, no-store" }, 404);
    expect((await get("/campaigns/draft", cookie)).body.toString()).toBe("not from here");
    expect((await get("/campaigns/draft")).status).toBe(404);
  });

  test("when it cannot ask itself the page is drawn for who asks, the log says why, and it is tried again", async () => {
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    next = () => Promise.reject(new Error("socket hang up"));
    expect((await get("/ngos")).body.toString()).toBe("not from here");
    expect(log).toHaveBeenCalledWith(expect.stringContaining("socket hang up"));
    log.mockRestore();
    next = () => page();
    expect((await get("/ngos")).status).toBe(200);
  });
});

test("many of one network who wait for the same page hold one of its places", async () => {
  let finish = () => {};
  next = async (url) => {
    if (url === "/campaigns/pump") await new Promise<void>((resolve) => (finish = resolve));
    return page();
  };
  const same = Array.from({ length: 2 * capacity.networkTurns.atOnce }, () =>
    get("/campaigns/pump"),
  );
  await vi.waitFor(() => expect(renderings).toBe(1));
  expect((await get("/campaigns/boat")).status).toBe(200); // beside the one that is being drawn
  finish();
  for (const answer of same) expect((await answer).status).toBe(200);
  expect(renderings).toBe(2);
});

test("X5: drawn patterns have one entry for what they draw, and only so many", async () => {
  expect(cacheKey("/patterns/strip/a.svg?x=1&rows=2&cols=3&y")).toEqual({
    key: "/patterns/strip/a.svg?cols=3&rows=2",
    kind: "pattern",
  });
  expect(cacheKey("/_next/static/chunks/a.js?x=1")).toEqual({
    key: "/_next/static/chunks/a.js",
    kind: "file",
  });
  expect(cacheKey(`/patterns/strip/${"a".repeat(400)}.svg`)).toBeNull();
  expect(cacheKey("/fr/campaigns?cause=Water")).toEqual({
    key: "/fr/campaigns?cause=Water",
    kind: "page",
  });
  expect(cacheKey("/fr/campaigns?search=water"), "a search is counted by who asks").toBeNull();
  next = () => ({
    status: 200,
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
    },
    body: Buffer.from("<svg/>"),
  });
  const asked = Array.from({ length: bounds.patterns + 50 }, (_, i) => `/patterns/strip/${i}.svg`);
  while (asked.length > 0) await Promise.all(asked.splice(0, 20).map((path) => get(path)));
  expect(cache.size.patterns).toBe(bounds.patterns);
  const before = renderings;
  for (let i = 0; i < 30; i++) await get(`/patterns/strip/${bounds.patterns + 20}.svg?any=${i}`);
  expect(renderings).toBe(before);
});

test("a page that links to a campaign is rendered again when that one is changed, another is not", async () => {
  next = () => ({ ...page(), body: Buffer.from(`<a href="/fr/campaigns/pump-2?x=1">${long}`) });
  const linked = "/campaigns/boat";
  await get(linked);
  cache.apply({ kind: "campaign", slug: "pump", ngo: "ngo_1" });
  expect(cache.isAtHand(linked)).toBe(true);
  cache.apply({ kind: "campaign", slug: "pump-2", ngo: "ngo_1" });
  expect(cache.isAtHand(linked)).toBe(false);
});

test("X5: a page is stored compressed and counts for what it costs, its other forms too", async () => {
  next = () => page();
  const plain = await get("/ngos");
  const first = cache.size;
  expect(first.entries).toBe(1);
  const packed = await get("/ngos", { "accept-encoding": "gzip" });
  expect(cache.size).toEqual(first);
  expect(first.bytes).toBeGreaterThan(packed.body.length + 3_000);
  expect(first.bytes).toBeLessThan(long.length);
  const other = await get("/ngos", { "accept-encoding": "br" });
  expect(cache.size.bytes).toBe(first.bytes + other.body.length);
  expect(zlib.brotliDecompressSync(other.body)).toEqual(plain.body);
  expect((await get("/ngos")).body).toEqual(plain.body);
  expect(renderings).toBe(1);
  cache.evict();
  expect(cache.size).toEqual({ entries: 0, bytes: 0, patterns: 0 });
});

test("[A11Y-001] scripts come after the words, all of them, once; the page is otherwise the same", () => {
  const html =
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>x</p><script>self.x=1</script><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>';
  const page = deferScripts(html);
  expect(page).not.toMatch(/<script src="[^"]*[ab]\.js"/);
  expect(page).toContain('["/_next/static/chunks/b.js","/_next/static/chunks/a.js"]');
  const [loader] = inlineScripts(page);
  expect(isLoader(loader!)).toBe(true);
  expect(page.replace(`<script>${loader}</script>`, "")).toBe(
    '<html><head><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>x</p><script>self.x=1</script></body></html>',
  );
  expect(deferScripts("<p>no page</p>")).toBe("<p>no page</p>");
});

test("[A11Y-001] the script that remembers a language that is pressed is there before any link, and before the styles it would wait for", () => {
  const script = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
  const link = '<a href="/af" data-lang="af">Afrikaans</a>';
  const of = (head: string) =>
    deferScripts(`<html><head>${head}</head><body>${link}<p>more</p>${script}</body></html>`);
  const styled = of('<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>');
  expect(styled).toMatch(
    /^<html><head><meta charSet="utf-8"\/><script>[^<]+[\s\S]*<\/script><link/,
  );
  expect(of("<title>x</title>")).toMatch(/<title>x<\/title><script>[\s\S]+<\/script><\/head>/);
});

test("a page that time alone made old is sent at once and rendered again meanwhile; not while much is asked, nor after a donation", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let isBusy = false;
  let drawn = 0;
  const renewals: boolean[] = [];
  cache = new PageCache(
    async (_url, isRenewal = false) => {
      renewals.push(isRenewal);
      return { ...page(), body: Buffer.from(`drawn ${++drawn}`) };
    },
    () => {},
    () => isBusy,
  );
  cache.setHearing(true);
  const key = { key: "/campaigns/pump", kind: "page" } as const;
  const read = async () => (await cache.get(key)).body.toString();
  expect(await read()).toBe("drawn 1");
  vi.setSystemTime(Date.now() + 60_000);
  isBusy = true;
  expect([await read(), drawn]).toEqual(["drawn 1", 1]);
  isBusy = false;
  expect(cache.isAtHand(key.key)).toBe(true);
  expect(await read()).toBe("drawn 1");
  await vi.waitFor(() => expect(drawn).toBe(2));
  await vi.waitFor(async () => expect(await read()).toBe("drawn 2"));
  expect(renewals).toEqual([false, true]);
  vi.setSystemTime(Date.now() + 301_000);
  expect(await read(), "too old").toBe("drawn 3");
  vi.setSystemTime(Date.now() + 60_000);
  cache.apply({ kind: "gift", slug: "pump", ngo: "ngo_1" });
  expect(await read(), "a donation is seen").toBe("drawn 4");
});

test("a page is drawn before anybody asks, once, and again before it is too old to be sent under load", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const minute = 60_000;
  const key = { key: "/campaigns/pump", kind: "page" } as const;
  expect(await cache.prepare(key, minute), "changes are not heard of").toBe(false);
  cache.setHearing(true);
  expect([await cache.prepare(key, minute), await cache.prepare(key, minute)]).toEqual([
    true,
    false,
  ]);
  await cache.get(key);
  expect(renderings).toBe(1);
  vi.setSystemTime(Date.now() + 59 * minute);
  expect(await cache.prepare(key, minute)).toBe(false);
  vi.setSystemTime(Date.now() + minute);
  expect(await cache.prepare(key, minute)).toBe(true);
  cache.apply({ kind: "gift", slug: "pump", ngo: "ngo_1" });
  expect(await cache.prepare(key, minute), "sent under load for ten minutes").toBe(false);
  vi.setSystemTime(Date.now() + 9.5 * minute);
  expect(await cache.prepare(key, minute), "a donation came").toBe(true);
  cache.apply({ kind: "campaign", slug: "pump", ngo: "ngo_1" });
  expect(await cache.prepare(key, minute), "an edit").toBe(true);
  cache.evict();
  expect(await cache.prepare(key, minute)).toBe(true);
  expect(renderings).toBe(5);
});

test("under load a page is sent for an hour when nothing but time has passed, for ten minutes after a donation", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const minute = 60_000;
  let draws: () => Promise<void> = () => Promise.resolve();
  let drawn = 0;
  cache = new PageCache(
    async () => {
      await draws();
      return { ...page(), body: Buffer.from(`drawn ${++drawn}`) };
    },
    () => {},
    () => true,
  );
  cache.setHearing(true);
  const key = { key: "/campaigns/pump", kind: "page" } as const;
  const read = async () => (await cache.get(key)).body.toString();
  const slowly = async (expected: string) => {
    let finish = () => {};
    draws = () => new Promise((resolve) => (finish = resolve));
    const asked = read();
    if (expected !== `drawn ${drawn}`) setTimeout(() => finish(), 400);
    expect(await asked).toBe(expected);
    finish();
    draws = () => Promise.resolve();
    await vi.waitFor(async () => expect(await read()).toBe(`drawn ${drawn}`));
  };
  expect(await read()).toBe("drawn 1");
  vi.setSystemTime(Date.now() + 58 * minute);
  await slowly("drawn 1");
  expect(await read()).toBe("drawn 2");
  vi.setSystemTime(Date.now() + 62 * minute);
  await slowly("drawn 3");
  cache.apply({ kind: "gift", slug: "pump", ngo: "ngo_1" });
  vi.setSystemTime(Date.now() + 11 * minute);
  await slowly("drawn 4");
});

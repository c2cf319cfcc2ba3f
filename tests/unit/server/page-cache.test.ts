import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cacheKey, PageCache, pageCache } from "@/server/page-cache";
import { bounds } from "@/server/page-store";
import { pipeline, type Step } from "@/server/pipeline";
import { deferScripts } from "@/server/defer-scripts";

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
  const answer = pipeline([pageCache(cache, () => false), framework]);
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
  for (let i = 0; i < bounds.patterns + 50; i++) await get(`/patterns/strip/${i}.svg`);
  expect(cache.size.patterns).toBe(bounds.patterns);
  const before = renderings;
  for (let i = 0; i < 30; i++) await get(`/patterns/strip/${bounds.patterns + 20}.svg?any=${i}`);
  expect(renderings).toBe(before);
});

test("X5: an entry counts for what it costs, its compressed forms too", async () => {
  next = () => page();
  await get("/ngos");
  const plain = cache.size;
  expect(plain.entries).toBe(1);
  expect(plain.bytes).toBeGreaterThan(long.length + 1_000);
  const packed = await get("/ngos", { "accept-encoding": "gzip" });
  expect(cache.size.bytes).toBe(plain.bytes + packed.body.length);
  cache.evict();
  expect(cache.size).toEqual({ entries: 0, bytes: 0, patterns: 0 });
});

test("[A11Y-001] scripts come after the words, all of them, once; the page is otherwise the same", () => {
  const html =
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>x</p><script>self.x=1</script><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>';
  const page = deferScripts(html);
  expect(page).not.toMatch(/<script src="[^"]*[ab]\.js"/);
  expect(page).toContain('["/_next/static/chunks/b.js","/_next/static/chunks/a.js"]');
  expect(page).toContain(
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>x</p><script>self.x=1</script>',
  );
  expect(page.endsWith("</script></body></html>")).toBe(true);
  expect(deferScripts("<p>no page</p>")).toBe("<p>no page</p>");
});

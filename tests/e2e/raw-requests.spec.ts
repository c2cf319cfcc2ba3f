import net from "node:net";
import { expect, test } from "./support/test";
import { demo } from "./support/places";

const site = new URL(process.env["E2E_URL"] ?? "http://localhost:3000");

/** Raw bytes to the server, and its answer; no client in between corrects them. */
function send(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(site.port), site.hostname, () =>
      socket.write(Buffer.from(bytes, "latin1")),
    );
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...rest] = text.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        headers: head.toLowerCase(),
        body: rest.join("\r\n\r\n"),
      });
    });
  });
}
const base = `Host: ${site.host}\r\nConnection: close\r\nOrigin: ${site.origin}\r\n`;
const ask = (method: string, path: string, more = "") =>
  send(`${method} ${path} HTTP/1.1\r\n${base}${more}\r\n`);
const post = (path: string, body: string, type = "application/json", more = "") =>
  send(
    `POST ${path} HTTP/1.1\r\n${base}${type ? `Content-Type: ${type}\r\n` : ""}${more}Content-Length: ${body.length}\r\n\r\n${body}`,
  );
const login = "/api/v1/ngos/login";

test("[API-005, API-006, API-013] odd addresses: 4xx, and under /api/v1 always the envelope", async () => {
  for (const path of [
    "/api/v1/campaigns/%E0%A4%A",
    "/api/v1/payment/verify-session/%",
    "/api/v1/nope/%ff",
    "/api/v1/campaigns/%00",
    "/api/v1",
    "/api/v1/nope",
    "/api/v1/ngos",
    "/api/v1/campaigns/x/y/z",
    "/api/v1/campaigns?page[]=1",
    "/api/v1/campaigns?page=1&page=2",
    "/api/v1/campaigns?limit=%E0%A4%A",
  ]) {
    const { status, headers, body } = await ask("GET", path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
    expect(headers, path).toContain("content-type: application/json");
    expect(body, path).toContain('"success":false');
  }
  for (const path of [
    "/campaigns/%E0%A4%A",
    "/af/campaigns/%ff",
    "/campaigns/%ff/donate",
    "/campaigns/%00",
    "/gifts/%E0%A4%A",
    "/gifts/%E0%A4%A/receipt",
    "/gifts/%25E0%25A4%25A/receipt",
    "/ngo-campaigns/%00",
    "/ngo-campaigns/%E0",
    "/documents/%E0%A4%A",
    "/documents/%00",
    "/media/%",
    "/share/en/campaign/%E0",
    "/exports/%00",
    "/%",
    "/%00",
  ]) {
    expect((await ask("GET", path)).status, path).toBe(404);
  }
  for (const path of ["/dashboard/campaigns/edit/%E0%A4%A", "/admin/outbox?view=%00"])
    expect((await ask("GET", path)).status, path).toBe(307);
  for (const path of [
    "/campaigns?search=%00",
    "/campaigns?search=%E0%A4%A",
    "/campaigns?page[]=1&page=x&page=y&country=%ff&sort[]=z&__proto__=1",
    "/ngos?search=%00&page=-1",
    "/reset-password/%00",
    "/login?next=%00%E0",
  ])
    expect((await ask("GET", path)).status, path).toBe(200);
});

test("[API-014] methods that a path does not have: 405 with Allow, and nothing overrides a method", async () => {
  for (const method of ["DELETE", "PUT", "PATCH", "GET", "HEAD", "TRACE", "PROPFIND", "QUERY"]) {
    const { status, headers } = await ask(method, login);
    expect(status, method).toBe(405);
    expect(headers, method).toContain("allow: post");
  }
  expect((await ask("OPTIONS", login)).headers).toMatch(
    /^http\/1\.1 204[\s\S]*allow: post, options/,
  );
  expect((await ask("TRACE", "/api/v1/campaigns")).headers).toContain(
    "allow: get, post, head, options",
  );
  expect((await ask("PUT", "/campaigns")).status).toBe(405);
  expect(
    (await post("/api/v1/campaigns", "{}", "application/json", "X-HTTP-Method-Override: GET\r\n"))
      .status,
  ).toBe(401);
});

test("[API-008, API-016, API-017] bodies that differ from their content type", async () => {
  const good = '{"email":"a@b.example","password":"x"}';
  for (const body of [
    "",
    "{",
    "[".repeat(100_000),
    '{"email":'.repeat(20_000),
    `{"email":${"[".repeat(60_000)}${"]".repeat(60_000)}}`,
    '{"email":"\xff\xfe","password":"x"}',
    '{"email":"a@b.example","email":"c@d.example","password":"x"}',
    '{"__proto__":{"a":1},"email":"a@b.example","password":"x"}',
    '{"email":"a@b.example","password":"x",}',
    "\x1f\x8b",
  ]) {
    const answer = await post(login, body);
    expect(answer.status, body.slice(0, 40)).toBe(400);
    expect(answer.body, body.slice(0, 40)).toContain('"success":false');
  }
  for (const type of [
    "text/plain",
    "",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ])
    expect((await post(login, good, type)).status, type).toBe(415);
  expect((await post(login, `{"email":"${"a".repeat(300 * 1024)}"}`)).status).toBe(413);
  // the parser itself: wrong lengths, two lengths, length and chunks together, invalid chunks, unterminated headers
  for (const length of ["-5", "2\r\nContent-Length: 3", "abc"])
    expect(
      (
        await send(
          `POST ${login} HTTP/1.1\r\n${base}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{}`,
        )
      ).status,
      length,
    ).toBe(400);
  expect(
    (await post(login, "{}", "application/json", "Transfer-Encoding: chunked\r\n")).status,
  ).toBe(400);
  expect(
    (
      await send(
        `POST ${login} HTTP/1.1\r\n${base}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      )
    ).status,
  ).toBe(400);
  expect((await ask("GET", "/api/v1/campaigns", `X-A: ${"a".repeat(20_000)}\r\n`)).status).toBe(
    431,
  );
  expect((await send("GARBAGE\r\n\r\n")).status).toBe(400);
  expect((await ask("GET", "/api/v1/health")).status).toBe(200);
});

test("[API-010, ACCT-044] credentials of any shape: 401, and the process lives", async () => {
  for (const header of [
    "Authorization: Bearer %E0%A4%A",
    "Authorization:",
    "Authorization: Basic YTpi",
    `Authorization: Bearer ${"a".repeat(8_000)}`,
    "Authorization: Bearer \xff\xfe",
    "Authorization: Bearer a\r\nAuthorization: Bearer b",
    "Cookie: next-auth.session-token=\xff\xfe",
    "Cookie: next-auth.session-token=%E0%A4%A",
    `Cookie: next-auth.session-token=${"x".repeat(6_000)}`,
  ]) {
    expect((await ask("GET", "/api/v1/auth/me", `${header}\r\n`)).status, header.slice(0, 60)).toBe(
      401,
    );
  }
  for (const more of [
    "Cookie: next-auth.session-token=%E0%A4%A; flash=%%%; lang=%E0\r\n",
    "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware\r\n",
    "RSC: 1\r\nCookie: next-auth.session-token=x\r\n",
    "RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /_tree\r\nCookie: next-auth.session-token=x\r\n",
    "X-Original-URL: /campaigns\r\nX-Forwarded-Host: evil.example\r\nCookie: next-auth.session-token=x\r\n",
  ]) {
    for (const path of ["/dashboard", "/admin/dashboard", "/dashboard?_rsc=1"]) {
      const { status, headers, body } = await ask("GET", path, more);
      expect(status, more).toBe(307);
      expect(headers, more).not.toContain("evil.example");
      expect(body, more).not.toMatch(/Total Donations|Pending Verifications|sidebar/);
    }
  }
  expect((await ask("GET", "/api/v1/health")).status).toBe(200);
});

test("[ACCT-047, ACCT-090] invalid forms, and actions that do not exist", async () => {
  for (const [body, type, more] of [
    ["abc", "multipart/form-data; boundary=x", ""],
    ["--x\r\nbroken", "multipart/form-data; boundary=x", ""],
    ["", "multipart/form-data", ""],
    ["[]", "text/plain;charset=UTF-8", "Next-Action: deadbeef\r\n"],
    ["abc", "multipart/form-data; boundary=x", `Next-Action: ${"a".repeat(42)}\r\n`],
    ["a=b", "application/x-www-form-urlencoded", ""],
    ["{}", "application/json", ""],
  ] as const) {
    for (const path of ["/login", "/signup", "/contact", "/admin/login"])
      expect((await post(path, body, type, more)).status, `${path} ${type} ${more}`).toBeLessThan(
        500,
      );
  }
  expect((await post("/logout", "abc", "multipart/form-data; boundary=x")).status).toBe(303);
  expect((await post("/exports/payouts", "abc")).status).toBe(401);
});

test("[API-097, API-099, API-101] the description names every path, and /developers shows them", async ({
  request,
}) => {
  expect((await request.get("/api/v1/health")).status()).toBe(200);
  const told = (await (await request.get("/api/v1/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(told.openapi).toMatch(/^3\.1\./);
  const page = await (await request.get("/developers")).text();
  for (const at of Object.keys(told.paths)) expect(page).toContain(at);
});

test("headers of pages and of private answers", async ({ request }) => {
  const { headers } = await ask("GET", "/");
  for (const header of [
    "x-content-type-options: nosniff",
    "referrer-policy: strict-origin-when-cross-origin",
    "cross-origin-opener-policy: same-origin",
    "permissions-policy:",
  ])
    expect(headers).toContain(header);
  const csp = /content-security-policy: (.*)/.exec(headers)![1]!;
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(csp).toContain(part);
  expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*\*/);
  expect(headers).not.toMatch(/x-powered-by|server:/);
  // only the framework's own inline scripts run: by hash on a cached page, by nonce on one rendered per request
  const slug = demo.ongoing;
  for (const [path, how] of [
    ["/", "sha256"],
    ["/campaigns", "sha256"],
    [`/af/campaigns/${slug}`, "sha256"],
    ["/frontline-fund", "sha256"],
    ["/gifts", "sha256"],
    ["/no-such-page", "sha256"],
    ["/gifts/none", "sha256"],
    ["/login", "nonce"],
    ["/signup", "nonce"],
    ["/admin/login", "nonce"],
    [`/campaigns/${slug}/donate`, "nonce"],
    [`/campaigns/${slug}/payment/success`, "nonce"],
  ] as const) {
    const { headers: given, body } = await ask(
      "GET",
      path,
      "Content-Security-Policy: script-src 'nonce-brought-along'\r\n",
    );
    const scripts = /script-src ([^;]*)/.exec(given)![1]!;
    expect(scripts, path).toContain(`'self' '${how}-`);
    expect(scripts, path).not.toMatch(/unsafe|brought-along|\*/);
    expect(body, path).not.toContain("brought-along");
    // a page with a nonce marks each of its scripts
    if (how === "nonce")
      for (const [tag] of body.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g))
        expect(tag, path).toMatch(/nonce="[A-Za-z0-9+/=]{20,}"/);
  }
  const answer = await request.get("/api/v1/auth/me");
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "www-authenticate": "Bearer",
  });
});

test("[API-121, API-123, API-122] a public read has an ETag, is 304 for a client that has it, says how many calls are left, and is readable by other sites", async () => {
  const path = `/api/v1/campaigns/${demo.ongoing}`; // no other test changes it meanwhile
  const header = (headers: string, name: string) =>
    new RegExp(`^${name}: (.*)$`, "m").exec(headers)?.[1]?.trim();
  const first = await ask("GET", path);
  expect(first.status).toBe(200);
  // `ask` returns headers in lower case, and the ETag must be sent unchanged
  const { headers: given } = await fetch(new URL(path, site));
  const etag = given.get("etag")!;
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(header(first.headers, "ratelimit-policy")).toMatch(/^"calls";q=\d+;w=60$/);
  const left = (headers: string) => Number(/r=(\d+)/.exec(header(headers, "ratelimit") ?? "")?.[1]);
  const same = await ask("GET", path, `If-None-Match: ${etag}\r\n`);
  expect([same.status, same.body, header(same.headers, "etag")]).toEqual([
    304,
    "",
    etag.toLowerCase(),
  ]);
  // the window slides: requests by others a minute ago may leave it between two calls
  await expect(async () => {
    const [before, after] = [await ask("GET", path), await ask("GET", path)];
    expect(left(after.headers)).toBeLessThan(left(before.headers));
  }).toPass();
  expect((await ask("GET", path, 'If-None-Match: W/"other"\r\n')).status).toBe(200);
  expect(header(first.headers, "access-control-allow-origin")).toBe("*");
  expect(header(first.headers, "access-control-allow-credentials")).toBeUndefined();
  const own = await ask("GET", "/api/v1/payouts");
  expect([own.status, header(own.headers, "etag")]).toEqual([401, undefined]);
  expect(header(own.headers, "access-control-allow-origin")).toBeUndefined();
});

test("[T3-1] of sixty requests in one packet the ninth is refused, and the connection ends", async () => {
  const socket = net.connect(Number(site.port), site.hostname);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(`GET /api/v1/health HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`.repeat(60));
  await closed;
  const answers = (status: number) => text.split(`HTTP/1.1 ${status} `).length - 1;
  expect([answers(200), answers(429)]).toEqual([8, 1]);
});

test("[T3-8] a router state is read as the framework reads it, item by item: 400, never an error of ours", async () => {
  const ask = async (state: unknown) => {
    const headers = {
      rsc: "1",
      "next-router-state-tree": encodeURIComponent(JSON.stringify(state)),
    };
    return (await fetch(new URL("/contact", site), { headers })).status;
  };
  expect(await ask(["", {}, null, null, null])).toBe(200);
  for (const state of [
    ["", {}, null, null, "x"],
    ["", {}, null, "other"],
    ["", {}, "x"],
    ["", {}, ["a", 1]],
    ["", {}, null, null, 4, 5],
    ["", { children: ["a", {}, null, null, []] }],
    ["", { children: [["slug", "x", "z", null], {}] }],
  ])
    expect(await ask(state), JSON.stringify(state)).toBe(400);
});

/** A response has a mark, which GET and HEAD know again in each of its spellings. */
async function keepsMark(path: string): Promise<void> {
  const at = new URL(path, site);
  const first = await fetch(at);
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, etag], path).toEqual([200, expect.stringMatching(/^(?:W\/)?"[^"]+"$/)]);
  const bare = etag.replace("W/", "");
  for (const method of ["GET", "HEAD"])
    for (const known of [etag, bare, `W/${bare}`, `"a", ${bare}`, `"a", W/${bare}, "b"`, "*"]) {
      const again = await fetch(at, { method, headers: { "if-none-match": known } });
      expect([again.status, await again.text()], `${method} ${path} ${known}`).toEqual([304, ""]);
      expect(again.headers.get("vary"), path).toBe(first.headers.get("vary"));
    }
  expect((await fetch(at, { headers: { "if-none-match": '"other"' } })).status, path).toBe(200);
  const head = await fetch(at, { method: "HEAD" });
  expect([head.status, head.headers.get("etag")], path).toEqual([200, etag]);
}

test("[RI-37] whatever everyone may keep has a mark of its content, and who has it gets no second copy", async () => {
  const ours = (path: string) => encodeURIComponent(`${site.origin}${path}`);
  const page = await (await fetch(new URL(`/campaigns/${demo.ongoing}`, site))).text();
  const media = /\/media\/[^"\s]+\.webp/.exec(page)![0];
  for (const path of [
    `/share/en/campaign/${demo.ongoing}.png`,
    `/share/en/qr/${demo.ongoing}.png`,
    `/share/en/qr/${demo.ongoing}.svg`,
    "/feed.xml",
    `/campaigns/${demo.ongoing}/feed.xml`,
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/campaigns-1.xml",
    media,
    "/manifest.webmanifest",
    `/oembed?url=${ours(`/campaigns/${demo.ongoing}`)}`,
    `/oembed?format=xml&url=${ours(`/campaigns/${demo.ongoing}`)}`,
    `/campaigns/${demo.ongoing}/badge.svg`,
    `/campaigns/${demo.ongoing}/embed`,
    "/embed.js",
    "/patterns/strip/x.svg",
  ]) {
    // lists change while other tests publish
    await expect(() => keepsMark(path)).toPass({ timeout: 30_000 });
  }
});

test("[T3-6] a code has a mark of its content: who has it already gets no second one", async () => {
  const at = new URL(`/share/en/qr/${demo.ongoing}.png`, site);
  const etag = (await fetch(at)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
    expect((await fetch(at, { headers: { "if-none-match": known } })).status, known).toBe(304);
  expect((await fetch(at, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

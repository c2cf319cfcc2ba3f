import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownServer, type Happening } from "@/lib/http/own-server";
import { guards } from "@/server/guards";
import { pipeline, type Step } from "@/server/pipeline";
import { awayHeader, shareWithApp } from "@/server/settle-status";

const happenings = [
  "action",
  "render-error",
  "own-error",
  "framework-error",
  "database-away",
] as const;
const isHappening = (what: string): what is Happening => happenings.some((one) => one === what);
let server: http.Server;

/** A framework that answers 500 and reports beforehand what happened. */
beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  shareWithApp(null, async () => {});
  const framework = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const id = String(request.headers["x-request-id"]);
    for (const what of String(request.headers["x-happened"] ?? "").split(","))
      if (isHappening(what)) ownServer()!.note(id, what);
    if (request.headers["x-allow"]) response.setHeader("allow", ["GET", "HEAD"]);
    request
      .resume()
      .on("end", () => response.writeHead(request.headers["x-fine"] ? 200 : 500).end("framework"));
  };
  const steps = guards(null);
  const answer = pipeline([...steps, { name: "framework", handle: framework }]);
  server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
  globalThis.harambeeServer = undefined;
});

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

test("R9: what a client claims about proxies, hosts and its own address is thrown away", async () => {
  const seen = await new Promise<http.IncomingHttpHeaders>((resolve) => {
    const framework: Step = {
      name: "framework",
      handle: (request, response) => {
        resolve(request.headers);
        response.end();
        plain.close();
      },
    };
    const pass = pipeline([...guards(null), framework]);
    const plain = http.createServer((request, response) => void pass(request, response));
    plain.listen(0, "127.0.0.1", () => {
      const { port } = plain.address() as AddressInfo;
      http.get({
        port,
        host: "127.0.0.1",
        headers: {
          "x-forwarded-for": "203.0.113.9",
          "x-forwarded-host": "evil.example",
          "x-forwarded-proto": "https",
          "x-forwarded-port": "1",
          "x-real-ip": "203.0.113.9",
          forwarded: "for=203.0.113.9;host=evil.example",
          "x-locale": "af",
          "x-middleware-subrequest": "middleware",
          "content-security-policy": "script-src 'nonce-mine'",
        },
      });
    });
  });
  expect(seen["x-forwarded-for"]).toMatch(/^(?:::ffff:)?127\.0\.0\.1$/);
  for (const name of [
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-port",
    "x-real-ip",
    "forwarded",
    "x-locale",
    "x-middleware-subrequest",
    "content-security-policy",
  ])
    expect(seen[name], name).toBeUndefined();
});

test("N10: a form that the framework cannot decode is the sender's fault; a fault of ours stays 500", async () => {
  const post = (happened: string) =>
    ask("/contact", {
      method: "POST",
      body: "[]",
      headers: { "content-type": "text/plain", "x-happened": happened },
    });
  expect((await post("framework-error")).status).toBe(400);
  for (const ours of [
    "",
    "own-error",
    "render-error",
    "action",
    "action,framework-error",
    "render-error,framework-error",
    "own-error,framework-error",
  ])
    expect((await post(ours)).status, ours).toBe(500);
  expect((await ask("/contact", { headers: { "x-happened": "framework-error" } })).status).toBe(
    500,
  );
  expect(
    (
      await ask("/api/v1/campaigns", {
        method: "POST",
        headers: { "x-happened": "framework-error" },
      })
    ).status,
  ).toBe(500);
});

test("a page that could not be drawn because the database is away is 503 with the seconds to wait, and not stored", async () => {
  for (const method of ["GET", "POST"]) {
    const answer = await ask("/contact", {
      method,
      headers: { "x-happened": "render-error,database-away" },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    // only for our own processes
    expect(answer.headers.get(awayHeader)).toBeNull();
  }
});

test("N10: headers of the framework's client in no shape of its own are refused", async () => {
  const state = (text: string) =>
    ask("/", {
      headers: {
        rsc: "1",
        "next-router-state-tree": encodeURIComponent(text),
        "x-fine": "1",
      },
    });
  for (const text of [
    "garbage",
    "",
    "[]",
    "null",
    '["",[]]',
    "[{},{}]",
    '["",{"children":["x",1]}]',
    `${'["",{"c":'.repeat(100)}["",{}]${"}]".repeat(100)}`,
  ])
    expect((await state(text)).status, text.slice(0, 30)).toBe(400);
  for (const text of [
    '["",{}]',
    '["",{"children":["campaigns",{"children":[["slug","x","d",null],{}]}]},null,null,4]',
  ])
    expect((await state(text)).status, text).toBe(200);
  for (const id of ["x", "__proto__", "deadbeef", "g".repeat(42)])
    expect((await ask("/", { method: "POST", headers: { "next-action": id } })).status, id).toBe(
      400,
    );
});

test("a file of the build is read and nothing else, however its name is written", async () => {
  for (const path of [
    "/favicon.ico",
    "/f%61vicon.ico?x=1",
    "/fonts/harambee-text-400.ttf",
    "/covers/bicycle.svg",
    "/images/email-mark.png",
    "/_next/static/chunks/a.js",
  ])
    for (const method of ["POST", "OPTIONS", "PUT"]) {
      const answer = await ask(path, { method });
      expect([path, method, answer.status]).toEqual([path, method, 405]);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      expect(answer.headers.get("content-security-policy")).toMatch(/sandbox/);
    }
});

test("where the framework names the methods of a file and then fails, the answer is 405; a page's own failure stays one", async () => {
  const odd = { "x-allow": "1" };
  expect((await ask("/odd//favicon.ico", { method: "POST", headers: odd })).status).toBe(405);
  expect((await ask("/odd", { headers: odd })).status).toBe(500);
  expect((await ask("/odd", { method: "POST", body: "x" })).status).toBe(500);
});

test("an address has one writing: letters and digits are no percent signs when the framework sees it", async () => {
  const seen: string[] = [];
  const framework: Step = {
    name: "framework",
    handle: (request, response) => {
      seen.push(request.url ?? "");
      response.end();
    },
  };
  const pass = pipeline([...guards(null), framework]);
  const plain = http.createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
  const { port } = plain.address() as AddressInfo;
  for (const [asked, read] of [
    ["/f%61vicon.ico?x=%61", "/favicon.ico?x=%61"],
    ["/%63ampaigns/%4cake-%31%5f%7e", "/campaigns/Lake-1_~"],
    ["/%61pi/v1/campaigns", "/api/v1/campaigns"],
    ["/a%2e%2e%2fb%20%25%3f%c3%a9", "/a%2e%2e%2fb%20%25%3f%c3%a9"],
  ] as const) {
    await new Promise((resolve) =>
      http.get({ port, host: "127.0.0.1", path: asked }, (answer) =>
        answer.resume().on("end", resolve),
      ),
    );
    expect(seen.pop()).toBe(read);
  }
  plain.close();
});

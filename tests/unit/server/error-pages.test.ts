import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deferFormScripts } from "@/server/defer-scripts";
import { errorPages, isErrorPage } from "@/server/error-pages";
import { pipeline } from "@/server/pipeline";
import { awayHeader } from "@/server/settle-status";

const policy =
  "default-src 'self'; script-src 'self' 'nonce-of-the-shell'; style-src 'self' 'unsafe-inline'";
let asked: string[];
let reachable: boolean;
let server: http.Server;

/** A server like the framework: its 404 and 500 pages are empty shells, sent in chunks. */
beforeEach(async () => {
  asked = [];
  reachable = true;
  const show = errorPages(async (url: string) => {
    asked.push(url);
    if (!reachable) throw new Error("socket hang up");
    return {
      status: 200,
      headers: {
        link: "</a.woff2>; rel=preload",
        "content-security-policy":
          "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
      },
      body: Buffer.from(`<h1>drawn ${url}</h1>`),
    };
  });
  const framework = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const status = Number(request.headers["x-status"] ?? 200);
    response.setHeader("content-security-policy", policy);
    response.setHeader("etag", '"of-the-shell"');
    // another process of ours rendered it for the page cache
    if (request.headers["x-away"]) response.setHeader(awayHeader, "1");
    response.writeHead(status, {
      "content-type": request.url!.endsWith(".json")
        ? "application/json"
        : "text/html; charset=utf-8",
    });
    response.write("<div id=shell>");
    response.end("</div>");
  };
  const answer = pipeline([show, deferFormScripts, { name: "framework", handle: framework }]);
  server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => server.close());

const get = async (path: string, status: number, method = "GET", more = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { "x-status": String(status), ...more },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test.each([
  ["/nowhere", 404, "/error-pages/page"],
  ["/campaigns/x/donate?amount=5", 404, "/error-pages/donate"],
  ["/campaigns/x", 404, "/error-pages/campaign"],
  ["/campaigns/x/updates/9", 404, "/error-pages/update"],
  ["/fr/campaigns/x/with/y", 404, "/fr/error-pages/supporter"],
  ["/campaigns/x/with/y/report", 404, "/error-pages/supporter-report"],
  ["/campaigns/x/payment/success", 404, "/error-pages/campaign"],
  ["/ngo-campaigns/x", 404, "/error-pages/ngo"],
  ["/campaigns/x", 500, "/error-pages/error"],
  ["/af/campaigns/x", 500, "/af/error-pages/error"],
  ["/af/ngo-campaigns/x", 404, "/af/error-pages/ngo"],
  ["/africa", 404, "/error-pages/page"],
])(
  "[A11Y-001] %s that is %i shows the whole of %s with that status",
  async (path, status, page) => {
    const answer = await get(path, status);
    expect([answer.status, answer.body]).toEqual([status, `<h1>drawn ${page}</h1>`]);
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    );
    expect([answer.headers.get("etag"), answer.headers.get("link")]).toEqual([
      null,
      "</a.woff2>; rel=preload",
    ]);
    await get(path, status);
    expect(asked).toEqual([page]); // rendered once, then reused
  },
);

test("when not even the error page can be drawn there are words and a way home, with the same status", async () => {
  reachable = false;
  const answer = await get("/campaigns/x", 500);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    500,
    "text/html; charset=utf-8",
  ]);
  expect(answer.body).toContain("An unexpected error occurred");
  expect(answer.body).toContain('<a href="/">');
  reachable = true;
  expect((await get("/campaigns/x", 500)).body).toBe("<h1>drawn /error-pages/error</h1>"); // tried again
});

test("what is no error page stays as it is", async () => {
  for (const [path, status] of [
    ["/campaigns/x", 200],
    ["/data.json", 404],
    ["/api/v1/none", 404],
    ["/_next/none", 404],
    ["/campaigns/x", 503],
  ] as const)
    expect((await get(path, status)).body, path).toBe("<div id=shell></div>");
  expect((await get("/nowhere", 404, "HEAD")).body).toBe("");
  expect([
    isErrorPage("/error-pages/page"),
    isErrorPage("/af/error-pages/error?x"),
    isErrorPage("/error-pages"),
    isErrorPage("/campaigns/error-pages/page"),
  ]).toEqual([true, true, false, false]);
});

test("a file that is missing gets a short 404 that runs nothing, not a page", async () => {
  for (const path of ["/fonts/none.woff2", "/covers/none.svg", "/images/none.png"]) {
    const { status, headers, body } = await get(path, 404);
    expect([path, status, body]).toEqual([path, 404, "Not found\n"]);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox$/);
    expect(headers.get("etag")).toBeNull();
  }
  expect(asked).toEqual([]);
  expect((await get("/fonts/there.woff2", 200)).body).toBe("<div id=shell></div>");
});

test("a page that could not be drawn because the database is away shows the error page with its 503; a 503 of our own stays as it is", async () => {
  const away = await get("/fr/campaigns/x", 503, "GET", { "x-away": "1" });
  expect([away.status, away.body]).toEqual([503, "<h1>drawn /fr/error-pages/error</h1>"]);
  expect(away.headers.get(awayHeader)).toBeNull();
  expect((await get("/fr/campaigns/x", 503)).body).toBe("<div id=shell></div>");
});

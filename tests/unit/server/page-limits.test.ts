import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { clientNetwork } from "@/server/client";
import { encodingFor } from "@/server/encoding";
import { env } from "@/lib/env";
import { wasStoredHeader } from "@/lib/http/was-stored";
import { limitOf, PageCounter, pageLimits, refuseOften } from "@/server/page-limits";

test("E9: what is drawn counts by its kind, files and calls do not", () => {
  expect(limitOf("/campaigns?search=x")).toBe("search");
  expect(limitOf("/af/ngos?page=2&search=maji")).toBe("search");
  expect(limitOf("/fr/campaigns?search=&search=x")).toBe("search");
  // a crawler follows pagination and causes without searching
  for (const path of [
    "/af/ngos?page=2",
    "/campaigns?cause=Water&country=KE",
    "/campaigns?search=%20",
  ])
    expect(limitOf(path), path).toBe("page");
  expect(limitOf("/campaigns")).toBe("page");
  expect(limitOf("/share/en/page/home.png")).toBe("share");
  expect(limitOf("/patterns/strip/a.svg")).toBe("pattern");
  expect(limitOf("/fr/gifts/mine/x.y/statement?from=1")).toBe("pdf");
  expect(limitOf("/gifts/x.y/receipt")).toBe("pdf");
  expect(limitOf("/none")).toBe("page");
  // made anew for each request, and large
  for (const path of [
    "/feed.xml",
    "/sitemap.xml",
    "/sitemaps/campaigns-1.xml",
    "/api/v1/openapi.json",
  ])
    expect(limitOf(path), path).toBe("page");
  for (const path of [
    "/_next/static/a.js",
    "/api/v1/campaigns",
    "/robots.txt",
    "/fonts/a.woff2",
    // stored, not rendered
    "/media/images/a/b.webp",
  ])
    expect(limitOf(path), path).toBeNull();
});

test("E9: the window slides, each network has its own, and a steady crawler never meets it", () => {
  const minute = 60_000;
  const counter = new PageCounter();
  const count = counter.count.bind(counter);
  for (let i = 0; i < pageLimits.search; i++) expect(count("search", "a", i)).toBe(0);
  expect(count("search", "a", 100)).toBeGreaterThan(0);
  expect(count("search", "b", 100)).toBe(0);
  expect(count("page", "a", 100)).toBe(0);
  expect(count("search", "a", minute + 1_000)).toBe(0);
  expect(count("search", "a", minute + 1_000)).toBeGreaterThan(0); // a new window does not start at zero
  expect(count("search", "a", minute + 30_000)).toBe(0);
  for (let second = 0; second < 1_200; second++)
    for (const half of [0, 500]) expect(count("page", "crawler", second * 1_000 + half)).toBe(0);
});

test("E9: a picture that was drawn before is not counted", async () => {
  const server = http.createServer((request, response) => {
    if (refuseOften(request, response)) return;
    const stored = request.url?.includes("stored");
    response.writeHead(200, stored ? { [wasStoredHeader]: "1" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (name: string, from: string) =>
    fetch(`http://127.0.0.1:${port}/share/en/campaign/${name}.png`, {
      headers: { "x-forwarded-for": from },
    });
  const { share } = pageLimits;
  const most = 5;
  pageLimits.share = most / env.rateLimitScale;
  try {
    for (let i = 0; i < 3 * most; i++) {
      const answer = await ask("stored", "192.0.2.1");
      expect(answer.status).toBe(200);
      expect(answer.headers.has(wasStoredHeader)).toBe(false);
    }
    const drawn = [];
    for (let i = 0; i < 2 * most + 1; i++) drawn.push((await ask(`new-${i}`, "192.0.2.1")).status);
    expect(drawn).toContain(429);
  } finally {
    pageLimits.share = share;
    server.close();
  }
});

test("E9: what another process counted counts here", () => {
  const counter = new PageCounter();
  counter.add([["search a", pageLimits.search]], 0);
  expect(counter.count("search", "a", 0)).toBeGreaterThan(0);
  expect(counter.count("search", "b", 0)).toBe(0);
});

test("R9: an IPv6 network is its /64, an IPv4 address itself however it is written", () => {
  const networkOf = (address: string) => {
    const request = new http.IncomingMessage(new net.Socket());
    request.headers["x-forwarded-for"] = address;
    return clientNetwork(request);
  };
  expect(networkOf("2001:db8::1")).toBe(networkOf("2001:db8:0:0:ffff::9"));
  expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8::1"));
  expect(networkOf("::ffff:198.51.100.7")).toBe("198.51.100.7");
});

test("X3: Accept-Encoding is read in one pass, and not at all when it is long", () => {
  expect(
    ["br", "gzip, br", "gzip;q=1, br;q=0", "BR ; q=0.5", "deflate", "", "*", "xbr", "br;q=x"].map(
      (text) => encodingFor(text),
    ),
  ).toEqual(["br", "br", "gzip", "br", null, null, null, null, null]);
  expect(encodingFor(`br${" ".repeat(15_000)}x`)).toBeNull();
  expect(encodingFor(`br,${" ".repeat(300)}`)).toBeNull();
});

import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { randomAddress } from "./support/site";

/** Sixty searches per minute and network: pages and calls together, across all processes of the site. */
const site = startSite();
let second = "";
let plain = "";

beforeAll(async () => {
  second = await site().another("own");
  plain = await site().another("plain");
}, 180_000);

const limit = 60;
/** Sends them one after the other, so that the last response is the refusal. */
async function ask(base: string, at: string, from: string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + at, {
    headers: { "x-forwarded-for": from, ...headers },
    redirect: "manual",
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const statuses = async (many: number, send: (i: number) => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let i = 0; i < many; i++) all.push((await send(i)).status);
  return all;
};
const refusals = (all: number[]) => all.filter((status) => status === 429).length;

attack(
  "S1",
  "calls that search share one limit; a refused one says when to come again",
  async () => {
    const from = randomAddress();
    const search = (i: number) =>
      ask(
        i % 2 ? second : site().url,
        i % 3 ? `/api/v1/campaigns?search=word-${i}` : `/api/v1/campaigns?limit=5&search=word${i}`,
        from,
      );
    expect(refusals(await statuses(limit, search)), "sixty go through").toBe(0);
    const refused = await search(limit);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({
      success: false,
      code: "rate_limited",
      error: expect.stringContaining("Please try again in 1 minute"),
    });
    expect((await ask(site().url, "/ngos?search=maji", from)).status, "a page's search too").toBe(
      429,
    );
    expect((await ask(site().url, "/api/v1/campaigns?page=2", from)).status, "a list is none").toBe(
      200,
    );
    expect((await ask(site().url, "/api/v1/campaigns?search=x", randomAddress())).status).toBe(200);
  },
);

attack(
  "S2",
  "two processes and plain next start count one network's page searches together",
  async () => {
    const from = randomAddress();
    const servers = [site().url, second, plain];
    const search = (i: number, headers = {}) =>
      ask(
        servers[i % 3]!,
        `${i % 2 ? "/af/campaigns" : "/ngos"}?search=word-${i % 7}`, // the same searches again: no cache bypasses the limit
        from,
        headers,
      );
    expect(refusals(await statuses(limit, (i) => search(i))), "sixty go through").toBe(0);
    for (const base of servers) {
      const refused = await ask(base, "/af/campaigns?search=drie", from, { accept: "text/html" });
      expect(refused.status, base).toBe(429);
      expect(Number(refused.headers.get("retry-after")), base).toBeGreaterThan(0);
      expect(refused.headers.get("cache-control"), base).toContain("no-store");
      expect(refused.headers.get("content-security-policy"), base).toContain("default-src 'none'");
      expect(refused.text, base).toContain('<html lang="af"');
      expect(refused.text, base).toContain("<h1>Te veel versoeke van jou netwerk af");
      expect((await ask(base, "/af/campaigns", from)).status, "the list itself").toBe(200);
    }
  },
);

attack(
  "S3",
  "whoever only turns pages and follows links never meets it, in any process",
  async () => {
    const from = randomAddress();
    const servers = [site().url, second, plain];
    const walk = (i: number) =>
      ask(
        servers[i % 3]!,
        [
          `/campaigns?page=${i}`,
          `/fr/ngos?page=${i}`,
          `/campaigns?country=KE&page=${i}`,
          "/campaigns?search=",
        ][i % 4]!,
        from,
      );
    expect(refusals(await statuses(2 * limit + 10, walk))).toBe(0);
  },
);

attack(
  "G14",
  "an address whose percent signs spell nothing is a page that is not there, never a fault of ours",
  async () => {
    for (const base of [site().url, second, plain])
      for (const at of [
        "/campaigns/%E0%A4%A",
        "/campaigns/%E0%A4%A/donate",
        "/ngo-campaigns/%ff",
        "/fr/campaigns/%C3%28",
        "/gifts/%E0%A4%A",
        "/campaigns?search=%E0%A4%A",
      ]) {
        const { status } = await ask(base, at, randomAddress(), { accept: "text/html" });
        expect([200, 400, 404], `${base}${at}`).toContain(status);
      }
  },
);

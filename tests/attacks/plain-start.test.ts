import { addressOf } from "@/lib/routes";
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { freePort } from "../../scripts/lib/postgres.mjs";
import { routes } from "@/lib/route-table";
import { hydratedProperty } from "@/server/framework";
import { makeAdminWithFactor, type Admin } from "./support/admins";
import { attack, startSite } from "./support/attack";
import { randomAddress } from "./support/site";

/**
 * The same build with our own server and with plain `npx next start`: the policies, statuses and refusals must be the
 * same.
 */
const site = startSite();
const root = path.resolve(import.meta.dirname, "../..");

type Person = Awaited<ReturnType<(typeof import("@/tests/support/people"))["person"]>>;
let owner: Person;
let admin: Admin;
let slug = "";
let ngoId = "";
/** Values for the variable parts of addresses: things that exist. */
let known: Record<string, string> = {};
/** Without a proxy in front, as a small host runs it; and behind one, so that each request may have another address. */
let plain = "";
let behindProxy = "";
const children: ChildProcess[] = [];
let browser: Browser;

async function startPlain(trustedProxies: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/lib/exit-with-parent.mjs",
      "node_modules/next/dist/bin/next",
      "start",
      "-p",
      String(port),
    ],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        HARAMBEE_PARENT: String(process.pid),
        ...site().env,
        NODE_ENV: "production",
        TRUSTED_PROXIES: trustedProxies,
        PORT: String(port),
        APP_URL: url,
        WORKER: "external",
      },
      stdio: ["pipe", "ignore", "inherit"],
    },
  );
  children.push(child);
  await site().until(
    "plain next start answers",
    async () => (await fetch(`${url}/api/v1/health`)).status === 200,
    60,
  );
  return url;
}

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  owner = await person("approved");
  admin = await makeAdminWithFactor();
  ngoId = owner.ngoId!;
  slug = (await makeCampaign(ngoId)).slug;
  known = {
    "/campaigns/[slug]": `/campaigns/${slug}`,
    "/campaigns/[slug]/embed": `/campaigns/${slug}/embed`,
    "/campaigns/[slug]/embed/[kind]": `/campaigns/${slug}/embed/form`,
    "/campaigns/[slug]/badge.svg": `/campaigns/${slug}/badge.svg`,
    "/embeds/[...file]": "/embeds/1.js",
    "/campaigns/[slug]/donate": `/campaigns/${slug}/donate`,
    "/campaigns/[slug]/payment/success": `/campaigns/${slug}/payment/success`,
    "/ngo-campaigns/[id]": `/ngo-campaigns/${ngoId}`,
    "/ngo-likes/[id]": `/ngo-likes/${ngoId}`,
    "/share/[locale]/[kind]/[file]": "/share/en/page/home.png",
    "/patterns/strip/[file]": "/patterns/strip/x.svg",
    "/patterns/cover/[file]": "/patterns/cover/x.svg",
    "/sitemaps/[file]": "/sitemaps/pages.xml",
    "/images/[...file]": `/images/${readdirSync(path.join(root, "public/images"))[0]}`,
    "/covers/[...file]": `/covers/${readdirSync(path.join(root, "public/covers"))[0]}`,
    "/fonts/[...file]": `/fonts/${readdirSync(path.join(root, "public/fonts"))[0]}`,
  };
  plain = await startPlain("0");
  behindProxy = await startPlain("1");
  browser = await chromium.launch({ executablePath: await findChromium(() => {}) });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  for (const child of children) child.kill("SIGTERM");
});

/** Every address of the site: with existing things, with missing ones, and in another language. */
const addresses = (): string[] => [
  ...routes.flatMap((route) => {
    const missing = route.path.replace(/\[(?:\.\.\.)?\w+\]/g, "x");
    const there = known[route.path] ?? missing;
    const french = there === "/" ? "/fr" : `/fr${there}`;
    return [there, ...(there === missing ? [] : [missing]), ...(route.localized ? [french] : [])];
  }),
  "/en/contact",
  "/x.php",
  "/error-pages/page/x",
  "/per-request/en/contact",
  "/api/v1/campaigns",
  "/api/v1/none",
  "/%E0%A4%A",
  "/%00",
];

type Init = {
  method?: string;
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
};
async function both(at: string, init: Init = {}): Promise<[Response, Response]> {
  const ask = async (base: string, from: Record<string, string>) => {
    const answer = await fetch(base + at, {
      redirect: "manual",
      ...init,
      headers: { ...from, ...init.headers },
    });
    return answer;
  };
  const from = { "x-forwarded-for": randomAddress() };
  return [await ask(site().url, from), await ask(behindProxy, from)];
}

/** A policy without its nonces and hashes, for comparison. */
const shape = (answer: Response) =>
  (answer.headers.get("content-security-policy") ?? "none").replace(
    / '(?:nonce|sha256)-[^']*'/g,
    "",
  );
/**
 * Under plain `next start` a not-found page has the policy of its address: without the sources that only that address
 * may load, it must equal ours.
 */
const ofMissing = (answer: Response) =>
  shape(answer).replace(
    / https:\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com| http:\/\/127\.0\.0\.1:\d+(?=[ ;])/g,
    "",
  );
const compared = [
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "x-powered-by",
];

attack(
  "G3",
  "policies, headers and statuses are those of our own server, for every address",
  async () => {
    const differences: string[] = [];
    for (const at of addresses()) {
      const [own, alone] = await both(at);
      const note = (what: string, here: unknown, there: unknown) => {
        if (here !== there) differences.push(`${at} ${what}: ${here} and alone ${there}`);
      };
      note("status", own.status, alone.status);
      note("policy", shape(own), alone.status === 404 ? ofMissing(alone) : shape(alone));
      for (const name of compared) note(name, own.headers.get(name), alone.headers.get(name));
      expect(alone.headers.get("content-security-policy"), at).not.toMatch(
        /script-src[^;]*(?:unsafe|\*)/,
      );
      const text = await alone.text();
      if (alone.status !== 200 || !alone.headers.get("content-type")?.startsWith("text/html"))
        continue;
      // rendered per request: each script has the nonce, and nothing may be cached
      const nonce = /'nonce-([^']+)'/.exec(alone.headers.get("content-security-policy")!)![1]!;
      const tags = [...text.matchAll(/<script((?![^>]*ld\+json)[^>]*)>/g)];
      expect(tags.length, at).toBeGreaterThan(0);
      for (const [tag] of tags) expect(tag, at).toContain(`nonce="${nonce}"`);
      expect(alone.headers.get("cache-control"), at).toMatch(/no-store/);
      const [, again] = await both(at);
      expect(again.headers.get("content-security-policy"), at).not.toContain(nonce);
    }
    expect(differences).toEqual([]);
  },
  300_000,
);

attack(
  "G13",
  "refusals are those of our own server: methods, headers, spoiled states, foreign origins, long queries",
  async () => {
    const ways: [string, Init][] = [
      ["/contact", { method: "PUT", body: "x" }],
      ["/api/v1/campaigns", { method: "PROPFIND" }],
      ["/", { headers: { rsc: "1", "next-router-state-tree": "garbage" } }],
      [
        "/contact",
        {
          method: "POST",
          body: "[]",
          headers: { "next-action": "deadbeef", "content-type": "text/plain" },
        },
      ],
      [
        "/contact",
        {
          method: "POST",
          body: "[",
          headers: { "next-action": "0".repeat(42), "content-type": "text/plain" },
        },
      ],
      [
        "/contact",
        {
          method: "POST",
          body: "abc",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        },
      ],
      [
        "/contact",
        { method: "POST", body: "abc", headers: { "content-type": "multipart/form-data" } },
      ],
      ["/logout", { method: "POST", headers: { origin: "http://evil.example" } }],
      [
        "/api/v1/ngos/login",
        { method: "POST", body: "{", headers: { "content-type": "application/json" } },
      ],
      [
        "/csp-reports",
        { method: "POST", body: "{", headers: { "content-type": "application/csp-report" } },
      ],
      [
        "/dashboard",
        {
          headers: {
            "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
          },
        },
      ],
      ["/admin/dashboard", { headers: { rsc: "1", cookie: "next-auth.session-token=x" } }],
      [`/campaigns?x=${"a".repeat(3_000)}`, {}],
      ["/contact?_rsc=1", {}],
    ];
    for (const [at, init] of ways) {
      const [own, alone] = await both(at, init);
      const name = `${init.method ?? "GET"} ${at.slice(0, 40)} ${JSON.stringify(init.headers ?? {})}`;
      expect(own.status, name).toBeLessThan(500);
      expect(alone.status, name).toBe(own.status);
      expect(shape(alone), name).toBe(shape(own));
    }
  },
);

attack(
  "R9r-plain",
  "X-Forwarded-For of a client counts for nothing where no proxy is trusted",
  async () => {
    const login = async (i: number) =>
      (
        await fetch(`${plain}/api/v1/ngos/login`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            origin: plain,
            "x-forwarded-for": `198.51.${i}.7`,
            "x-real-ip": `198.51.${i}.7`,
            forwarded: `for=198.51.${i}.7`,
          },
          body: JSON.stringify({ email: `nobody-${i}@test.example`, password: "wrong-wrong" }),
        })
      ).status;
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push(await login(i));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
  },
);

attack(
  "E9",
  "what a network may have rendered is limited alike: searches, share pictures, papers",
  async () => {
    // imported here, not above: it reads the configuration, which startSite creates first
    const { pageLimits } = await import("@/server/page-limits");
    const limited: [number, (i: number) => string][] = [
      [pageLimits.search, (i) => `/campaigns?search=${i}`],
      [pageLimits.share, (i) => `/share/en/page/none-${i}.png`],
      [pageLimits.pdf, (i) => `/gifts/none-${i}/receipt`],
    ];
    for (const base of [site().url, behindProxy]) {
      for (const [most, address] of limited) {
        const from = { "x-forwarded-for": randomAddress() };
        const statuses: number[] = [];
        for (let i = 0; i < most + 20; i++) {
          const answer = await fetch(base + address(i), { headers: from, redirect: "manual" });
          statuses.push(answer.status);
          if (answer.status === 429) expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
          await answer.arrayBuffer();
        }
        // the window slides while this runs: some requests beyond the limit may be allowed
        const refused = statuses.filter((status) => status === 429).length;
        expect(refused, `${base} ${address(0)}`).toBeGreaterThan(0);
        expect(statuses.slice(0, most), `${base} ${address(0)}`).not.toContain(429);
      }
    }
    const alone: number[] = [];
    for (let i = 0; i < 90; i++) {
      const headers = { "x-forwarded-for": `198.51.100.${i}` };
      alone.push((await fetch(`${plain}/campaigns?search=${i}`, { headers })).status);
    }
    expect(alone.filter((status) => status === 429).length).toBeGreaterThan(0);
  },
  300_000,
);

attack(
  "X19",
  "bodies are limited alike: a stranger's large form is refused, with and without a stated length",
  async () => {
    const { bodyLimits } = await import("@/lib/upload-limits");
    const large = Buffer.alloc(bodyLimits.anonymous + 1, "a");
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    for (const at of ["/contact", "/login", "/fr/gifts", "/dashboard", "/admin/login"]) {
      const [own, alone] = await both(at, { method: "POST", body: large, headers });
      expect([own.status, alone.status], at).toEqual([413, 413]);
      expect(await alone.text(), at).toBe(await own.text());
    }
    for (const base of [site().url, behindProxy]) {
      const streamed: RequestInit & { duplex: "half" } = {
        method: "POST",
        body: new Blob([large]).stream(),
        duplex: "half",
        headers: { ...headers, "x-forwarded-for": randomAddress() },
      };
      const answer = await fetch(`${base}/contact`, streamed);
      expect(answer.status, base).toBe(413);
    }
  },
);

attack(
  "G3",
  "a form with files on a signed-in page, which the middleware does not see, gets the same policy with a nonce",
  async () => {
    const init = {
      method: "POST",
      body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      headers: { "content-type": "multipart/form-data; boundary=x", cookie: owner.cookie! },
    };
    for (const at of ["/dashboard", "/registration", "/account/security", "/admin/login"]) {
      const [own, alone] = await both(at, init);
      expect([alone.status, shape(alone)], at).toEqual([own.status, shape(own)]);
    }
    const [own, alone] = await both("/account/security", init);
    for (const answer of [own, alone])
      expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
  },
);

/** Every page that needs no token and no session; variable parts are filled in with existing things. */
const publicPages = (): string[] =>
  routes
    .filter((route) => ["everyone", "signed-out"].includes(route.access) && route.type === "page")
    .map((route) => known[route.path] ?? route.path)
    .filter((at) => !at.includes("["));
const ownersPages = [
  "/dashboard",
  "/dashboard?tab=profile&edit=1",
  "/dashboard?tab=campaigns",
  "/dashboard?tab=donations",
  "/dashboard/campaigns/new",
  "/account/security",
];
const adminsPages = [
  "/admin/dashboard",
  "/admin/gifts",
  "/admin/payouts",
  "/admin/ledger",
  "/admin/outbox",
];

attack(
  "G3b",
  "in a browser pages work and nothing is stopped by their own policy, under both servers",
  async () => {
    for (const base of [plain, site().url]) {
      const context = await browser.newContext({
        extraHTTPHeaders: base === plain ? {} : { "x-forwarded-for": randomAddress() },
      });
      const page = await context.newPage();
      const stopped: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy|violates/i.test(message.text()))
          stopped.push(`${page.url()}: ${message.text().slice(0, 300)}`);
      });
      const livesOn = async (at: string) => {
        await page.goto(base + at, { waitUntil: "load" });
        // our own server adds no script to a page that needs none
        if (base !== plain && addressOf(at).route.scripts === "none") return;
        // React has hydrated the page
        await page.waitForFunction(
          (property) =>
            [...document.querySelectorAll("body *")].some((element) =>
              Object.keys(element).some((key) => key.startsWith(property)),
            ),
          hydratedProperty,
          { timeout: 20_000 },
        );
      };
      for (const at of [...publicPages(), "/none"]) await livesOn(at);
      for (const [person, pages] of [
        [owner, ownersPages],
        [admin, adminsPages],
      ] as const) {
        await context.clearCookies();
        const [name, value] = person.cookie!.split("=") as [string, string];
        await context.addCookies([{ name, value, url: base }]);
        for (const at of pages) {
          await livesOn(at);
          expect(page.url()).toBe(`${base}${at}`);
        }
      }
      expect(stopped).toEqual([]);
      await context.close();
    }
  },
  240_000,
);

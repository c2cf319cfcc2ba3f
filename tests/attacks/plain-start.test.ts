import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect } from "vitest";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { freePort } from "../../scripts/lib/postgres.mjs";
import { attack, startSite } from "./support/attack";
import { randomAddress } from "./support/site";

/** The same build under our own server and under `npx next start` alone: the same policies, statuses and refusals. */
const site = startSite();
const root = path.resolve(import.meta.dirname, "../..");

type Person = Awaited<ReturnType<(typeof import("@/tests/support/people"))["person"]>>;
let owner: Person;
let slug = "";
let ngoId = "";
let plain = "";
let child: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  owner = await person("approved");
  ngoId = owner.ngoId!;
  slug = (await makeCampaign(ngoId)).slug;
  const port = await freePort();
  plain = `http://127.0.0.1:${port}`;
  child = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/lib/with-parent.mjs",
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
        TRUSTED_PROXIES: "0",
        PORT: String(port),
        APP_URL: plain,
        WORKER: "external",
      },
      stdio: ["pipe", "ignore", "inherit"],
    },
  );
  await site().until(
    "plain next start answers",
    async () => (await fetch(`${plain}/api/v1/health`)).status === 200,
    60,
  );
  browser = await chromium.launch({ executablePath: await findChromium(() => {}) });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  child?.kill("SIGTERM");
});

const pages = () => [
  "/",
  "/campaigns",
  `/campaigns/${slug}`,
  `/campaigns/${slug}/embed`,
  `/campaigns/${slug}/donate`,
  `/campaigns/${slug}/payment/success`,
  "/ngos",
  `/ngo-campaigns/${ngoId}`,
  "/contact",
  "/privacy",
  "/ayc",
  "/frontline-fund",
  "/frontline-fund/donate",
  "/developers",
  "/gifts",
  "/login",
  "/signup",
  "/reset-password",
  "/admin/login",
  "/none",
  "/x.php",
  `/campaigns/none`,
  "/af/contact",
  "/fr/campaigns",
  "/dashboard",
  "/admin/dashboard",
  "/home",
  "/en/contact",
  "/lost/page",
  "/per-request/en/contact",
  "/preview/campaigns/x",
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/icon.svg",
  "/oembed",
  "/patterns/strip/x.svg",
  "/share/en/page/home.png",
  "/documents/x",
  "/media/x/y.webp",
  "/exports/donors.csv",
  "/session-ended",
  "/preview-check",
  "/api/v1/campaigns",
  "/api/v1/none",
  "/api/v1/openapi.json",
  "/%E0%A4%A",
  "/%00",
];

type Init = { method?: string; body?: string; headers?: Record<string, string> };
async function both(at: string, init: Init = {}): Promise<[Response, Response]> {
  const ask = async (base: string, from: Record<string, string>) => {
    const answer = await fetch(base + at, {
      redirect: "manual",
      ...init,
      headers: { ...from, ...init.headers },
    });
    return answer;
  };
  return [await ask(site().url, { "x-forwarded-for": randomAddress() }), await ask(plain, {})];
}

/** A policy with its nonces and hashes left out: what must be alike. */
const shape = (answer: Response) =>
  (answer.headers.get("content-security-policy") ?? "none").replace(
    / '(?:nonce|sha256)-[^']*'/g,
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
    for (const at of pages()) {
      const [own, alone] = await both(at);
      expect(alone.status, at).toBe(own.status);
      expect(shape(alone), at).toBe(shape(own));
      for (const name of compared)
        expect(alone.headers.get(name), `${at} ${name}`).toBe(own.headers.get(name));
      expect(alone.headers.get("content-security-policy"), at).not.toMatch(
        /script-src[^;]*(?:unsafe|\*)/,
      );
      const text = await alone.text();
      if (alone.status !== 200 || !alone.headers.get("content-type")?.startsWith("text/html"))
        continue;
      // drawn for this request: each script carries the nonce, and nobody may keep the page
      const nonce = /'nonce-([^']+)'/.exec(alone.headers.get("content-security-policy")!)![1]!;
      const tags = [...text.matchAll(/<script((?![^>]*ld\+json)[^>]*)>/g)];
      expect(tags.length, at).toBeGreaterThan(0);
      for (const [tag] of tags) expect(tag, at).toContain(`nonce="${nonce}"`);
      expect(alone.headers.get("cache-control"), at).toMatch(/no-store/);
      const [, again] = await both(at);
      expect(again.headers.get("content-security-policy"), at).not.toContain(nonce);
    }
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

attack("E9", "searches and pages have the limits of our own server", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 90; i++)
    statuses.push(
      (
        await fetch(`${plain}/campaigns?search=${i}`, {
          headers: { "x-forwarded-for": `198.51.100.${i}` },
        })
      ).status,
    );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
});

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
        // React has taken over what stands in the page
        await page.waitForFunction(
          () =>
            [...document.querySelectorAll("a,button,form")].some((element) =>
              Object.keys(element).some((key) => key.startsWith("__reactProps$")),
            ),
          undefined,
          { timeout: 20_000 },
        );
      };
      for (const at of [
        "/",
        "/campaigns",
        `/campaigns/${slug}`,
        `/campaigns/${slug}/donate`,
        "/contact",
        "/login",
        "/none",
      ])
        await livesOn(at);
      const [name, value] = owner.cookie!.split("=") as [string, string];
      await context.addCookies([{ name, value, url: base }]);
      await livesOn("/dashboard");
      expect(page.url()).toBe(`${base}/dashboard`);
      expect(stopped).toEqual([]);
      await context.close();
    }
  },
  240_000,
);

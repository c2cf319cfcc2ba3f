import { randomBytes } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { attack, notApplicable, startSite } from "./support/attack";

/** Other people's data, wrong methods, and addresses that the server is asked to fetch or redirect to. */
const site = startSite();

type Person = Awaited<ReturnType<(typeof import("@/tests/support/people"))["person"]>>;
const people: Record<string, Person> = {};
let documentId = "";
const secretText = randomBytes(12).toString("hex");

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  const { db } = await import("@/lib/db");
  const { newId } = await import("@/lib/ids");
  const { storeFile } = await import("@/lib/storage/store");
  people["owner"] = await person("approved");
  people["other"] = await person("approved");
  people["disabled"] = await person("disabledMember");
  people["forged"] = await person("forged");
  people["expired"] = await person("expired");
  people["revoked"] = await person("revoked");
  people["oldEpoch"] = await person("oldEpoch");
  const ngoId = people["owner"].ngoId!;
  await makeCampaign(ngoId, {
    title: `Draft ${secretText}`,
    status: "draft",
    publishedAt: null,
    slug: `draft-${secretText}`,
  });
  documentId = newId("document");
  const bytes = Buffer.from(`%PDF-1.4 ${secretText}`);
  const storageKey = `documents/${ngoId}/${randomBytes(16).toString("hex")}`;
  await storeFile(storageKey, bytes, { contentType: "application/pdf", visibility: "private" });
  await db.ngoDocument.create({
    data: {
      id: documentId,
      ngoId,
      kind: "registrationCertificate",
      storageKey,
      fileName: "certificate.pdf",
      contentType: "application/pdf",
      byteSize: bytes.byteLength,
      sha256: "0".repeat(64),
      uploadedBy: people["owner"].userId!,
      createdAt: new Date(),
    } as never,
  });
});

const badCredentials = ["disabled", "forged", "expired", "revoked", "oldEpoch"];

attack(
  "B2",
  "a private document opens for nobody else, by id, by storage key or through an image fetcher",
  async () => {
    const own = await site().request(`/documents/${documentId}`, {
      cookie: people["owner"]!.cookie,
    });
    expect(own.text, "its own organisation sees it").toContain(secretText);
    const addresses = [
      `/documents/${documentId}`,
      `/media/documents/${people["owner"]!.ngoId}/x`,
      `/_next/image?url=${encodeURIComponent(`/documents/${documentId}`)}&w=640&q=75`,
    ];
    for (const at of addresses) {
      for (const who of [
        undefined,
        people["other"],
        ...badCredentials.map((kind) => people[kind]),
      ]) {
        const answer = await site().request(at, { cookie: who?.cookie });
        expect(answer.status, `${at} as ${who?.ngoId ?? "visitor"}`).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(secretText);
      }
    }
  },
);

attack(
  "B5",
  "no header, suffix or path trick shows a draft or a signed-in page to a stranger",
  async () => {
    const own = await site().request(`/campaigns/draft-${secretText}`, {
      cookie: people["owner"]!.cookie,
    });
    expect(own.text, "its own organisation sees it").toContain(`Draft ${secretText}`);
    const pages = [
      `/campaigns/draft-${secretText}`,
      "/dashboard",
      "/admin/dashboard",
      "/admin/payouts",
      "/admin/payouts.rsc",
      "/_next/data/x/admin/payouts.json",
      "/registration",
    ];
    const tricks: [string, Record<string, string>][] = [
      ["", {}],
      ["?_rsc=1", { rsc: "1" }],
      ["", { "next-router-segment-prefetch": "/_tree", rsc: "1" }],
      ["", { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
      ["", { "x-middleware-rewrite": "/admin/dashboard", "x-locale": "en" }],
      ["", { "x-invoke-path": "/admin/dashboard", "x-matched-path": "/admin/dashboard" }],
      ["", { rsc: "1" }],
      ["", { "x-nextjs-data": "1" }],
      ["", { "x-inner": "1" }],
      [".rsc", {}],
      [".segments/_tree.segment.rsc", {}],
    ];
    for (const page of pages) {
      for (const [suffix, headers] of tricks) {
        for (const at of [
          page + suffix,
          `/${page}${suffix}`,
          page.replace("/d", "/%64") + suffix,
          `/en/preview${page}${suffix}`,
        ]) {
          const answer = await site().request(at, { headers });
          expect(answer.status, `${at} ${JSON.stringify(headers)}`).toBeLessThan(500);
          expect(answer.text, `${at} ${JSON.stringify(headers)}`).not.toContain(
            `Draft ${secretText}`,
          );
          expect(answer.text).not.toMatch(
            /Bank file|Mark as sent|Pending Verifications|Total Donations|Log ?out<\/button>/,
          );
        }
      }
    }
  },
);

attack("B7", "method overrides and unknown methods change nothing", async () => {
  const override = await site().request("/api/v1/campaigns", {
    headers: { "x-http-method-override": "DELETE", "x-method-override": "DELETE" },
  });
  expect(override.status).toBe(200);
  for (const method of ["TRACE", "PROPFIND", "MKCOL", "LOCK"]) {
    const answer = await site().raw({ path: "/api/v1/campaigns", method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers["allow"], method).toBeTruthy();
  }
});

attack(
  "B10",
  "a credential that has ended, a disabled member's too, opens nothing, at once (N41)",
  async () => {
    for (const kind of badCredentials) {
      const who = people[kind]!;
      expect((await site().request("/api/v1/auth/me", { token: who.token })).status, kind).toBe(
        401,
      );
      expect((await site().request("/api/v1/auth/me", { cookie: who.cookie })).status, kind).toBe(
        401,
      );
      const page = await site().request("/dashboard", { cookie: who.cookie });
      expect([303, 307, 401], kind).toContain(page.status);
    }
  },
);

attack(
  "B11",
  "an export's address gives another organisation its own rows, a stranger the login page",
  async () => {
    const { makeCampaign, makeDonationRow } = await import("@/tests/support/factories");
    const campaign = await makeCampaign(people["owner"]!.ngoId!);
    await makeDonationRow(
      { id: campaign.id, ngoId: people["owner"]!.ngoId! },
      { donorName: `Donor ${secretText}`, shareWithNgo: true },
    );
    for (const kind of ["donors", "donations"]) {
      const at = `/exports/${kind}-2026-11-22.csv`;
      expect((await site().request(at, { cookie: people["owner"]!.cookie })).text).toContain(
        `Donor ${secretText}`,
      );
      const other = await site().request(at, { cookie: people["other"]!.cookie });
      expect(other.status).toBe(200);
      expect(other.text).not.toContain(secretText);
      expect((await site().request(at)).status).toBe(307);
    }
  },
);

attack("G7", "after login nobody is led to another site", async () => {
  const { hashPassword } = await import("@/lib/auth/password");
  const { makeNgo } = await import("@/tests/support/factories");
  const { db } = await import("@/lib/db");
  const password = "correct horse battery";
  const passwordHash = await hashPassword(password);
  const nexts = [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "https://127.0.0.1@evil.example/",
    "%2f%2fevil.example",
    "/..//evil.example",
    "/dashboard\r\nset-cookie: a=b",
  ];
  const form = await site().request("/login");
  const hidden = [
    ...form.text.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g),
  ];
  expect(hidden.length).toBeGreaterThan(0);
  for (const next of nexts) {
    const { owner } = await makeNgo(); // a separate account for each, so that no limit on logins answers instead
    const { email } = await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
    const body = new FormData();
    for (const [, name, value] of hidden)
      body.set(name!, (value ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    body.set("email", email);
    body.set("password", password);
    body.set("next", next);
    const answer = await site().request("/login", { method: "POST", body });
    expect(answer.status, next).toBe(303);
    const location = new URL(answer.headers.get("location") ?? "", site().url);
    expect(location.origin, next).toBe(site().url);
    expect(location.pathname.startsWith("//"), next).toBe(false);
    expect(answer.headers.get("set-cookie") ?? "").not.toContain("a=b");
  }
});

attack(
  "G8",
  "a website that is no web address is refused, and a good one leads away without our name",
  async () => {
    const bad = [
      "javascript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "https://user:pass@evil.example/",
      "http://localhost/",
      `https://a.example/${"a".repeat(3_000)}`,
    ];
    for (const website of bad) {
      const answer = await site().request("/api/v1/ngos/update-profile", {
        method: "PUT",
        token: people["owner"]!.token,
        body: { website },
      });
      expect([answer.status, answer.text.includes('"path":"website"')], website).toEqual([
        400,
        true,
      ]);
    }
    // without a scheme it is taken as a web address: never one of this site or with this page's scheme
    const missing = await site().request("/api/v1/ngos/update-profile", {
      method: "PUT",
      token: people["owner"]!.token,
      body: { website: "//evil.example" },
    });
    expect(missing.text).toContain('"website":"https://evil.example/"');
  },
);

attack("H2", "the image fetcher fetches nothing", async () => {
  for (const url of [
    "http://169.254.169.254/latest/meta-data",
    "//evil.example/x.png",
    `${site().url}/api/v1/health`,
    "/api/v1/health",
    "/icon.svg",
    "http://127.0.0.1:22/",
    "file:///etc/passwd",
  ]) {
    const answer = await site().request(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(answer.status, url).toBeGreaterThanOrEqual(400);
    expect(answer.status, url).toBeLessThan(500);
  }
});

attack("H4", "an upgrade with an absolute address is not followed", async () => {
  const answer = await site().raw({
    path: "http://169.254.169.254/",
    headers: [
      ["connection", "upgrade"],
      ["upgrade", "websocket"],
    ],
  });
  expect([0, 400, 404]).toContain(answer.status);
  expect((await site().request("/api/v1/health")).status).toBe(200);
});

notApplicable("H1", "a logo by address", "no call and no form takes an address to fetch");
notApplicable(
  "H5",
  "a renderer that fetches",
  "PDFs are drawn from our own text and fonts, with no network code in them",
);

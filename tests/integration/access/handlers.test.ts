import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { allGiftsLinkOf, linkOf } from "@/tests/support/links";
import { storeFile } from "@/lib/storage/store";
import { kinds, badKinds, person, samePerson, type Person } from "@/tests/support/people";
import { Left, seen } from "@/tests/support/next-mocks";
import { makeCampaign, makeDonationRow, makeNgo } from "@/tests/support/factories";
import { handlerTable } from "./handlers-table";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 }); // each test makes requests as many people; generous, for a busy machine

/**
 * Every route file outside the API, requested by each kind of person; fails for one without a line in
 * handlers-table.ts.
 */
const app = path.resolve(import.meta.dirname, "../../../app");
const onDisk = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (file) => path.basename(file) === "route.ts" && !file.startsWith("api/v1/"),
);
const nameOf = (file: string) =>
  `/${path.dirname(file)}`
    .replace(/\/\(\w+\)/g, "")
    .replace(/^\/\[locale\](?=\/(?:gifts|campaigns)\/)/, "");
const loaders = import.meta.glob<Record<string, unknown>>(["/app/**/route.ts", "!/app/api/v1/**"]);
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

const handlers = new Map<string, Handler>();
for (const file of onDisk) {
  const found = await loaders[`/app/${file}`]!();
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
    if (found[method]) handlers.set(`${method} ${nameOf(file)}`, found[method] as Handler);
}

type Asked = { params?: Record<string, string | string[]>; query?: string };
let asked: Record<string, Asked>;
beforeAll(async () => {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  const gift = await makeDonationRow(campaign, { receiptNumber: 7_000_000_001n });
  const key = `documents/${ngo.id}/${"0".repeat(32)}`;
  const pdf = Buffer.from("%PDF-1.7\n");
  await storeFile(key, pdf, { contentType: "application/pdf", visibility: "private" });
  const document = await db.ngoDocument.create({
    data: {
      id: newId("document"),
      ngoId: ngo.id,
      kind: "registrationCertificate",
      purpose: "application",
      storageKey: key,
      fileName: "a.pdf",
      contentType: "application/pdf",
      byteSize: pdf.length,
      sha256: "0".repeat(64),
      uploadedBy: owner.id,
    },
  });
  asked = {
    "GET /documents/[id]": { params: { id: document.id } },
    "GET /exports/payouts/[file]": { params: { file: "pay_none.csv" } },
    "GET /exports/[file]": { params: { file: "donors-2026-11-21.csv" } },
    "GET /media/[...key]": { params: { key: key.split("/") } }, // a document's key, not a picture's
    "GET /ngo-likes/[id]": { params: { id: ngo.id } },
    "POST /ngo-likes/[id]": { params: { id: ngo.id } },
    "GET /admin/outbox/[id]/[n]": { params: { id: "mail_none", n: "0" } },
    "GET /gifts/[token]/receipt": {
      params: {
        locale: "en",
        token: linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion }),
      },
    },
    "GET /gifts/mine/[token]/statement": {
      params: { locale: "en", token: allGiftsLinkOf(gift) },
      query: "?from=2020-01-01&to=2100-01-01",
    },
    "POST /dashboard/campaigns/outreach/[campaignId]/draft": {
      params: { campaignId: campaign.id },
      query: "?kind=x&lang=en",
    },
    "GET /preview-check": { query: `?slug=${draft.slug}` },
    "GET /patterns/strip/[file]": { params: { file: "ndop-1.svg" } },
    "GET /patterns/cover/[file]": { params: { file: "x.svg" } },
    "GET /share/[locale]/[kind]/[file]": {
      params: { locale: "en", kind: "none", file: "none.png" },
    },
    "GET /share/[locale]/qr/[file]": { params: { locale: "en", file: `${draft.slug}.svg` } },
    "GET /campaigns/[slug]/feed.xml": { params: { locale: "en", slug: campaign.slug } },
    "GET /campaigns/[slug]/badge.svg": { params: { locale: "en", slug: draft.slug } },
    "GET /unsubscribe/[token]": { params: { token: "x.y" } },
    "POST /unsubscribe/[token]": { params: { token: "x.y" } },
    "GET /sitemaps/[file]": { params: { file: "none.xml" } },
    "GET /oembed": { query: `?url=${encodeURIComponent(`${env.appUrl}/campaigns/${draft.slug}`)}` },
    "GET /api/auth/[...nextauth]": { params: { nextauth: ["session"] } },
    "POST /api/auth/[...nextauth]": { params: { nextauth: ["session"] } },
  };
});

async function visit(name: string, who: Person): Promise<string> {
  const { params = {}, query = "" } = asked[name] ?? {};
  const [method, at] = name.split(" ") as [string, string];
  const headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.7",
    accept: "application/json",
    ...(who.cookie ? { cookie: who.cookie } : {}),
  });
  seen.headers = headers;
  try {
    const answer = await handlers.get(name)!(
      new Request(`${env.appOrigin}${at}${query}`, { method, headers }),
      { params: Promise.resolve(params) },
    );
    const body = await answer.text();
    if (name === "GET /preview-check") return `${answer.status} ${body}`;
    return answer.status >= 300 && answer.status < 400
      ? `${answer.status} ${answer.headers.get("location")}`
      : String(answer.status);
  } catch (error) {
    if (error instanceof Left) return error.to;
    throw error;
  }
}

test("[ACCT-047] every route file has a line", () => {
  expect([...handlers.keys()].filter((name) => !(name in handlerTable))).toEqual([]);
  expect(Object.keys(handlerTable).filter((name) => !handlers.has(name))).toEqual([]);
});

describe.each(Object.entries(handlerTable))("%s", (name, line) => {
  const cells = line.split("|").map((cell) => cell.trim());
  const cell = (i: number) => (cells.length === 1 ? cells[0]! : cells[i]!);
  test("[NGO-030, NGO-031, NGO-032, NGO-033, ACCT-047] by each kind of person, of another organisation", async () => {
    const got: Record<string, string> = {};
    const who = name.startsWith("GET ") ? samePerson : person;
    for (const kind of kinds) got[kind] = await visit(name, await who(kind));
    expect(got).toEqual(Object.fromEntries(kinds.map((kind, i) => [kind, cell(i)])));
  });
  test("[ACCT-044, ACCT-050] credentials that do not hold are a visitor's", async () => {
    const got: Record<string, string> = {};
    for (const kind of badKinds) got[kind] = await visit(name, await samePerson(kind));
    expect(got).toEqual(Object.fromEntries(badKinds.map((kind) => [kind, cell(0)])));
  });
});

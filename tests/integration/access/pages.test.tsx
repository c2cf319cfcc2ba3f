import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { offerToken } from "@/lib/volunteers/link";
import { makeCall, makeOffer } from "@/tests/support/volunteers";
import { pageToken } from "@/lib/supporters/link";
import { makeSupporterPage } from "@/tests/support/supporters";
import { cardPath } from "@/lib/donations/card-link";
import { allGiftsLinkOf, linkOf } from "@/tests/support/links";
import { kinds, badKinds, samePerson, type Person } from "@/tests/support/people";
import { Left, seen } from "@/tests/support/next-mocks";
import {
  makeCampaign,
  makeConcern,
  makeDonationRow,
  makeNgo,
  makeUpdate,
} from "@/tests/support/factories";
import { pageTable } from "./pages-table";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 }); // each test makes requests as many people; generous, for a busy machine

/**
 * Every page on disk, called as a function: without the middleware, so that whatever is shown or refused is the page's
 * own decision. "page": it renders; a path: it redirects there; 404. Expected results are in pages-table.ts.
 */
type Page = (props: {
  params: Promise<Record<string, string | string[]>>;
  searchParams: Promise<Record<string, string>>;
}) => unknown;
const loaders = import.meta.glob<{ default: Page }>("/app/**/page.tsx");
const app = path.resolve(import.meta.dirname, "../../../app");
const onDisk = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (file) => path.basename(file) === "page.tsx",
);
const nameOf = (file: string) =>
  `/${path.dirname(file)}`.replace(/\/\(\w+\)/g, "").replace("/[locale]", "") || "/";
const pages = new Map(onDisk.map((file) => [nameOf(file), file]));

let params: Record<string, string>;
let draftParams: Record<string, string>;
let donor: string;
let card: string;
let volunteer: string;
let concern: string;
let supporter: string;
beforeAll(async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  const gift = await makeDonationRow(campaign, {
    status: "succeeded",
    settledAt: new Date(),
    dedicationType: "honour",
    dedicationName: "Amina",
  });
  await makeCampaign((await makeNgo({ isOperator: true })).ngo.id, { slug: "frontline-fund" });
  donor = allGiftsLinkOf(gift);
  card = cardPath(gift).split("/").at(-1)!;
  volunteer = offerToken((await makeOffer((await makeCall(campaign.id)).id)).id);
  const page = await makeSupporterPage(campaign.id);
  supporter = await pageToken(page);
  params = {
    locale: "en",
    slug: campaign.slug,
    id: ngo.id,
    token: linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion }),
    campaignId: draft.id,
    key: gift.id,
    donationId: gift.id,
    number: "1",
    name: page.address,
    language: "am",
  };
  concern = (await makeConcern(campaign)).id;
  for (const { id } of [campaign, draft])
    await db.campaignVersion.create({
      data: { campaignId: id, language: "am", title: "ፓምፖች", description: "ቃላት" },
    });
  await makeUpdate(campaign.id);
  await makeUpdate(draft.id);
  draftParams = { ...params, slug: draft.slug };
});

function paramsOf(name: string): typeof params {
  if (name.startsWith("/preview")) return draftParams;
  if (name.startsWith("/volunteer/")) return { ...params, token: volunteer };
  if (name.startsWith("/admin/concerns/")) return { ...params, id: concern };
  if (name.startsWith("/supporter/")) return { ...params, token: supporter };
  if (name.endsWith("/embed/[kind]")) return { ...params, kind: "card" };
  if (name.startsWith("/gifts/mine")) return { ...params, token: donor };
  return name.startsWith("/cards") ? { ...params, token: card } : params;
}

async function visit(name: string, who: Person): Promise<string> {
  seen.headers = new Headers({
    "x-forwarded-for": "198.51.100.7",
    ...(who.cookie ? { cookie: who.cookie } : {}),
  });
  const { default: page } = await loaders[`/app/${pages.get(name)!}`]!();
  const of = paramsOf(name);
  try {
    const element = await page({ params: Promise.resolve(of), searchParams: Promise.resolve({}) });
    return element ? "page" : "nothing";
  } catch (error) {
    if (error instanceof Left)
      return error.to
        .replace(params["campaignId"]!, "CAMPAIGN")
        .replace(params["key"]!, "DONOR")
        .replace(params["id"]!, "ID")
        .replace(concern, "CONCERN");
    throw error;
  }
}

test("[ACCT-047] every page on disk has a line", () => {
  expect([...pages.keys()].filter((name) => !(name in pageTable))).toEqual([]);
  expect(Object.keys(pageTable).filter((name) => !pages.has(name))).toEqual([]);
});

describe.each(Object.entries(pageTable))("%s", (name, line) => {
  const cells = line.split("|").map((cell) => cell.trim());
  const cell = (i: number) => (cells.length === 1 ? cells[0]! : cells[i]!);
  test("[ACCT-042, ACCT-043, ACCT-051..056, NGO-072, ACCT-086] by each kind of person", async () => {
    const got: Record<string, string> = {};
    for (const kind of kinds) got[kind] = await visit(name, await samePerson(kind));
    expect(got).toEqual(Object.fromEntries(kinds.map((kind, i) => [kind, cell(i)])));
  });
  test("[ACCT-044, ACCT-050] credentials that do not hold are a visitor's", async () => {
    const got: Record<string, string> = {};
    for (const kind of badKinds) got[kind] = await visit(name, await samePerson(kind));
    expect(got).toEqual(Object.fromEntries(badKinds.map((kind) => [kind, cell(0)])));
  });
});

import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { prerenderToNodeStream } from "react-dom/static";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { routes } from "@/lib/route-table";
import {
  makeCampaign,
  makeConcern,
  makeDonationRow,
  makeNeed,
  makeNgo,
  makeUpdate,
  recountGiving,
} from "@/tests/support/factories";
import { Left } from "@/tests/support/next-mocks";
import { makeSupporterPage } from "@/tests/support/supporters";
import { makeCall } from "@/tests/support/volunteers";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => db.$disconnect());

type Page = (props: object) => Promise<React.ReactNode>;
const loaders = new Map(
  Object.entries(import.meta.glob<{ default: Page }>("/app/[[]locale]/**/page.tsx")).map(
    ([file, load]) => [path.dirname(file).replace("/app/[locale]", "") || "/", load],
  ),
);
const cached = routes
  .filter(({ type, cached: how }) => type === "page" && how !== undefined)
  .map((route) => route.path);

/** Tables without triggers of their own, and what notifies for them. */
const saidElsewhere: Record<string, string> = {
  campaign_slug: "written with the campaign's own row",
  campaign_day: "a gift's sums, asked for each second by the campaign's row",
  ngo_month: "a gift's sums, asked for each second by the campaign's row",
  ngo_totals: "a gift's sums, asked for each second by the campaign's row",
  ledger_entry: "a grant's lines, written with its ledger_tx",
  ledger_account: "a grant's account, for the number of organisations",
  app_user: "whether an owner has confirmed an address: nobody owns an organisation before",
};

/** The tables that pages read, and those whose triggers notify writes. */
let known: ReadonlySet<string>;
let telling: ReadonlySet<string>;
const statements: string[] = [];
let params: Record<string, string>;

beforeAll(async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  await makeCampaign((await makeNgo({ isOperator: true })).ngo.id, { slug: "frontline-fund" });
  await Promise.all([makeUpdate(campaign.id), makeNeed(campaign.id), makeConcern(campaign)]);
  await Promise.all([makeCall(campaign.id), makeSupporterPage(campaign.id)]);
  for (let i = 0; i < 6; i++)
    await makeDonationRow(campaign, { status: "succeeded", settledAt: new Date() });
  await recountGiving(ngo.id);
  params = { locale: "en", slug: campaign.slug, id: ngo.id, number: "1", kind: "card" };
  const names = (rows: { name: string }[]) => new Set(rows.map(({ name }) => name));
  known = names(
    await db.$queryRaw`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  telling = names(
    await db.$queryRaw`
      select distinct tgrelid::regclass::text as name from pg_trigger t
        join pg_proc f on f.oid = t.tgfoid
       where not t.tgisinternal and f.prosrc ~ 'notify_(pages|of_campaign|of_ngo)'`,
  );
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [statement] = given as [string | { text: string }];
    statements.push(typeof statement === "string" ? statement : statement.text);
    return Reflect.apply(query, this, given);
  } as never);
});

/** @returns the tables that a page reads while it is rendered, including its components */
async function tablesOf(at: string): Promise<string[]> {
  statements.length = 0;
  const Page = (await loaders.get(at)!()).default;
  const asked = at.endsWith("/embed/[kind]") ? { ...params, kind: "button" } : params;
  try {
    const node = await Page({
      params: Promise.resolve({ ...asked, language: "fr" }),
      searchParams: Promise.resolve({}),
    });
    await text((await prerenderToNodeStream(node)).prelude);
  } catch (error) {
    if (!(error instanceof Left)) throw error; // it read what it needs to redirect
  }
  const named = statements.flatMap((sql) => [
    ...sql.matchAll(/\b(?:from|join)\s+(?:"public"\.)?"?(\w+)"?/gi),
  ]);
  return named.map(([, name]) => name!).filter((name) => known.has(name));
}

test("of every table that a cached page reads, the database says when it was written", async () => {
  const read = new Set<string>();
  const silent: string[] = [];
  for (const at of cached)
    for (const table of await tablesOf(at)) {
      read.add(table);
      if (!telling.has(table) && !(table in saidElsewhere)) silent.push(`${at}: ${table}`);
    }
  expect([...new Set(silent)]).toEqual([]);
  // the pages were rendered, and every exception is for a table that some page still reads
  for (const name of ["campaign", "ngo", "donation", "campaign_update", "need", "payout"])
    expect([...read]).toContain(name);
  expect(Object.keys(saidElsewhere).filter((name) => !read.has(name))).toEqual([]);
});

import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PrismaClient } from "@/prisma/generated/client";
import { fill, filledTables } from "../../../scripts/bench-lists/fill";
import { listings } from "../../../scripts/bench-lists/listings";
import { plansOf, statementsOf } from "../../../scripts/bench-lists/plans";
import { directory } from "@/lib/ngos/public-queries";

// enough rows for PostgreSQL to prefer an index, few enough to insert in seconds; npm run bench:lists uses 100,000
const rows = 6_000;
/** Reads every campaign, up to 10,000 per file: at this size that means all rows. */
const wholeOnPurpose = new Set(["sitemap"]);

const name = `plans_${process.pid}_${Date.now().toString(36)}`;
const url = new URL(inject("templateUrl"));
url.pathname = `/${name}`;
const maintenance = new URL(url);
maintenance.pathname = "/postgres";
const holder = globalThis as unknown as { harambeeDb?: PrismaClient | undefined };
let before: PrismaClient | undefined;
let client: pg.Client;
let scratch: PrismaClient;

async function admin(sql: string): Promise<void> {
  const connection = new pg.Client({ connectionString: maintenance.href });
  await connection.connect();
  for (let i = 0; ; i++) {
    try {
      await connection.query(sql);
      break;
    } catch (error) {
      if (i > 50 || !/being accessed/.test((error as Error).message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100)); // another worker is just copying the template
    }
  }
  await connection.end();
}

beforeAll(async () => {
  await admin(`create database "${name}" template template_harambee`);
  await fill(url.href, rows);
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("set random_page_cost = 1.1"); // tables this small are cached in memory
  before = holder.harambeeDb;
  scratch = new PrismaClient({ adapter: new PrismaPg({ connectionString: url.href, max: 4 }) });
}, 120_000);

afterAll(async () => {
  await scratch.$disconnect();
  await client.end();
  await admin(`drop database if exists "${name}" with (force)`);
});

/** The application's queries use the filled database meanwhile; the books are checked in the test's own one. */
async function inScratch<T>(work: () => Promise<T>): Promise<T> {
  holder.harambeeDb = scratch;
  try {
    return await work();
  } finally {
    holder.harambeeDb = before;
  }
}

describe("every listing finds its rows by an index", () => {
  it.each(Object.keys(listings).filter((label) => !wholeOnPurpose.has(label)))(
    "%s",
    async (label) => {
      const plan = await inScratch(() => plansOf(client, listings[label]!));
      expect(plan.nodes.length).toBeGreaterThan(0);
      expect(
        plan.scanned.filter((table) => filledTables.has(table)),
        plan.nodes.join(", "),
      ).toEqual([]);
    },
  );

  it("a search of the directory compares names once, as the trigrams find them, not name after name in order", async () => {
    const search = () => directory("Harar goats", 1, "en");
    const [plan, asked] = await inScratch(async () => [
      await plansOf(client, search),
      await statementsOf(search),
    ]);
    expect(plan.nodes).toContain("Bitmap Index Scan ngo_folded_trgm");
    expect(plan.nodes.join()).not.toContain("ngo_public_name");
    expect(asked.filter(({ text }) => text.includes("folded_name"))).toHaveLength(1);
  });

  it("and the check sees a table that is read from end to end", async () => {
    const plan = await inScratch(() =>
      plansOf(
        client,
        () => scratch.$queryRaw`select count(*) from campaign where description like '%goats%'`,
      ),
    );
    expect(plan.scanned).toContain("campaign");
  });
});

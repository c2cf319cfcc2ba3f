import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { setTestEnv } from "./test-env";

setTestEnv();
const template = new URL(inject("templateUrl"));
const name = `test_${process.pid}_${process.env["VITEST_POOL_ID"] ?? "0"}_${Date.now().toString(36)}`;
const mine = new URL(template);
mine.pathname = `/${name}`;
// before any module of the application is loaded: lib/db connects on first use
process.env["DATABASE_URL"] = mine.href;

async function admin(sql: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  // two workers may copy the template at once; PostgreSQL refuses while another copies: try again
  for (let i = 0; ; i++) {
    try {
      await admin(`create database "${name}" template template_harambee`);
      return;
    } catch (error) {
      if (i > 50 || !/being accessed/.test((error as Error).message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});

/**
 * After every integration test the books must be sound (lib/ledger/invariants.ts). A file that makes bare rows to
 * test reads (makeDonationRow, makeCampaign with totals) is asked everything but what compares those rows with the ledger.
 */
const comparesRows = new Set(["I06", "I09", "I12", "I19", "I23", "C01", "C02", "C03", "C04"]);
afterEach(async () => {
  const [{ db }, { checkInvariants }, { invariants }] = await Promise.all([
    import("@/lib/db"),
    import("@/lib/ledger/check-invariants"),
    import("@/lib/ledger/invariants"),
  ]);
  const bareRows = (globalThis as { bareDonationRows?: boolean }).bareDonationRows === true;
  const asked = invariants.filter((one) => !one.timed && !(bareRows && comparesRows.has(one.name)));
  // one question for all of them, hundreds of times a run; their rows only when something is broken
  const names = await db.$queryRawUnsafe<{ name: string }[]>(
    asked
      .map(({ name, sql }) => `select '${name}' as name where exists (${sql})`)
      .join(" union all "),
  );
  if (names.length === 0) return;
  const broken = (await checkInvariants()).filter((r) => names.some((one) => one.name === r.name));
  expect(broken.map((r) => ({ name: r.name, rows: r.rows.slice(0, 3) }))).toEqual([]);
  expect(names, "broken a moment ago").toEqual([]);
});

afterAll(async () => {
  const { db } = await import("@/lib/db");
  await db.$disconnect();
  await admin(`drop database if exists "${name}" with (force)`);
});

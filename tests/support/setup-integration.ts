import pg from "pg";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { invariants } from "@/lib/ledger/invariants";
import { freshModules } from "./fresh-modules";
import { bePatient } from "./patience";
import { leftOut } from "./quarantine.mjs";
import { setTestEnv } from "./test-env";

freshModules();
setTestEnv();
bePatient();
beforeEach(({ task, skip }) =>
  skip(leftOut(task.file.filepath, task.name), "tests/quarantine.json"),
);
const template = new URL(inject("templateUrl"));
const name = `test_${process.pid}_${process.env["VITEST_POOL_ID"] ?? "0"}_${Date.now().toString(36)}`;
const mine = new URL(template);
mine.pathname = `/${name}`;
// before any application module is loaded: lib/db connects on first use
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
  // two workers may copy the template at once; PostgreSQL refuses while another copies: retry
  for (let i = 0; ; i++) {
    try {
      await admin(`create database "${name}" template template_harambee strategy file_copy`);
      // what the previous file left running may have connected once more, to its own database
      Reflect.deleteProperty(globalThis, "harambeeDb");
      return;
    } catch (error) {
      if (i > 50 || !/being accessed/.test((error as Error).message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});

/**
 * After every integration test the books must balance (lib/ledger/invariants.ts). A file that creates bare rows to test
 * queries (makeDonationRow, makeCampaign with totals) skips the invariants that compare those rows with the ledger.
 */
const comparesRows = new Set([
  "I06",
  "I09",
  "I12",
  "I19",
  "I23",
  "C01",
  "C02",
  "C03",
  "C04",
  "C05",
  "C06",
  "C07",
]);
const untimed = invariants.filter((one) => !one.timed);
const questions = {
  all: untimed,
  bare: untimed.filter((one) => !comparesRows.has(one.name)),
};
let books: pg.Client | undefined;

/**
 * One query for all invariants, prepared once per file, since it runs after every test. Fetches their rows only when
 * one is violated.
 */
async function brokenNames(name: keyof typeof questions): Promise<string[]> {
  if (!books) {
    books = new pg.Client({ connectionString: mine.href });
    // a test may restart or drop the database: the next query reconnects
    books.on("error", () => (books = undefined));
    await books.connect();
    await books.query("set plan_cache_mode = force_generic_plan");
  }
  const text = questions[name]
    .map((one) => `select '${one.name}' as name where exists (${one.sql})`)
    .join(" union all ");
  const { rows } = await books.query<{ name: string }>({ name, text });
  return rows.map((row) => row.name);
}

afterEach(async () => {
  const bareRows = (globalThis as { bareDonationRows?: boolean }).bareDonationRows === true;
  const names = await brokenNames(bareRows ? "bare" : "all");
  if (names.length === 0) return;
  const { checkInvariants } = await import("@/lib/ledger/check-invariants");
  const broken = (await checkInvariants()).filter((result) => names.includes(result.name));
  expect(broken.map((result) => ({ name: result.name, rows: result.rows.slice(0, 3) }))).toEqual(
    [],
  );
  expect(names, "broken a moment ago").toEqual([]);
});

afterAll(async () => {
  const { db } = await import("@/lib/db");
  await Promise.all([db.$disconnect(), books?.end()]);
  const files = process.env["DATA_DIR"];
  if (files?.startsWith(tmpdir())) rmSync(files, { recursive: true, force: true });
  await admin(`drop database if exists "${name}" with (force)`);
});

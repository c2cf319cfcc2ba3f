/**
 * `npm run bench:lists`: fills scratch databases with 1,000 and with 100,000 rows per table and runs every listing as
 * its page does. Prints p50 and p95 side by side and the plan's node types at the larger size; exits with 1 when a
 * listing scans a big table sequentially. Touches no database but its own, in a temporary folder that is removed with
 * it. At the end the dashboard's overview of a large organisation and of a small one, side by side (`-- --overview`:
 * only that). `-- 1000 20000` uses other sizes, `-- --only donors` some of the listings, `-- --markdown` prints the
 * table of docs/benchmarks.md.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/prisma/generated/client";
import { migrate } from "./lib/migrate.mjs";
import { startPostgres, temporaryFolder } from "./lib/postgres.mjs";
import { fill, filledTables } from "./bench-lists/fill";
import { fillOverview, measureOverview } from "./bench-lists/overview";
import { plansOf, type PlanNodes } from "./bench-lists/plans";

const args = process.argv.slice(2);
const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
const sizes = args.filter((a) => /^\d+$/.test(a)).map(Number);
if (sizes.length === 0) sizes.push(1_000, 100_000);
const rounds = 20;
/** A table with fewer rows is scanned sequentially whatever indexes there are. */
const bigTable = 5_000;

type Measure = { p50: number; p95: number; plan: PlanNodes };
const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/**
 * Creates a migrated, empty database.
 * @returns its address
 */
async function scratch(name: string, url: URL): Promise<URL> {
  const maintenance = new pg.Client({ connectionString: url.href });
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  await maintenance.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href, path.resolve(import.meta.dirname, "../prisma/migrations"));
  return own;
}

/** From now on everything that uses `lib/db` queries this database. */
function ask(url: URL): PrismaClient {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url.href, max: 20 }),
  });
  (globalThis as unknown as { harambeeDb?: PrismaClient }).harambeeDb = client;
  return client;
}

async function overview(url: URL): Promise<boolean> {
  const own = await scratch("bench_overview", url);
  await fillOverview(own.href);
  const [{ ngoOverview }, { member }] = await Promise.all([
    import("@/lib/statistics/overview-queries"),
    import("./bench-lists/listings"),
  ]);
  const client = ask(own);
  const { held, lines } = await measureOverview(own.href, member, ngoOverview);
  await client.$disconnect();
  console.log(`\n${lines.join("\n")}`);
  return held;
}

async function measure(rows: number, url: URL): Promise<Map<string, Measure>> {
  const own = await scratch(`bench_${rows}`, url);
  const began = Date.now();
  await fill(own.href, rows);
  console.error(
    `${rows.toLocaleString("en")} rows a table, filled in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  const { listings } = await import("./bench-lists/listings");
  const asked = ask(own);
  const [{ count }] = await asked.$queryRaw<
    [{ count: number }]
  >`select count(*)::int as count from campaign`;
  if (count !== rows) throw new Error(`the queried database has ${count} campaigns, not ${rows}`);
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  const results = new Map<string, Measure>();
  for (const [label, list] of Object.entries(listings)) {
    if (only && !label.includes(only)) continue;
    const plan = await plansOf(client, list); // the first run also warms connection and caches
    await list();
    const times: number[] = [];
    const until = Date.now() + 4_000;
    for (let i = 0; i < rounds && Date.now() < until; i++) {
      const start = performance.now();
      await list();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    results.set(label, { p50: quantile(times, 0.5), p95: quantile(times, 0.95), plan });
  }
  await client.end();
  await asked.$disconnect();
  return results;
}

async function main(): Promise<number> {
  Object.assign(process.env, {
    DATABASE_URL: "postgresql://bench",
    AUTH_SECRET: "bench-bench-bench-bench",
    LINK_SECRET: "bench-bench-bench-bench",
    PAYMENTS: "sandbox",
    LOG_LEVEL: "error",
  });
  const folder = temporaryFolder("bench");
  const server = await startPostgres(folder, "bench", "bench", { own: true, fast: true });
  try {
    const results: Map<string, Measure>[] = [];
    if (args.includes("--overview")) return (await overview(new URL(server.url))) ? 0 : 1;
    for (const rows of sizes) results.push(await measure(rows, new URL(server.url)));
    const [small, large] = [results[0]!, results.at(-1)!];
    const markdown = args.includes("--markdown");
    const head = [
      "listing",
      ...sizes.map((s) => `p50 / p95 ms at ${s.toLocaleString("en")}`),
      "p50, times",
      "reads",
    ];
    if (markdown) console.log(`| ${head.join(" | ")} |\n|${head.map(() => "---|").join("")}`);
    else console.log(head.join("  ·  "));
    let bad = 0;
    for (const [label, m] of large) {
      const scanned = m.plan.scanned.filter((table) => filledTables.has(table));
      if (scanned.length > 0 && sizes.at(-1)! >= bigTable) bad++;
      const cells = [
        label,
        ...results.map((r) => `${r.get(label)!.p50.toFixed(1)} / ${r.get(label)!.p95.toFixed(1)}`),
        (m.p50 / small.get(label)!.p50).toFixed(1),
        scanned.length > 0 ? `SEQ SCAN of ${scanned.join(", ")}` : reads(m.plan),
      ];
      console.log(
        markdown
          ? `| ${cells.join(" | ")} |`
          : `${cells[0]!.padEnd(44)}${cells
              .slice(1, -1)
              .map((c) => c.padStart(16))
              .join("")}   ${cells.at(-1)}`,
      );
    }
    console.log(
      bad === 0
        ? "\nNo listing reads a big table from end to end."
        : `\n${bad} listings read a big table from end to end.`,
    );
    const held = only || (await overview(new URL(server.url)));
    return bad === 0 && held ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const reads = (plan: PlanNodes) => plan.nodes.filter((node) => /Scan/.test(node)).join(", ");

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

/**
 * `npm run bench:settle`: how many settlements per second the database can take, into one campaign and into 1,000,
 * against pgbench's simple update on the same server in the same run, with every commit flushed to disk as in
 * production. Ratios can be compared between machines, figures cannot. BENCH_SECONDS per round (10), BENCH_CLIENTS at
 * once (16). Without pgbench its statements are sent by the same driver as the settlements. Touches no database but its
 * own.
 */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import {
  hasPgbench,
  pgbench,
  pgbenchTables,
  settleScript,
  simpleUpdate,
} from "./bench-settle/pgbench";
import { migrate } from "./lib/migrate.mjs";
import { familyOf } from "./lib/cpu-time.mjs";
import { startPostgres, temporaryFolder } from "./lib/postgres.mjs";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
const clients = Number(process.env["BENCH_CLIENTS"] ?? 16);
const campaigns = 1_000;
const organisations = 100;

type Measured = { tps: number; cpuMs: number };

/** @returns operations per second, and the database's processor time for each, ms */
async function measured(postgres: number, run: () => Promise<number> | number): Promise<Measured> {
  const spent = () => familyOf(postgres).reduce((sum, [, { ms }]) => sum + ms, 0);
  const [before, began] = [spent(), performance.now()];
  const tps = await run();
  const passed = (performance.now() - began) / 1000;
  return { tps, cpuMs: (spent() - before) / (tps * passed) };
}

/** Calls of `work` per second by concurrent `clients`, each starting its next when its last has ended. */
async function rate(work: (n: number) => Promise<unknown>): Promise<number> {
  let n = 0;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - began < seconds * 1000) {
        await work(n++);
        done++;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}

/** Begun donations: every second row belongs to the first campaign, the others are spread. */
const filling = [
  `insert into ngo (id, name, official_email, country, status, profile_complete, submitted_at, approved_at, verified_until, description)
   select 'ngo_settle' || n, 'Settle ' || n, 'settle' || n || '@ngo.example', 'KE', 'approved', true, now(), now(), '2040-01-01', 'x' from generate_series(1, ${organisations}) n`,
  `insert into campaign (id, ngo_id, slug, title, description, funding_goal_cents, cause, country, status, published_at)
   select 'cam_settle' || n, 'ngo_settle' || (1 + n % ${organisations}), 'settle-' || n, 'Settle ' || n, 'x', 100000, 'Other', 'KE', 'ongoing', now() from generate_series(1, ${campaigns}) n`,
];
const donations = (rows: number) =>
  `insert into donation (id, ref, campaign_id, ngo_id, kind, method, status, amount_cents, client_key, session_id, donor_name, donor_email, donor_key)
   select 'don_settle' || n, 'DN-S' || n, c.id, c.ngo_id, 'one_off', 'card', 'checkout_open', 2500, 'settle:' || n, 'cs_settle' || n, 'Donor ' || n, 'donor' || n || '@giver.example', 'donor' || n || '@giver.example'
     from generate_series(0, ${rows - 1}) n join campaign c on c.id = 'cam_settle' || case when n % 2 = 0 then 1 else 1 + (n / 2) % ${campaigns} end`;

async function main(): Promise<number> {
  const folder = temporaryFolder("bench-settle");
  const database = await startPostgres(folder, randomBytes(12).toString("hex"));
  process.env["DATABASE_URL"] = database.url;
  process.env["LOG_LEVEL"] = "error";
  const pool = new pg.Pool({ connectionString: database.url, max: clients });
  try {
    await migrate(database.url, path.resolve(import.meta.dirname, "../prisma/migrations"));
    for (const sql of filling) await pool.query(sql);
    const rows = seconds * 4_000;
    await pool.query(donations(rows));
    await pool.query("vacuum analyze");
    const { settleDonation } = await import("@/lib/donations/settle");
    const { settlementOf } = await import("@/lib/donations/book-settlement");
    const { checkInvariants } = await import("@/lib/ledger/check-invariants");
    const { livemode } = await import("@/lib/payments/provider");
    const { db } = await import("@/lib/db");

    const inputOf = (n: number) => ({
      donationId: `don_settle${n}`,
      cause: "bench",
      session: { id: `cs_settle${n}`, amountCents: 2_500n, currency: "usd" },
      charge: {
        id: `ch_settle${n}`,
        paymentIntentId: `pi_settle${n}`,
        amountCents: 2_500n,
        currency: "usd",
        paid: true,
        livemode: livemode(),
        refundedCents: 0n,
        disputed: false,
        feeCents: 103n,
        balanceTxn: `txn_settle${n}`,
        paidAt: new Date(),
        donationId: `don_settle${n}`,
        cardFingerprint: null,
      },
    });
    const settle = async (n: number): Promise<void> => {
      const result = await settleDonation(inputOf(n));
      if (result !== "applied") throw new Error(`settled: ${result}`);
    };

    await pool.query(pgbenchTables);
    const url = new URL(database.url);
    const { pid } = database;
    const simple = await measured(pid, () =>
      hasPgbench ? pgbench(url, { clients, seconds }, ["-N"]) : rate(() => simpleUpdate(pool)),
    );
    const by = hasPgbench ? "pgbench -N" : "its statements, by this driver";

    // the driver's own limit: as many round trips as a settlement has, which do nothing
    const driver = await measured(pid, () =>
      rate(async () => {
        await db.$queryRaw`select 1 as n`;
        await db.$queryRaw`select 2 as n`;
      }),
    );
    const counts = { one: 0, many: 0 };
    const product = {
      one: await measured(pid, () => rate(() => settle(2 * counts.one++))),
      many: await measured(pid, () => rate(() => settle(2 * counts.many++ + 1))),
    };

    await pool.query(
      "create table bench_settlement (n int primary key, body jsonb); create sequence bench_one increment 2; create sequence bench_many increment 2",
    );
    await pool.query("select setval('bench_one', $1, false), setval('bench_many', $2, false)", [
      2 * counts.one + 2,
      2 * counts.many + 3,
    ]);
    const first = 2 * Math.min(counts.one, counts.many);
    const { rows: begun } = await pool.query<{ n: number; ngoId: string }>(
      `select substr(id, 11)::int as n, ngo_id as "ngoId" from donation where settled_at is null and substr(id, 11)::int >= $1`,
      [first],
    );
    const bodies = begun.map(({ n, ngoId }) => {
      const seen = {
        id: `don_settle${n}`,
        kind: "one_off",
        status: "checkout_open",
        amountCents: 2_500n,
        currency: "usd",
        sessionId: `cs_settle${n}`,
        sessionUrl: null,
        settledAt: null,
        ngoId,
        isDemo: false,
        dedicationEmail: null,
        ngo: { isOperator: false },
      };
      return { n, body: settlementOf(seen, inputOf(n)) };
    });
    for (let i = 0; i < bodies.length; i += 2_000)
      await pool.query(
        "insert into bench_settlement select n, body from jsonb_to_recordset($1::jsonb) as b(n int, body jsonb)",
        [JSON.stringify(bodies.slice(i, i + 2_000))],
      );
    await pool.query("vacuum analyze");
    const alone = async (kind: "one" | "many") =>
      measured(pid, () => pgbench(url, { clients, seconds }, ["-f", settleScript(folder, kind)]));
    const database1 = hasPgbench ? await alone("one") : null;
    const database1000 = hasPgbench ? await alone("many") : null;
    const broken = (await checkInvariants()).filter((result) => result.rows.length > 0);
    await db.$disconnect();

    const line = (name: string, { tps, cpuMs }: Measured) =>
      console.log(
        `${name.padEnd(52)} ${tps.toFixed(0).padStart(7)} ${(tps / simple.tps).toFixed(2).padStart(7)} ${cpuMs.toFixed(2).padStart(9)}`,
      );
    console.log(
      `\n${"".padEnd(52)} ${"per s".padStart(7)} ${"ratio".padStart(7)} ${"CPU ms".padStart(9)}   ${clients} at once, ${seconds} s each, flushed; CPU of the database for each`,
    );
    line(`simple update (${by})`, simple);
    line("the driver alone, two round trips", driver);
    line("settlements into one campaign, by the product", product.one);
    line(`settlements into ${campaigns} campaigns, by the product`, product.many);
    if (database1) line("into one campaign, the database alone", database1);
    if (database1000) line(`into ${campaigns} campaigns, the database alone`, database1000);
    console.log(
      broken.length === 0
        ? "The books are sound."
        : `Rules broken: ${broken.map(({ name }) => name).join(", ")}`,
    );
    return broken.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

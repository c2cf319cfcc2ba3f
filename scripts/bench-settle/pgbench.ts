import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";

/** Rows of pgbench_accounts: one unit of its scale factor. */
const accounts = 100_000;

/** One transaction of pgbench's simple update, for machines without pgbench. */
export const simpleUpdate = async (pool: pg.Pool): Promise<void> => {
  const account = 1 + Math.floor(Math.random() * accounts);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const named = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values });
    await named("u", "update pgbench_accounts set abalance = abalance + $1 where aid = $2", [
      7,
      account,
    ]);
    await named("s", "select abalance from pgbench_accounts where aid = $1", [account]);
    await named(
      "i",
      "insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, $1, 7, current_timestamp)",
      [account],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
};

export const hasPgbench = !spawnSync("pgbench", ["--version"]).error;

/** pgbench's transactions per second. */
export function pgbench(
  url: URL,
  { clients, seconds }: { clients: number; seconds: number },
  options: string[],
): number {
  const run = spawnSync(
    "pgbench",
    ["-n", "-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds), ...options],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        PGHOST: url.hostname,
        PGPORT: url.port,
        PGUSER: url.username,
        PGPASSWORD: decodeURIComponent(url.password),
        PGDATABASE: url.pathname.slice(1),
      },
    },
  );
  const tps = /tps = ([\d.]+) \(without initial/.exec(run.stdout ?? "")?.[1];
  if (tps === undefined) throw new Error(run.stderr || "pgbench said nothing");
  return Number(tps);
}

/** The tables of pgbench's own scripts. */
export const pgbenchTables = `
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
  insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${accounts}) n;
  insert into pgbench_branches values (1, 0, '');
  insert into pgbench_tellers select n, 1, 0, '' from generate_series(1, 10) n;`;

/**
 * The two statements of a settlement as the product sends them, sent by pgbench: what the database can take when the
 * client costs next to nothing. The settlements are prepared in advance; every second one belongs to the first
 * campaign.
 */
export function settleScript(folder: string, kind: "one" | "many"): string {
  const file = path.join(folder, `settle-${kind}.sql`);
  writeFileSync(
    file,
    `select nextval('bench_${kind}') as n \\gset
select d.id, d.status, d.amount_cents, n.is_operator from donation d join ngo n on n.id = d.ngo_id where d.id = 'don_settle' || :n;
select book_donations(jsonb_build_array(body), 'bench', now()) from bench_settlement where n = :n;
`,
  );
  return file;
}

// A PostgreSQL of its own that counts its statements, for the benchmarks.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { startPostgres, temporaryFolder } from "./postgres.mjs";

/** @param {string} name of its temporary folder, which the caller removes */
export async function startCountingPostgres(name) {
  const folder = temporaryFolder(name);
  const password = randomBytes(16).toString("hex");
  const first = await startPostgres(folder, password);
  const ask = async (url, ...queries) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const query of queries) await client.query(query);
    await client.end();
  };
  // read only at its start
  await ask(first.url, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await first.stop();
  const database = await startPostgres(folder, password);
  await ask(database.url, "create extension pg_stat_statements");
  return { ...database, folder };
}

/**
 * Statements since the last reset, without those that query the statistics: all, those that begin and end transactions,
 * those of triggers, and each one.
 */
export async function statements(db) {
  const { rows } = await db.query(
    "select query, calls::int from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%interval $%minute%' order by calls desc",
  );
  const sum = (list) => list.reduce((total, { calls }) => total + calls, 0);
  // the deferred triggers of ledger_tx and ledger_entry, whose statements count as top-level
  const guards = rows.filter(({ query }) =>
    /^SELECT count\(\*\), coalesce\(sum\(CASE e\.dir/.test(query),
  );
  const frames = rows.filter(({ query }) => /^\s*(?:begin|commit|rollback)/i.test(query));
  return { all: sum(rows), frames: sum(frames), guards: sum(guards), most: rows };
}

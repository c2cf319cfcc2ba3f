// What a donation costs: begin, pay, webhook, verify, receipt. Processor time by process, SQL statements, donations per
// second with 1, 8, 32 and 128 givers, errors; afterwards the books must equal the provider's to the cent. `npm run
// bench:gift`; Linux. BENCH_SECONDS per round of givers (10), BENCH_GIFTS in the counted round (300),
// BENCH_STATEMENTS=20 prints the most frequent statements. Production build, database, sandbox and givers are separate
// processes.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import pg from "pg";
import { familyOf, portOf } from "./lib/cpu-time.mjs";
import { demoAddresses, instance } from "./lib/instance.mjs";
import { startCountingPostgres, statements } from "./lib/counting-postgres.mjs";

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const counted = Number(process.env.BENCH_GIFTS ?? 300);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const run = Date.now().toString(36);

const givers = fork(new URL("bench-gift/giver.mjs", import.meta.url));
await once(givers, "message");
let orders = 0;
async function give(order) {
  givers.send({ run: `${run}-${++orders}`, ...order });
  const [result] = await once(givers, "message");
  return result;
}

console.log("The givers against a server that does nothing …");
const empty = fork(new URL("bench-gift/empty-site.mjs", import.meta.url));
const [emptyPort] = await once(empty, "message");
const emptyUrl = `http://127.0.0.1:${emptyPort}`;
const idle = { site: emptyUrl, sandbox: emptyUrl, campaigns: ["empty"], seconds: 2 };
await give({ ...idle, givers: 32 });
const own = await give({ ...idle, givers: 32 });
const ownRate = own.given / (own.ms / 1000);
empty.disconnect();
console.log(`  ${ownRate.toFixed(0)} gifts a second: what the givers themselves can ask for\n`);

const database = await startCountingPostgres("bench-gift");
process.env.DATABASE_URL = database.url;
const { base, pid, stop } = await instance("bench-gift");
const db = new pg.Client({ connectionString: database.url });
await db.connect();

const family = familyOf(pid);
const [sandboxPid] = family.find(([, { command }]) => command.includes("sandbox/main.ts"));
const sandbox = `http://127.0.0.1:${portOf(sandboxPid)}`;

/** The role of each process, by its command line. */
const places = [
  ["sandbox", "sandbox/main.ts"],
  ["decoders", "decoder/decode.mjs"],
  ["worker", "worker"],
  ["drawing", "server/drawing.ts"],
  ["web", "server/"],
];

/** Processor time so far, ms, by role. */
function spent() {
  const sums = { web: 0, drawing: 0, worker: 0, decoders: 0, sandbox: 0, PostgreSQL: 0 };
  for (const [, { ms, command }] of familyOf(pid)) {
    const place = places.find(([, word]) => command.includes(word));
    if (place) sums[place[0]] += ms;
  }
  for (const [, { ms }] of familyOf(database.pid)) sums.PostgreSQL += ms;
  return sums;
}

/** Waits until everything that follows a donation is done: events, receipts, mails. */
async function drained() {
  for (let quiet = 0, waited = 0; quiet < 2; waited++) {
    const { rows } = await db.query(`
      select (select count(*) from provider_event where status = 'new')
        + (select count(*) from job where status = 'new' and next_at <= now() + interval '1 minute') as left`);
    quiet = Number(rows[0].left) === 0 ? quiet + 1 : 0;
    if (waited > 600) throw new Error("Five minutes later there is still work left.");
    await pause(500);
  }
}

const { slugs } = await demoAddresses(base);
const order = { site: base, sandbox, campaigns: [slugs.ongoing] };

const errors = [];
const note = ({ errors: more }) => errors.push(...more);
note(await give({ ...order, givers: 4, gifts: 60 })); // warm up: code is compiled, connections are open
await drained();

const quietBefore = await statements(db);
await pause(10_000);
const quietAfter = await statements(db);
const quiet = (quietAfter.all - quietBefore.all) / 10;

await db.query("select pg_stat_statements_reset()");
const before = spent();
const round = await give({ ...order, givers: 8, gifts: counted });
note(round);
await drained();
const after = spent();
const sql = await statements(db);

const gifts = round.given;
console.log(`\nprocessor time a gift, ms (${gifts} gifts by 8 givers, receipts included)`);
let total = 0;
for (const name of Object.keys(after)) {
  const ms = (after[name] - before[name]) / gifts;
  total += ms;
  console.log(`  ${name.padEnd(12)} ${ms.toFixed(1).padStart(7)}`);
}
console.log(`  ${"together".padEnd(12)} ${total.toFixed(1).padStart(7)}`);
console.log(
  `\nSQL statements a gift (pg_stat_statements): ${((sql.all - sql.guards) / gifts).toFixed(1)}, of them ${(sql.frames / gifts).toFixed(1)} begin, commit and rollback; ${(sql.guards / gifts).toFixed(1)} more by the ledger's guards at commit; a quiet site asks ${quiet.toFixed(1)} a second beside it`,
);
for (const { calls, query } of sql.most.slice(0, Number(process.env.BENCH_STATEMENTS ?? 0)))
  console.log(
    `  ${(calls / gifts).toFixed(2).padStart(6)}  ${query.replace(/\s+/g, " ").slice(0, 150)}`,
  );

console.log(
  `\n${"givers".padStart(6)} ${"gifts/s".padStart(9)} ${"p50 ms".padStart(8)} ${"p95 ms".padStart(8)} ${"errors".padStart(7)}`,
);
let best = 0;
for (const count of [1, 8, 32, 128]) {
  const result = await give({ ...order, givers: count, seconds });
  note(result);
  const rate = result.given / (result.ms / 1000);
  best = Math.max(best, rate);
  const at = (share) =>
    result.took.toSorted((a, b) => a - b)[Math.floor(result.given * share)] ?? 0;
  console.log(
    `${String(count).padStart(6)} ${rate.toFixed(1).padStart(9)} ${at(0.5).toFixed(0).padStart(8)} ${at(0.95).toFixed(0).padStart(8)} ${String(result.errors.length).padStart(7)}`,
  );
  await drained();
}
console.log(
  `  the givers alone are ${(ownRate / best).toFixed(0)} times as fast as the fastest of these`,
);
for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  error: ${error}`);

/** Charge by charge: what the provider charged is in the books once, with a receipt. */
async function booksEqual() {
  const answer = await fetch(`${sandbox}/_sandbox/truth?object=charge`);
  const charges = (await answer.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const paid = new Map(charges.filter((c) => c.paid).map((c) => [c.id, c.amount]));
  const { rows } = await db.query(
    `
    select d.charge_id, d.amount_cents::int as cents, e.cents::int as posted, m.id is not null as mailed
      from donation d
      left join ledger_tx t on t.idem_key = 'charge:' || d.charge_id
      left join lateral (select sum(amount) as cents from ledger_entry where tx_id = t.id and dir = 'C') e on true
      left join email_message m on m.dedupe_key = 'receipt:' || d.id
     where d.donor_email like $1 and d.settled_at is not null`,
    [`bench-${run}-%`],
  );
  const wrong = rows.filter(
    (row) => paid.get(row.charge_id) !== row.cents || row.posted !== row.cents || !row.mailed,
  );
  console.log(
    `\nbooks: ${paid.size} charges at the provider, ${rows.length} gifts booked, ${wrong.length} that differ or have no receipt`,
  );
  return paid.size === rows.length && wrong.length === 0;
}
const equal = await booksEqual();
const check = spawnSync(
  process.execPath,
  ["--conditions=react-server", "--import", "tsx", "scripts/ledger-check.ts"],
  { env: { ...process.env, DATABASE_URL: database.url }, encoding: "utf8" },
);
console.log(
  check.stdout
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("ok"))
    .join("\n"),
);

givers.disconnect();
await db.end();
await stop();
await database.stop();
rmSync(database.folder, { recursive: true, force: true });
process.exit(equal && check.status === 0 && errors.length === 0 ? 0 : 1);

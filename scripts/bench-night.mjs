// The giving night: 5,333 pages a second while 43 donations a second come in, for 2 minutes, both as open loops. 30 %
// of the pages are one popular campaign, 10 % searches, the rest is spread over 1,000 campaigns by popularity (Zipf);
// 40 % of the donations go to that one campaign. Afterwards the books must equal the provider's to the cent, charge by
// charge. `npm run bench:night`; Linux. MINUTES (2), PAGE_RATE (5333), DONATION_RATE (43), OVERLOAD=1 first runs three
// times that load for a minute, COLD=1 does not wait until the campaigns' pages are in memory, FAULT names a fault to
// inject (bench-night/faults.mjs). From five minutes on it prints memory, handles, connections and queue over time, and
// from ten on it fails where they grew. It fails for an error, a lost or doubled donation or a wrong total; a time that
// misses its target is printed with the process that was at its limit.
import { fork, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import os from "node:os";
import pg from "pg";
import { books, drained } from "./bench-night/books.mjs";
import { campaignCount, fillCampaigns, searches } from "./bench-night/campaigns.mjs";
import { faults, nightDatabase } from "./bench-night/faults.mjs";
import { processTimes, sharesBetween } from "./bench-night/process-shares.mjs";
import { otherAnswers, report } from "./bench-night/report.mjs";
import { printSamples, watchNight, whatGrew } from "./bench-night/watch.mjs";
import { familyOf, portOf } from "./lib/cpu-time.mjs";
import { instance } from "./lib/instance.mjs";
import { temporaryFolder } from "./lib/postgres.mjs";

const seconds = Number(process.env.MINUTES ?? 2) * 60;
const pageRate = Number(process.env.PAGE_RATE ?? 5_333);
const donationRate = Number(process.env.DONATION_RATE ?? 43);
const fault = process.env.FAULT ? faults[process.env.FAULT] : null;
if (fault === undefined) throw new Error(`FAULT must be one of ${Object.keys(faults).join(", ")}.`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const run = Date.now().toString(36);
const ms = (number) => `${Math.round(number).toLocaleString("en")} ms`;
/** seconds between two samples of memory, handles, connections and queue */
const lookEvery = Math.max(5, seconds / 60);

async function workOf(file, order) {
  const child = fork(new URL(`bench-night/${file}`, import.meta.url));
  child.send(order);
  const [result] = await once(child, "message");
  return result;
}

/**
 * Runs the readers against a server that only sends a page's bytes, at twice the rate: a load they cannot generate,
 * they cannot measure.
 */
async function proveReader(base) {
  const page = await fetch(`${base}/campaigns/night-1`);
  const body = Buffer.from(await page.arrayBuffer()).subarray(0, 14_000);
  const bare = fork(new URL("lib/bare-server.mjs", import.meta.url));
  bare.send({ headers: { "content-type": "text/html" }, body: body.toString("base64") });
  const [port] = await once(bare, "message");
  const rate = pageRate * 2;
  const pages = [{ kind: "bare", path: "/", weight: 1 }];
  const result = await workOf("readers.mjs", { port, rate, seconds: 5, pages });
  bare.disconnect();
  const { took, unanswered, broken } = result.kinds.bare;
  const reached = took.answered / (result.ms / 1000);
  const isFast = reached >= rate * 0.95 && unanswered + broken === 0;
  console.log(
    `reader against a bare server: ${Math.round(reached)} pages a second of ${rate} asked, ${((result.cpuSeconds / took.answered) * 1e6).toFixed(0)} µs of processor a page${isFast ? "" : " – TOO SLOW to measure twice the night's rate here"}`,
  );
  return isFast;
}

const folder = temporaryFolder("bench-night");
const database = await nightDatabase(
  folder,
  randomBytes(12).toString("hex"),
  process.env.FAULT === "disk" ? "3g" : null,
);
process.env.DATABASE_URL = database.url;
// the site's log messages about a fault would hide the table
if (fault) process.env.LOG_LEVEL = "silent";
process.env.METRICS_TOKEN = randomBytes(16).toString("hex");
const { base, pid, stop } = await instance("bench-night");
const db = new pg.Pool({ connectionString: database.url, max: 2 });
db.on("error", () => {}); // cut by a database that crashes: the next statement opens another connection
await fillCampaigns(db);
const [sandboxPid] = familyOf(pid).find(([, { command }]) => command.includes("sandbox/main.ts"));
const sandbox = `http://127.0.0.1:${portOf(sandboxPid)}`;
const port = Number(new URL(base).port);
const isProven = await proveReader(base);

/**
 * Waits until the campaigns' pages are rendered in advance (server/prepared-pages.ts), as on a site that has run for
 * minutes.
 */
async function prepared() {
  const began = performance.now();
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
  for (;;) {
    const text = await (await fetch(`${base}/metrics`, { headers })).text();
    const drawn = Number(/^harambee_pages_prepared_total\{[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0);
    const took = (performance.now() - began) / 1000;
    if (drawn >= campaignCount || took > 600)
      return console.log(`${drawn} pages drawn before anybody asked, after ${took.toFixed(0)} s`);
    await pause(1_000);
  }
}
if (!process.env.COLD && os.cpus().length > 1) await prepared();

const slug = (n) => `night-${n}`;
const everyone = Array.from({ length: campaignCount }, (_, i) => i + 1);
/** The sum of 1/n over the campaigns, which normalises the shares of the others. */
const harmonic = everyone.reduce((sum, n) => sum + 1 / n, 0);
const pages = [
  { kind: "the one campaign", path: `/campaigns/${slug(1)}`, weight: 30 },
  ...everyone.map((n) => ({
    kind: "campaigns",
    path: `/campaigns/${slug(n)}`,
    weight: 60 / n / harmonic,
  })),
  ...searches.map((path, i) => ({
    kind: "searches",
    path,
    weight: 10 / (i + 1) / searches.reduce((sum, _, n) => sum + 1 / (n + 1), 0),
  })),
];
/** seconds for which a donor retries beginning a donation: with a fault, until well after it is over */
const patience = fault ? seconds + 300 : 90;
const donors = {
  patience,
  outlastsCuts: fault !== null,
  site: base,
  sandbox,
  run,
  first: 0.4,
  campaigns: everyone.map(slug),
};

console.log("\nWarming up for 15 s at a tenth of the rate: code is compiled, pages are rendered …");
const tenth = { seconds: 15 };
await Promise.all([
  workOf("readers.mjs", { port, rate: pageRate / 10, pages, ...tenth }),
  workOf("donors.mjs", { ...donors, run: `${run}-w`, rate: donationRate / 10, ...tenth }),
]);
await drained(db);

/** Runs both loops for a while; prints the waiting times and the busy processes. */
async function night(title, factor, length, played = null) {
  console.log(
    `\n${title}: ${Math.round(pageRate * factor)} pages and ${Math.round(donationRate * factor)} donations a second for ${length} s, ${os.cpus().length} cores`,
  );
  const before = processTimes(pid, database.pid);
  const began = performance.now();
  const watch = watchNight(db, { site: pid, port, everySeconds: lookEvery });
  const endFault = await played?.play({ site: pid, sandbox, database, seconds: length });
  const reading = workOf("readers.mjs", { port, rate: pageRate * factor, seconds: length, pages });
  const giving = workOf("donors.mjs", {
    ...donors,
    run: `${run}-${factor}`,
    rate: donationRate * factor,
    seconds: length,
  });
  await pause(length * 1000);
  const shares = sharesBetween(before, processTimes(pid, database.pid), performance.now() - began);
  if (endFault) console.log(`  ${await endFault()}`);
  const samples = await watch.stop();
  const [read, given] = await Promise.all([reading, giving]);
  shares.push(
    ["(the readers)", read.cpuSeconds / (read.ms / 1000)],
    ["(the donors)", given.cpuSeconds / (given.ms / 1000)],
  );
  const drainedAfter = await drained(db);
  report(read, given, shares, drainedAfter);
  return { read, given, samples };
}

const nights = [];
if (process.env.OVERLOAD) {
  nights.push(await night("Overload", 3, 60));
  await pause(60_000);
}
const main = await night(fault ? `The night, ${fault.title}` : "The night", 1, seconds, fault);
nights.push(main);

const result = await books(db, sandbox, run);
console.log(
  `\nbooks: ${result.charges} charges at the provider, ${result.booked} donations booked; lost ${result.lost}, doubled ${result.doubled}, different or without a receipt ${result.wrong}, campaigns whose totals differ ${result.totalsWrong}; receipts made p95 ${result.receiptP95.toFixed(1)} s after booking, the last ${result.receiptLast.toFixed(1)} s`,
);
const check = spawnSync(
  process.execPath,
  ["--conditions=react-server", "--import", "tsx", "scripts/ledger-check.ts"],
  { env: { ...process.env, DATABASE_URL: database.url }, encoding: "utf8" },
);
console.log(check.status === 0 ? "invariants: all hold" : `invariants:\n${check.stdout}`);

if (seconds >= 300) printSamples(main.samples);
const grew = seconds >= 600 ? whatGrew(main.samples) : [];
for (const line of grew) console.log(`GREW   ${line}`);
if (seconds >= 600 && grew.length === 0)
  console.log("flat   memory, handles, connections and queue: the last third as the one before");

const { kinds } = main.read;
const pagesP99 = Math.max(kinds["the one campaign"].took.p99, kinds.campaigns.took.p99);
const goals = [
  ["p99 of cached pages ≤ 250 ms", pagesP99, 250],
  ["p95 of beginning ≤ 800 ms", main.given.times.begin.p95, 800],
  ["p95 of booked after paying ≤ 3 s", main.given.times.booked.p95, 3_000],
  ["the last receipt ≤ 60 s after", result.receiptLast * 1000, 60_000],
];
for (const [name, value, goal] of goals)
  console.log(`${value <= goal ? "met   " : "MISSED"} ${name}: ${ms(value)}`);

await db.end();
await stop();
await database.end();
const errors = nights.reduce(
  (sum, { read, given }) => sum + given.errors.length + otherAnswers(read),
  0,
);
if (errors > 0) console.log(`${errors} errors`);
const isSound =
  grew.length === 0 &&
  result.lost + result.doubled + result.wrong + result.totalsWrong + errors === 0 &&
  check.status === 0;
process.exit(isSound && isProven ? 0 : 1);

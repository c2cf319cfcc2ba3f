// Cached pages per second: alone, while 10 donations a second are begun, paid and booked, and while as many are as the
// machine can take (43 are attempted). `npm run bench:mix`; BEFORE=FOLDER measures another checkout of the product in
// the same run, alternately; SECONDS (15) and ROUNDS (3) of each, DONATION_RATES (10,43). Half of the page requests are
// for the campaign that gets four in ten donations, the rest for the front page and nine other campaigns. First it
// prints what its generator achieves against a server that only sends a page's bytes. It exits with 1 if a donation
// fails.
import { fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { drained } from "./bench-night/books.mjs";
import { fillCampaigns } from "./bench-night/campaigns.mjs";
import { processTimes, sharesBetween } from "./bench-night/process-shares.mjs";
import { familyOf, portOf } from "./lib/cpu-time.mjs";
import { root } from "./lib/bootstrap.mjs";
import { startPostgres, temporaryFolder } from "./lib/postgres.mjs";

const seconds = Number(process.env.SECONDS ?? 15);
const rounds = Number(process.env.ROUNDS ?? 3);
const rates = [0, ...(process.env.DONATION_RATES ?? "10,43").split(",").map(Number)];
const connections = 16;
const slugs = Array.from({ length: 10 }, (_, i) => `night-${i + 1}`);
const [first, ...rest] = slugs.map((slug) => `/campaigns/${slug}`);
const paths = ["/", ...rest].flatMap((other) => [first, other]);
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const whole = (number) => Math.round(number).toLocaleString("en");

async function workOf(file, order) {
  const child = fork(new URL(file, import.meta.url));
  child.send(order);
  const [result] = await once(child, "message");
  return result;
}
const ask = (port, length = seconds) =>
  workOf("bench-mix/pages.mjs", { port, paths, connections, seconds: length });

/** Starts a checkout of the product with a database of its own. */
async function site(name, folder) {
  const data = temporaryFolder(`bench-mix-${name}`);
  const database = await startPostgres(data, "bench");
  process.env.DATABASE_URL = database.url;
  const { instance } = await import(path.join(folder, "scripts/lib/instance.mjs"));
  const started = await instance(`bench-mix-site-${name}`);
  delete process.env.DATABASE_URL;
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  await fillCampaigns(db);
  const [sandbox] = familyOf(started.pid).find(([, { command }]) =>
    command.includes("sandbox/main.ts"),
  );
  return {
    name,
    db,
    times: () => processTimes(started.pid, database.pid),
    base: started.base,
    port: Number(new URL(started.base).port),
    sandbox: `http://127.0.0.1:${portOf(sandbox)}`,
    async end() {
      await db.end();
      await started.stop();
      await database.stop();
    },
  };
}

let run = 0;
/** @returns pages answered per second while donations come at a rate, and the donations booked per second */
async function mix(of, rate) {
  const giving =
    rate === 0
      ? null
      : workOf("bench-night/donors.mjs", {
          site: of.base,
          sandbox: of.sandbox,
          run: `mix${++run}${Date.now().toString(36)}`,
          rate,
          seconds,
          campaigns: slugs,
          first: 0.4,
          patience: 120,
        });
  const [before, began] = [of.times(), performance.now()];
  const pages = await ask(of.port);
  const shares = sharesBetween(before, of.times(), performance.now() - began);
  const given = await giving;
  if (given) await drained(of.db);
  const booked = given ? (given.begun - given.errors.length) / (given.ms / 1000) : 0;
  return { pages: pages.answered / pages.seconds, booked, others: pages.others, given, shares };
}

async function proveGenerator(of) {
  const page = await fetch(`${of.base}${first}`, { headers: { "accept-encoding": "gzip" } });
  const body = Buffer.from(await page.arrayBuffer()).subarray(0, 14_000);
  const bare = fork(new URL("lib/bare-server.mjs", import.meta.url));
  bare.send({ headers: { "content-type": "text/html" }, body: body.toString("base64") });
  const [port] = await once(bare, "message");
  const { answered, seconds: took, cpuSeconds } = await ask(port, 5);
  bare.disconnect();
  console.log(
    `generator against a bare server: ${whole(answered / took)} pages a second, ${((cpuSeconds / answered) * 1e6).toFixed(0)} µs of processor a page; ${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}`,
  );
}

const sites = [await site("now", root)];
if (process.env.BEFORE) sites.unshift(await site("before", path.resolve(process.env.BEFORE)));
await proveGenerator(sites[0]);
const results = new Map(sites.map(({ name }) => [name, rates.map(() => [])]));
let failures = 0;
for (const of of sites) await mix(of, 5); // warm up: code is compiled, pages are rendered
for (let round = 0; round < rounds; round++)
  for (const [i, rate] of rates.entries())
    for (const of of round % 2 === 0 ? sites : sites.toReversed()) {
      const result = await mix(of, rate);
      results.get(of.name)[i].push(result);
      failures += result.given?.errors.length ?? 0;
      for (const error of new Set(result.given?.errors)) console.log(`${of.name}: ${error}`);
    }
console.log(`\npages a second, median of ${rounds} rounds of ${seconds} s; of what it is alone`);
for (const [name, byRate] of results) {
  const alone = median(byRate[0].map(({ pages }) => pages));
  for (const [i, rate] of rates.entries()) {
    const pages = median(byRate[i].map((one) => one.pages));
    const booked = median(byRate[i].map((one) => one.booked));
    const others = byRate[i].reduce((sum, one) => sum + one.others, 0);
    console.log(
      `${name.padEnd(7)} ${String(rate).padStart(3)} donations asked, ${booked.toFixed(1)} booked a second: ${whole(pages).padStart(7)} pages, ${(pages / alone).toFixed(3)}; other answers ${others}`,
    );
    console.log(
      `        busy, of one core: ${byRate[i]
        .at(-1)
        .shares.map(([process, share]) => `${process} ${Math.round(share * 100)} %`)
        .join(", ")}`,
    );
  }
}
for (const of of sites) await of.end();
process.exit(failures > 0 ? 1 : 0);

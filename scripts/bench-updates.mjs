// An update of a campaign to 50,000 donors who consented: how many mails per second are sent, and how that affects the
// pages that people read meanwhile. The site, its worker and its database run as under `npm start`; the mails go to a
// server of our own on this machine, which is first shown to accept many more from a client that does nothing else.
// Readers request public pages at a fixed rate before and during it (an open loop: a slow response does not slow the
// load). Before that, it times the rendering of a campaign page with very much content beside one with little
// (bench-updates/drawing.mjs). `npm run bench:updates` (`-- --mails`: without the rendering); DONORS (50000), PAGE_RATE
// (100 a second), Linux. It fails when a donor got no mail or two; a figure that misses its target is printed with the
// process that was at its limit.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import os from "node:os";
import pg from "pg";
import { processTimes, sharesBetween } from "./bench-night/process-shares.mjs";
import { campaign, fillDonors } from "./bench-updates/donors.mjs";
import { measureDrawing } from "./bench-updates/drawing.mjs";
import { demoAddresses, instance } from "./lib/instance.mjs";
import { startPostgres, temporaryFolder } from "./lib/postgres.mjs";

const donors = Number(process.env.DONORS ?? 50_000);
const pageRate = Number(process.env.PAGE_RATE ?? 100);
/** s per round of readers */
const roundSeconds = 15;
const roundsBefore = 4;
const wantedRate = 200;
const mostTimes = 1.3;
/** The mail sink must accept this many times the mails that the site sends, otherwise the sink was measured. */
const provenTimes = 4;
/** bytes: about the size of a mail about an update; compared with the real size at the end */
const mailSize = 12_000;
const member = { email: "ngo@harambee.example", password: "pull-together" };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function workOf(file, order) {
  const child = fork(new URL(file, import.meta.url));
  child.send(order);
  return Promise.race([
    once(child, "message").then(([result]) => result),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
}

const sink = fork(new URL("bench-updates/sink.mjs", import.meta.url));
const [sinkPort] = await once(sink, "message");
async function figures() {
  sink.send("figures");
  const [result] = await once(sink, "message");
  return result;
}

const bare = await workOf("bench-updates/bare-client.mjs", {
  port: sinkPort,
  connections: 8,
  seconds: 5,
  size: mailSize,
});
const bareRate = bare.count / (bare.ms / 1000);
sink.send("forget");
console.log(
  `the mail server alone takes ${Math.round(bareRate)} mails a second of ${mailSize.toLocaleString("en")} bytes from a bare client`,
);

const folder = temporaryFolder("bench-updates");
const database = await startPostgres(folder, randomBytes(12).toString("hex"));
process.env.DATABASE_URL = database.url;
process.env.SMTP_URL = `smtp://127.0.0.1:${sinkPort}`;
const { base, pid, stop } = await instance("bench-updates");
const db = new pg.Client({ connectionString: database.url });
await db.connect();
if (!process.argv.includes("--mails")) await measureDrawing(db, pid);
await fillDonors(db, { email: member.email, donors });
const { slugs, ngo } = await demoAddresses(base);
const pages = [
  ["/", 2],
  ["/campaigns", 1],
  [`/campaigns/${campaign.slug}`, 4],
  [`/campaigns/${campaign.slug}/updates`, 1],
  [`/campaigns/${slugs.ongoing}`, 1],
  [`/ngo-campaigns/${ngo}`, 1],
].map(([path, weight]) => ({ kind: "pages", path, weight }));

async function read(seconds = roundSeconds) {
  const port = Number(new URL(base).port);
  const result = await workOf("bench-night/readers.mjs", {
    port,
    rate: pageRate,
    seconds,
    pages,
    keepsWaits: true,
  });
  const { asked, statuses, waits } = result.kinds.pages;
  return { asked, good: statuses[200] ?? 0, waits, lateMs: result.lateMs };
}
const share = (waits, part) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)];
function together(rounds) {
  const waits = rounds.flatMap((round) => round.waits);
  const sum = (of) => rounds.reduce((all, round) => all + of(round), 0);
  return {
    asked: sum((round) => round.asked),
    good: sum((round) => round.good),
    p50: share(waits, 0.5),
    p95: share(waits, 0.95),
    p99: share(waits, 0.99),
    lateMs: Math.max(...rounds.map((round) => round.lateMs)),
  };
}
const say = (title, { asked, good, p50, p95, p99, lateMs }) =>
  console.log(
    `${title.padEnd(18)}${asked} pages asked, ${good} answered well; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${lateMs > 50 ? `; the readers were up to ${Math.round(lateMs)} ms late` : ""}`,
  );

async function call(path, init) {
  const answer = await fetch(`${base}/api/v1/${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}
async function publish() {
  const { token } = await call("ngos/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(member),
  });
  const body = new FormData();
  body.set("title", "Seven of twelve pumps run again");
  body.set("text", "The first seven pumps run since Monday.\n\n".repeat(8).trim());
  const headers = { authorization: `Bearer ${token}` };
  await call(`campaigns/${campaign.slug}/updates`, { method: "POST", headers, body });
}

console.log(
  `\n${pageRate} pages a second, ${donors.toLocaleString("en")} donors, ${os.cpus().length} cores`,
);
await read(); // warm up: code is compiled, pages are rendered
const before = [];
for (let i = 0; i < roundsBefore; i++) before.push(await read());
say("before", together(before));

const began = performance.now();
const busyBefore = processTimes(pid, database.pid);
await publish();
const meanwhile = [];
let got = await figures();
for (let quietRounds = 0; got.count < donors && quietRounds < 3;) {
  const round = await read();
  const next = await figures();
  // a round that outlasted the mails says nothing about the time during which they were sent
  if (next.count < donors) meanwhile.push(round);
  quietRounds = next.count === got.count ? quietRounds + 1 : 0;
  got = next;
}
const shares = sharesBetween(
  busyBefore,
  processTimes(pid, database.pid),
  performance.now() - began,
);
if (meanwhile.length > 0) say("meanwhile", together(meanwhile));
await pause(2_000);
got = await figures();
const { rows } = await db.query(
  "select status, count(*)::int as n from update_mail m join campaign_update u on u.id = m.update_id where u.campaign_id = $1 group by status",
  [campaign.id],
);
const seconds = (got.lastAt - got.firstAt) / 1000;
const rate = got.count / seconds;
console.log(
  `mails: ${got.count.toLocaleString("en")} in ${seconds.toFixed(1)} s, ${Math.round(got.bytes / got.count).toLocaleString("en")} bytes each, at most ${got.mostOpen} connections at once, ${got.connections} in all; in the books: ${rows.map(({ status, n }) => `${n} ${status}`).join(", ")}`,
);
console.log(
  `busy (share of one core): ${shares.map(([name, part]) => `${name} ${Math.round(part * 100)} %`).join(", ")}; the busiest: ${shares[0]?.[0]}`,
);
const times = meanwhile.length > 0 ? together(meanwhile).p95 / together(before).p95 : NaN;
const goals = [
  [`mails a second ≥ ${wantedRate}`, rate >= wantedRate, rate.toFixed(0)],
  [`pages' p95 meanwhile ≤ ${mostTimes} times that before`, times <= mostTimes, times.toFixed(2)],
];
for (const [name, isMet, value] of goals)
  console.log(`${isMet ? "met   " : "MISSED"} ${name}: ${value}`);

await db.end();
await stop();
await database.stop();
sink.disconnect();
rmSync(folder, { recursive: true, force: true });
const isWhole = got.count === donors && got.receivers === donors;
if (!isWhole) console.log(`${donors} donors, but ${got.count} mails to ${got.receivers} receivers`);
const isProven = bareRate >= rate * provenTimes;
if (!isProven)
  console.log("Not reliable: the mail server is hardly faster than the site that it measures.");
process.exit(isWhole && isProven ? 0 : 1);

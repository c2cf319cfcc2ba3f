// What API programs cost everybody else. API reads with a key against public reads, alternately in the same run: p95 at
// most 1.5 times. Then 1,000 webhook deliveries a minute to a receiver that takes 2 seconds per response: pages and
// settlements with and without them, at most 1.5 times as slow, and as many deliveries as events. `npm run
// bench:programs`; BENCH_ROUNDS of reads (150), BENCH_SECONDS of each half (60). Production build, database, sandbox,
// givers and receiver are its own. Linux. Over 250 lines because both halves share one site, its givers and its
// receiver.
import { fork } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import http from "node:http";
import { crc32 } from "node:zlib";
import pg from "pg";
import { familyOf, portOf } from "./lib/cpu-time.mjs";
import { demoAddresses, instance } from "./lib/instance.mjs";
import { startPostgres, temporaryFolder } from "./lib/postgres.mjs";

const rounds = Number(process.env.BENCH_ROUNDS ?? 150);
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const most = 1.5;
const perMinute = 1_000;
const answerMs = 2_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
const ms = (number) => `${number.toFixed(1)} ms`.padStart(11);
let missed = false;
const verdict = (ratio) => {
  if (!(ratio <= most)) missed = true;
  return `${ratio.toFixed(2)} times (at most ${most})`;
};

const folder = temporaryFolder("bench-programs");
const database = await startPostgres(folder, randomBytes(16).toString("hex"));
process.env.DATABASE_URL = database.url;
process.env.WEBHOOKS_LOCAL = "true";
const { base, pid, stop } = await instance("bench-programs-site");
const db = new pg.Client({ connectionString: database.url });
await db.connect();
const { slugs } = await demoAddresses(base);

/** A key of the demo's organisation, in the format of lib/auth/key-text.ts. */
async function makeKey(scopes) {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const secret = [...randomBytes(32)].map((byte) => alphabet[byte % alphabet.length]).join("");
  const start = `hrb_test_${secret}`;
  let [number, check] = [crc32(start), ""];
  for (let i = 0; i < 6; i++) {
    check = alphabet[number % alphabet.length] + check;
    number = Math.floor(number / alphabet.length);
  }
  const key = start + check;
  const { rows } = await db.query(
    `insert into api_key (id, ngo_id, created_by_id, name, start, key_hash, scopes)
     select $1, m.ngo_id, m.user_id, 'bench', $2, $3, $4 from app_user u join ngo_member m on m.user_id = u.id
      where u.email = 'ngo@harambee.example' returning ngo_id`,
    [
      `key_${randomBytes(10).toString("hex")}`,
      key.slice(0, 13),
      createHash("sha256").update(key).digest("hex"),
      scopes,
    ],
  );
  return { key, ngo: rows[0].ngo_id };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
/** @returns the time of a complete response, ms */
function timed(path, { key, method = "GET", body } = {}) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    const request = http.request(base + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode < 300
          ? resolve(performance.now() - began)
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    // the server closing an old connection just as it is reused is not a failure
    request.once("error", (error) =>
      request.reusedSocket && error.code === "ECONNRESET" && method === "GET"
        ? timed(path, { key }).then(resolve, reject)
        : reject(error),
    );
    request.end(body);
  });
}

/** Each call once per round, in random order, four at a time. */
async function reads(key) {
  const open = [
    "/api/v1/campaigns?limit=20",
    `/api/v1/campaigns/${slugs.ongoing}`,
    "/api/v1/ngos/all?limit=20",
  ];
  const own = ["donations", "donors", "payouts", "monthly-gifts", "updates", "needs"];
  const calls = [
    ...open.map((path) => ({ path, group: "public", times: [] })),
    ...open.slice(0, 2).map((path) => ({ path, key, group: "by key", times: [] })),
    ...own.map((name) => ({
      path: `/api/v1/${name}?limit=20`,
      key,
      group: "by key",
      times: [],
    })),
  ];
  const round = async (counted) => {
    const left = calls.toSorted(() => Math.random() - 0.5);
    const worker = async () => {
      for (let call = left.pop(); call; call = left.pop()) {
        const time = await timed(call.path, call);
        if (counted) call.times.push(time);
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  };
  for (let i = 0; i < 20; i++) await round(false); // warm up: code is compiled, connections are open
  for (let i = 0; i < rounds; i++) await round(true);
  console.log(
    `\nreads of the API, four at once, ${rounds} of each\n${"".padEnd(46)}p50        p95`,
  );
  for (const { path, group, times } of calls)
    console.log(
      `  ${group.padEnd(7)} ${path.padEnd(32)}${ms(at(times, 0.5))}${ms(at(times, 0.95))}`,
    );
  const p95 = (group) =>
    at(
      calls.filter((call) => call.group === group).flatMap((call) => call.times),
      0.95,
    );
  console.log(
    `  p95 of all: public ${ms(p95("public")).trim()}, by key ${ms(p95("by key")).trim()}: ${verdict(p95("by key") / p95("public"))}`,
  );
}

/** A receiver that takes its time for each delivery, and counts those it has answered. */
async function openReceiver() {
  const state = { answered: 0, atOnce: 0, highest: 0 };
  const server = http.createServer((request, response) => {
    request.resume();
    state.highest = Math.max(state.highest, ++state.atOnce);
    setTimeout(() => {
      state.atOnce--;
      state.answered++;
      response.writeHead(200).end("ok");
    }, answerMs);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    url: `http://localhost:${server.address().port}/hook`,
    close: () => server.close(),
  };
}

const [sandboxPid] = familyOf(pid).find(([, { command }]) => command.includes("sandbox/main.ts"));
const sandbox = `http://127.0.0.1:${portOf(sandboxPid)}`;
const givers = fork(new URL("bench-gift/giver.mjs", import.meta.url));
await once(givers, "message");
let orders = 0;

/** Visitors and donors for this long: a page every 100 ms, one donation after the other. */
async function visit(forSeconds) {
  const pages = [
    "/",
    `/campaigns/${slugs.ongoing}`,
    "/campaigns?search=water",
    "/api/v1/campaigns",
  ];
  const times = [];
  const asked = [];
  givers.send({
    run: `programs-${Date.now().toString(36)}-${++orders}`,
    site: base,
    sandbox,
    campaigns: [slugs.ongoing],
    givers: 1,
    seconds: forSeconds,
  });
  const given = once(givers, "message");
  const end = performance.now() + forSeconds * 1000;
  for (let i = 0; performance.now() < end; i++) {
    asked.push(timed(pages[i % pages.length]).then((time) => times.push(time)));
    await pause(100);
  }
  await Promise.all(asked);
  const [gifts] = await given;
  if (gifts.errors.length > 0) throw new Error(gifts.errors[0]);
  return { pages: times, gifts: gifts.took };
}

/** Events of the organisation's own donations, as its triggers write them, evenly until stopped. */
function events(ngo, donations) {
  let [written, isOver] = [0, false];
  const began = performance.now();
  const writing = (async () => {
    while (!isOver) {
      const due = Math.floor(((performance.now() - began) / 60_000) * perMinute);
      for (; written < due; written++)
        await db.query("select webhook_note($1, 'donation.completed', $2, $3)", [
          ngo,
          donations[written % donations.length],
          { status: "succeeded", refundedCents: 0 },
        ]);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await writing;
      return written;
    },
  };
}

async function deliveries(key, ngo) {
  const receiver = await openReceiver();
  await timed("/api/v1/webhooks", {
    key,
    method: "POST",
    body: JSON.stringify({ url: receiver.url, events: ["donation.completed"] }),
  });
  const { rows } = await db.query(
    "select id from donation where ngo_id = $1 and settled_at is not null order by id",
    [ngo],
  );
  await visit(5); // warm up
  const quiet = [await visit(seconds / 2)];
  const running = events(
    ngo,
    rows.map(({ id }) => id),
  );
  await pause(10_000); // until the number of deliveries in progress is stable
  const before = receiver.state.answered;
  const began = performance.now();
  const busy = await visit(seconds);
  const rate = ((receiver.state.answered - before) / (performance.now() - began)) * 60_000;
  const written = await running.stop();
  const { rows: left } = await db.query(
    "select count(*)::int as n from webhook_delivery where status = 'waiting'",
  );
  for (let i = 0; i < 120; i++) {
    const open = await db.query("select 1 from webhook_delivery where status = 'waiting' limit 1");
    if (open.rows.length === 0) break;
    await pause(500);
  }
  quiet.push(await visit(seconds / 2));
  console.log(
    `\nwebhooks: ${perMinute} events a minute about ${rows.length} donations, each answer takes ${answerMs / 1000} s`,
  );
  console.log(
    `  delivered ${Math.round(rate)} a minute, ${receiver.state.highest} on their way at most; at the end ${left[0].n} of ${written} were not done`,
  );
  if (rate < perMinute * 0.95) missed = true;
  for (const kind of ["pages", "gifts"]) {
    const without = quiet.flatMap((part) => part[kind]);
    const withThem = busy[kind];
    console.log(
      `  ${kind.padEnd(6)} p50${ms(at(without, 0.5))} without,${ms(at(withThem, 0.5))} with; p95${ms(at(without, 0.95))} without,${ms(at(withThem, 0.95))} with: ${verdict(at(withThem, 0.95) / at(without, 0.95))} (${without.length} and ${withThem.length})`,
    );
  }
  receiver.close();
}

const { key, ngo } = await makeKey([
  "campaigns:read",
  "donations:read",
  "donors:read",
  "payouts:read",
  "webhooks:write",
]);
await reads(key);
await deliveries(key, ngo);
agent.destroy();
givers.disconnect();
await db.end();
await stop();
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(missed ? 1 : 0);

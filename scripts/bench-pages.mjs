// How fast one process answers cached public pages, as a ratio to a bare server (a process of its own) that sends the
// same bytes with the same headers on the same machine in the same run: only ratios can be compared between machines.
// The generator is checked first: a request must cost it at most half of the processor time that it costs what is
// measured, otherwise the result does not count. Where nginx and wrk are installed, the deploy/nginx front is measured
// too, against the same bare server, both with wrk. `npm run bench:pages`, BENCH_URL (then the site's processor time is
// unknown), BENCH_SECONDS.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import { askByWrk, startFront, whyNoFront } from "./bench-pages/front.mjs";
import { demoAddresses, instance } from "./lib/instance.mjs";

process.env.WEB_PROCESSES = "1";
const { base, stop, pid } = await instance("bench-pages", process.env.BENCH_URL);
const { slugs, ngo } = await demoAddresses(base);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 32;
const ticksPerSecond = 100; // Linux's unit of processor time

const statOf = (number) => {
  try {
    const stat = readFileSync(`/proc/${number}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
};

/** Processor seconds that a process has used; null where the system does not report it. */
const cpuOf = (number) => {
  const fields = number === null ? null : statOf(number);
  return fields === null ? null : (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** The process that answers, a child of the one that was started; null for a site that runs elsewhere. */
function webProcess() {
  if (pid === undefined || process.platform !== "linux") return null;
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const below = (parent) =>
    all
      .filter((number) => statOf(number)?.[1] === String(parent))
      .flatMap((number) => [number, ...below(number)]);
  const found = below(pid).find((number) =>
    readFileSync(`/proc/${number}/cmdline`, "utf8").includes("server/main.ts"),
  );
  return found === undefined ? null : Number(found);
}

/** @returns responses per second, and the shares of a core that generator and server used */
async function measure(url, server) {
  const { hostname, port, pathname } = new URL(url);
  const generator = fork(new URL("lib/load.mjs", import.meta.url));
  const before = cpuOf(server);
  generator.send({ host: hostname, port: Number(port), path: pathname, connections, seconds });
  const [result] = await once(generator, "message");
  if (result.error || result.wrong > 0)
    throw new Error(`${url}: ${result.error ?? `${result.wrong} answers were not the page`}`);
  const used = before === null ? null : cpuOf(server) - before;
  return {
    rate: result.answered / result.seconds,
    generator: result.cpuSeconds / result.seconds,
    server: used === null ? null : used / result.seconds,
    /** how many times cheaper a request is for the generator than for the server */
    times: used === null ? null : used / result.cpuSeconds,
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const share = (number) => (number === null ? "?" : `${Math.round(number * 100)} %`);
const cell = (text, width) => String(text).padStart(width);

function ask(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
      })
      .on("error", reject);
  });
}

const site = webProcess();
const noFront = whyNoFront();
const front = noFront === null ? await startFront(Number(new URL(base).port || 80)) : null;
console.log(
  `\nMedian of 3 rounds of ${seconds} s, ${connections} connections, one process each; shares of one core.`,
);
console.log(
  `${"page".padEnd(44)}${cell("a second", 10)}${cell("site", 7)}${cell("bare", 9)}${cell("bare", 7)}${cell("asker", 7)}${cell("of bare", 9)}${cell("front", 9)}${cell("of bare", 9)}   asker's request is cheaper`,
);
let isBelieved = true;
for (const path of [
  "/",
  `/campaigns/${slugs.ongoing}`,
  "/frontline-fund",
  `/ngo-campaigns/${ngo}`,
  "/campaigns",
]) {
  const answer = await ask(base + path);
  const {
    "transfer-encoding": _,
    connection: __,
    "keep-alive": ___,
    date: ____,
    ...headers
  } = answer.headers;
  const bare = fork(new URL("lib/bare-server.mjs", import.meta.url));
  bare.send({ headers, body: answer.body.toString("base64") });
  const [port] = await once(bare, "message");
  const rounds = [];
  for (let round = 0; round < 3; round++)
    rounds.push({
      ours: await measure(base + path, site),
      theirs: await measure(`http://127.0.0.1:${port}/`, bare.pid),
    });
  const byWrk = [];
  for (let round = 0; front !== null && round < 3; round++) {
    const how = { host: new URL(base).host, connections, seconds };
    const [ours, theirs] = [
      askByWrk(front.url + path, how),
      askByWrk(`http://127.0.0.1:${port}/`, how),
    ];
    byWrk.push({ ours, ratio: ours / theirs });
  }
  bare.disconnect();
  const of = (read) => median(rounds.map(read));
  const times = of(({ theirs }) => theirs.times ?? 0);
  if (times < 2) isBelieved = false;
  console.log(
    `${path.padEnd(44)}${cell(Math.round(of(({ ours }) => ours.rate)), 10)}${cell(share(of(({ ours }) => ours.server)), 7)}${cell(Math.round(of(({ theirs }) => theirs.rate)), 9)}${cell(share(of(({ theirs }) => theirs.server)), 7)}${cell(share(of(({ theirs }) => theirs.generator)), 7)}${cell(of(({ ours, theirs }) => ours.rate / theirs.rate).toFixed(3), 9)}${cell(byWrk.length > 0 ? Math.round(median(byWrk.map(({ ours }) => ours))) : "–", 9)}${cell(byWrk.length > 0 ? median(byWrk.map(({ ratio }) => ratio)).toFixed(2) : "–", 9)}   ${times.toFixed(1)} times than the bare server's`,
  );
}
await front?.stop();
await stop();
if (noFront !== null) console.log(`\n${noFront}`);
if (!isBelieved) {
  console.log(
    "\nNot reliable: the generator needs more than half of the bare server's processor time for a request.",
  );
  process.exitCode = 1;
}

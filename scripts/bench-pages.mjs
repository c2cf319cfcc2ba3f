// How fast cached public pages are answered, as a ratio to a bare server (a process of its own) that sends the same bytes with
// the same headers on the same machine in the same run: only ratios compare between machines. `npm run bench:pages`, BENCH_URL, BENCH_SECONDS.
import { fork } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { demoAddresses, instance } from "./lib/instance.mjs";

const { base, stop } = await instance("bench-pages", process.env.BENCH_URL);
const { slugs, ngo } = await demoAddresses(base);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 16;

/** Requests answered per second by `connections` clients that each ask again at once. */
async function throughput(url) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  let answered = 0;
  const ask = () =>
    new Promise((resolve, reject) => {
      http
        .get(url, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
          answer.resume();
          answer.on("end", resolve);
        })
        .on("error", reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        await ask();
        answered++;
      }
    }),
  );
  agent.destroy();
  return answered / seconds;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log(
  `\n${"page".padEnd(44)} ${"of bare".padStart(8)}   median of 3 rounds, ${connections} connections`,
);
for (const path of [
  "/",
  `/campaigns/${slugs.ongoing}`,
  "/frontline-fund",
  `/ngo-campaigns/${ngo}`,
  "/campaigns",
]) {
  const answer = await new Promise((resolve, reject) => {
    http
      .get(base + path, { headers: { "accept-encoding": "gzip" } }, (res) => {
        const chunks = [];
        res.on("data", (chunk) => chunks.push(chunk));
        res.on("end", () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
      })
      .on("error", reject);
  });
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
  const ratios = [];
  for (let round = 0; round < 3; round++) {
    const ours = await throughput(base + path);
    const theirs = await throughput(`http://127.0.0.1:${port}/`);
    ratios.push(ours / theirs);
  }
  bare.disconnect();
  console.log(`${path.padEnd(44)} ${median(ratios).toFixed(3).padStart(8)}`);
}
await stop();

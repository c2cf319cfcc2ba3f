// npm run test:fuzz: thousands of odd requests over all routes against a production build with demo data. Prints the
// responses by status, each 5xx with how to repeat it, and the server's memory. `-- --seed 7 --many 3000`; the same
// seed sends the same requests.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { requests } from "./fuzz/cases.mjs";
import { known, logIn, makeKey, owned } from "./fuzz/known.mjs";
import { numbers } from "./fuzz/random.mjs";
import { routesOf } from "./fuzz/routes.mjs";
import { requestBytes, send } from "./fuzz/send.mjs";
import { freePort, temporaryFolder } from "./lib/postgres.mjs";
import { root, withoutEnvFiles } from "./lib/bootstrap.mjs";

const { values: options } = parseArgs({
  options: {
    seed: { type: "string" },
    many: { type: "string", default: "3000" },
    url: { type: "string" },
    rest: { type: "string", default: "60" },
  },
});
const seed = Number(options.seed ?? randomInt(1_000_000));
const many = Number(options.many);
/** Concurrent requests. */
const atOnce = 4;
/** How far above its memory after the warm-up the server may end. */
const memoryShare = 1.15;

async function startSite() {
  const data = temporaryFolder("fuzz");
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = withoutEnvFiles({
    ...process.env,
    DATA_DIR: data,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    RATE_LIMIT_SCALE: "100000",
    LOG_LEVEL: "error",
  });
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", "scripts/start.mjs"],
    {
      cwd: root,
      env: { ...env, HARAMBEE_PARENT: String(process.pid) },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  let output = "";
  const up = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output = (output + chunk).slice(-200_000);
        if (output.includes("Harambee runs")) resolve();
      });
    }
    child.once("exit", () => reject(new Error(`The site did not start.\n${output.slice(-3_000)}`)));
  });
  await up;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop, log: () => output };
}

/**
 * The process that answers on a port, by its environment (Linux only).
 * @returns its id, or null
 */
function serverProcess(port) {
  if (!existsSync("/proc/self/status")) return null;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("server/main.ts")) continue;
      if (readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`PORT=${port}`))
        return pid;
    } catch {
      // a process that has just exited, or another user's
    }
  }
  return null;
}

const megabytes = (pid) => {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
};

const site = options.url
  ? { url: options.url, stop: async () => {}, log: () => "" }
  : await startSite();
process.stdout.write(`seed ${seed}, ${many} requests, ${site.url}\n`);
const { hostname, port, host } = new URL(site.url);
const to = { host: hostname, port: Number(port) };
const member = await logIn(site.url, "ngos/login", "ngo@harambee.example");
const token = await makeKey(site.url, member);
const people = [
  { name: "visitor", cookie: "" },
  { name: "organisation", cookie: member },
  { name: "program with a key", cookie: "", token },
  { name: "administrator", cookie: await logIn(site.url, "admin/login", "admin@harambee.example") },
];
const manifest = JSON.parse(
  readFileSync(path.join(root, ".next/server/server-reference-manifest.json"), "utf8"),
);
const given = {
  many,
  people,
  host,
  routes: routesOf(root),
  actionIds: Object.keys(manifest.node).sort(),
  ...(await known(site.url, await owned(site.url, token))),
};

const pid = serverProcess(port);
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, megabytes(pid))), 250);
const byStatus = new Map();
const faults = [];

async function run(list) {
  const queue = list[Symbol.iterator]();
  const one = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const request = next.value;
      const status = await send(to, requestBytes(request));
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status >= 500 || status === -1) faults.push({ status, ...request });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

// warm up, with a run of the same kind and another seed: one-time compilation, pools and caches must not count
await run([...requests({ ...given, next: numbers(seed + 1) })].filter((_, i) => i % 2 === 0));
const before = megabytes(pid);
byStatus.clear();
const began = Date.now();
await run(requests({ ...given, next: numbers(seed) }));
const seconds = ((Date.now() - began) / 1000).toFixed(0);
const alive = (await fetch(`${site.url}/api/v1/health`).catch(() => null))?.status === 200;
const total = [...byStatus.values()].reduce((sum, n) => sum + n, 0);
process.stdout.write(
  `${total} answers in ${seconds} s, by status (0: closed without one, -1: none in 60 s)\n`,
);
for (const [status, n] of [...byStatus].sort(([a], [b]) => a - b))
  process.stdout.write(`  ${String(status).padStart(3)}  ${n}\n`);
for (const { status, title, method, at, headers, body } of faults) {
  process.stdout.write(`\n${status} ${title}\n  ${method} ${at.slice(0, 300)}\n`);
  for (const [name, value] of headers)
    process.stdout.write(`  ${name}: ${name === "Cookie" ? "…" : String(value).slice(0, 200)}\n`);
  if (body.length > 0)
    process.stdout.write(
      `  ${JSON.stringify(body.subarray(0, 400).toString())}${body.length > 400 ? ` … ${body.length} bytes` : ""}\n`,
    );
}
if (faults.length > 0 && site.log())
  process.stdout.write(`\nThe server's last words:\n${site.log().slice(-6_000)}\n`);

let memoryHeld = true;
if (pid !== null) {
  process.stdout.write(`\nMemory: ${before} MB after warming up, ${peak} MB at most`);
  await wait(Number(options.rest) * 1000);
  const after = megabytes(pid);
  memoryHeld = after <= before * memoryShare;
  process.stdout.write(
    `, ${after} MB after ${options.rest} s${memoryHeld ? "" : ": more than 15 % above the start"}\n`,
  );
}
clearInterval(watch);
await site.stop();
process.stdout.write(
  `\n${faults.length} answers of 5xx or none, the server ${alive ? "lives" : "DIED"}\n`,
);
process.exit(faults.length === 0 && alive && memoryHeld ? 0 : 1);

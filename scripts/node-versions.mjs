// npm run test:nodes: runs the built site under each supported version of Node. Each is fetched as the package `node`,
// runs `npm start` with a data folder of its own, and is tested for what depends on native code: passwords, pictures,
// PDFs. `npm run test:nodes -- 22` tests one version; `-- --bench` measures gifts and pages under each, 20 first, and
// prints what the newer ones gain. Needs a build, which it makes if a source changed.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { quiet, root, withoutEnvFiles } from "./lib/bootstrap.mjs";
import { buildForTests } from "./lib/built-tests.mjs";
import { freePort } from "./lib/postgres.mjs";

const measures = process.argv.includes("--bench");
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const newer = ["22", "24"];
const usual = measures ? ["20.19", ...newer] : newer;
const versions = named.length > 0 ? named : usual;
const patienceMs = 180_000;

function binaryOf(version) {
  const found = spawnSync(
    "npm",
    ["exec", "--yes", `--package=node@${version}`, "--", "node", "-p", "process.execPath"],
    { cwd: tmpdir(), encoding: "utf8" },
  );
  const file = found.stdout.trim().split("\n").at(-1);
  const says = spawnSync(file, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout.trim();
  if (!says.startsWith(`${version}.`) && says !== version)
    throw new Error(`Node ${version} is not available here (${says || found.stderr.trim()}).`);
  return { file, says };
}

async function expectAnswer(url, wanted, init) {
  const answer = await fetch(url, { redirect: "manual", ...init });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== wanted.status)
    throw new Error(`${url}: ${answer.status} ${body.toString().slice(0, 300)}`);
  if (wanted.type && !answer.headers.get("content-type")?.startsWith(wanted.type))
    throw new Error(`${url}: ${answer.headers.get("content-type")}`);
  return body;
}

async function askSite(url) {
  const json = (body) => ({
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(body),
  });
  await expectAnswer(`${url}/`, { status: 200, type: "text/html" });
  await expectAnswer(`${url}/fr/campaigns`, { status: 200, type: "text/html" });
  const picture = await expectAnswer(`${url}/share/en/page/home.png`, {
    status: 200,
    type: "image/png",
  });
  if (picture.length < 1_000) throw new Error("the shared picture is empty");
  await expectAnswer(
    `${url}/api/v1/ngos/register`,
    { status: 201, type: "application/json" },
    json({ name: "Node Test", email: "node@ngo.example", password: "a quiet river" }),
  );
  await expectAnswer(
    `${url}/api/v1/ngos/login`,
    { status: 200, type: "application/json" },
    json({ email: "node@ngo.example", password: "a quiet river" }),
  );
}

async function play(version) {
  const { file, says } = binaryOf(version);
  const folder = mkdtempSync(path.join(tmpdir(), "harambee-node-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(file, ["scripts/start.mjs"], {
    cwd: root,
    env: withoutEnvFiles({
      ...process.env,
      ...quiet,
      DATA_DIR: path.join(folder, "data"),
      PORT: String(port),
      APP_URL: url,
      PAYMENTS: "sandbox",
      SANDBOX_PORT: String(await freePort()),
      DEMO_DATA: "false",
      WEB_PROCESSES: "1",
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (words = (words + String(chunk)).slice(-5_000)));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const end = Date.now() + patienceMs;
    for (;;) {
      const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
      if (answer?.ok) break;
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`the site did not start\n${words}`);
      await wait(500);
    }
    await askSite(url);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  if (child.exitCode !== 0) throw new Error(`it exited with ${child.exitCode}\n${words}`);
  return says;
}

/** A benchmark's output under one version. */
function wordsOf(script, file, env) {
  const { stdout, stderr, status } = spawnSync(file, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Processor time per gift, gifts per second by 8 givers, and a campaign's page as a ratio to the bare server. */
function measure(version) {
  const { file, says } = binaryOf(version);
  const gift = wordsOf("scripts/bench-gift.mjs", file, { BENCH_SECONDS: "5", BENCH_GIFTS: "200" });
  const pages = wordsOf("scripts/bench-pages.mjs", file, { BENCH_SECONDS: "2" });
  const number = (text, pattern) => Number(pattern.exec(text)?.[1]);
  return {
    says,
    giftMs: number(gift, /together +([\d.]+)/),
    gifts: number(gift, /^ +8 +([\d.]+)/m),
    pages: number(pages, /^\/campaigns\/\S+ +(\d+)/m),
  };
}

/** A table of each version's figures, and the improvement of the newer ones. */
function bench() {
  const rows = versions.map(measure);
  const [first] = rows;
  const times = (number) => `${number.toFixed(2)} times`;
  process.stdout.write("\nNode        processor ms a gift      gifts/s, 8 givers      pages/s\n");
  for (const { says, giftMs, gifts, pages } of rows) {
    const cells = [
      `${giftMs} (${times(first.giftMs / giftMs)})`,
      `${gifts} (${times(gifts / first.gifts)})`,
      `${pages} (${times(pages / first.pages)})`,
    ];
    process.stdout.write(`${says.padEnd(12)}${cells.map((cell) => cell.padEnd(25)).join("")}\n`);
  }
}

await buildForTests();
if (measures) {
  bench();
  process.exit(0);
}
let failed = 0;
for (const version of versions) {
  try {
    process.stdout.write(`Node ${await play(version)}: starts, serves, ends\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`Node ${version}: ${error.message}\n`);
  }
}
process.exit(failed === 0 ? 0 : 1);

// npm test: format, types, lint, unit, integration, end-to-end; ends with "N passed, N failed". `npm test -- unit filter` runs a part.
// Over 250 lines because the stages share what they start and count.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  build,
  endCommands,
  generateClient,
  installPackages,
  quiet,
  root,
  run,
  withoutEnvFiles,
} from "./lib/bootstrap.mjs";
import { end, whenNpmIsGone } from "./lib/processes.mjs";
import { sinceStart, step } from "./lib/progress.mjs";
import { unusedArguments } from "./lib/unused-arguments.mjs";

process.chdir(root);
const stages = ["format", "types", "lint", "unused", "unit", "integration", "e2e"];
const [asked, ...filter] = process.argv.slice(2);
/** `npm run check`: what needs neither a database nor a browser. */
const quick = ["format", "types", "lint", "unused", "unit"];
if (asked && asked !== "check" && !stages.includes(asked)) {
  process.stderr.write(`Unknown part "${asked}". Parts: ${stages.join(", ")}.\n`);
  process.exit(2);
}
/**
 * Format and types remember what they found, by content (tsconfig.json says `incremental`). Lint does so in `npm run check`
 * only: whether an import is allowed also depends on files that did not change.
 */
const byContent = ["--cache", "--cache-strategy", "content"];
const lintMemory =
  asked === "check" ? [...byContent, "--cache-location", "node_modules/.cache/check/lint/"] : [];
const wants = (stage) => !asked || asked === stage || (asked === "check" && quick.includes(stage));
const reports = mkdtempSync(path.join(tmpdir(), "harambee-tests-"));
const total = { passed: 0, failed: 0 };
// nothing of the machine's configuration may reach the tests
const ours =
  /^(APP_|DATABASE_URL|INBOUND_|STRIPE_|SANDBOX_|S3_|BLOB_|SMTP_URL|AUTH_SECRET|LINK_SECRET|DATA_|DEMO_DATA|PAYMENTS|PORT$|HOST$|WORKER$|FILES$|MAIL|NEXTAUTH_|NEXT_SERVER_ACTIONS|TRUSTED_PROXIES|TYPES_CHECKED|RATE_LIMIT_SCALE|VERCEL|NODE_ENV|npm_lifecycle_event)/;
const bare = withoutEnvFiles({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))),
  ...quiet,
});

const children = new Set();
function start(args, env, stdio) {
  // they end when this process does, also when it is killed
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", ...args],
    {
      cwd: root,
      env: { ...bare, ...env, HARAMBEE_PARENT: String(process.pid) },
      stdio: ["pipe", ...stdio],
    },
  );
  child.stdin.on("error", () => {});
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}
const ended = (child) =>
  new Promise((resolve) =>
    child.exitCode !== null || child.signalCode !== null
      ? resolve(child.exitCode ?? 1)
      : child.once("exit", (code) => resolve(code ?? 1)),
  );

let cut = false;
async function cutShort() {
  if (cut) return;
  cut = true;
  await Promise.all([
    endCommands(),
    ...[...children].map((child) => end(child.pid, { patience: 15_000 })),
  ]);
  rmSync(reports, { recursive: true, force: true });
  process.stdout.write("\nCut short.\n");
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void cutShort());
whenNpmIsGone(() => void cutShort());

const skipped = [];
function count({ name, passed, failed, left = 0 }) {
  total.passed += passed;
  total.failed += failed;
  if (left > 0) skipped.push(`${name}: ${left}`);
  process.stdout.write(
    `  ${name}: ${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ""}\n`,
  );
}

/** A command that counts as one test; its words are shown when it fails. */
async function check(name, args) {
  const words = await run(process.execPath, args, bare).then(
    () => null,
    (error) => error.message,
  );
  if (words !== null && !cut) process.stdout.write(`${words}\n`);
  count({ name, passed: words === null ? 1 : 0, failed: words === null ? 0 : 1 });
}

async function vitest(project) {
  const file = path.join(reports, `${project}.json`);
  const code = await ended(
    start(
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--project",
        project,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
        ...filter,
      ],
      { NO_COLOR: "1" },
      ["inherit", "inherit"],
    ),
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const broken =
    report?.testResults.filter(
      (one) => one.status === "failed" && one.assertionResults.every((a) => a.status !== "failed"),
    ).length ?? 0; // files that did not load
  const failed = report ? report.numFailedTests + broken : 1;
  count({
    name: project,
    passed: report?.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    left: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

// what e2e's start asks for too, so that it finds the build done; the secrets are for the moment of building
const forBuild = () => ({
  ...bare,
  APP_URL: "http://localhost:3000",
  PAYMENTS: "sandbox",
  AUTH_SECRET: randomBytes(32).toString("hex"),
  LINK_SECRET: randomBytes(32).toString("hex"),
  DATA_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  ...(wants("types") ? { TYPES_CHECKED: "true" } : {}),
});

/** Mails come in there; the tests sign what they post. */
const inbound = {
  INBOUND_DOMAIN: "in.harambee.example",
  INBOUND_AUTHSERV_ID: "mx.harambee.example",
  INBOUND_SECRET: randomBytes(32).toString("hex"),
};

/** The site for the end-to-end tests, on data of its own; `up` says whether it came up. */
async function startSite() {
  const { freePort, temporaryFolder } = await import("./lib/postgres.mjs");
  const data = temporaryFolder("e2e");
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = start(
    ["scripts/start.mjs"],
    {
      DATA_DIR: data,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      RATE_LIMIT_SCALE: "1000",
      WEBHOOKS_LOCAL: "true", // tests/e2e/programs.spec.ts listens on this machine
      ...inbound,
    },
    ["pipe", "pipe"],
  );
  const site = { child, data, port, sandboxPort, words: "", up: false };
  site.up = await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        site.words = (site.words + chunk).slice(-20_000);
        if (site.words.includes("Harambee runs")) resolve(true);
      });
    child.once("exit", () => resolve(false));
    setTimeout(() => resolve(false), 300_000).unref();
  });
  return site;
}

async function stopSite({ child, data }) {
  await end(child.pid, { patience: 15_000 });
  rmSync(data, { recursive: true, force: true });
}

async function e2e(site) {
  if (!site.up) {
    process.stdout.write(site.words);
    count({ name: "e2e (the site did not start)", passed: 0, failed: 1 });
    return;
  }
  const file = path.join(reports, "e2e.json");
  const code = await ended(
    start(
      ["node_modules/@playwright/test/cli.js", "test", ...filter],
      {
        CHROMIUM_PATH: site.chromium,
        E2E_URL: `http://localhost:${site.port}`,
        E2E_REPORT: file,
        E2E_SANDBOX_URL: `http://127.0.0.1:${site.sandboxPort}`,
        E2E_DATA_DIR: site.data,
        E2E_INBOUND_SECRET: inbound.INBOUND_SECRET,
      },
      ["inherit", "inherit"],
    ),
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const failed = report ? report.stats.unexpected + report.errors.length : 1;
  if (code !== 0) process.stdout.write(`--- the site's last words\n${site.words.slice(-4000)}\n`);
  count({
    name: "e2e",
    passed: report?.stats.expected ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    left: report?.stats.skipped ?? 0,
  });
}

async function inTurn(...works) {
  for (const work of works) await work();
}

/** One stage; when it throws it counts as failed, and the others go on. */
const stage = (name, label, work) =>
  wants(name) && !cut
    ? step(label, work).catch((error) => {
        process.stdout.write(`${error.message}\n`);
        count({ name, passed: 0, failed: 1 });
      })
    : null;

try {
  await step("Packages (a minute the first time)", installPackages);
  await step("Database client", generateClient);
  if (wants("types"))
    await step("Types of the routes", () =>
      run(process.execPath, ["node_modules/next/dist/bin/next", "typegen"], {
        ...forBuild(),
        NODE_ENV: "production",
      }),
    );
  // two lanes for two cores; the build rewrites the types of the routes, so that nothing that reads them runs beside it
  let built = true;
  await Promise.all([
    inTurn(
      () =>
        Promise.all([
          stage("types", "Types", () =>
            check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
          ),
          stage("lint", "Lint", () =>
            check("lint", [
              "node_modules/eslint/bin/eslint.js",
              ".",
              "--max-warnings",
              "0",
              ...lintMemory,
            ]),
          ),
        ]),
      () =>
        stage("e2e", "Production build (minutes the first time)", async () => {
          built = false;
          const result = await build(forBuild());
          built = true;
          return result;
        }),
    ),
    inTurn(
      () =>
        stage("format", "Format", () =>
          check("format", ["node_modules/prettier/bin/prettier.cjs", "--check", ...byContent, "."]),
        ),
      () =>
        stage("unused", "Unused files, exports and packages; circles", async () => {
          await check("unused", ["node_modules/knip/bin/knip.js", ...unusedArguments]);
        }),
      () => stage("unit", "Unit tests", () => vitest("unit")),
    ),
  ]);
  let site = null;
  await Promise.all([
    stage("integration", "Integration tests (real PostgreSQL)", () => vitest("integration")),
    built
      ? stage("e2e", "The site for the end-to-end tests", async () => {
          const { findChromium } = await import("./lib/chromium.mjs");
          const chromium = await findChromium((line) => process.stdout.write(`${line}\n`));
          site = { ...(await startSite()), chromium };
        })
      : null,
  ]);
  if (site !== null)
    await stage("e2e", "End-to-end tests (real Chromium against the production build)", () =>
      e2e(site).finally(() => stopSite(site)),
    );
} catch (error) {
  if (!cut) process.stderr.write(`${error.message}\n`);
  total.failed++;
}
if (!cut) {
  rmSync(reports, { recursive: true, force: true });
  if (skipped.length > 0) process.stdout.write(`\nSkipped: ${skipped.join("; ")}.\n`);
  process.stdout.write(
    `\nAll took ${sinceStart()}.\n${total.passed} passed, ${total.failed} failed\n`,
  );
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

// npm test: format, types, lint, unit, integration, end-to-end; ends with the names of what failed and "N passed, N
// failed". `npm test -- unit filter` runs a part. Over 250 lines because the stages share what they start and count.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
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
import { familyOf } from "./lib/cpu-time.mjs";
import { end, whenNpmIsGone } from "./lib/processes.mjs";
import { charge, chargeNow, sinceStart, step, stepTimes } from "./lib/progress.mjs";
import { runFolder } from "./lib/run-folder.mjs";
import {
  lastLines,
  mayRunAlone,
  passedIn,
  playwrightReport,
  timeTable,
  vitestReport,
} from "./lib/test-reports.mjs";
import { quarantine } from "../tests/support/quarantine.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { unusedArguments } from "./lib/unused-arguments.mjs";

process.chdir(root);
/** `npm run check`: stages that need neither a database nor a browser. */
const quick = ["format", "types", "lint", "unused", "unit"];
const stages = [...quick, "integration", "e2e"];
const [asked, ...filter] = process.argv.slice(2);
if (asked && !["check", "quarantine", ...stages].includes(asked)) {
  process.stderr.write(`Unknown part "${asked}". Parts: ${stages.join(", ")}.\n`);
  process.exit(2);
}
/** The quarantined tests, when those were requested. */
const aside = asked === "quarantine" ? quarantine() : null;
if (aside?.length === 0) {
  process.stdout.write("No test is in quarantine.\n");
  process.exit(0);
}
if (aside) filter.push(...aside.map(({ file }) => file));
const stageOf = (file) => /^tests\/(unit|e2e)\//.exec(file)?.[1] ?? "integration";
/**
 * Format caches its results by content; types do not: TypeScript 7 missed an error with its cache. Lint caches in `npm
 * run check` only: whether an import is allowed also depends on files that did not change.
 */
const byContent = ["--cache", "--cache-strategy", "content"];
const lintMemory =
  asked === "check" ? [...byContent, "--cache-location", "node_modules/.cache/check/lint/"] : [];
const wants = (stage) =>
  !asked ||
  asked === stage ||
  (asked === "check" && quick.includes(stage)) ||
  (aside ?? []).some(({ file }) => stageOf(file) === stage);
const { folder, remove } = runFolder();
const reports = path.join(folder, "reports");
mkdirSync(reports);
// nothing of the machine's configuration may affect the tests
const ours =
  /^(APP_|DATABASE_URL|INBOUND_|STRIPE_|SANDBOX_|S3_|BLOB_|SMTP_URL|AUTH_SECRET|LINK_SECRET|DATA_|DEMO_DATA|PAYMENTS|PORT$|HOST$|WORKER$|FILES$|MAIL|NEXTAUTH_|NEXT_SERVER_ACTIONS|TRUSTED_PROXIES|TYPES_CHECKED|RATE_LIMIT_SCALE|VERCEL|NODE_ENV|npm_lifecycle_event)/;
const bare = withoutEnvFiles({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))),
  ...quiet,
  QUARANTINE: aside ? "only" : "", // read by tests/support/quarantine.mjs
});

const children = new Set();
function start(args, env, stdio) {
  // they end with this process, even if it is killed
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
  charge(child);
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
  await remove();
  process.stdout.write("\nCut short.\n");
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void cutShort());
whenNpmIsGone(() => void cutShort());

/** A failure in these stages makes the rest pointless: running quick stages are waited for, nothing else is begun. */
const decides = [...quick, "build", "browser"];
const decided = new AbortController();
const done = [];
/** The duration of each file, in stages that have files. */
const times = [];
function count({ name, passed = 0, failures = [], left = 0, rescued = [] }) {
  done.push({ name, passed, failures, left, rescued });
  process.stdout.write(
    `  ${name}: ${passed} passed, ${failures.length} failed${left > 0 ? `, ${left} skipped` : ""}\n`,
  );
  if (decides.includes(name) && failures.length > 0) decided.abort();
}
const broken = (name, words) => ({
  name,
  failures: [{ file: name, title: "the stage itself", error: words.trim().split("\n")[0] }],
});

/** A command that counts as one test; its output is shown when it fails. */
async function check(name, args) {
  const words = await run(process.execPath, args, bare).then(
    () => null,
    (error) => error.message,
  );
  if (words !== null && !cut) process.stdout.write(`${words}\n`);
  count(words === null ? { name, passed: 1 } : broken(name, words));
}

/**
 * Runs the failed tests once more, alone: a real bug fails again; an overloaded machine or another test's rows do not.
 * @param first the report of the whole run
 * @param again runs only what failed, and returns its report
 */
async function onceMore(name, first, again) {
  times.push(...first.times);
  let { failures } = first;
  const rescued = first.second.map((one) => ({ ...one, how: "at the second try" }));
  if (mayRunAlone(failures) && !cut) {
    process.stdout.write(`  ${name}: ${failures.length} failed; once more, alone\n`);
    const report = await again(failures);
    const gone = failures.filter((one) => passedIn(report, one));
    rescued.push(...gone.map((one) => ({ ...one, how: "alone" })));
    failures = failures.filter((one) => !gone.includes(one));
  }
  const passed = first.passed.length + rescued.length;
  count({ name, passed, failures, left: first.left, rescued });
}

async function vitestRun(project, file, args) {
  const report = path.join(reports, file);
  const code = await ended(
    start(
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--project",
        project,
        "--includeTaskLocation",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${report}`,
        ...args,
      ],
      { NO_COLOR: "1" },
      ["inherit", "inherit"],
    ),
  );
  return vitestReport(root, project, report, code);
}

async function vitest(project) {
  const first = await vitestRun(project, `${project}.json`, filter);
  await onceMore(project, first, (failures) =>
    vitestRun(project, `${project}-alone.json`, [
      ...new Set(failures.map(({ file }) => file)),
      "--maxWorkers=1",
    ]),
  );
}

// the same variables as e2e's start, so that it finds the build done; the secrets are only for building
const forBuild = () => ({
  ...bare,
  APP_URL: "http://localhost:3000",
  PAYMENTS: "sandbox",
  AUTH_SECRET: randomBytes(32).toString("hex"),
  LINK_SECRET: randomBytes(32).toString("hex"),
  DATA_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  ...(wants("types") ? { TYPES_CHECKED: "true" } : {}),
});

/** Configuration for incoming mail; the tests sign what they post. */
const inbound = {
  INBOUND_DOMAIN: "in.harambee.example",
  INBOUND_AUTHSERV_ID: "mx.harambee.example",
  INBOUND_SECRET: randomBytes(32).toString("hex"),
};

/**
 * The site for the end-to-end tests, with data of its own; `up` says whether it started, `sandbox` is the address of
 * its payments.
 */
async function startSite(tries = 3) {
  const { freePort, temporaryFolder } = await import("./lib/postgres.mjs");
  const data = temporaryFolder("e2e");
  const port = await freePort();
  const child = start(
    ["scripts/start.mjs"],
    {
      DATA_DIR: data,
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()), // the first free one from there on
      RATE_LIMIT_SCALE: "1000",
      WEBHOOKS_LOCAL: "true", // tests/e2e/programs.spec.ts listens on this machine
      ...inbound,
    },
    ["pipe", "pipe"],
  );
  const site = { child, data, port, sandbox: "", words: "", up: false };
  site.up = await new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        site.words = (site.words + chunk).slice(-20_000);
        if (site.words.includes("Ctrl-C stops everything")) resolve(true);
      });
    child.once("exit", () => resolve(false));
    setTimeout(() => resolve(false), 300_000).unref();
  });
  site.sandbox = /sandbox at (\S+),/.exec(site.words)?.[1] ?? "";
  if (site.up || tries === 1 || cut || !/is taken by another program/.test(site.words)) return site;
  await stopSite(site); // another process took the port between the check and the start
  return startSite(tries - 1);
}

async function stopSite({ child, data }) {
  const used = process.platform === "linux" ? familyOf(child.pid) : [];
  chargeNow(
    child,
    used.reduce((sum, [, { ms }]) => sum + ms, 0),
  );
  await end(child.pid, { patience: 15_000 });
  rmSync(data, { recursive: true, force: true });
}

async function playwrightRun(site, file, args) {
  const report = path.join(reports, file);
  if (!site.up) {
    process.stdout.write(`${site.words}\nThe site did not start.\n`);
    return playwrightReport("tests/e2e", report, "no site");
  }
  const code = await ended(
    start(
      ["node_modules/@playwright/test/cli.js", "test", ...args],
      {
        CHROMIUM_PATH: chromium,
        E2E_URL: `http://localhost:${site.port}`,
        E2E_REPORT: report,
        E2E_SANDBOX_URL: site.sandbox,
        E2E_DATA_DIR: site.data,
        E2E_INBOUND_SECRET: inbound.INBOUND_SECRET,
      },
      ["inherit", "inherit"],
    ),
  );
  if (code !== 0) process.stdout.write(`--- the site's last words\n${site.words.slice(-4000)}\n`);
  return playwrightReport("tests/e2e", report, code);
}

async function e2e(site) {
  const first = await playwrightRun(site, "e2e.json", filter).finally(() => stopSite(site));
  await onceMore("e2e", first, async () => {
    const fresh = await startSite();
    const failed = ["--last-failed", "--last-failed-file", "test-results/.last-run.json"];
    const alone = ["--workers=1", "--retries=0", "--output", "test-results/alone"];
    return playwrightRun(fresh, "e2e-alone.json", [...failed, ...alone]).finally(() =>
      stopSite(fresh),
    );
  });
}

/** Stages that were not run, or not completed. */
const notRun = new Set();

/**
 * Runs one stage, unless earlier failures already decide; if it throws it counts as failed, and the others continue.
 */
async function stage(part, label, work, name = part) {
  if (!wants(part) || cut) return;
  if (decided.signal.aborted && !quick.includes(part)) {
    notRun.add(name);
    return;
  }
  try {
    await step(label, work);
  } catch (error) {
    if (cut) return;
    if (name === "build" && decided.signal.aborted) {
      process.stdout.write("  build: ended, what is red above decides\n");
      notRun.add(name);
      return;
    }
    process.stdout.write(`${error.message}\n`);
    count(broken(name, error.message));
  }
}

const types = () =>
  stage("types", "Types", () =>
    check("types", [
      "node_modules/typescript-native/bin/tsc",
      "--noEmit",
      "--incremental",
      "false",
    ]),
  );
const lint = () =>
  stage("lint", "Lint", () =>
    check("lint", ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0", ...lintMemory]),
  );
const format = () =>
  stage("format", "Format", () =>
    check("format", ["node_modules/prettier/bin/prettier.cjs", "--check", ...byContent, "."]),
  );
const unused = () =>
  stage("unused", "Unused files, exports and packages; circles", () =>
    check("unused", ["node_modules/knip/bin/knip.js", ...unusedArguments]),
  );
const production = () =>
  stage(
    "e2e",
    "Production build (minutes the first time)",
    () => build(forBuild(), decided.signal),
    "build",
  );
/** Also installs one where none is. Fails within the first half minute, not after the build. */
const browser = (packages) =>
  stage(
    "e2e",
    "Browser",
    async () => {
      chromium = await findChromium((line) => process.stdout.write(`${line}\n`), { packages });
    },
    "browser",
  );
let chromium = "";
let site = null;

try {
  const packages = step("Packages (a minute the first time)", installPackages);
  await Promise.all([packages, browser(packages)]);
  if (decided.signal.aborted) throw new Error("Not run, as there is no browser.");
  await step("Database client", generateClient);
  if (wants("types"))
    await step("Types of the routes", () =>
      run(process.execPath, ["node_modules/next/dist/bin/next", "typegen"], {
        ...forBuild(),
        NODE_ENV: "production",
      }),
    );
  // two lanes for two cores; the build rewrites the route types, so nothing that reads them may run at the same time
  await Promise.all([
    (async () => {
      await Promise.all([types(), lint()]);
      await production();
    })(),
    (async () => {
      await format();
      await unused();
      await stage("unit", "Unit tests", () => vitest("unit"));
    })(),
  ]);
  await Promise.all([
    stage("integration", "Integration tests (real PostgreSQL)", () => vitest("integration")),
    stage("e2e", "The site for the end-to-end tests", async () => {
      site = await startSite();
    }),
  ]);
  if (site !== null)
    await stage("e2e", "End-to-end tests (real Chromium against the production build)", () =>
      e2e(site),
    );
} catch (error) {
  if (!cut) {
    process.stdout.write(`${error.message}\n`);
    if (!decided.signal.aborted) count(broken("run", error.message));
  }
}
if (!cut) {
  await remove();
  process.stdout.write(timeTable(stepTimes(), times));
  process.exit(lastLines(done, { root, took: sinceStart(), notRun: [...notRun] }));
}

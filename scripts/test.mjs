// npm test: types, lint, unit, integration, end-to-end; ends with "N passed, N failed". `npm test -- unit filter` runs a part.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, generateClient, installPackages, quiet, root } from "./lib/prepare.mjs";
import { sinceStart, step } from "./lib/say.mjs";

process.chdir(root);
const stages = ["types", "lint", "unit", "integration", "e2e"];
const [asked, ...filter] = process.argv.slice(2);
if (asked && !stages.includes(asked)) {
  process.stderr.write(`Unknown part "${asked}". Parts: ${stages.join(", ")}.\n`);
  process.exit(2);
}
const wants = (stage) => !asked || asked === stage;
const reports = mkdtempSync(path.join(tmpdir(), "harambee-tests-"));
const total = { passed: 0, failed: 0, skipped: 0 };
// nothing of the machine's configuration may reach the tests
const bare = Object.fromEntries(Object.entries(process.env).filter(([k]) => !/^(APP_|DATABASE_URL|STRIPE_|SANDBOX_|S3_|BLOB_|SMTP_URL|AUTH_SECRET|LINK_SECRET|DATA_|PAYMENTS|PORT$|WORKER$|MAIL|NEXTAUTH_)/.test(k)));

/** A child whose words are printed as they come (or kept until it fails). */
function call(args, env = {}, show = true) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...bare, ...quiet, ...env }, stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"] });
    let words = "";
    if (!show) for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += chunk));
    child.once("exit", (code) => {
      if (code !== 0 && !show) process.stdout.write(words.slice(-15_000));
      resolve(code ?? 1);
    });
  });
}

function count(result) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped ?? 0;
  process.stdout.write(`  ${result.name}: ${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ""}\n`);
}

async function check(name, args) {
  const code = await call(args, {}, false);
  count({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function vitest(project) {
  const file = path.join(reports, `${project}.json`);
  const code = await call(["node_modules/vitest/vitest.mjs", "run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...filter], { NO_COLOR: "1" });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const failed = report ? report.numFailedTests + report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length : 1;
  count({ name: project, passed: report?.numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0) });
}

async function e2e() {
  const { findChromium } = await import("./lib/chromium.mjs");
  const { freePort } = await import("./lib/postgres.mjs");
  const chromium = await findChromium((line) => process.stdout.write(`${line}\n`));
  const data = mkdtempSync(path.join(tmpdir(), "harambee-e2e-"));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { ...bare, ...quiet, DATA_DIR: data, PORT: String(port), SANDBOX_PORT: String(sandboxPort), RATE_LIMIT_SCALE: "1000" };
  const app = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let words = "";
  const up = await new Promise((resolve) => {
    for (const stream of [app.stdout, app.stderr]) stream.on("data", (chunk) => {
      words = (words + chunk).slice(-20_000);
      if (words.includes("Harambee runs")) resolve(true);
    });
    app.once("exit", () => resolve(false));
  });
  try {
    if (!up) {
      process.stdout.write(words);
      count({ name: "e2e (the site did not start)", passed: 0, failed: 1 });
      return;
    }
    const file = path.join(reports, "e2e.json");
    const code = await call(["node_modules/@playwright/test/cli.js", "test", ...filter], { CHROMIUM_PATH: chromium, E2E_URL: `http://localhost:${port}`, E2E_REPORT: file, E2E_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`, E2E_DATA_DIR: data });
    const stats = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).stats : null;
    const failed = stats ? stats.unexpected + stats.flaky : 1;
    if (code !== 0) process.stdout.write(`--- the site's last words\n${words.slice(-4000)}\n`);
    count({ name: "e2e", passed: stats?.expected ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: stats?.skipped ?? 0 });
  } finally {
    app.kill("SIGTERM");
    await new Promise((resolve) => (app.exitCode !== null ? resolve() : app.once("exit", resolve)));
    rmSync(data, { recursive: true, force: true });
  }
}

try {
  await step("Packages", installPackages);
  await step("Database client", generateClient);
  await call(["node_modules/next/dist/bin/next", "typegen"], { NODE_ENV: "production" }, false);
  if (wants("types")) await step("Types", () => check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]));
  if (wants("lint")) await step("Lint", () => check("lint", ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0"]));
  if (wants("unit")) await step("Unit tests", () => vitest("unit"));
  if (wants("integration")) await step("Integration tests (real PostgreSQL)", () => vitest("integration"));
  if (wants("e2e")) {
    await step("Production build", () => build({ ...bare, APP_URL: "http://localhost:3000", PAYMENTS: "sandbox" }));
    await step("End-to-end tests (real Chromium against the production build)", e2e);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  total.failed++;
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\nAll took ${sinceStart()}.\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

// npm start: everything on one machine with nothing but Node. `--dev` is the same with hot reload.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { build, generateClient, installPackages, quiet, root, run } from "./lib/prepare.mjs";
import { fail, sinceStart, step } from "./lib/say.mjs";
import { embeddedSecrets } from "./lib/secrets.mjs";

const dev = process.argv.includes("--dev");
if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));
process.chdir(root);

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Harambee needs Node.js 20.19 or later; this is ${process.versions.node}.`);

const data = path.resolve(process.env.DATA_DIR ?? ".data");
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`Configuration: PORT is not valid: ${process.env.PORT}.`);
const production = process.env.APP_MODE === "production";

const taken = (number) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(error.code === "EADDRINUSE" || error.code === "EACCES"));
    probe.listen(number, () => probe.close(() => resolve(false)));
  });

// One start a data folder. The note holds a pid; a dead one's is taken over.
const note = path.join(data, "start.pid");
function claim() {
  mkdirSync(data, { recursive: true });
  const holder = existsSync(note) ? Number(readFileSync(note, "utf8")) : 0;
  if (holder && holder !== process.pid) {
    let alive = true;
    try {
      process.kill(holder, 0);
    } catch (error) {
      alive = error.code === "EPERM";
    }
    const isStart = !existsSync(`/proc/${holder}/cmdline`) ? alive : readFileSync(`/proc/${holder}/cmdline`, "utf8").includes("start.mjs");
    if (alive && isStart) fail(`Another start (process ${holder}) uses ${data}. Stop it first, or set DATA_DIR to another folder.`);
  }
  writeFileSync(note, String(process.pid));
}

const children = []; // in the order they are to be stopped
let stopDatabase = async () => {};
let stopping = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) await end(child);
  await stopDatabase();
  if (existsSync(note) && readFileSync(note, "utf8") === String(process.pid)) rmSync(note, { force: true });
  process.exit(code);
}

function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", resolve);
    child.kill("SIGTERM");
    setTimeout(() => child.exitCode === null && child.kill("SIGKILL"), 8_000).unref();
  });
}

/** A child of a start that was killed may still live and hold the port: it wrote its pid down, its command line says what it is. */
function endStray(name, mark) {
  const file = path.join(data, `${name}.pid`);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8"));
  try {
    if (pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(mark)) process.kill(pid, "SIGKILL");
  } catch {
    // gone, or not ours
  }
  rmSync(file, { force: true });
}

function launch(name, args, env, onLine) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", onLine ? "pipe" : "inherit", "inherit"] });
  writeFileSync(path.join(data, `${name}.pid`), String(child.pid));
  if (onLine) {
    let rest = "";
    child.stdout.on("data", (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      lines.forEach(onLine);
    });
  }
  child.once("exit", (code) => {
    rmSync(path.join(data, `${name}.pid`), { force: true });
    if (!stopping) {
      process.stderr.write(`\nThe ${name} ended by itself (${code}); stopping.\n`);
      void stop(1);
    }
  });
  children.unshift(child);
  return child;
}

process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));

async function sandbox(env) {
  let number = Number(process.env.SANDBOX_PORT ?? 12111);
  while (await taken(number)) number++;
  const sandboxEnv = {
    ...process.env, ...quiet, SANDBOX_PORT: String(number), SANDBOX_DATA: path.join(data, "sandbox"), SANDBOX_SECRET_KEY: env.SANDBOX_SECRET_KEY,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/v1/payment/webhook`, SANDBOX_WEBHOOK_SECRET: env.SANDBOX_WEBHOOK_SECRET,
  };
  delete sandboxEnv.NODE_ENV;
  return new Promise((resolve, reject) => {
    const child = launch("sandbox", ["--import", "tsx", "scripts/stripe-sandbox/main.ts"], sandboxEnv, (line) => line.includes('"ready"') && resolve(number));
    child.once("exit", () => reject(new Error("The payment sandbox did not start.")));
  });
}

async function healthy(server) {
  for (let i = 0; i < 1200; i++) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not answer within two minutes.");
}

try {
  claim();
  endStray("server", "server.mjs");
  endStray("sandbox", "stripe-sandbox");
  if (await taken(port)) fail(`Port ${port} is taken by another program. Stop it, or start with another: PORT=${port + 1} npm start`);

  await step("1/6 Packages", installPackages);
  const secrets = production ? {} : embeddedSecrets(data);
  const env = { ...process.env, ...quiet, PORT: String(port), DATA_DIR: data, APP_URL: process.env.APP_URL ?? (production ? undefined : `http://localhost:${port}`) };
  for (const [name, value] of Object.entries(secrets)) env[name] ??= value;
  if (env.APP_URL === undefined) delete env.APP_URL;
  delete env.POSTGRES_PASSWORD;
  const useSandbox = process.env.PAYMENTS === "sandbox" || (!process.env.PAYMENTS && !process.env.STRIPE_SECRET_KEY && !production);
  if (useSandbox) {
    env.PAYMENTS = "sandbox";
    if (!env.SANDBOX_SECRET_KEY) Object.assign(env, (({ SANDBOX_SECRET_KEY, SANDBOX_WEBHOOK_SECRET }) => ({ SANDBOX_SECRET_KEY, SANDBOX_WEBHOOK_SECRET }))(embeddedSecrets(data)));
  }
  await step("2/6 Configuration", async () => {
    await generateClient();
    await run(process.execPath, ["--import", "tsx", "scripts/check-env.ts"], env).catch((error) => {
      const sentence = /Configuration: .*/.exec(error.message)?.[0];
      throw sentence ? new Error(sentence) : error;
    });
  });

  await step("3/6 Database", async () => {
    const { migrate } = await import("./lib/migrate.mjs");
    if (!env.DATABASE_URL) {
      const { startPostgres } = await import("./lib/postgres.mjs");
      const database = await startPostgres(data, secrets.POSTGRES_PASSWORD);
      env.DATABASE_URL = database.url;
      stopDatabase = database.stop;
    }
    await migrate(env.DATABASE_URL, path.join(root, "prisma/migrations"), (line) => process.stdout.write(`    ${line}\n`));
    const words = await run(process.execPath, ["--conditions=react-server", "--import", "tsx", "prisma/seed.ts"], env);
    if (words.trim()) process.stdout.write(`    ${words.trim().split("\n").join("\n    ")}\n`);
  });
  if (dev) process.stdout.write("4/6 Build: not needed, hot reload\n");
  else await step("4/6 Build (minutes the first time)", () => build(env));

  if (useSandbox) {
    await step("5/6 Payment sandbox", async () => {
      env.STRIPE_SANDBOX_URL = `http://127.0.0.1:${await sandbox(env)}`;
    });
  } else process.stdout.write("5/6 Payment sandbox: not used, payments go to the provider\n");

  await step("6/6 Server", () => healthy(launch("server", ["scripts/server.mjs", ...(dev ? ["--dev"] : [])], { ...env, NODE_ENV: dev ? "development" : "production" })));

  const demo = !production && !["false", "0"].includes(process.env.DEMO_DATA ?? "");
  process.stdout.write(`
Harambee runs, ${sinceStart()} after the start.

  Site       ${env.APP_URL}
  Admin      ${env.APP_URL}/admin/login
  Mode       ${production ? "production" : "demo (set APP_MODE=production for real use)"}${dev ? ", hot reload" : ""}
  Payments   ${useSandbox ? `sandbox at ${env.STRIPE_SANDBOX_URL}, no real money; card 4242 4242 4242 4242` : "the card provider"}
  Data       ${data}${process.env.DATABASE_URL ? " (files), database at DATABASE_URL" : ""}
${demo ? `
  Demo accounts, password pull-together
    admin@harambee.example      administrator, at /admin/login
    ngo@harambee.example        approved organisation with campaigns and gifts
    pending@harambee.example    waits for review
    rejected@harambee.example   was turned down
` : ""}
  Ctrl-C stops everything that this start started.
`);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  await stop(1);
}

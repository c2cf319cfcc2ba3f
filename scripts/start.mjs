// npm start: everything on one machine with nothing but Node. `--dev` is the same with hot reload. Over 250 lines
// because it is the order of startup and shutdown, to be read in one place.
import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  build,
  endCommands,
  generateClient,
  installPackages,
  loadEnvFiles,
  noteCommandsIn,
  quiet,
  root,
  run,
} from "./lib/bootstrap.mjs";
import { isProduction, listenAddress } from "../server/mode.mjs";
import { claim, end, note, noted, whenNpmIsGone } from "./lib/processes.mjs";
import { fail, sinceStart, step } from "./lib/progress.mjs";
import { embeddedSecrets } from "./lib/secrets.mjs";

const dev = process.argv.includes("--dev");
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Harambee needs Node.js 20.19 or later; this is ${process.versions.node}.`);
loadEnvFiles();
process.chdir(root);

const data = path.resolve(process.env.DATA_DIR || ".data");
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`Configuration: PORT is not valid: ${process.env.PORT}.`);
const webProcesses = Number(process.env.WEB_PROCESSES || Math.min(os.availableParallelism(), 4));
if (!Number.isInteger(webProcesses) || webProcesses < 1 || webProcesses > 64)
  fail(`Configuration: WEB_PROCESSES is not valid: ${process.env.WEB_PROCESSES}.`);
const production = isProduction(process.env);
const listens = listenAddress(process.env);
// how this machine reaches the server: HOST may be a single address
const asked = listens.includes(":") ? `[${listens}]` : listens;
const here = ["0.0.0.0", "::"].includes(listens) ? "127.0.0.1" : asked;

/** Why a port cannot be listened on (an error code), or null when it can. */
const refused = (number, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen(number, host, () => probe.close(() => resolve(null)));
  });

const webhookEvents = JSON.parse(
  readFileSync(path.join(root, "lib/payment-events/webhook-events.json"), "utf8"),
);
const lock = path.join(data, "start.pid");
const noteOf = (name) => path.join(data, `${name}.pid`);
let stopDatabase = async () => {};
let databaseStarts = Promise.resolve();
let stopping = false;
const children = []; // in the order in which they are to be stopped: newest first

async function stop(code, words = "") {
  if (stopping) return;
  stopping = true;
  if (words) process.stderr.write(`\n${words}\n`);
  const began = Date.now();
  if (children.length > 0) process.stdout.write("\nStopping …\n");
  await endCommands();
  for (const child of children) {
    await end(child.pid, { group: true });
    rmSync(noteOf(child.label), { force: true });
  }
  await databaseStarts.catch(() => {}); // one that is just being started must not be left behind
  await stopDatabase();
  if (noted(lock) === process.pid) rmSync(lock, { force: true });
  if (children.length > 0)
    process.stdout.write(`Stopped, ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
  process.exit(code);
}
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));
whenNpmIsGone(() => void stop(0));
// the reader of our output may have gone (`npm start | head`): do not crash and leave the database running
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
process.on("uncaughtException", (error) => void stop(1, error.stack ?? String(error)));
process.on("unhandledRejection", (error) => void stop(1, error?.stack ?? String(error)));

/**
 * A child with a process group of its own: Ctrl-C reaches only this process, which then stops the children in order. It
 * exits with us, however we end.
 */
function launch(label, args, env, onLine) {
  if (stopping) throw new Error("Stopping.");
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(path.join(root, "scripts/lib/exit-with-parent.mjs")).href, ...args],
    {
      cwd: root,
      env: { ...env, HARAMBEE_PARENT: String(process.pid) },
      stdio: ["pipe", onLine ? "pipe" : "inherit", "inherit"],
      detached: true,
    },
  );
  child.label = label;
  child.stdin.on("error", () => {});
  note(noteOf(label), child.pid);
  children.unshift(child);
  if (onLine) {
    let rest = "";
    child.stdout.on("data", (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      lines.forEach(onLine);
    });
  }
  return child;
}

const endsItself = (child) =>
  child.once(
    "exit",
    (code, signal) =>
      void stop(
        1,
        stopping ? "" : `The ${child.label} ended by itself (${signal ?? code}); stopping.`,
      ),
  );

/** @returns {Promise<number>} the port it listens on: the first free one from SANDBOX_PORT on */
async function startSandbox(env) {
  for (let number = Number(process.env.SANDBOX_PORT || 12111); number < 65536; number++) {
    if (number === port || (await refused(number, "127.0.0.1"))) continue;
    const own = {
      ...process.env,
      ...quiet,
      PAYMENTS: "sandbox",
      SANDBOX_PORT: String(number),
      SANDBOX_DATA: path.join(data, "sandbox"),
      SANDBOX_SECRET_KEY: env.SANDBOX_SECRET_KEY,
      SANDBOX_WEBHOOK_URL: `http://${here}:${port}/api/v1/payment/webhook`,
      SANDBOX_WEBHOOK_SECRET: env.SANDBOX_WEBHOOK_SECRET,
      SANDBOX_WEBHOOK_EVENTS: webhookEvents.join(","),
    };
    const ready = await new Promise((resolve, reject) => {
      const child = launch(
        "sandbox",
        ["--import", "tsx", "sandbox/main.ts"],
        own,
        (line) => line.includes('"ready"') && resolve(child),
      );
      child.once("exit", (code) => {
        children.splice(children.indexOf(child), 1);
        if (code === 98)
          resolve(null); // another process took the port meanwhile
        else reject(new Error("The payment sandbox did not start."));
      });
    });
    if (ready) {
      endsItself(ready);
      return number;
    }
  }
  throw new Error("No port is free for the payment sandbox; set SANDBOX_PORT.");
}

async function startServer(env) {
  const child = dev
    ? launch(
        "server",
        ["--conditions=react-server", "--import", "tsx", "server/main.ts", "--dev"],
        env,
      )
    : launch("server", ["server/cluster.mjs"], { ...env, WEB_PROCESSES: String(webProcesses) });
  for (let i = 0; i < 1200; i++) {
    if (stopping) return;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error("The server did not start.");
    const answer = await fetch(`http://${here}:${port}/api/v1/health`, {
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    if (answer?.ok) return endsItself(child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not answer within two minutes.");
}

/** Ends what a killed start left running: it had recorded its children. */
async function endStrays() {
  for (const label of ["step", "server", "sandbox"]) {
    const pid = noted(noteOf(label));
    if (pid) await end(pid, { group: true, patience: 3_000 });
    rmSync(noteOf(label), { force: true });
  }
}

try {
  try {
    // private to this user; only PostgreSQL's user, who is a different one when root starts it, must be able to enter
    mkdirSync(data, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    fail(
      `The data folder ${data} cannot be written (${error.code}). Give it to the user who starts, or set DATA_DIR to another folder.`,
    );
  }
  const holder = claim(lock);
  if (holder)
    fail(
      `Another start (process ${holder}) uses ${data}. Stop it first, or set DATA_DIR to another folder.`,
    );
  await endStrays();
  noteCommandsIn(data);
  const why = await refused(port, listens);
  if (why) {
    const sentences = {
      EADDRINUSE: `Port ${port} is taken by another program. Stop it, or start with another: PORT=${port + 1} npm start`,
      EACCES: `This user may not listen on port ${port}. Start with another: PORT=3000 npm start`,
      EADDRNOTAVAIL: `Configuration: HOST is not an address of this machine: ${process.env.HOST}.`,
    };
    throw new Error(sentences[why] ?? `Cannot listen on port ${port} (${why}).`);
  }

  await step("1/6 Packages (a minute the first time)", installPackages);
  const secrets = production ? {} : embeddedSecrets(data);
  const env = { ...process.env, ...quiet, PORT: String(port), HOST: listens, DATA_DIR: data };
  if (!production) env.APP_URL ||= `http://localhost:${port}`;
  for (const [name, value] of Object.entries(secrets)) env[name] ||= value;
  const databasePassword = env.POSTGRES_PASSWORD;
  delete env.POSTGRES_PASSWORD;
  const useSandbox =
    env.PAYMENTS === "sandbox" || (!env.PAYMENTS && !env.STRIPE_SECRET_KEY && !production);
  if (useSandbox) {
    const kept = embeddedSecrets(data);
    env.PAYMENTS = "sandbox";
    env.SANDBOX_SECRET_KEY ||= kept.SANDBOX_SECRET_KEY;
    env.SANDBOX_WEBHOOK_SECRET ||= kept.SANDBOX_WEBHOOK_SECRET;
  }
  await step("2/6 Configuration", async () => {
    await generateClient();
    await run(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "scripts/check-env.ts"],
      env,
    ).catch((error) => {
      const sentence = /Configuration: .*/.exec(error.message)?.[0];
      throw sentence ? new Error(sentence) : error;
    });
  });

  let place = null;
  await step("3/6 Database", async () => {
    if (stopping) return;
    const { migrate } = await import("./lib/migrate.mjs");
    if (!env.DATABASE_URL) {
      const { startPostgres } = await import("./lib/postgres.mjs");
      const onExit = (words) =>
        void stop(
          1,
          stopping
            ? ""
            : `The database ended by itself; stopping. Its last words are in ${path.join(data, "postgres.log")}.\n${words.split("\n").at(-1)}`,
        );
      databaseStarts = startPostgres(data, databasePassword, "harambee", {
        own: true,
        onExit,
      }).then((database) => {
        env.DATABASE_URL = database.url;
        place = database.place;
        stopDatabase = database.stop;
      });
      await databaseStarts;
    }
    if (stopping) return;
    await migrate(
      env.DATABASE_DIRECT_URL || env.DATABASE_URL,
      path.join(root, "prisma/migrations"),
      (line) => process.stdout.write(`    ${line}\n`),
    );
    const words = await run(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "prisma/seed.ts"],
      env,
    );
    if (words.trim()) process.stdout.write(`    ${words.trim().split("\n").join("\n    ")}\n`);
  });
  if (dev) process.stdout.write("4/6 Build: not needed, hot reload\n");
  else if (!stopping) await step("4/6 Build (minutes the first time)", () => build(env));

  if (useSandbox) {
    await step("5/6 Payment sandbox", async () => {
      env.STRIPE_SANDBOX_URL = `http://127.0.0.1:${await startSandbox(env)}`;
    });
  } else process.stdout.write("5/6 Payment sandbox: not used, payments go to the provider\n");

  await step("6/6 Server", () =>
    startServer({ ...env, NODE_ENV: dev ? "development" : "production" }),
  );

  const demo = !production && !["false", "0"].includes(env.DEMO_DATA ?? "");
  const elsewhere = place !== null && path.dirname(place) !== data;
  const apart = elsewhere ? ` and, for the database, ${place}` : "";
  const databasePlace = place === null ? " (files), database at DATABASE_URL" : apart;
  if (!stopping)
    process.stdout.write(`
Harambee runs, ${sinceStart()} after the start.

  Site       ${env.APP_URL}
  Admin      ${env.APP_URL}/admin/login
  Mode       ${production ? "production" : "demo (set APP_MODE=production for real use)"}${dev ? ", hot reload" : ""}
  Processes  ${dev ? "one" : `${webProcesses} that answer${webProcesses > 1 ? ", one that draws their pages" : ""}${env.WORKER === "external" ? "" : ", a worker for mails, papers and timers"}`}
  Payments   ${useSandbox ? `sandbox at ${env.STRIPE_SANDBOX_URL}, no real money; card 4242 4242 4242 4242` : "the card provider"}
  Data       ${data}${databasePlace}
${
  demo
    ? `
  Demo accounts, password pull-together
    admin@harambee.example      administrator, at /admin/login
    second-admin@harambee.example   a second one: payouts take two
    ngo@harambee.example        approved organisation with campaigns and gifts
    pending@harambee.example    waits for review
    rejected@harambee.example   was turned down
`
    : ""
}
  Ctrl-C stops everything that this start started.
`);
} catch (error) {
  await stop(1, stopping ? "" : error.message);
}

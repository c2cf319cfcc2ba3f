// Runs the web server's processes on one port, plus the one that renders their pages (where there are several) and the
// worker, so that pages, PDFs, mails and images do not delay short requests. A process that exits by itself is
// restarted; a stop signal ends all. Plain Node without the app's modules: this process only hands connections on. Run
// by scripts/start.mjs; WEB_PROCESSES is the number of web processes, WORKER=external means that a worker runs
// elsewhere.
import { fork } from "node:child_process";
import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
/** ms: a process that lived shorter than this failed to start, and is retried with growing delay */
const longEnoughMs = 10_000;
const mostFailures = 6;
const firstPauseMs = 200;

const loaders = ["--conditions=react-server", "--import", "tsx"];
const webProcesses = Number(process.env.WEB_PROCESSES || 1);
const hasWorker = process.env.WORKER !== "external";

/** pid → process and its name, web processes and the worker alike */
const running = new Map();
let isStopping = false;
let exitCode = 0;

const say = (level, event, fields) =>
  (level === "error" ? process.stderr : process.stdout).write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`,
  );

function stop(code) {
  if (isStopping) return;
  isStopping = true;
  exitCode = code;
  for (const { child } of running.values()) child.kill("SIGTERM");
  leaveWhenAlone();
}

function leaveWhenAlone() {
  if (isStopping && running.size === 0) process.exit(exitCode);
}

/**
 * Relays messages between the processes without reading them. `to`: "others", "web" (others by this name), or a
 * process's number.
 */
function relay(from, message) {
  if (message === null || typeof message !== "object" || message.harambee === undefined) return;
  for (const [pid, { child, name }] of running) {
    const isGroup = message.to === "others" || message.to === name;
    const isMeant = isGroup ? pid !== from : message.to === pid;
    if (isMeant && child.connected) child.send(message, () => {}); // it may be exiting now
  }
}

/**
 * @param {string} name for the log
 * @param {() => import("node:child_process").ChildProcess} begin
 */
function keep(name, begin, failures = 0) {
  const began = Date.now();
  const child = begin();
  running.set(child.pid, { child, name });
  child.on("message", (message) => relay(child.pid, message));
  child.on("error", (error) => say("error", "process.failed", { name, error: error.message }));
  child.once("exit", (code, signal) => {
    running.delete(child.pid);
    if (isStopping) return leaveWhenAlone();
    const inARow = Date.now() - began < longEnoughMs ? failures + 1 : 0;
    say("error", "process.ended", { name, pid: child.pid, code, signal, inARow });
    if (inARow >= mostFailures) return stop(1);
    setTimeout(
      () => {
        if (!isStopping) keep(name, begin, inARow);
      },
      firstPauseMs * 2 ** inARow,
    );
  });
}

process.on("SIGTERM", () => stop(0));
process.on("SIGINT", () => stop(0));
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

cluster.setupPrimary({
  exec: path.join(root, "server/main.ts"),
  execArgv: loaders,
  args: [],
  cwd: root,
  serialization: "advanced", // pages are sent between processes as bytes
});
/** how the processes recognise each other's requests (server/self-request.ts) */
const served = { WORKER: "external", INNER_SECRET: randomBytes(16).toString("hex") };
/** @param {Record<string, string>} env added to this process's own */
const program = (file, env = {}) =>
  fork(path.join(root, file), [], {
    execArgv: loaders,
    cwd: root,
    env: { ...process.env, ...env },
    serialization: "advanced",
  });
for (let number = 1; number <= webProcesses; number++)
  keep("web", () => cluster.fork({ ...served, WEB_NUMBER: String(number) }).process);
if (webProcesses > 1) keep("drawing", () => program("server/drawing.ts", served));
if (hasWorker) keep("worker", () => program("scripts/worker.ts"));

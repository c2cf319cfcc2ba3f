// Progress output: the current step, how long it took, and how much of that was processor time.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";

const began = Date.now();
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @type {AsyncLocalStorage<{label: string, wall: number, processor: number}>} */
const current = new AsyncLocalStorage();
const steps = [];

/**
 * Processor time of all exited children of this process, including their own waited-for children, in ms; 0 where there
 * is no /proc.
 */
function ofEndedChildren() {
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) * 10; // cutime, cstime of proc(5), 100 per second
  } catch {
    return 0;
  }
}
let counted = ofEndedChildren();

const accounts = new WeakMap();

/** Charges a child's processor time, once it exits, to the step in which it was started. */
export function charge(child) {
  accounts.set(child, current.getStore());
  child.once("exit", () => {
    const now = ofEndedChildren();
    const account = accounts.get(child);
    if (account) account.processor += now - counted;
    counted = now;
  });
}

/**
 * The same for a child that is about to be ended, ms: some of its own children may exit after it, when nobody counts
 * them.
 */
export function chargeNow(child, ms) {
  const account = accounts.get(child);
  accounts.delete(child);
  if (account) account.processor += ms;
}

/** Runs a step and prints it: "2/6 Database … 0.8 s". */
export async function step(label, work) {
  const start = Date.now();
  const account = { label, wall: 0, processor: 0 };
  steps.push(account);
  process.stdout.write(`${label} …\n`);
  const timer = setInterval(
    () => process.stdout.write(`${label} … ${seconds(Date.now() - start)} so far\n`),
    15_000,
  );
  timer.unref();
  try {
    const result = await current.run(account, work);
    process.stdout.write(
      `${label}: ${result === "same" ? "nothing to do" : `done, ${seconds(Date.now() - start)}`}\n`,
    );
    return result;
  } finally {
    account.wall = Date.now() - start;
    clearInterval(timer);
  }
}

export const sinceStart = () => seconds(Date.now() - began);

/**
 * The steps' wall-clock and processor times, in ms; concurrent steps overlap.
 * @returns {{label: string, wall: number, processor: number}[]}
 */
export const stepTimes = () => steps;

/** Prints one sentence and exits. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

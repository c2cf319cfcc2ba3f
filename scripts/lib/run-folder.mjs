// The temporary folder of one run, shared by everything it starts, and its cleanup, however the run ends.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandLine, identity } from "./processes.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function environment(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return ""; // exited, or another user's
  }
}

/**
 * Linux only: elsewhere a child exits with its parent (exit-with-parent.mjs), and other processes are not cleaned up.
 */
function processesOf(folder, spared) {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 1 && !spared.includes(pid) && identity(pid) !== null)
    .filter(
      (pid) =>
        commandLine(pid).includes(folder) ||
        environment(pid)
          .split("\0")
          .some((one) => one.startsWith(`TMPDIR=${folder}`)),
    );
}

const send = (pids, signal) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // it has just exited
    }
};

/**
 * Ends every process that works in a run's folder, and removes the folder.
 * @param {number[]} spared processes that belong to the run and stay
 */
export async function clearAway(folder, spared = []) {
  // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for the last client
  for (let waited = 0; waited < 20_000; waited += 100) {
    const left = processesOf(folder, spared);
    if (left.length === 0) break;
    if (waited === 0) send(left, "SIGINT");
    if (waited === 2_000) send(left, "SIGTERM");
    if (waited >= 6_000 && waited % 1_000 === 0) send(left, "SIGKILL");
    await pause(100);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

const inMemory = "/dev/shm";
const gigabyte = 2 ** 30;

/**
 * Where the folder is created: in memory where Linux has plenty, since a run creates and removes some hundred thousand
 * small files, and on a disk's file system a third of PostgreSQL's processor time went into allocating inodes for them.
 * A run needs about a gigabyte. An explicit TMPDIR takes precedence.
 */
export function placeOfRuns({
  chosen = process.env.TMPDIR,
  free = process.availableMemory(),
} = {}) {
  if (chosen || process.platform !== "linux" || free < 8 * gigabyte) return tmpdir();
  try {
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .find(([, place]) => place === inMemory);
    const [, , type = "", options = ""] = mount ?? [];
    const { bavail, bsize } = statfsSync(inMemory);
    const fits = type === "tmpfs" && !/\b(?:noexec|ro)\b/.test(options);
    return fits && bavail * bsize >= 4 * gigabyte ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Creates the folder and sets it as TMPDIR for this process and its children. A second process waits for the end of
 * this one and cleans up after a kill.
 * @returns {{folder: string, remove: () => Promise<void>}}
 */
export function runFolder() {
  const folder = mkdtempSync(path.join(placeOfRuns(), "harambee-run-"));
  chmodSync(folder, 0o711); // PostgreSQL's user must be able to enter it
  const watch = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, "after-run.mjs"),
      String(process.pid),
      identity(process.pid) ?? "",
      folder,
    ],
    { cwd: "/", stdio: "ignore", detached: true },
  );
  watch.once("error", () => {});
  watch.unref();
  process.env.TMPDIR = folder;
  const remove = async () => {
    await clearAway(folder, [process.pid, watch.pid]);
    watch.kill("SIGKILL");
  };
  return { folder, remove };
}

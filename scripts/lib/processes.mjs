// Identifies processes. A pid alone proves nothing, since pids are reused: together with the start time it is unique.
import { spawnSync } from "node:child_process";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A process's start time, as text that no other process with that pid has; null when there is none. */
export function identity(pid) {
  if (!Number.isInteger(pid) || pid < 1) return null;
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // the name before may contain anything
      return fields[0] === "Z" ? null : fields[19];
    }
    const ps = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return ps.status === 0 ? ps.stdout.trim().replace(/\s+/g, "-") || null : null;
  } catch {
    return null;
  }
}

/** A process's command line, "" when it cannot be read. */
export function commandLine(pid) {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return (
      spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? ""
    );
  } catch {
    return "";
  }
}

const words = (pid) => `${pid} ${identity(pid)}`;

/** Records a process, so that `noted` can find it after everything else has died. */
export function note(file, pid) {
  writeFileSync(file, words(pid));
}

/** The recorded process if it is still alive, else null. */
export function noted(file) {
  if (!existsSync(file)) return null;
  const [pid, began] = readFileSync(file, "utf8").split(" ");
  return began && identity(Number(pid)) === began ? Number(pid) : null;
}

/**
 * Claims a note for this process. Atomic: one of two concurrent claims succeeds.
 * @returns {number | null} the process that holds it, null when it is ours now
 */
export function claim(file) {
  const aside = `${file}.${process.pid}`;
  for (let i = 0; i < 20; i++) {
    writeFileSync(aside, words(process.pid));
    try {
      linkSync(aside, file); // atomic, and only when nobody has it
      rmSync(aside);
      return null;
    } catch (error) {
      rmSync(aside, { force: true });
      if (error.code !== "EEXIST") throw error;
    }
    const holder = noted(file);
    if (holder) return holder;
    try {
      renameSync(file, aside); // left by a dead process; whoever moves it away continues
      const live = noted(aside);
      if (live) linkSync(aside, file); // a live process took it meanwhile: restore it
      rmSync(aside, { force: true });
      if (live) return live;
    } catch (error) {
      if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
    }
  }
  throw new Error(`${file} could not be claimed.`);
}

/** Ends a process (or the whole group it leads) and waits until it has exited. */
export async function end(pid, { group = false, patience = 8_000 } = {}) {
  const send = (signal) => {
    try {
      process.kill(group ? -pid : pid, signal);
      return true;
    } catch {
      return false;
    }
  };
  const began = identity(pid);
  if (!began || !send("SIGTERM")) return;
  for (let waited = 0; identity(pid) === began; waited += 50) {
    if (waited === patience) send("SIGKILL");
    if (waited > patience + 5_000) return;
    await pause(50);
  }
  if (group) send("SIGKILL"); // what the leader left behind
}

/** A signal to npm ends the shell between npm and us without reaching us: we notice that our parent has changed. */
export function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return; // started by hand, perhaps to outlive its terminal
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 100);
  watch.unref();
}

// Processor time of a process and all its children, from /proc (Linux). In ticks of 10 ms: measure over seconds, not
// once.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * Ticks per second in which the kernel reports processor time, the same on every Linux architecture that Node supports.
 */
const ticksPerSecond = 100;

/** @returns {{ parent: number, ms: number } | null} its own time and that of children that have exited */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const end = text.lastIndexOf(")");
    const fields = text.slice(end + 2).split(" ");
    // from field 3 of proc(5) on: 4 ppid, 14 utime, 15 stime, 16 cutime, 17 cstime
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
    return {
      parent: Number(fields[1]),
      ms: (ticks * 1000) / ticksPerSecond,
    };
  } catch {
    return null; // it exited meanwhile
  }
}

function everyProcess() {
  const found = new Map();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = statOf(entry);
    if (stat) found.set(Number(entry), stat);
  }
  return found;
}

/**
 * A process and all its living descendants: their ids, the processor time that each has used, including its exited
 * children, in ms, and their command lines.
 * @returns {[pid: number, { ms: number, command: string }][]}
 */
export function familyOf(root) {
  const all = everyProcess();
  const below = (pid) => [
    pid,
    ...[...all].filter(([, { parent }]) => parent === pid).flatMap(([child]) => below(child)),
  ];
  return below(root).map((pid) => [pid, { ms: all.get(pid)?.ms ?? 0, command: commandOf(pid) }]);
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1").replaceAll("\0", " ").trim();
  } catch {
    return ""; // it exited meanwhile
  }
}

/** The local port that a process listens on, from its open sockets. */
export function portOf(pid) {
  const links = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  });
  const listening = "0A";
  for (const line of readFileSync("/proc/net/tcp", "latin1").split("\n").slice(1)) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (state === listening && links.includes(`socket:[${inode}]`))
      return parseInt(local.split(":")[1], 16);
  }
  throw new Error(`Process ${pid} listens on no port.`);
}

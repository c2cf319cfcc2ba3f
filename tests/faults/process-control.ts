import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * What a machine allows its tests to do. If it does not, there is a reason in words: a case is skipped with it, never
 * silently.
 */

export function whyNoSmallDisk(): string | null {
  if (process.platform !== "linux") return "small disks are made with Linux's tmpfs";
  const place = mkdtempSync(path.join(tmpdir(), "harambee-try-"));
  try {
    const done = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "harambee-try", place], {
      encoding: "utf8",
    });
    if (done.status !== 0)
      return `this user may not mount a tmpfs (${(done.stderr || done.error?.message || "refused").trim().split("\n")[0]})`;
    spawnSync("umount", [place]);
    return null;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** A group of processes with a memory limit; null if the machine does not offer such groups to this user. */
export function memoryCap(
  bytes: number,
): { joinLine: string; killed: () => number; remove: () => void } | null {
  const one = {
    place: `/sys/fs/cgroup/memory/harambee-faults-${process.pid}`,
    limit: "memory.limit_in_bytes",
    counter: "memory.oom_control",
    word: /oom_kill (\d+)/,
  };
  const two = {
    place: `/sys/fs/cgroup/harambee-faults-${process.pid}`,
    limit: "memory.max",
    counter: "memory.events",
    word: /oom_kill (\d+)/,
  };
  for (const { place, limit, counter, word } of [one, two]) {
    try {
      mkdirSync(place);
      writeFileSync(path.join(place, limit), String(bytes));
      return {
        joinLine: `echo $$ > ${place}/cgroup.procs`,
        killed: () => Number(word.exec(readFileSync(path.join(place, counter), "utf8"))?.[1] ?? 0),
        remove: () => {
          try {
            rmdirSync(place);
          } catch {
            // one of its processes has not exited yet
          }
        },
      };
    } catch {
      try {
        rmdirSync(place);
      } catch {
        // it was not created
      }
    }
  }
  return null;
}

/** The peak memory of a process, in MB. */
export const peakMegabytes = (pid: number): number =>
  Math.round(
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
  );

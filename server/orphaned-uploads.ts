import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // the process belongs to another user and is running
  }
}

/**
 * Run at a start: removes unfinished uploads (lib/http/multipart.ts) of killed processes, which may be private. A
 * folder with this process's own number belongs to an earlier process.
 */
export function removeOrphanedUploads(folder: string = tmpdir()): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^harambee-upload-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid > 0 && (pid === process.pid || !isAlive(pid)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

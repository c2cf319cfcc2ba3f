import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // somebody else's, and there
  }
}

/**
 * At a start: removes what killed processes left of files on their way in (lib/http/multipart.ts), for they may be private. A
 * folder of this very number is of one that had it before.
 */
export function removeOrphanedUploads(folder: string = tmpdir()): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^harambee-upload-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid > 0 && (pid === process.pid || !isAlive(pid)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

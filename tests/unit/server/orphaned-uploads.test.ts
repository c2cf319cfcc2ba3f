import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { removeOrphanedUploads } from "@/server/orphaned-uploads";

test("files that a killed process left on their way in are gone after the next start; those of one that runs stay", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "left-"));
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  for (const name of [
    `harambee-upload-${dead}-a`,
    `harambee-upload-${process.pid}-b`,
    `harambee-upload-${process.ppid}-c`,
    "harambee-upload-none",
    "other",
  ]) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "0"), "private");
  }
  removeOrphanedUploads(folder);
  expect(readdirSync(folder).toSorted()).toEqual(
    [`harambee-upload-${process.ppid}-c`, "harambee-upload-none", "other"].toSorted(),
  );
  rmSync(folder, { recursive: true });
});

import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { placeOfRuns } from "@/scripts/lib/run-folder.mjs";

const plenty = 2 ** 40;

test("a run's folder lies where the machine's temporary files do, when that was chosen or memory is short", () => {
  expect(placeOfRuns({ chosen: "/elsewhere", free: plenty })).toBe(tmpdir());
  expect(placeOfRuns({ chosen: "", free: 2 ** 30 })).toBe(tmpdir());
});

test("and nowhere but there or in Linux's memory", () => {
  const places = process.platform === "linux" ? [tmpdir(), "/dev/shm"] : [tmpdir()];
  expect(places).toContain(placeOfRuns({ chosen: "", free: plenty }));
});

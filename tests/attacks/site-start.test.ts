import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openSite } from "./support/site";

const folders = () => readdirSync(tmpdir()).filter((name) => name.includes("attacks"));
/** Processes whose command line contains one of these folders, as the database's does with its data folder. */
const processesOf = (names: string[]) =>
  readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return names.some((name) => command.includes(name));
    } catch {
      return false;
    }
  });

test("a site that does not start leaves no database, no process and no folder behind", async () => {
  const before = folders();
  let during: string[] = [];
  const watch = setInterval(() => {
    const made = folders().filter((name) => !before.includes(name));
    if (processesOf(made).length > 0) during = made;
  }, 200);
  // an address reserved for documentation: no machine can listen on it
  await expect(openSite({ env: { HOST: "192.0.2.1" } })).rejects.toThrow(/ended by itself/);
  clearInterval(watch);
  expect(during.length, "the database ran").toBeGreaterThan(0);
  expect(processesOf(during)).toEqual([]);
  expect(folders().filter((name) => during.includes(name))).toEqual([]);
}, 120_000);

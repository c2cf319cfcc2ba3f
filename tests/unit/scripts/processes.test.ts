import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { claim, end, identity, note, noted } from "../../../scripts/lib/processes.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "harambee-notes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sleeper = () =>
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
    stdio: "ignore",
    detached: true,
  });

describe("notes of processes", () => {
  it("name a living process, not a dead one", async () => {
    const file = path.join(folder, "one");
    const child = sleeper();
    note(file, child.pid!);
    expect(noted(file)).toBe(child.pid);
    await end(child.pid!, { group: true });
    expect(noted(file)).toBeNull();
    expect(identity(child.pid!)).toBeNull();
  });

  it("are not taken in by a number that another program has now", () => {
    const file = path.join(folder, "two");
    writeFileSync(file, `${process.pid} 1`);
    expect(noted(file)).toBeNull();
  });

  it("a claim goes to one; a dead one's is taken over; what cannot be read counts as dead", async () => {
    const file = path.join(folder, "three");
    const child = sleeper();
    note(file, child.pid!);
    expect(claim(file)).toBe(child.pid);
    await end(child.pid!, { group: true });
    expect(claim(file)).toBeNull();
    expect(noted(file)).toBe(process.pid);
    expect(claim(file)).toBe(process.pid); // held by this very process
    writeFileSync(file, "");
    expect(claim(file)).toBeNull();
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} `));
    expect(existsSync(`${file}.${process.pid}`)).toBe(false);
  });
});

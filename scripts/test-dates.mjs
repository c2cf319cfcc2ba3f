// npm run test:dates: unit, integration and browser tests on other dates and at other times, with Debian's libfaketime.
// `npm run test:dates -- 2027-02-01T00:30 e2e dashboard` runs one moment (UTC) and a part, as `npm test -- e2e
// dashboard` does. Each part starts at that moment, from which its clock continues. docs/testing.md says which
// processes use that clock.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { buildForTests } from "./lib/built-tests.mjs";
import { root } from "./lib/bootstrap.mjs";

/** Ends of months and years, a 29 February, before the day's payout run, and across midnight. */
const usual = [
  "2027-02-01T00:30",
  "2028-02-29T12:00",
  "2027-03-31T23:58",
  "2027-01-05T12:00",
  "2026-12-03T12:00",
];
const isMoment = (word) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(word);
const words = process.argv.slice(2);
const named = words.filter(isMoment);
const [part, ...filter] = words.filter((word) => !isMoment(word));
const moments = named.length > 0 ? named : usual;
const parts = part ? [part] : ["unit", "integration", "e2e"];

const library = ["/usr/lib", "/usr/lib64"]
  .filter(existsSync)
  .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
  .map((folder) => path.join(folder, "faketime/libfaketimeMT.so.1"))
  .find(existsSync);
function refuse(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
if (!library)
  refuse("libfaketime, which moves the clock, is not on this machine: apt-get install libfaketime");

/** The same offset for every process of a run: an absolute moment would restart in each. Waits use the real clock. */
function clockAt(moment) {
  const time = Date.parse(moment.includes("T") ? `${moment}:00Z` : `${moment}T00:00:00Z`);
  if (Number.isNaN(time)) refuse(`${moment} is no moment (UTC) such as ${usual[0]}.`);
  const seconds = Math.round((time - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1", // the variable's name before 0.9.11
  };
}

let child = null;
let cut = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    cut = true;
    child?.kill(signal);
  });

moments.forEach(clockAt); // validate all of them before anything begins
if (parts.includes("e2e")) await buildForTests(); // with the real date: the build does not depend on it
const lines = [];
let red = 0;
for (const moment of moments)
  for (const name of parts) {
    if (cut) break;
    process.stdout.write(`\n=== ${name} at ${moment}\n`);
    child = spawn(process.execPath, ["scripts/test.mjs", name, ...filter], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...clockAt(moment) },
    });
    const code = await new Promise((resolve) => child.once("exit", (one) => resolve(one ?? 1)));
    if (code !== 0) red++;
    lines.push(`${code === 0 ? "passed" : "FAILED"}  ${name} at ${moment}`);
  }
process.stdout.write(`\n${lines.join("\n")}\n${lines.length - red} passed, ${red} failed\n`);
process.exit(cut ? 130 : Math.min(red, 1));

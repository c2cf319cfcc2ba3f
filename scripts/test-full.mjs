// npm run test:full: everything, including slow tests: the tests of `npm test` with those marked @long or named
// *.long.test.ts, the quarantine, money, faults, attacks, fuzz. Runs all of them one after the other; ends with a
// table. For a release, and before a change of money, the server, files or access is merged (CONTRIBUTING.md).
import { spawn } from "node:child_process";
import { root } from "./lib/bootstrap.mjs";

const parts = [
  ["npm test, with what takes long", "test.mjs"],
  ["quarantine", "test.mjs", "quarantine"],
  ["money", "test-money.mjs"],
  ["faults", "test-faults.mjs"],
  ["attacks", "test-attacks.mjs"],
  ["fuzz", "test-fuzz.mjs"],
];
let child = null;
let cut = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    cut = true;
    child?.kill(signal);
  });

const lines = [];
let red = 0;
for (const [name, script, ...args] of parts) {
  if (cut) break;
  process.stdout.write(`\n=== ${name}\n`);
  const began = Date.now();
  child = spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, LONG_TESTS: "true" },
  });
  const code = await new Promise((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
  if (code !== 0) red++;
  const took = `${Math.round((Date.now() - began) / 1000)} s`.padStart(7);
  lines.push(`${took}  ${code === 0 ? "passed" : `FAILED (${code})`}  ${name}`);
}
process.stdout.write(`\n${lines.join("\n")}\n${lines.length - red} passed, ${red} failed\n`);
process.exit(cut ? 130 : Math.min(red, 1));

// npm run test:attacks: the attack cases of tests/attacks against a production build with real limits. Prints each case
// as held, not held or not applicable. `npm run test:attacks -- donors -t X1` runs some of them.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { quiet, root, withoutEnvFiles } from "./lib/bootstrap.mjs";
import { buildForTests } from "./lib/built-tests.mjs";

await buildForTests();

const folder = mkdtempSync(path.join(tmpdir(), "harambee-attacks-report-"));
const file = path.join(folder, "cases.jsonl");
const child = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "attacks", ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: "inherit",
    env: withoutEnvFiles({ ...process.env, ...quiet, ATTACKS_REPORT: file }),
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
const code = await new Promise((resolve) => child.once("exit", (status) => resolve(status ?? 1)));

const cases = existsSync(file)
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true, force: true });
const number = new Intl.Collator("en", { numeric: true });
cases.sort((a, b) => number.compare(a.id, b.id));
for (const { id, title, outcome, note } of cases) {
  process.stdout.write(
    `${id.padEnd(8)} ${outcome.padEnd(15)} ${title}${note ? ` (${note})` : ""}\n`,
  );
}
const count = (outcome) => cases.filter((one) => one.outcome === outcome).length;
process.stdout.write(
  `\n${count("held")} held, ${count("not held")} not held, ${count("not applicable")} not applicable\n`,
);
process.exit(code !== 0 || count("not held") > 0 || cases.length === 0 ? 1 : 0);

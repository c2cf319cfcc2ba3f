// Prints, per area, which numbered requirements have a test that names them in its title ("[CAMP-033] …"), and which
// have none; whether that test is in every run (tier 1, `npm test`) or only in `npm run test:full` (tier 2). Fails on
// an id that does not exist. Rows that no test can show are in tests/requirements/untested.txt, each with its reason:
// "CAMP-057 reason". `--missing` lists the rows without a test.
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

const ids = new Set();
for (const name of (await readdir("docs/requirements")).sort())
  for (const [, id] of (await readFile(`docs/requirements/${name}`, "utf8")).matchAll(
    /^\| ([A-Z0-9]{2,4}-\d{3}) \|/gm,
  ))
    if (!id.startsWith("OP-")) ids.add(id);
const reasons = new Map(
  (await readFile("tests/requirements/untested.txt", "utf8").catch(() => ""))
    .split("\n")
    .filter((l) => /^[A-Z0-9]+-\d{3} /.test(l))
    .map((l) => [l.slice(0, l.indexOf(" ")), l.slice(l.indexOf(" ") + 1)]),
);

/** Folders whose tests are in every run; single files or tests in them may still be reserved for the long run. */
const eachRun = /^tests\/(unit|integration|money|e2e)\//;
const tierOf = (file, test) =>
  eachRun.test(file) && !file.includes(".long.") && !test.includes('"@long"') ? 1 : 2;

const named = new Map();
const tiers = new Map();
const unknown = [];
for (const entry of await readdir("tests", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(test|spec)\.tsx?$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath ?? entry.path, entry.name);
  const text = await readFile(file, "utf8");
  // ids are in brackets in a title: [CAMP-033], [CAMP-033, CAMP-034], [GIVE-010..012]
  for (const bracket of text.matchAll(
    /\[((?:[A-Z0-9]{2,4}-\d{3})(?:(?:,\s*|\s|\.\.)(?:[A-Z0-9]{2,4}-)?\d{3})*)\]/g,
  )) {
    let area = "";
    // from the title to the start of the test's body
    const tier = tierOf(file, text.slice(bracket.index).split("=>")[0]);
    for (const part of bracket[1].split(/,\s*|\s+/)) {
      const range = /^(?:([A-Z0-9]{2,4})-)?(\d{3})(?:\.\.(?:([A-Z0-9]{2,4})-)?(\d{3}))?$/.exec(
        part,
      );
      if (!range) continue;
      area = range[1] ?? area;
      for (let n = Number(range[2]); n <= Number(range[4] ?? range[2]); n++) {
        const id = `${area}-${String(n).padStart(3, "0")}`;
        if (area === "OP") continue;
        if (ids.has(id)) {
          named.set(id, [...(named.get(id) ?? []), file]);
          tiers.set(id, Math.min(tiers.get(id) ?? 2, tier));
        }
        if (!ids.has(id)) unknown.push(`${id} in ${file}`);
      }
    }
  }
}

const areas = [...new Set([...ids].map((id) => id.split("-")[0]))];
console.log("area    rows  with a test  tier 1  tier 2  reasoned  without");
let without = [];
for (const area of areas) {
  const rows = [...ids].filter((id) => id.startsWith(`${area}-`));
  const tested = rows.filter((id) => named.has(id));
  const reasoned = rows.filter((id) => !named.has(id) && reasons.has(id));
  const left = rows.filter((id) => !named.has(id) && !reasons.has(id));
  without = without.concat(left);
  const inTier = (tier) => String(tested.filter((id) => tiers.get(id) === tier).length).padStart(7);
  console.log(
    `${area.padEnd(6)} ${String(rows.length).padStart(5)} ${String(tested.length).padStart(12)} ${inTier(1)} ${inTier(2)} ${String(reasoned.length).padStart(9)} ${String(left.length).padStart(8)}`,
  );
}
const ofAll = (tier) =>
  String([...tiers.values()].filter((one) => one === tier).length).padStart(7);
console.log(
  `total  ${String(ids.size).padStart(5)} ${String(named.size).padStart(12)} ${ofAll(1)} ${ofAll(2)}           ${String(without.length).padStart(8)}`,
);
if (process.argv.includes("--missing")) console.log(without.join("\n"));
if (unknown.length) {
  console.error(`\nIds that do not exist:\n${[...new Set(unknown)].join("\n")}`);
  process.exitCode = 1;
}

// Runs knip with the product's settings on a small project that violates each of its rules once: a rule that never
// reported anything may not work.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { unusedArguments } from "../../../scripts/lib/unused-arguments.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

function knip(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "unused-"));
  try {
    copyFileSync(path.join(root, "knip.json"), path.join(folder, "knip.json"));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const bin = path.join(root, "node_modules/knip/bin/knip.js");
    const { status, stdout } = spawnSync(
      process.execPath,
      [bin, ...unusedArguments, "--reporter", "compact"],
      { cwd: folder, encoding: "utf8", timeout: 120_000 },
    );
    return { status, said: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sound = {
  "package.json": JSON.stringify({ name: "small", type: "module", dependencies: {} }),
  "scripts/start.mjs": 'import { used } from "../lib/one.mjs";\nused();\n',
  "lib/one.mjs": "export const used = () => 1;\n",
};

test("nothing is said of a project in which everything is used", () => {
  expect(knip(sound)).toMatchObject({ status: 0 });
}, 60_000);

test("a file, an export and a package that nothing uses, a package that is not named, a circle", () => {
  const { status, said } = knip({
    ...sound,
    "package.json": JSON.stringify({
      name: "small",
      type: "module",
      dependencies: { "left-lying": "1.0.0" },
    }),
    "lib/one.mjs":
      'import { two } from "./two.mjs";\nimport far from "not-named";\nexport const used = () => two(far);\nexport const idle = 1;\n',
    "lib/two.mjs": 'import { used } from "./one.mjs";\nexport const two = () => used;\n',
    "lib/nobody.mjs": "export const alone = 1;\n",
  });
  expect(status).toBe(1);
  for (const [heading, what] of [
    ["Unused files", "lib/nobody.mjs"],
    ["Unused exports", "idle"],
    ["Unused dependencies", "left-lying"],
    ["Unlisted dependencies", "not-named"],
    ["Circular dependencies", "lib/two.mjs"],
  ] as const) {
    expect(said).toContain(heading);
    expect(said).toContain(what);
  }
}, 60_000);

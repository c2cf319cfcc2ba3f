// npm run test:upgrade [-- COMMIT]: the previous version and this one run side by side on one migrated database, each
// from its own production build, while donations continue. By default the previous version is the commit before the
// newest migration was added. Needs git and the history; its copy is made in a temporary folder and removed.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildForTests, runProject } from "./lib/built-tests.mjs";
import { root, run } from "./lib/bootstrap.mjs";
import { step } from "./lib/progress.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const newest = git("log", "--diff-filter=A", "-1", "--format=%H", "--", "prisma/migrations");
const commit = git("rev-parse", "--verify", `${process.argv[2] ?? `${newest}^`}^{commit}`);

// the framework derives a form's action id from this key: with another one, a form opened before would be refused
// afterwards
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.alloc(32, 8).toString("base64");
rmSync(path.join(root, ".next/harambee-built"), { force: true });
await buildForTests();
const { temporaryFolder } = await import("./lib/postgres.mjs");
const before = temporaryFolder("upgrade");
try {
  await step(`The version before: ${git("log", "-1", "--format=%h %s", commit)}`, async () => {
    mkdirSync(before, { recursive: true });
    const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync("tar", ["-x", "-C", before], { input: archive });
    const read = (folder, file) => readFileSync(path.join(folder, file), "utf8");
    const isSame = read(root, "package-lock.json") === read(before, "package-lock.json");
    const copied =
      isSame && spawnSync("cp", ["-al", "node_modules", before], { cwd: root }).status === 0;
    if (!copied) {
      rmSync(path.join(before, "node_modules"), { recursive: true, force: true });
      await run("npm", ["ci", "--no-audit", "--no-fund", "--prefix", before], {
        NODE_ENV: "development",
      });
    }
  });
  await step("Its production build (minutes)", () =>
    run(process.execPath, [
      "--input-type=module",
      "--eval",
      `process.chdir(${JSON.stringify(before)});
       const { buildForTests } = await import(${JSON.stringify(path.join(before, "scripts/lib/built-tests.mjs"))});
       await buildForTests();`,
    ]),
  );
  process.env.VERSION_BEFORE = before;
  process.exitCode = await runProject("shape", ["tests/shape/upgrade.test.ts"]);
} finally {
  rmSync(before, { recursive: true, force: true });
}

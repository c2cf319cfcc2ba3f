// Prints a line for docs/size.md: lines per area, as tracked by git, without messages and generated files.
//   node scripts/size.mjs 2026-12
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const areas = ["app", "components", "lib", "server", "sandbox", "scripts", "prisma", "tests"];
const code = /\.(?:ts|tsx|mjs|mts|js|css|sql|prisma)$/;
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const linesOf = (area) =>
  files
    .filter((file) => file.startsWith(`${area}/`) && code.test(file))
    .filter((file) => !file.startsWith("lib/i18n/messages/"))
    .reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
console.log(`| ${[process.argv[2] ?? "now", ...areas.map(linesOf)].join(" | ")} |`);

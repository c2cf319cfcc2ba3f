// How far two folders of screenshots differ: one line per picture that differs, the greatest difference first. Exits
// with 1 if more than `--most` percent of a picture differ (0 by default) or one is missing.
import { parseArgs } from "node:util";
import { comparePictures } from "./lib/compare-pictures.mjs";
import { fail } from "./lib/progress.mjs";

const { values, positionals } = parseArgs({
  options: { out: { type: "string" }, most: { type: "string", default: "0" } },
  allowPositionals: true,
});
const [before, after] = positionals;
const most = Number(values.most);
if (!before || !after || positionals.length > 2 || !(most >= 0 && most <= 100))
  fail(
    "npm run shots:compare -- <folder before> <folder after> [--most PERCENT] [--out FOLDER OF DIFFERENCES]",
  );

const { pictures, missing, added } = comparePictures(before, after, values.out);
const different = pictures.filter(({ percent }) => percent > 0);
for (const { name, percent, longer } of different) {
  const height = longer === 0 ? "" : `  ${longer > 0 ? "+" : ""}${longer} px high`;
  console.log(`${percent.toFixed(3).padStart(7)} %  ${name}${height}`);
}
for (const name of missing) console.log(`missing    ${name}`);
for (const name of added) console.log(`new        ${name}`);
const tooFar = different.filter(({ percent }) => percent > most);
console.log(
  `${pictures.length} compared, ${different.length} differ, ${tooFar.length} by more than ${most} %; ${missing.length} missing, ${added.length} new`,
);
process.exit(tooFar.length + missing.length > 0 || pictures.length === 0 ? 1 : 0);

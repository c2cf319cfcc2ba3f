// How far two folders of pictures differ: node scripts/compare-shots.mjs before after [out]. One line a picture, the
// greatest difference first; with `out`, a picture of each difference. Ends with 1 where a picture is missing.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const [before, after, out] = process.argv.slice(2);
if (!before || !after) {
  console.error(
    "node scripts/compare-shots.mjs <folder before> <folder after> [folder of differences]",
  );
  process.exit(2);
}

const namesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith(".png"));
const read = (folder, name) => PNG.sync.read(readFileSync(path.join(folder, name)));

/** The picture on a ground of `width` x `height`: what one page has more than the other counts as different. */
function enlarge(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

function compare(name) {
  const old = read(before, name);
  const now = read(after, name);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const picture = out ? new PNG({ width, height }) : undefined;
  const pixels = pixelmatch(
    enlarge(old, width, height).data,
    enlarge(now, width, height).data,
    picture?.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (picture && pixels > 0) writeFileSync(path.join(out, name), PNG.sync.write(picture));
  return { name, percent: (100 * pixels) / (width * height), longer: now.height - old.height };
}

if (out) mkdirSync(out, { recursive: true });
const present = new Set(namesIn(after));
const common = namesIn(before).filter((name) => present.has(name));
const missing = namesIn(before).filter((name) => !present.has(name));
const results = common.map(compare).sort((a, b) => b.percent - a.percent);
for (const { name, percent, longer } of results) {
  const height = longer === 0 ? "" : `  ${longer > 0 ? "+" : ""}${longer} px high`;
  console.log(`${percent.toFixed(2).padStart(6)} %  ${name}${height}`);
}
for (const name of missing) console.log(`missing  ${name}`);
process.exit(missing.length > 0 ? 1 : 0);

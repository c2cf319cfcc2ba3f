// Compares two folders of PNG pictures by name.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const namesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith(".png"));
const read = (folder, name) => PNG.sync.read(readFileSync(path.join(folder, name)));

/** Places the picture on a larger canvas: what one page has more than the other counts as different. */
function enlarge(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

function compare(name, before, after, out) {
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
    { threshold: 0.1 }, // of colour distance; a lower value would count differences in font smoothing
  );
  if (picture && pixels > 0) writeFileSync(path.join(out, name), PNG.sync.write(picture));
  return { name, percent: (100 * pixels) / (width * height), longer: now.height - old.height };
}

/**
 * Compares pictures in both folders, the greatest difference first, and lists those in only one. If `out`, a folder, is
 * given, a picture of each difference is written there.
 */
export function comparePictures(before, after, out) {
  if (out) mkdirSync(out, { recursive: true });
  const [old, now] = [namesIn(before), namesIn(after)];
  return {
    pictures: old
      .filter((name) => now.includes(name))
      .map((name) => compare(name, before, after, out))
      .sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name)),
    missing: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
  };
}

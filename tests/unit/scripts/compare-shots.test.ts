import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import { afterAll, describe, expect, test } from "vitest";
import { comparePictures } from "../../../scripts/lib/compare-pictures.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "harambee-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);

/** A white picture with `dark` black pixels from its top left corner on. */
function picture(where: string, name: string, height: number, dark: number) {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  for (let i = 0; i < dark; i++) png.data.fill(0, i * 4, i * 4 + 3);
  mkdirSync(at(where), { recursive: true });
  writeFileSync(path.join(at(where), name), PNG.sync.write(png));
}
picture("before", "same.png", 10, 5);
picture("after", "same.png", 10, 5);
picture("before", "a-little.png", 10, 0);
picture("after", "a-little.png", 10, 1);
picture("before", "longer.png", 10, 0);
picture("after", "longer.png", 20, 0);
picture("after", "new.png", 10, 0);
writeFileSync(path.join(at("before"), "notes.txt"), "no picture");

const root = path.resolve(import.meta.dirname, "../../..");
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/compare-shots.mjs", ...args],
    { cwd: root, encoding: "utf8" },
  );
  return { status, stdout, stderr };
};

describe("pictures compared", () => {
  test("by share of pixels; what a page has more counts as different; the greatest first", () => {
    const { pictures, missing, added } = comparePictures(at("before"), at("after"));
    expect(pictures).toEqual([
      { name: "longer.png", percent: 50, longer: 10 },
      { name: "a-little.png", percent: 1, longer: 0 },
      { name: "same.png", percent: 0, longer: 0 },
    ]);
    expect(missing).toEqual([]);
    expect(added).toEqual(["new.png"]);
    expect(comparePictures(at("after"), at("before")).missing).toEqual(["new.png"]);
  });

  test("a picture of each difference, none of what is the same", () => {
    comparePictures(at("before"), at("after"), at("differences"));
    expect(existsSync(path.join(at("differences"), "a-little.png"))).toBe(true);
    expect(existsSync(path.join(at("differences"), "same.png"))).toBe(false);
  });

  test("the command ends with 1 above the share that is allowed, and where a picture is missing", () => {
    const { status, stdout } = run(at("before"), at("after"));
    expect(status).toBe(1);
    expect(stdout).toContain(" 50.000 %  longer.png  +10 px high\n  1.000 %  a-little.png\n");
    expect(stdout).not.toContain("same.png");
    expect(stdout).toContain("3 compared, 2 differ, 2 by more than 0 %; 0 missing, 1 new");
    expect(run(at("before"), at("after"), "--most", "50").status).toBe(0);
    expect(run(at("before"), at("after"), "--most", "49.9").status).toBe(1);
    expect(run(at("after"), at("before"), "--most", "100").status).toBe(1);
  });

  test("it says what it wants when it is asked wrongly", () => {
    for (const args of [[at("before")], [at("before"), at("after"), "--most", "much"]]) {
      const { status, stderr } = run(...args);
      expect(status).toBe(1);
      expect(stderr).toContain("npm run shots:compare");
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fontFaces } from "../../../scripts/fonts.mjs";

const folder = path.join(import.meta.dirname, "../../../app/styles");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

// what utilities can say is in the markup (docs/styling.md)
test("the styles written by hand are at most 250 formatted lines", () => {
  const lines = readdirSync(folder)
    .filter((file) => file !== "fonts.css")
    .reduce((sum, file) => sum + read(file).trimEnd().split("\n").length, 0);
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThanOrEqual(250);
});

test("the faces are those that npm run fonts writes", async () => {
  expect(read("fonts.css")).toBe(await fontFaces());
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// what utilities can say stands in the markup (docs/styling.md)
test("the styles written by hand are at most 250 formatted lines", () => {
  const folder = path.join(import.meta.dirname, "../../../app/styles");
  const lines = readdirSync(folder).reduce(
    (sum, file) => sum + readFileSync(path.join(folder, file), "utf8").trimEnd().split("\n").length,
    0,
  );
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThanOrEqual(250);
});

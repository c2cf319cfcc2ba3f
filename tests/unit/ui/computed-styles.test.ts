import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../../..");

// only values computed for a single element belong in `style`; everything else is utilities (docs/styling.md)
test("fewer than thirty places write a style of their own", () => {
  const places = ["app", "components"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, folder, file), "utf8");
        return Array.from(text.matchAll(/\sstyle=\{/g), () => `${folder}/${file}`);
      }),
  );
  expect(places.length).toBeGreaterThan(5);
  expect(places.length, places.join("\n")).toBeLessThan(30);
});

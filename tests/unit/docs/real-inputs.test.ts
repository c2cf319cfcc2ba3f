import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const below = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:test|spec)\.tsx?$|\.md$/.test(file),
  );

const titles = ["tests/unit", "tests/integration", "tests/e2e", "tests/attacks"]
  .flatMap((folder) => below(folder).map((file) => read(path.join(folder, file))))
  .join("\n");
const papers = ["docs/real-inputs.md", ...below("docs/security").map((f) => `docs/security/${f}`)]
  .map(read)
  .join("\n");

const ids = [
  ...Array.from({ length: 39 }, (_, i) => `RI-${i + 1}`),
  ...Array.from({ length: 14 }, (_, i) => `T3-${i + 1}`),
];

test.each(ids)("%s: a test carries it in its title, and a page says what is done", (id) => {
  expect(titles).toContain(`[${id}]`);
  expect(new RegExp(String.raw`\b${id}\b`).test(papers)).toBe(true);
});

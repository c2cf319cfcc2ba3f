import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const manifest = JSON.parse(read("package.json")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const record = read("docs/decisions/005-dependencies.md");

test("every package has its reason in decision 005", () => {
  expect(packages.length).toBeGreaterThan(80);
  const fixed = /^Fixed by the product: (.*?)\. Added/m.exec(record)![1]!.split(", ");
  const without = packages
    .map(([name]) => name)
    .filter((name) => !fixed.includes(name) && !record.includes(`\`${name}\``));
  expect(without).toEqual([]);
});

test("every package that decision 005 has in its tables is in package.json, but for what it refused", () => {
  const [added] = record.split("\n## Refused");
  const named = added!
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...line.split(" | ")[0]!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!));
  expect(named.length).toBeGreaterThan(50);
  const known = new Set(packages.map(([name]) => name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("each is pinned to one version", () => {
  expect(
    packages.filter(
      ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version),
    ),
  ).toEqual([]);
});

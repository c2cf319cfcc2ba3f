import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(root, "docs/call-paths.md"), "utf8");

const isFile = (name: string) => /\.(?:tsx?|mjs)$/.test(name);

/** The files that a line names in backticks; a file without a folder is in the folder of the one before it. */
function namesOf(line: string) {
  let folder = "";
  const files: string[] = [];
  const functions: string[] = [];
  for (const [, name] of line.matchAll(/`([^`\s]+)`/g)) {
    const known = /^(?:app|components|lib|server)\//.test(name!);
    if (known && isFile(name!)) folder = path.dirname(name!);
    if (isFile(name!)) files.push(known ? name! : path.join(folder, name!));
    else if (known) files.push(name!);
    else functions.push(name!);
  }
  return { files, functions };
}
const lines = text.split("\n").map(namesOf);

const isThere = (file: string) =>
  path.basename(file).startsWith("*")
    ? readdirSync(path.join(root, path.dirname(file))).some((name) =>
        name.endsWith(path.extname(file)),
      )
    : existsSync(path.join(root, file));

test("every file that is named is there", () => {
  const files = lines.flatMap((line) => line.files);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test("every function that is named stands in a file that its line names", () => {
  const named = lines.flatMap(({ files, functions }) =>
    functions.map((name) => ({ name, files: files.filter((file) => isFile(file)) })),
  );
  expect(named.length).toBeGreaterThan(1);
  const lost = named.filter(
    ({ name, files }) =>
      !files.some((file) =>
        new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, file), "utf8")),
      ),
  );
  expect(lost).toEqual([]);
});

test("each file of lib/ is imported by one that the page names, or called from outside", () => {
  const source = (file: string) =>
    isThere(file) && isFile(file) && !file.includes("*")
      ? readFileSync(path.join(root, file), "utf8")
      : "";
  const all = [...new Set(lines.flatMap((line) => line.files))].filter(
    (file) => file.startsWith("lib/") && /\.tsx?$/.test(file),
  );
  const imported = new Set(
    lines
      .flatMap((line) => line.files)
      .flatMap((file) =>
        [...source(file).matchAll(/(?:from|import\() ?"@\/([^"]+)"/g)].map(([, name]) => name!),
      ),
  );
  // called by the framework or the worker's registry, not by a file on these pages
  const entrance =
    /(?:^|\/|-)(?:actions|jobs|timers|run|registry)\.ts$|^lib\/payments\/events\.ts$/;
  expect(
    all.filter((file) => !imported.has(file.replace(/\.tsx?$/, "")) && !entrance.test(file)),
  ).toEqual([]);
});

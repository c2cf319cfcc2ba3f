import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const heavy = ["react-hook-form", "@hookform/resolvers", "zod"];

const isHeavy = (source: string) =>
  heavy.some((name) => source === name || source.startsWith(`${name}/`));

/** The modules that a module loads at once: without types, and without those loaded later by import(). */
function importsOf(code: string): string[] {
  const found: string[] = [];
  for (const [, clause = "", source = ""] of code.matchAll(
    /^(?:import|export)\s([^;"]*?)\sfrom "([^"]+)";$/gm,
  )) {
    const names = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]?.split(",") ?? [clause];
    const values = names.filter((name) => name.trim() !== "" && !/^\s*type\s/.test(name));
    if (values.length > 0) found.push(source);
  }
  return found;
}

function fileOf(source: string): string | undefined {
  if (!source.startsWith("@/")) return undefined;
  const base = path.join(root, source.slice(2));
  return [`${base}.ts`, `${base}.tsx`, path.join(base, "index.ts")].find((file) =>
    existsSync(file),
  );
}

/** The import chain from a file to a heavy package; empty if there is none. */
function wayToHeavy(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  for (const source of importsOf(readFileSync(file, "utf8"))) {
    if (isHeavy(source)) return [path.relative(root, file), source];
    const next = fileOf(source);
    // a server action's module stays on the server: the browser gets only the ids of its functions
    const inBrowser = next && !/^"use server"/.test(readFileSync(next, "utf8"));
    const way = inBrowser ? wayToHeavy(next, seen) : null;
    if (way) return [path.relative(root, file), ...way];
  }
  return null;
}

test("no client file sends zod or react-hook-form with its page: they are fetched when a form is touched", () => {
  const clients = ["app", "components"]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(root, folder, file)),
    )
    .filter((file) => /^"use client"/.test(readFileSync(file, "utf8")));
  expect(clients.length).toBeGreaterThan(50);
  const ways = clients.flatMap((file) => wayToHeavy(file, new Set())?.join(" → ") ?? []);
  expect(ways).toEqual([]);
});

test("import chains are found through other modules, and type imports do not count", () => {
  expect(importsOf('import type { A } from "zod";\nimport { type B } from "zod";')).toEqual([]);
  expect(importsOf('import {\n  type A,\n  b,\n} from "zod";\nexport * from "@/lib/x";')).toEqual([
    "zod",
    "@/lib/x",
  ]);
  expect(wayToHeavy(path.join(root, "components/forms/field-checks.ts"), new Set())).toEqual([
    "components/forms/field-checks.ts",
    "react-hook-form",
  ]);
});

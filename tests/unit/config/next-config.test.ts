import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

/** Every import of a file that is executed, and of the files that it imports by a relative path. */
function imports(file: string, seen = new Set<string>()): [string, string][] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const sources = [
    ...readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*?from "([^"]+)";/gm),
  ];
  return sources.flatMap(([, source = ""]): [string, string][] => [
    [path.relative(root, file), source],
    ...(source.startsWith(".")
      ? imports(path.resolve(path.dirname(file), `${source}.ts`), seen)
      : []),
  ]);
}

test('what next.config.ts reads takes nothing by "@/", which the framework does not resolve there', () => {
  const all = imports(path.join(root, "next.config.ts"));
  expect(all).toContainEqual(["lib/routes.ts", "./i18n/paths"]);
  expect(all.filter(([, source]) => source.startsWith("@/"))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { describe, expect, test, vi } from "vitest";

// the first file loads every rule, which takes half a minute on a very busy machine
vi.setConfig({ testTimeout: 120_000 });

const root = path.resolve(import.meta.dirname, "../../..");
const eslint = new ESLint({ cwd: root });
const faultsOf = async (text: string, file = "lib/donations/fixture.ts") =>
  (await eslint.lintText(text, { filePath: path.join(root, file) }))
    .flatMap((r) => r.messages)
    .filter((m) => m.ruleId === "no-restricted-syntax");

describe("comparisons without regard to case", () => {
  test.each([
    'export const where = { donorEmail: { equals: "x", mode: "insensitive" } };',
    'export const where = { donorEmail: { equals: "x", mode: "insensitive" as const } };',
    "export const where = { donorEmail: { equals: 'x', 'mode': 'insensitive' } };",
  ])("X1: the linter refuses %s", async (text) => {
    expect(await faultsOf(text)).toHaveLength(1);
    expect(await faultsOf(text, "app/fixture.ts")).toHaveLength(1);
  });
  test("and lets other modes be", async () =>
    expect(await faultsOf('export const form = { mode: "onBlur" };')).toEqual([]));
});

const files = ["app", "lib", "components", "scripts", "prisma/seed"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes("node_modules"))
    .map((file) => path.join(folder, file)),
);

/** Every matching line of code, without comments, as "file: line". */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe("patterns in the database's language", () => {
  test("X1: no ILIKE, no regular expression, no SIMILAR TO", () => {
    expect(linesWith(/\bilike\b|~\*|\bsimilar to\b|regexp_(?:match|like|replace)/i)).toEqual([]);
  });

  test("X1: what follows LIKE is a pattern of lib/listing/sql.ts, or our own words", () => {
    // containing() in the same file creates `${pattern}`; the next test covers that
    const bad = linesWith(/\blike\s+\$\{/i)
      .filter((line) => !/like \$\{(?:containing(?:Address)?\(|pattern\}|address\})/i.test(line))
      // kinds of audit rows, from a fixed list of ours
      .filter((line) => !line.includes("securityActions.map((prefix)"));
    expect(bad).toEqual([]);
    const named = [
      ...new Set(linesWith(/\blike \$\{(?:pattern|address)\}/i).map((line) => line.split(":")[0]!)),
    ];
    for (const file of named)
      expect(readFileSync(path.join(root, file), "utf8"), file).toMatch(
        /(?:pattern|address) = [^\n]*containing(?:Address)?\(/,
      );
  });

  test("X1: Prisma's contains, startsWith and endsWith, which do not escape, meet only what we wrote ourselves", () => {
    const bad = linesWith(/\b(?:contains|startsWith|endsWith):/)
      // the key's own fixed prefix, then ids that we or the provider created
      .filter((line) => !/(?:key|dedupeKey): \{ startsWith: `[a-z_]+:\$\{/i.test(line))
      // the year of a payout's period
      .filter((line) => !line.includes("period: { startsWith: period.slice(0, 4) }"));
    expect(bad).toEqual([]);
  });
});

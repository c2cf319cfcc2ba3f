import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const text = readFileSync(path.join(root, "docs/security-asvs.md"), "utf8");

type Row = { number: string; level: string; requirement: string; state: string; where: string };

const rows: Row[] = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm),
].map((m) => ({
  number: m[1]!,
  level: m[2]!,
  requirement: m[3]!,
  state: m[4]!,
  where: m[5]!,
}));
const of = (state: string, level?: string) =>
  rows.filter((row) => row.state === state && (!level || row.level === level)).length;

/** The file that a row refers to: a path in backticks, with or without a file extension. */
const paths = (row: Row): string[] =>
  [...row.where.matchAll(/`([^`\s]+)`/g)]
    .map((m) => m[1]!)
    .filter(
      (at) =>
        /^(?:app|components|docs|lib|prisma|scripts|tests)\//.test(at) ||
        /^[\w.-]+\.(?:ts|json|mjs)$/.test(at),
    );

test("every requirement of levels 1 and 2 has a row: 70 and 183", () => {
  expect(new Set(rows.map((row) => row.number)).size).toBe(253);
  expect(rows).toHaveLength(253);
  expect(rows.filter((row) => row.level === "1")).toHaveLength(70);
  expect(rows.filter((row) => row.level === "2")).toHaveLength(183);
});

test("each has a state; at least 95 % are met or do not apply", () => {
  expect(rows.filter((row) => !["met", "not applicable", "not met"].includes(row.state))).toEqual(
    [],
  );
  expect(of("not met") / rows.length).toBeLessThanOrEqual(0.05);
});

test("each says where or why, what is met names a file or a rule, what is not met says what it would take", () => {
  for (const row of rows) expect(row.where.length, row.number).toBeGreaterThan(3);
  for (const row of rows.filter((one) => one.state === "not met"))
    expect(row.where, row.number).toMatch(/Takes: /);
});

test("every file that is named is there", () => {
  const gone = rows.flatMap((row) =>
    paths(row)
      .filter((at) => !existsSync(path.join(root, at)))
      .map((at) => `${row.number} ${at}`),
  );
  expect(gone).toEqual([]);
});

test("the table at the top counts what stands below", () => {
  for (const level of ["1", "2"]) {
    const all = rows.filter((row) => row.level === level).length;
    expect(text).toContain(
      `| level ${level} | ${of("met", level)} | ${of("not applicable", level)} | ${of("not met", level)} | ${all} |`,
    );
  }
  expect(text).toContain(
    `| **all** | **${of("met")}** | **${of("not applicable")}** | **${of("not met")}** | **253** |`,
  );
});

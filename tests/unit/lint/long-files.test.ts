import { existsSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 120_000 });

const root = path.resolve(import.meta.dirname, "../../..");
const rulesOf = async (code: string, as: string) => {
  const [result] = await new ESLint({ cwd: root }).lintText(code, {
    filePath: path.join(root, as),
  });
  return result!.messages.map(({ ruleId }) => ruleId);
};
const lines = (n: number) => Array.from({ length: n }, (_, i) => `  void ${i};`).join("\n");
const long = `export function long(): void {\n${lines(60)}\n}\n`;

test.each(["lib/ngos/x.ts", "server/x.ts", "sandbox/core/x.ts", "middleware.ts"])(
  "%s: a function over 60 lines and a file over 250 are refused; comments and blank lines do not count",
  async (as) => {
    expect(await rulesOf(long, as)).toContain("max-lines-per-function");
    expect(await rulesOf(lines(251), as)).toContain("max-lines");
    const explained = `export function short(): void {\n${"  // why\n\n".repeat(150)}${lines(50)}\n}\n`;
    expect(await rulesOf(explained, as)).toEqual([]);
  },
);

/** a/{b,c}.ts stands for two files. */
const filesOf = (pattern: string): string[] => {
  const [, before = "", names, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names ? names.split(",").map((name) => before + name + after) : [pattern];
};

test("each exception has a reason, is of a file that there is, and is one of at most 40", async () => {
  const file: string = path.join(root, "eslint.long-files.mjs");
  const { longFiles } = (await import(file)) as { longFiles: Record<string, string> };
  const entries = Object.entries(longFiles);
  expect(entries.length).toBeLessThanOrEqual(40);
  for (const [escaped, reason] of entries) {
    const pattern = escaped.replaceAll("\\", "");
    expect(reason.length, pattern).toBeGreaterThan(10);
    for (const name of filesOf(pattern)) expect(existsSync(path.join(root, name)), name).toBe(true);
  }
});

import path from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../../..");
const eslint = new ESLint({ cwd: root });

/** The rules about expressions that one line breaks, were it in this file. */
async function broken(code: string, file: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  return [
    ...new Set(
      result!.messages.map((m) => m.ruleId ?? "").filter((rule) => rule.startsWith("regexp/")),
    ),
  ].sort();
}

const places = [
  "app/x.ts",
  "lib/x.ts",
  "components/x.tsx",
  "scripts/x.mjs",
  "server/x.ts",
  "middleware.ts",
];

test(
  "an expression that takes more than linear time is an error wherever a stranger's text may meet it",
  { timeout: 60_000 },
  async () => {
    for (const file of places) {
      expect(
        await broken("export const a = (t) => /^(?:a|ab)*(?:b*)*$/.test(t);", file),
        file,
      ).toContain("regexp/no-super-linear-backtracking");
      expect(await broken("export const a = (t) => /^\\s*x?\\s*$/.test(t);", file), file).toContain(
        "regexp/no-super-linear-backtracking",
      );
      expect(await broken('export const a = (t) => t.replace(/-+$/, "");', file), file).toEqual([
        "regexp/no-super-linear-move",
      ]);
      expect(await broken("export const a = /[👍🏽]/;", file), file).toEqual([
        "regexp/no-misleading-unicode-character",
      ]);
      expect(await broken("export const a = (t) => /^[a-z]{1,9}$/.test(t);", file), file).toEqual(
        [],
      );
    }
  },
);

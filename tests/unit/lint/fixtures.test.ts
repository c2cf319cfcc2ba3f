import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

// Each of our own rules must report its fixture, linted with the real configuration as if it were at the path in its
// first line.
const root = path.join(import.meta.dirname, "../../..");
const fixtures = path.join(root, "tests/lint-fixtures");
const eslint = new ESLint({ cwd: root, ignorePatterns: ["!tests/lint-fixtures/**"] });

const files = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((folder) =>
    readdirSync(path.join(fixtures, folder.name)).map((file) => {
      const code = readFileSync(path.join(fixtures, folder.name, file), "utf8");
      const head = /^\/\/ as (\S+):[ ]?(.*)\n/.exec(code);
      if (!head) throw new Error(`${folder.name}/${file}: no first line "// as <path>: <message>"`);
      return { rule: folder.name.replace("__", "/"), file, as: head[1]!, message: head[2]!, code };
    }),
  );

async function broken(code: string, as: string) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, as) });
  return result!.messages;
}

describe("every rule fires", { timeout: 120_000 }, () => {
  test.each(files)("$rule: $file", async ({ rule, as, message, code }) => {
    const messages = await broken(code, as);
    expect(
      messages.filter((m) => m.ruleId === rule && m.message.includes(message)),
      JSON.stringify(messages),
    ).not.toEqual([]);
  });

  test("each rule that the configuration sets itself has a fixture", async () => {
    const file: string = path.join(root, "eslint.config.mjs");
    const { default: config } = (await import(file)) as {
      default: { name?: string; rules?: Record<string, unknown> }[];
    };
    const ours = new Set(
      config
        .filter((block) => !block.name?.startsWith("next"))
        .flatMap((block) => Object.entries(block.rules ?? {}))
        .filter(([, setting]) => setting !== "off" && setting !== 0)
        .map(([rule]) => rule)
        .filter((rule) => /^(boundaries|regexp)\/|^no-|explicit-any|unused-vars/.test(rule)),
    );
    const shown = new Set(files.map((file) => file.rule));
    expect([...ours].filter((rule) => !shown.has(rule))).toEqual([]);
    expect(ours.size).toBeGreaterThan(6);
  });

  test("code that keeps the rules passes", async () => {
    expect(
      await broken(
        'export { userShape } from "@/lib/users/api-schema";\nexport const a = (t: string) => /^[a-z]{1,9}$/.test(t);\n',
        "lib/ngos/good.ts",
      ),
    ).toEqual([]);
  });
});

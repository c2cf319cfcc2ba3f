// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { clientSnippet } from "@/app/[locale]/developers/client-example";

const root = path.resolve(import.meta.dirname, "../../..");

/** The compiler's errors for a program that uses the client. */
function faultsOf(program: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "client-example-"));
  try {
    const file = path.join(folder, "example.mts");
    writeFileSync(file, program);
    const made = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ["node"],
      typeRoots: [path.join(root, "node_modules/@types")],
      paths: { "@harambee/client": [path.join(root, "clients/typescript/index.ts")] },
    });
    return ts
      .getPreEmitDiagnostics(made)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("[API-125] the page's example is one that the client takes", { timeout: 60_000 }, () => {
  const snippet = clientSnippet("https://site.example");
  expect(faultsOf(snippet)).toEqual([]);
  expect(faultsOf(snippet.replace("fundingGoal", "fundingGaol"))).toHaveLength(1);
});

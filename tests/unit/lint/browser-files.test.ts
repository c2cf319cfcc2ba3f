import path from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const compilerRule = "react-hooks/static-components";

test.each([
  ["begins with the directive", "components/layout/account-hint.tsx", 2],
  ["is imported by one that does", "components/donations/amount-part.tsx", 2],
  ["is new", "components/ui/new.tsx", 2],
  ["is drawn by the server alone", "app/(app)/admin/dashboard/page.tsx", 0],
  ["is drawn by the server alone, in brackets", "app/[locale]/layout.tsx", 0],
])("a component that %s: the rules of React's compiler", async (_what, file, severity) => {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(
    path.join(root, file),
  )) as { rules: Record<string, [number]> };
  expect(config.rules[compilerRule]?.[0]).toBe(severity);
  expect(config.rules["react-hooks/rules-of-hooks"]?.[0]).toBe(2);
});

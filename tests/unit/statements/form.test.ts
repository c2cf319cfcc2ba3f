import { expect, test } from "vitest";
import { statementInput } from "@/lib/statements/form-schemas";

const file = new File(["Date,Amount"], "july.csv", { type: "text/csv" });
const form = { campaignId: "cmp_x", method: "", currency: "KES", rate: "129.5", statement: file };
const wrong = (change: Record<string, unknown>) => {
  const result = statementInput.safeParse({ ...form, ...change });
  return result.success ? [] : result.error.issues.map((i) => [i.path.join("."), i.message]);
};

test("a statement's form is read, its file left to the verb", () => {
  expect(statementInput.parse(form)).toEqual({
    campaignId: "cmp_x",
    method: null,
    currency: "KES",
    rateMicros: 129_500_000n,
  });
});

test("a missing file and a missing rate are told at once, with what else is wrong", () => {
  expect(wrong({ statement: undefined, rate: "" })).toEqual([
    ["statement", "statementNeeded"],
    ["rate", "recordedRate"],
  ]);
  expect(wrong({ statement: undefined, method: "cheque" })).toEqual([
    ["method", "recordedMethod"],
    ["statement", "statementNeeded"],
  ]);
});

test("of each field one thing is said", () => {
  expect(wrong({ rate: "many" })).toEqual([["rate", "recordedRate"]]);
  expect(wrong({ currency: "dollars", rate: "" })).toEqual([["currency", "recordedCurrency"]]);
  expect(wrong({ currency: "USD", rate: "" })).toEqual([]);
});

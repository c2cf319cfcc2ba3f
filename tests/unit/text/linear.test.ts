import { expect, test } from "vitest";
import { expectLinear } from "@/tests/support/linear";

test.each([
  ["quadratic", /a+b/, 50_000],
  ["exponential", /(?:a+)+b/, 23],
])("an expression that is %s is not taken for linear; one that is linear is", (_name, slow, n) => {
  const text = "a".repeat(n);
  expect(() => expectLinear(text, () => slow.test(text))).toThrow("so many walks");
  expectLinear(text, () => /^a+b/.test(text));
});

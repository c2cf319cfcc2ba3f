import fc from "fast-check";
import { expect, test } from "vitest";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import type { PostingLine } from "@/lib/ledger/post-entry";

const line: fc.Arbitrary<PostingLine> = fc.record({
  account: fc.constantFrom("bank:usd", "suspense:usd", "stripe_clearing:usd"),
  direction: fc.constantFrom("D" as const, "C" as const),
  cents: fc.bigInt({ min: 1n, max: 10n ** 12n }),
});

/** The sum of lines for each account, debits positive. */
function movements(lines: PostingLine[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, direction, cents } of lines)
    sums[account] = (sums[account] ?? 0n) + (direction === "D" ? cents : -cents);
  return sums;
}

test("lines and their reverse move nothing together, and the reverse of the reverse is the lines", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const both = movements([...lines, ...reverse(lines)]);
      expect(Object.values(both).every((sum) => sum === 0n)).toBe(true);
      expect(reverse(reverse(lines))).toEqual(lines);
    }),
  );
});

test("debitCredit debits the first account and credits the second", () => {
  expect(movements(debitCredit("bank:usd", "suspense:usd", 5_00n))).toEqual({
    "bank:usd": 5_00n,
    "suspense:usd": -5_00n,
  });
});

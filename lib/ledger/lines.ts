import type { PostingLine } from "@/lib/ledger/post-entry";

/** Moves one amount between two accounts: the first is debited, the second credited. */
export const debitCredit = (debit: string, credit: string, cents: bigint): PostingLine[] => [
  { account: debit, direction: "D", cents },
  { account: credit, direction: "C", cents },
];

/** The lines of a reversal: every debit becomes a credit and every credit a debit. Posted under its own key. */
export const reverse = (lines: PostingLine[]): PostingLine[] =>
  lines.map((line) => ({ ...line, direction: line.direction === "D" ? "C" : "D" }));

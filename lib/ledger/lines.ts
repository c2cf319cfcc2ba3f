import type { PostingLine } from "@/lib/ledger/post-entry";

/** One amount from one account to another: the first is debited, the second credited. */
export const debitCredit = (debit: string, credit: string, cents: bigint): PostingLine[] => [
  { account: debit, direction: "D", cents },
  { account: credit, direction: "C", cents },
];

/** The lines that undo these: every debit becomes a credit and every credit a debit. Posted under a key of their own. */
export const reverse = (lines: PostingLine[]): PostingLine[] =>
  lines.map((line) => ({ ...line, direction: line.direction === "D" ? "C" : "D" }));

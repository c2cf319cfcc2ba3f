import type { Tx } from "@/lib/db";

/**
 * Codes of the ledger's accounts. The fixed ones are created by the migration, an NGO's three together with its row.
 */
export const accounts = {
  clearing: "stripe_clearing:usd",
  bank: "bank:usd",
  suspense: "suspense:usd",
  corrections: "income:corrections:usd",
  disputeFees: "expense:dispute_fees:usd",
  processorFees: "expense:processor_fees:usd",
  undeposited: (method: string) => `undeposited:${method}:usd`,
  payable: (ngoId: string) => `ngo:${ngoId}:payable:usd`,
  inTransit: (ngoId: string) => `ngo:${ngoId}:in_transit:usd`,
  receivable: (ngoId: string) => `ngo:${ngoId}:receivable:usd`,
} as const;

export type LockedAccount = {
  id: bigint;
  code: string;
  kind: string;
  debits: bigint;
  credits: bigint;
};

/**
 * Locks accounts in id order, in one statement (the global lock order: donation, its refund or dispute or payout,
 * accounts), and returns their balances as read under the lock.
 * @throws Error when a code is not an account
 */
export async function lockAccounts(tx: Tx, codes: string[]): Promise<Map<string, LockedAccount>> {
  const unique = [...new Set(codes)];
  const rows = await tx.$queryRaw<LockedAccount[]>`
    select id, code, kind, debits, credits from ledger_account where code = any(${unique}::text[]) order by id for no key update`;
  if (rows.length !== unique.length)
    throw new Error(
      `no such ledger account: ${unique.filter((c) => !rows.some((r) => r.code === c)).join(", ")}`,
    );
  return new Map(rows.map((row) => [row.code, row]));
}

/** An account's balance in its natural direction, cents. */
export function balanceOf(account: Pick<LockedAccount, "kind" | "debits" | "credits">): bigint {
  return account.kind === "asset" || account.kind === "expense"
    ? account.debits - account.credits
    : account.credits - account.debits;
}

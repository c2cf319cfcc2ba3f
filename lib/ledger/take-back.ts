import type { Tx } from "@/lib/db";
import { accounts, balanceOf, lockAccounts } from "@/lib/ledger/accounts";
import type { PostingLine } from "@/lib/ledger/post-entry";

/**
 * Lines that take money back from an NGO: first from what it is owed, the rest becomes what it owes (never a negative payable).
 * Locks the accounts, so that the balance read is the balance posted. `source` is credited.
 */
export async function takeBackLines(
  tx: Tx,
  ngoId: string,
  cents: bigint,
  source: string,
  alsoLock: string[] = [],
): Promise<PostingLine[]> {
  const payable = accounts.payable(ngoId);
  const receivable = accounts.receivable(ngoId);
  const locked = await lockAccounts(tx, [payable, receivable, source, ...alsoLock]);
  const balance = balanceOf(locked.get(payable)!);
  const fromBalance = balance < cents ? balance : cents;
  const owed = cents - fromBalance;
  return [
    ...(fromBalance > 0n
      ? [{ account: payable, direction: "D" as const, cents: fromBalance }]
      : []),
    ...(owed > 0n ? [{ account: receivable, direction: "D" as const, cents: owed }] : []),
    { account: source, direction: "C", cents },
  ];
}

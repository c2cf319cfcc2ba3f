import type { Tx } from "@/lib/db";
import { accounts, balanceOf, lockAccounts } from "@/lib/ledger/accounts";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import type { PostingLine } from "@/lib/ledger/post-entry";

/**
 * Lines that claw money back from an NGO: first out of what it is owed; the rest becomes a receivable (payable is never
 * negative). Locks the accounts, so that the balance read is the balance posted against. `source` is credited.
 */
export async function clawbackLines(
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
  const debits: PostingLine[] = [
    { account: payable, direction: "D", cents: fromBalance },
    { account: receivable, direction: "D", cents: owed },
  ];
  return [...debits.filter((line) => line.cents > 0n), { account: source, direction: "C", cents }];
}

/**
 * Lines that undo a clawback. All of it becomes payable again: payouts offset what the organisation still owes against
 * its balance, so no posting has to know how much of the debt is left.
 */
export const clawbackUndoneLines = (ngoId: string, cents: bigint, source: string): PostingLine[] =>
  reverse(debitCredit(accounts.payable(ngoId), source, cents));

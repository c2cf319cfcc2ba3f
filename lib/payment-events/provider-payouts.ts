import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { debitCredit, reverse } from "@/lib/ledger/lines";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import type { SettleResult } from "@/lib/ledger/settle-result";
import { readProviderPayout } from "@/lib/payments/objects";

/**
 * The provider paid our balance out to our bank, or that payout failed later: a posting from clearing to bank, and
 * back.
 */
export async function bookProviderPayout(payoutId: string): Promise<SettleResult> {
  const payout = await readProviderPayout(payoutId);
  if (!payout || payout.amountCents <= 0n) return "ignored";
  const lines = debitCredit(accounts.bank, accounts.clearing, payout.amountCents);
  return db.$transaction(async (tx) => {
    const key = `provider_payout:${payout.id}`;
    let applied = false;
    // one that had failed before we heard of it still left and came back
    if (
      ["paid", "in_transit", "pending"].includes(payout.status) ||
      (payout.balanceTxn !== null && payout.failureTxn !== null)
    )
      applied = await postEntry(tx, {
        kind: "provider_payout",
        key,
        providerTxn: payout.balanceTxn,
        occurredAt: payout.at,
        lines,
      });
    if ((payout.status === "failed" || payout.status === "canceled") && (await isPosted(tx, key))) {
      const undone = await postEntry(tx, {
        kind: "correction",
        key: `${key}:back`,
        providerTxn: payout.failureTxn,
        occurredAt: now(),
        lines: reverse(lines),
        meta: { note: `payout ${payout.status}` },
      });
      applied = applied || undone;
    }
    return applied ? "applied" : "already";
  });
}

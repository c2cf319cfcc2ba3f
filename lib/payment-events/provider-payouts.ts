import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { accounts } from "@/lib/ledger/accounts";
import { isPosted, postEntry } from "@/lib/ledger/post-entry";
import { readProviderPayout } from "@/lib/payments/objects";

/** The provider sent our balance to our bank, or that failed afterwards: from clearing to bank, and back. */
export async function bookProviderPayout(payoutId: string): Promise<void> {
  const payout = await readProviderPayout(payoutId);
  if (!payout || payout.amountCents <= 0n) return;
  const lines = [
    { account: accounts.bank, direction: "D" as const, cents: payout.amountCents },
    { account: accounts.clearing, direction: "C" as const, cents: payout.amountCents },
  ];
  await db.$transaction(async (tx) => {
    const key = `provider_payout:${payout.id}`;
    // one that failed before we heard of it has gone and come back all the same
    if (
      ["paid", "in_transit", "pending"].includes(payout.status) ||
      (payout.balanceTxn !== null && payout.failureTxn !== null)
    )
      await postEntry(tx, {
        kind: "provider_payout",
        key,
        providerTxn: payout.balanceTxn,
        occurredAt: payout.at,
        lines,
      });
    if ((payout.status === "failed" || payout.status === "canceled") && (await isPosted(tx, key))) {
      await postEntry(tx, {
        kind: "correction",
        key: `${key}:back`,
        providerTxn: payout.failureTxn,
        occurredAt: now(),
        lines: lines.map((l) => ({
          ...l,
          direction: l.direction === "D" ? ("C" as const) : ("D" as const),
        })),
        meta: { note: `payout ${payout.status}` },
      });
    }
  });
}

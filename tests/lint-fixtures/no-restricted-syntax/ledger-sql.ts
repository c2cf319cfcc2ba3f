// as lib/payouts/bad.ts: Only postEntry and postEntries
import type { Tx } from "@/lib/db";

export const book = (tx: Tx, id: bigint) =>
  tx.$executeRaw`insert into ledger_entry (tx_id, seq, account_id, dir, amount) values (${id}, 1, 1, 'D', 5)`;

// as lib/disputes/bad.ts: Only postEntry and postEntries
import type { Tx } from "@/lib/db";

export const book = (tx: Tx, rows: string) =>
  tx.$queryRaw`select ledger_post(${rows}::jsonb, now())`;

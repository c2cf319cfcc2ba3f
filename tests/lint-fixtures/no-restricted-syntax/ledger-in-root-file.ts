// as instrumentation.ts: Only postEntry and postEntries of lib/ledger/post-entry.ts write to the ledger.
import { db } from "@/lib/db";

export const book = () => db.$executeRaw`select ledger_post('{}'::jsonb)`;

import "server-only";
import { type Tx } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { suspenseEntry, type SuspenseEntry } from "@/lib/ledger/suspense";

export async function lockEntry(tx: Tx, chargeId: string): Promise<SuspenseEntry> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`suspense:${chargeId}`}, 0))`;
  const entry = await suspenseEntry(tx, chargeId);
  if (!entry) {
    const known = await tx.ledgerTransaction.count({ where: { idemKey: `charge:${chargeId}` } });
    if (known === 0) throw notFound("suspenseNotFound");
    throw new AppError("already_decided", "suspenseDecided");
  }
  if (entry.returning) throw new AppError("already_decided", "suspenseDecided");
  return entry;
}

/** Allows one waiting decision per payment, whichever option it is. */
export async function assertNoneWaits(tx: Tx, chargeId: string): Promise<void> {
  const waiting = await tx.moneyOrder.count({ where: { subject: chargeId, status: "waiting" } });
  if (waiting > 0) throw new AppError("conflict", "orderWaiting");
}

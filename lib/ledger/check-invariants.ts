import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { log } from "@/lib/log";
import { invariants } from "@/lib/ledger/invariants";

export type InvariantResult = { name: string; title: string; rows: Record<string, unknown>[] };

/**
 * Runs the invariants in one snapshot; a healthy book has no rows anywhere.
 * @param options.timed also those that say that nothing waits too long: they hold where the worker runs
 */
export async function checkInvariants(options: { timed?: boolean } = {}): Promise<InvariantResult[]> {
  return db.$transaction(async (tx) => {
    const results: InvariantResult[] = [];
    for (const invariant of invariants.filter((i) => options.timed || !i.timed)) {
      const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(invariant.sql, ...(invariant.timed ? [now()] : []));
      results.push({ name: invariant.name, title: invariant.title, rows });
    }
    return results;
  }, { isolationLevel: "RepeatableRead", timeout: 120_000 });
}

/** The daily check: says loudly what is wrong, changes nothing. */
export async function alarmOnViolations(): Promise<void> {
  for (const result of await checkInvariants({ timed: true })) if (result.rows.length > 0) log.error("ledger.invariant_violated", { invariant: result.name, title: result.title, rows: result.rows.length, sample: result.rows.slice(0, 5) });
}

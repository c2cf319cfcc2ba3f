import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";

/**
 * Cancels a job that is not due yet, in the transaction of what makes it obsolete. The row's lock
 * decides if a worker takes it at the same moment: one of the two gets it, never both. Its key
 * stays used.
 * @returns false when it ran, runs, or may run by now
 */
export async function withdrawJob(tx: Tx, dedupeKey: string): Promise<boolean> {
  const { count } = await tx.job.deleteMany({
    where: { dedupeKey, status: "new", attempts: 0, leaseUntil: null, nextAt: { gt: now() } },
  });
  return count === 1;
}

import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";

/**
 * Cancels a job that is not due yet, in the transaction that makes it obsolete. If a worker takes it at the same
 * moment, the row's lock lets only one of the two have it. Its key stays used.
 * @returns false when it has run, is running, or may be running by now
 */
export async function withdrawJob(tx: Tx, dedupeKey: string): Promise<boolean> {
  const { count } = await tx.job.deleteMany({
    where: { dedupeKey, status: "new", attempts: 0, leaseUntil: null, nextAt: { gt: now() } },
  });
  return count === 1;
}

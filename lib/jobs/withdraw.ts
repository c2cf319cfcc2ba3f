import type { Tx } from "@/lib/db";
import { now } from "@/lib/clock";

/**
 * Takes back a job whose time has not come, in the transaction of what makes it untrue. The row's lock decides against a
 * worker that takes it at the same moment: one of the two has it, never both. Its key stays used.
 * @returns false when it ran, runs, or may run by now
 */
export async function withdrawJob(tx: Tx, dedupeKey: string): Promise<boolean> {
  const { count } = await tx.job.deleteMany({
    where: { dedupeKey, status: "new", attempts: 0, leaseUntil: null, nextAt: { gt: now() } },
  });
  return count === 1;
}

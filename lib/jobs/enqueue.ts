import type { DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import type { JobKind, JobPayload } from "@/lib/jobs/kinds";

/**
 * Puts a job into the outbox, in the transaction of what caused it. The same dedupeKey twice is one job.
 * @param dedupeKey by business id, e.g. "receipt:<donation id>"
 * @param at not before this moment (UTC)
 */
export async function enqueue<K extends JobKind>(
  tx: DbOrTx,
  kind: K,
  dedupeKey: string,
  payload: JobPayload<K>,
  at: Date = now(),
): Promise<void> {
  await tx.job.createMany({
    data: [{ kind, dedupeKey, payload, nextAt: at, createdAt: now() }],
    skipDuplicates: true,
  });
}

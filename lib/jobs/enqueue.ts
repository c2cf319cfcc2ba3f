import type { DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { checkPayload, type JobKind, type JobPayload } from "@/lib/jobs/kinds";

/**
 * Puts a job into the outbox, in the transaction of what caused it. The same key is one job for ever, also after the job is
 * done and its row deleted: the database refuses it (trigger job_key_once).
 * @param dedupeKey by business id, e.g. "receipt:<donation id>"
 * @param notBefore when it may run at the earliest (UTC)
 * @returns true when it is a new job
 */
export async function enqueue<K extends JobKind>(
  tx: DbOrTx,
  kind: K,
  dedupeKey: string,
  payload: JobPayload<K>,
  notBefore: Date = now(),
): Promise<boolean> {
  const row = {
    kind,
    dedupeKey,
    payload: checkPayload(kind, payload),
    nextAt: notBefore,
    createdAt: now(),
  };
  const { count } = await tx.job.createMany({ data: [row], skipDuplicates: true });
  return count === 1;
}

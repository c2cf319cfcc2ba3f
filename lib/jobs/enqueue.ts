import type { DbOrTx } from "@/lib/db";
import { now } from "@/lib/clock";
import { checkPayload, type JobKind, type JobPayload } from "@/lib/jobs/kinds";
import { logContext } from "@/lib/log-context";
import { traceParent } from "@/lib/tracing";

/** The request, or the job, that caused a job; passed on to the jobs that this one causes. */
export const jobCause = () => ({
  requestId: logContext()?.requestId ?? null,
  traceParent: traceParent(),
});

/**
 * A job as its row.
 * @param dedupeKey by business id, e.g. "receipt:<donation id>"
 */
export const jobRow = <K extends JobKind>(
  kind: K,
  dedupeKey: string,
  payload: JobPayload<K>,
  notBefore: Date = now(),
) => ({
  kind,
  dedupeKey,
  payload: checkPayload(kind, payload),
  nextAt: notBefore,
  createdAt: now(),
  ...jobCause(),
});

/**
 * Enqueues a job, in the transaction of its cause. A key is one job for ever, even after the job is done and its row
 * deleted: the database refuses it (trigger job_key_once).
 * @param dedupeKey by business id, e.g. "receipt:<donation id>"
 * @param notBefore the earliest time it may run (UTC)
 * @returns true when it is a new job
 */
export async function enqueue<K extends JobKind>(
  tx: DbOrTx,
  kind: K,
  dedupeKey: string,
  payload: JobPayload<K>,
  notBefore: Date = now(),
): Promise<boolean> {
  const { count } = await tx.job.createMany({
    data: [jobRow(kind, dedupeKey, payload, notBefore)],
    skipDuplicates: true,
  });
  return count === 1;
}

import type { DbOrTx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobKind, JobPayload } from "@/lib/jobs/kinds";

/**
 * Enqueues a job that runs at most once per time window: at once if it is the first in its window, else at the start of
 * the next. So no call is refused, and every call is followed by a run.
 * @param key whom the job is for, e.g. "donor_links:<address>"
 * @param spanMs the length of the window, ms
 */
export async function enqueueSpaced<K extends JobKind>(
  tx: DbOrTx,
  kind: K,
  key: string,
  payload: JobPayload<K>,
  spanMs: number,
): Promise<void> {
  const span = Math.floor(nowMs() / spanMs);
  const add = (n: number, notBefore: Date): Promise<boolean> =>
    enqueue(tx, kind, `${key}:${spanMs}:${n}`, payload, notBefore);
  if (!(await add(span, now()))) await add(span + 1, new Date((span + 1) * spanMs));
}

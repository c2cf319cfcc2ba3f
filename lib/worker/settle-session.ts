import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db";
import { nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { enqueue } from "@/lib/jobs/enqueue";
import { runQueue } from "@/lib/jobs/queue";
import type { CheckoutSnapshot } from "@/lib/payments/snapshots";
import { jobQueue, type JobRow } from "@/lib/worker/run";

const bucketMs = 5_000;
const pauseMs = 50;
/** Five seconds in all; after that the response says that the payment is being processed. */
const pauses = 100;

/**
 * Enqueues a job that settles a session, and waits briefly for it. A GET books nothing itself: the job is stored first,
 * so that it is done however the call ends; concurrent calls for the same state of a session share one job.
 * @returns whether the job is done
 */
export async function settleByJob(session: CheckoutSnapshot): Promise<boolean> {
  const { id: sessionId, status, paymentStatus, failed } = session;
  const state = `${status}:${paymentStatus}:${failed}`;
  const key = `settle_session:${sessionId}:${state}:${Math.floor(nowMs() / bucketMs)}`;
  await enqueue(db, "provider.settle_session", key, { sessionId });
  runNow(key);
  for (let n = 0; n < pauses; n++) {
    const job = await db.job.findUnique({
      where: { dedupeKey: key },
      select: { status: true },
    });
    if (job?.status !== "new") return true;
    await wait(pauseMs);
  }
  return false;
}

/** Starts one job in the background, ahead of other due jobs; where this process cannot, the worker does. */
function runNow(key: string): void {
  runQueue(
    {
      ...jobQueue("work"),
      batch: 1,
      take: (at, leaseUntil) => db.$queryRaw<JobRow[]>`
        update job set lease_until = ${leaseUntil}, attempts = attempts + 1
         where dedupe_key = ${key} and status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at})
        returning id, kind, payload, attempts`,
    },
    { limit: 1 },
  ).catch((error: unknown) => log.error("job.now", { error }));
}

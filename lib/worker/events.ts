import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { runQueue, type Queue } from "@/lib/jobs/queue";
import { handleEvent } from "@/lib/payment-events/handle-event";

type Row = {
  id: string;
  type: string;
  object_id: string | null;
  raw: Uint8Array;
  attempts: number;
  received_at: Date;
};

const maxAttempts = 20;
/** What waits for something else is tried about 35 times in its day; more than this means that it ends the worker each time. */
const deadlyAttempts = 60;
const giveUpMs = hours(24);
const tooEarly = "too early";

const inbox: Queue<Row> = {
  name: "event",
  // one at a time, oldest first: an event taken before the one that it follows is too early, and waits for nothing
  batch: 1,
  take: (at, leaseUntil) => db.$queryRaw<Row[]>`
    update provider_event set lease_until = ${leaseUntil}, attempts = attempts + 1
     where id = (select id from provider_event where status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at}) order by next_at, provider_created for update skip locked limit 1)
    returning id, type, object_id, raw, attempts, received_at`,
  write: async (row, { doneAt, ...fate }) => {
    const { count } = await db.providerEvent.updateMany({
      where: { id: row.id, status: "new", attempts: row.attempts },
      data: { ...fate, ...(doneAt ? { processedAt: doneAt } : {}) },
    });
    return count > 0;
  },
  work: async (row) => {
    const result = await handleEvent({ type: row.type, objectId: row.object_id, raw: row.raw });
    return result === "too_early" ? tooEarly : null;
  },
  deadlyAttempts,
  after: (row, problem) => ({
    dead:
      nowMs() - row.received_at.getTime() > giveUpMs ||
      (problem !== tooEarly && row.attempts >= maxAttempts),
    waitMs: Math.min(hours(1), 5_000 * 2 ** Math.min(row.attempts - 1, 10)),
  }),
  about: (row) => ({ id: row.id, type: row.type }),
};

/** Runs events that are due, oldest first, until none is left or `limit` are done. @returns how many were run */
export const runDueEvents = (
  options: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> => runQueue(inbox, { limit: options.limit ?? 100, signal: options.signal });

let running = 0;

/** Starts on what is due without being waited for, a few at once at most; the worker does the rest. For the webhook. */
export function processEventsNow(): void {
  if (running >= 4) return;
  running++;
  void runDueEvents({ limit: 1_000 })
    .catch((error: unknown) => log.error("webhook.processing", { error }))
    .finally(() => running--);
}

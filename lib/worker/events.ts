import "server-only";
import { db } from "@/lib/db";
import { hours, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { runQueue, runTaken, type Queue } from "@/lib/jobs/queue";
import { handleEvent } from "@/lib/payment-events/handle-event";
import type { TakenEvent } from "@/lib/payment-events/record";

const maxAttempts = 20;
/**
 * An event that comes too early is retried about 35 times in a day; more attempts mean that it kills the worker each
 * time.
 */
const deadlyAttempts = 60;
const giveUpMs = hours(24);
const tooEarly = "too early";

const inbox: Queue<TakenEvent> = {
  name: "event",
  // one at a time, oldest first: an event handled before its predecessor is too early and would be delayed needlessly
  batch: 1,
  take: (at, leaseUntil) => db.$queryRaw<TakenEvent[]>`
    update provider_event set lease_until = ${leaseUntil}, attempts = attempts + 1
     where id = (select id from provider_event where status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at}) order by next_at, provider_created for update skip locked limit 1)
    returning id, type, object_id, raw, attempts, received_at`,
  write: async (row, fate) => {
    const { count } = await db.providerEvent.updateMany({
      where: { id: row.id, status: "new", attempts: row.attempts },
      data: fate,
    });
    return count > 0;
  },
  finish: (rows, doneAt) => db.$executeRaw`
    update provider_event e set status = 'done', processed_at = ${doneAt}, lease_until = null, last_error = null
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ attempts }) => attempts)}::int[]) as ours(id, attempts)
     where e.id = ours.id and e.attempts = ours.attempts and e.status = 'new'`,
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

/**
 * Runs events that are due, oldest first, until none is left or `limit` are done.
 * @returns how many ran
 */
export const runDueEvents = (
  options: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> => runQueue(inbox, { limit: options.limit ?? 100, signal: options.signal });

const mostAtOnce = 4;
let running = 0;
/** an event was stored while the maximum was running: the next one to finish checks again */
let left = false;

/** Whether an event stored now can be handled at once. */
export const hasRoomForEvents = (): boolean => running < mostAtOnce;

/**
 * For the webhook: starts handling due events in the background, a few at once at most; the worker does the rest.
 * @param taken an event that was leased as it was stored
 */
export function processEventsNow(taken: TakenEvent | null): void {
  if (running >= mostAtOnce && taken === null) {
    left = true;
    return;
  }
  running++;
  const work = taken ? runTaken(inbox, [taken]) : runDueEvents({ limit: 1_000 });
  void work
    .then(() => undefined)
    .catch((error: unknown) => log.error("webhook.processing", { error }))
    .finally(() => {
      running--;
      if (!left) return;
      left = false;
      processEventsNow(null);
    });
}

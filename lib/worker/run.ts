import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db";
import { hours, minutes, now } from "@/lib/clock";
import { log } from "@/lib/log";
import { runDueEvents } from "@/lib/payment-events/handlers";
import type { JobHandler } from "@/lib/jobs/handler";
import type { JobKind, JobPayload } from "@/lib/jobs/kinds";
import { runQueue, type Queue } from "@/lib/jobs/queue";
import { jobHandlers, timers } from "@/lib/worker/registry";
import type { Timer } from "@/lib/jobs/timer";

/** Waits after the first, second … failure; the last one repeats until the tries are used up. */
const backoffMs = [
  10_000,
  minutes(1),
  minutes(5),
  minutes(30),
  hours(2),
  hours(6),
  hours(12),
  hours(24),
];
const maxAttempts = 12;
const idleMs = 1_000;

type Row = { id: bigint; kind: string; payload: unknown; attempts: number };

/** A kind that no handler knows is a failure like any other: a newer version may have written it. */
async function call(kind: string, payload: unknown): Promise<void> {
  const handler = (jobHandlers as Record<string, JobHandler<JobKind> | undefined>)[kind];
  if (!handler) throw new Error(`no handler for ${kind}`);
  await handler(payload as JobPayload<JobKind>);
}

const jobs: Queue<Row> = {
  name: "job",
  take: async (at, leaseUntil) => {
    const rows = await db.$queryRaw<Row[]>`
      update job set lease_until = ${leaseUntil}, attempts = attempts + 1
       where id = (select id from job where status = 'new' and next_at <= ${at} and (lease_until is null or lease_until < ${at}) order by next_at, id for update skip locked limit 1)
      returning id, kind, payload, attempts`;
    return rows[0] ?? null;
  },
  write: async (row, fate) =>
    (
      await db.job.updateMany({
        where: { id: row.id, status: "new", attempts: row.attempts },
        data: fate,
      })
    ).count > 0,
  work: async (row) => (await call(row.kind, row.payload), null),
  deadlyAttempts: maxAttempts,
  after: (row) => ({
    dead: row.attempts >= maxAttempts,
    waitMs: backoffMs[Math.min(row.attempts, backoffMs.length) - 1] ?? minutes(1),
  }),
  about: (row) => ({ job: row.id, kind: row.kind }),
};

/** Runs jobs that are due, oldest first, until none is left or `limit` were run. @returns how many were run */
export const runDueJobs = (
  options: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> => runQueue(jobs, { limit: options.limit ?? 1_000, signal: options.signal });

/**
 * Runs each timer whose time has come. The last run stands in `setting`, and one statement both looks and takes, so that of
 * many instances one runs it. A timer that fails is tried again at its next time.
 */
export async function runDueTimers(list: Timer[] = timers): Promise<number> {
  let run = 0;
  for (const timer of list) {
    const at = now();
    const taken = await db.$queryRaw<{ key: string }[]>`
      insert into setting (key, value, updated_at) values (${`timer:${timer.name}`}, to_jsonb(${at.toISOString()}::text), ${at})
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at where setting.updated_at <= ${new Date(at.getTime() - timer.everyMs)}
      returning key`;
    if (taken.length === 0) continue;
    run++;
    await timer
      .run()
      .catch((error: unknown) => log.error("timer.failed", { timer: timer.name, error }));
  }
  return run;
}

/** One lane of the loop: works while there is work, else rests. The database being away is waited out. */
async function lane(
  name: string,
  restMs: number,
  signal: AbortSignal,
  work: () => Promise<number>,
): Promise<void> {
  let away = false;
  while (!signal.aborted) {
    let rest = restMs;
    try {
      if ((await work()) > 0) rest = 0;
      if (away) log.info("worker.back", { lane: name });
      away = false;
    } catch (error) {
      if (!away) log.error("worker.lane", { lane: name, error });
      away = true;
      rest = 5_000;
    }
    if (rest > 0) await wait(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** The worker: jobs in two lanes, the provider's events and the timers, until `signal` says stop; what was begun is finished. */
export async function runWorker({ signal }: { signal: AbortSignal }): Promise<void> {
  const some = () => runDueJobs({ limit: 20, signal });
  await Promise.all([
    lane("jobs", idleMs, signal, some),
    lane("jobs2", idleMs, signal, some),
    lane("events", idleMs, signal, () => runDueEvents({ limit: 50, signal })),
    // rests after each look, also after work: a timer is never busy
    lane("timers", 10_000, signal, async () => (await runDueTimers(), 0)),
  ]);
}

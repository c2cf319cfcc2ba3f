import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { hours, minutes, now } from "@/lib/clock";
import { log } from "@/lib/log";
import { runDueEvents } from "@/lib/worker/events";
import type { JobHandlers } from "@/lib/jobs/handler";
import { checkPayload, isJobKind, type JobKind } from "@/lib/jobs/kinds";
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
export async function runJob(kind: string, payload: unknown): Promise<void> {
  if (!isJobKind(kind)) throw new Error(`no handler for ${kind}`);
  await dispatch(kind, payload);
}

async function dispatch<K extends JobKind>(kind: K, payload: unknown): Promise<void> {
  const handler: JobHandlers[K] = jobHandlers[kind];
  if (!handler) throw new Error(`no handler for ${kind}`);
  await handler(checkPayload(kind, payload));
}

/** Mails wait in a queue of their own, so that a heap of them delays no refund. Each has an index of its own. */
const ofQueue = {
  mail: Prisma.sql`kind like 'mail.%'`,
  work: Prisma.sql`kind not like 'mail.%'`,
};
type QueueName = keyof typeof ofQueue;

/** Rows of one statement, run at the same time; a mail waits for another server most of its time. */
const batch: Record<QueueName, number> = { mail: 5, work: 2 };

/**
 * The oldest due row, and others with it unless one of them was tried before: what ends its worker each time is then tried
 * alone, and takes nobody's tries with it.
 */
const jobQueue = (name: QueueName): Queue<Row> => ({
  name: "job",
  batch: batch[name],
  take: (at, leaseUntil, count) => db.$queryRaw<Row[]>`
    with due as (
      select id, next_at, attempts from job
       where status = 'new' and ${ofQueue[name]} and next_at <= ${at} and (lease_until is null or lease_until < ${at})
       order by next_at, id for update skip locked limit ${count}
    ), oldest as (select id, attempts from due order by next_at, id limit 1)
    update job set lease_until = ${leaseUntil}, attempts = job.attempts + 1 from due, oldest
     where job.id = due.id and (due.id = oldest.id or (due.attempts = 0 and oldest.attempts = 0))
    returning job.id, job.kind, job.payload, job.attempts`,
  write: async (row, fate) => {
    const { count } = await db.job.updateMany({
      where: { id: row.id, status: "new", attempts: row.attempts },
      data: fate,
    });
    return count > 0;
  },
  work: async (row) => {
    await runJob(row.kind, row.payload);
    return null;
  },
  deadlyAttempts: maxAttempts,
  after: (row) => ({
    dead: row.attempts >= maxAttempts,
    waitMs: backoffMs[Math.min(row.attempts, backoffMs.length) - 1] ?? minutes(1),
  }),
  about: (row) => ({ job: row.id, kind: row.kind }),
});

const runJobs = (name: QueueName, limit: number, signal?: AbortSignal): Promise<number> =>
  runQueue(jobQueue(name), { limit, signal });

/** Runs jobs of both queues that are due, oldest first, until none is left or `limit` were run. @returns how many were run */
export async function runDueJobs(
  options: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const limit = options.limit ?? 1_000;
  let run = 0;
  for (let more = true; more && run < limit;) {
    const work = await runJobs("work", limit - run, options.signal);
    const mails = await runJobs("mail", limit - run - work, options.signal);
    run += work + mails;
    more = work + mails > 0;
  }
  return run;
}

/**
 * Runs each timer whose time has come. The last run stands in `setting`, and one statement both looks and takes, so that of
 * many instances one runs it. A timer that fails is tried again at its next time.
 */
export async function runDueTimers(list: Timer[] = timers): Promise<number> {
  let run = 0;
  for (const timer of list) {
    const currentTime = now();
    const taken = await db.$queryRaw<{ key: string }[]>`
      insert into setting (key, value, updated_at) values (${`timer:${timer.name}`}, to_jsonb(${currentTime.toISOString()}::text), ${currentTime})
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at where setting.updated_at <= ${new Date(currentTime.getTime() - timer.everyMs)}
      returning key`;
    if (taken.length === 0) continue;
    run++;
    await timer
      .run()
      .catch((error: unknown) => log.error("timer.failed", { timer: timer.name, error }));
  }
  return run;
}

/** One loop: works while there is work, else rests. The database being away is waited out. */
async function loop(
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
      if (away) log.info("worker.back", { loop: name });
      away = false;
    } catch (error) {
      if (!away) log.error("worker.loop", { loop: name, error });
      away = true;
      rest = 5_000;
    }
    if (rest > 0) await wait(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** The worker: both queues of jobs, the provider's events and the timers, until `signal` says stop; what was begun is finished. */
export async function runWorker({ signal }: { signal: AbortSignal }): Promise<void> {
  await Promise.all([
    loop("work", idleMs, signal, () => runJobs("work", 20, signal)),
    // a document's scan may take long: money at the provider does not wait for it
    loop("work2", idleMs, signal, () => runJobs("work", 20, signal)),
    loop("mail", idleMs, signal, () => runJobs("mail", 20, signal)),
    loop("events", idleMs, signal, () => runDueEvents({ limit: 50, signal })),
    // rests after each round, also after work: a timer is never busy
    loop("timers", 10_000, signal, async () => {
      await runDueTimers();
      return 0;
    }),
  ]);
}

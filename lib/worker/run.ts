import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { hours, minutes, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { inLogContext } from "@/lib/log-context";
import { runDueEvents } from "@/lib/worker/events";
import type { JobHandlers } from "@/lib/jobs/handler";
import { checkPayload, isJobKind, type JobKind } from "@/lib/jobs/kinds";
import { runQueue, type Queue } from "@/lib/jobs/queue";
import { jobHandlers } from "@/lib/worker/registry";
import { timers } from "@/lib/worker/timers";
import type { Timer } from "@/lib/jobs/timer";
import { inJobSpan } from "@/lib/tracing";
import { runDueDeliveries } from "@/lib/webhooks/deliver";

/** Backoff after the first, second … failure; the last one repeats until the attempts are used up. */
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

export type JobRow = {
  id: bigint;
  kind: string;
  payload: unknown;
  attempts: number;
  request_id: string | null;
  trace_parent: string | null;
};

/** A kind without a handler fails like any other job: a newer version may have written it. */
export async function runJob(kind: string, payload: unknown): Promise<void> {
  if (!isJobKind(kind)) throw new Error(`no handler for ${kind}`);
  await dispatch(kind, payload);
}

async function dispatch<K extends JobKind>(kind: K, payload: unknown): Promise<void> {
  const handler: JobHandlers[K] = jobHandlers[kind];
  if (!handler) throw new Error(`no handler for ${kind}`);
  await handler(checkPayload(kind, payload));
}

/** Mails have a queue of their own, so that many of them do not delay refunds. Each queue has its own index. */
const ofQueue = {
  mail: Prisma.sql`kind like 'mail.%'`,
  work: Prisma.sql`kind not like 'mail.%'`,
};
type QueueName = keyof typeof ofQueue;

/**
 * How many jobs are taken in one statement and run concurrently; a mail job spends most of its time waiting for another
 * server.
 */
const batch: Record<QueueName, number> = { mail: 5, work: 2 };

/**
 * Takes the oldest due row, and others with it unless one of them has been attempted before: a job that kills its
 * worker then runs alone and does not use up the attempts of others.
 */
export const jobQueue = (name: QueueName): Queue<JobRow> => ({
  name: "job",
  batch: batch[name],
  take: (at, leaseUntil, count) => db.$queryRaw<JobRow[]>`
    with due as (
      select id, next_at, attempts from job
       where status = 'new' and ${ofQueue[name]} and next_at <= ${at} and (lease_until is null or lease_until < ${at})
       order by next_at, id for update skip locked limit ${count}
    ), oldest as (select id, attempts from due order by next_at, id limit 1)
    update job set lease_until = ${leaseUntil}, attempts = job.attempts + 1 from due, oldest
     where job.id = due.id and (due.id = oldest.id or (due.attempts = 0 and oldest.attempts = 0))
    returning job.id, job.kind, job.payload, job.attempts, job.request_id, job.trace_parent`,
  write: async (row, fate) => {
    const { count } = await db.job.updateMany({
      where: { id: row.id, status: "new", attempts: row.attempts },
      data: fate,
    });
    return count > 0;
  },
  finish: (rows, doneAt) => db.$executeRaw`
    update job set status = 'done', done_at = ${doneAt}, lease_until = null, last_error = null
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ attempts }) => attempts)}::int[]) as ours(id, attempts)
     where job.id = ours.id and job.attempts = ours.attempts and job.status = 'new'`,
  work: async (row) => {
    const { kind, payload, attempts } = row;
    const id = String(row.id);
    await inLogContext({ job: id, kind, requestId: row.request_id ?? undefined }, () =>
      inJobSpan({ id, kind, attempts, traceParent: row.trace_parent }, () => runJob(kind, payload)),
    );
    return null;
  },
  deadlyAttempts: maxAttempts,
  after: (row) => ({
    dead: row.attempts >= maxAttempts,
    waitMs: backoffMs[Math.min(row.attempts, backoffMs.length) - 1] ?? minutes(1),
  }),
  about: (row) => ({ job: row.id, kind: row.kind, requestId: row.request_id ?? undefined }),
});

const runJobs = (name: QueueName, limit: number, signal?: AbortSignal): Promise<number> =>
  runQueue(jobQueue(name), { limit, signal });

/**
 * Runs due jobs of both queues, oldest first, until none is left or `limit` have run.
 * @returns how many ran
 */
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
 * Runs each timer that is due. The last run is in `setting`, and one statement both checks and claims it, so that one
 * of many instances runs it. A timer that fails runs again at its next time.
 */
export async function runDueTimers(list: Timer[] = timers, signal?: AbortSignal): Promise<number> {
  let run = 0;
  for (const timer of list) {
    if (signal?.aborted) break;
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

/** One loop: works while there is work, else sleeps. Survives a database outage. */
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

/** Loads the library only where a port is configured. */
async function listenWhereSet(signal: AbortSignal): Promise<void> {
  if (env.INBOUND_SMTP_PORT === undefined) return;
  const { listenForMails } = await import("@/lib/inbound/listener");
  await listenForMails(signal);
}

/**
 * The worker: both job queues, the provider's events, outgoing webhooks, timers and incoming SMTP mail, until `signal`
 * is aborted; jobs in progress are finished.
 */
export async function runWorker({ signal }: { signal: AbortSignal }): Promise<void> {
  await Promise.all([
    loop("work", idleMs, signal, () => runJobs("work", 20, signal)),
    // a document's scan may take long: money jobs must not wait for it
    loop("work2", idleMs, signal, () => runJobs("work", 20, signal)),
    loop("mail", idleMs, signal, () => runJobs("mail", 20, signal)),
    listenWhereSet(signal),
    // in their own loop: slow receivers delay nothing else
    loop("webhooks", idleMs, signal, () => runDueDeliveries({ signal })),
    loop("events", idleMs, signal, () => runDueEvents({ limit: 50, signal })),
    // sleeps after each round, even if there was work
    loop("timers", 10_000, signal, async () => {
      await runDueTimers();
      return 0;
    }),
  ]);
}

import { now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { renewLease, leaseMs } from "@/lib/jobs/lease";

/** Trying again cannot help: the row is given up at once, and a person looks at it. */
export class PermanentFailure extends Error {}

/** What is written about a row: held on, done, or tried again later. */
type Fate = {
  leaseUntil: Date | null;
  status?: "new" | "done" | "dead";
  doneAt?: Date;
  lastError?: string | null;
  nextAt?: Date;
};

/** A table of things to be done at least once, by any number of workers: the jobs, the provider's events. */
export type Queue<R extends { attempts: number }> = {
  name: string;
  /** so many are taken in one statement and run at the same time */
  batch: number;
  /** Takes up to `count` due rows under a lease and counts the try; rows that others hold are stepped over. */
  take: (at: Date, leaseUntil: Date, count: number) => Promise<R[]>;
  /** Writes under the number of this try: a worker that lost its hold changes nothing. @returns whether it was still ours */
  write: (row: R, fate: Fate) => Promise<boolean>;
  /** @returns what hinders it, or null when it is done; throwing hinders too */
  work: (row: R) => Promise<string | null>;
  /** more tries than this: it ends the worker each time, and is not touched again */
  deadlyAttempts: number;
  after: (row: R, problem: string) => { dead: boolean; waitMs: number };
  /** for the log */
  about: (row: R) => Record<string, unknown>;
};

/** A fifth more or less, at random, so that what failed together does not come back together. */
const withJitter = (ms: number): number => Math.round(ms * (0.8 + 0.4 * Math.random()));

async function runOne<R extends { attempts: number }>(queue: Queue<R>, row: R): Promise<void> {
  const about = { ...queue.about(row), attempts: row.attempts };
  let problem: string | null = null;
  let permanent = false;
  if (row.attempts > queue.deadlyAttempts) problem = "the worker died at it, each time";
  else {
    const release = renewLease(() => queue.write(row, { leaseUntil: new Date(nowMs() + leaseMs) }));
    try {
      problem = await queue.work(row);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      permanent = error instanceof PermanentFailure;
      log.warn(`${queue.name}.failed`, { ...about, error });
    } finally {
      release();
    }
  }
  if (problem === null) {
    if (
      !(await queue.write(row, {
        status: "done",
        doneAt: now(),
        leaseUntil: null,
        lastError: null,
      }))
    )
      log.warn(`${queue.name}.lost_lease`, about);
    return;
  }
  const next = queue.after(row, problem);
  const dead = permanent || next.dead;
  const ours = await queue.write(row, {
    status: dead ? "dead" : "new",
    leaseUntil: null,
    lastError: problem.slice(0, 1_000),
    nextAt: new Date(nowMs() + withJitter(next.waitMs)),
  });
  if (dead && ours) log.error(`${queue.name}.dead`, { ...about, problem });
}

/** Runs what is due, oldest first, until nothing is left or `limit` were run. @returns how many were run */
export async function runQueue<R extends { attempts: number }>(
  queue: Queue<R>,
  options: { limit: number; signal?: AbortSignal | undefined },
): Promise<number> {
  let run = 0;
  while (run < options.limit && !options.signal?.aborted) {
    const currentTime = now();
    const count = Math.min(queue.batch, options.limit - run);
    const rows = await queue.take(currentTime, new Date(currentTime.getTime() + leaseMs), count);
    if (rows.length === 0) break;
    const outcomes = await Promise.allSettled(rows.map((row) => runOne(queue, row)));
    const failure = outcomes.find((outcome) => outcome.status === "rejected");
    if (failure) throw failure.reason;
    run += rows.length;
  }
  return run;
}

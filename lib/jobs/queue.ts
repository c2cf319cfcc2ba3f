import { now, nowMs } from "@/lib/clock";
import { log } from "@/lib/log";
import { renewLease, leaseMs } from "@/lib/jobs/lease";
import { SharedError } from "@/lib/shared-error";

/** A retry cannot help: the row fails at once, and an administrator looks at it. */
export class PermanentFailure extends SharedError {
  static override readonly brand = "PermanentFailure";
}

/** The result for a row that is not done: still waiting, to be retried, or failed. */
type Fate = {
  leaseUntil: Date | null;
  status?: "new" | "dead";
  lastError?: string | null;
  nextAt?: Date;
};

/** A table of tasks to be done at least once, by any number of workers: the jobs, the provider's events. */
export type Queue<R extends { attempts: number }> = {
  name: string;
  /** how many are taken in one statement and run concurrently */
  batch: number;
  /** Leases up to `count` due rows and counts the attempt; skips rows that other workers hold. */
  take: (at: Date, leaseUntil: Date, count: number) => Promise<R[]>;
  /**
   * Writes only if the number of the attempt still matches: a worker that lost its lease changes nothing.
   * @returns whether it was still ours
   */
  write: (row: R, fate: Fate) => Promise<boolean>;
  /**
   * The same for all completed rows of a batch, in one statement.
   * @returns how many were still ours
   */
  finish: (rows: R[], doneAt: Date) => Promise<number>;
  /** @returns why it is not done, or null when it is; an exception means not done */
  work: (row: R) => Promise<string | null>;
  /** after more attempts than this it is not run again: it seems to kill the worker each time */
  deadlyAttempts: number;
  after: (row: R, problem: string) => { dead: boolean; waitMs: number };
  /** for the log */
  about: (row: R) => Record<string, unknown>;
};

/** Up to a fifth more or less, at random, so that jobs that failed together are not retried together. */
const withJitter = (ms: number): number => Math.round(ms * (0.8 + 0.4 * Math.random()));

/** @returns true when the row is done, which the caller writes; this function writes any other result */
async function runOne<R extends { attempts: number }>(queue: Queue<R>, row: R): Promise<boolean> {
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
  if (problem === null) return true;
  const next = queue.after(row, problem);
  const dead = permanent || next.dead;
  const ours = await queue.write(row, {
    status: dead ? "dead" : "new",
    leaseUntil: null,
    lastError: problem.slice(0, 1_000),
    nextAt: new Date(nowMs() + withJitter(next.waitMs)),
  });
  if (dead && ours) log.error(`${queue.name}.dead`, { ...about, problem });
  return false;
}

/** Runs the leased rows concurrently and writes their results. */
export async function runTaken<R extends { attempts: number }>(
  queue: Queue<R>,
  rows: R[],
): Promise<void> {
  const outcomes = await Promise.allSettled(rows.map((row) => runOne(queue, row)));
  const done = rows.filter((_row, i) => {
    const outcome = outcomes[i];
    return outcome?.status === "fulfilled" && outcome.value;
  });
  if (done.length > 0 && (await queue.finish(done, now())) < done.length)
    log.warn(`${queue.name}.lost_lease`, { rows: done.map(queue.about) });
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}

/**
 * Runs what is due, oldest first, until nothing is left or `limit` have run.
 * @returns how many ran
 */
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
    await runTaken(queue, rows);
    run += rows.length;
  }
  return run;
}

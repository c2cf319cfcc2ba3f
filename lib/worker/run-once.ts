import "server-only";
import { runDueEvents } from "@/lib/worker/events";
import { runDueJobs, runDueTimers } from "@/lib/worker/run";
import { runDueDeliveries } from "@/lib/webhooks/deliver";

/** What one call did, and whether its time ran out before the work did. */
export type RunOnce = {
  timers: number;
  events: number;
  jobs: number;
  webhooks: number;
  timeUp: boolean;
};

/**
 * The worker's part for a host without long-running processes: timers that are due, then events and jobs until nothing
 * is due or the time is up. Anything begun is finished; leases and the timers' rows allow calls to overlap with each
 * other and with a worker.
 * @param signal nothing new is begun after it
 */
export async function runOnce(signal: AbortSignal): Promise<RunOnce> {
  const result = { timers: await runDueTimers(undefined, signal), events: 0, jobs: 0, webhooks: 0 };
  const work = async () => {
    for (let more = true; more && !signal.aborted;) {
      const events = await runDueEvents({ limit: 50, signal });
      const jobs = await runDueJobs({ limit: 50, signal });
      result.events += events;
      result.jobs += jobs;
      more = events + jobs > 0;
    }
  };
  // slow webhook receivers must not delay jobs; deliveries caused by the jobs are sent afterwards
  const [sent] = await Promise.all([runDueDeliveries({ signal }), work()]);
  result.webhooks = sent + (await runDueDeliveries({ signal }));
  return { ...result, timeUp: signal.aborted };
}

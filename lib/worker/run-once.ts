import "server-only";
import { runDueEvents } from "@/lib/worker/events";
import { runDueJobs, runDueTimers } from "@/lib/worker/run";
import { runDueDeliveries } from "@/lib/webhooks/deliver";

/** What one call did, and whether its time ended before the work did. */
export type RunOnce = {
  timers: number;
  events: number;
  jobs: number;
  webhooks: number;
  timeUp: boolean;
};

/**
 * The worker's part for a host without processes of its own: timers that are due, then events and jobs until nothing is due or
 * the time is up. What was begun is finished; leases and the timers' rows let calls overlap each other and a worker.
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
  // slow receivers hold up no work; what it caused is sent after it
  const [sent] = await Promise.all([runDueDeliveries({ signal }), work()]);
  result.webhooks = sent + (await runDueDeliveries({ signal }));
  return { ...result, timeUp: signal.aborted };
}

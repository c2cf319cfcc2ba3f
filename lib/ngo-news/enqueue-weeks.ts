import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";
import { lastWeek } from "@/lib/ngo-news/week";

/**
 * Queues a summary of the last week for each organisation where something happened. Only ever one job per week and
 * organisation.
 */
export async function enqueueWeeks(): Promise<void> {
  const { from, begins, ends } = lastWeek(now());
  const rows = await db.$queryRaw<{ id: string }[]>`
    select n.id from ngo n where n.status = 'approved' and n.suspended_at is null and (
      exists (select 1 from donation d where d.ngo_id = n.id and not d.is_demo and d.settled_at >= ${begins} and d.settled_at < ${ends})
      or exists (select 1 from monthly_gift g where g.ngo_id = n.id and not g.is_demo and g.ended_at >= ${begins} and g.ended_at < ${ends}))`;
  for (const { id: ngoId } of rows)
    await enqueue(db, "mail.week", `week:${ngoId}:${from}`, { ngoId, from });
}

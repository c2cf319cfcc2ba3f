import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { enqueue } from "@/lib/jobs/enqueue";

/**
 * In January, queues one summary of the last calendar year (UTC) for each donor who paid in it, once (GIVE-085); none for
 * donors who asked to be forgotten.
 */
export async function enqueueYearlySummaries(): Promise<number> {
  const currentTime = now();
  if (currentTime.getUTCMonth() !== 0) return 0;
  const year = currentTime.getUTCFullYear() - 1;
  const rows = await db.$queryRaw<{ email: string; locale: string }[]>`
    select email_key as email, (array_agg(locale order by settled_at desc))[1] as locale from donation
     where email_key is not null and settled_at >= ${new Date(Date.UTC(year, 0, 1))} and settled_at < ${new Date(Date.UTC(year + 1, 0, 1))} and not is_demo and forgotten_at is null
       and status not in ('refunded', 'dispute_lost') group by 1`;
  for (const { email, locale } of rows)
    await enqueue(db, "mail.yearly_summary", `yearly:${year}:${email}`, {
      emailKey: email,
      year,
      locale,
    });
  return rows.length;
}

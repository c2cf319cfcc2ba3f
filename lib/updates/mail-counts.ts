import "server-only";
import { db } from "@/lib/db";
import type { MailCounts } from "@/lib/updates/view";

export const noMails: MailCounts = { waiting: 0, sent: 0, bounced: 0, left: 0, unsure: 0 };

type Row = { updateId: string } & MailCounts;

/** Counts of an update's mails by state. Mails being sent count as waiting. */
export async function mailCounts(updateIds: string[]): Promise<Map<string, MailCounts>> {
  if (updateIds.length === 0) return new Map();
  const rows = await db.$queryRaw<Row[]>`
    select update_id as "updateId",
           count(*) filter (where status in ('waiting', 'sending'))::int as waiting,
           count(*) filter (where status = 'sent')::int as sent,
           count(*) filter (where status = 'bounced')::int as bounced,
           count(*) filter (where left_at is not null)::int as "left",
           count(*) filter (where status = 'unsure')::int as unsure
      from update_mail where update_id = any(${updateIds}) group by update_id`;
  return new Map(rows.map(({ updateId, ...counts }) => [updateId, counts]));
}

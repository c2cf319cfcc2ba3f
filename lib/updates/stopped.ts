import "server-only";
import { Prisma } from "@/prisma/generated/client";
import type { DbOrTx } from "@/lib/db";

/** Whether the address `key` unsubscribed from all mails about campaigns, and has not subscribed to any since. */
const hasStopped = (key: Prisma.Sql): Prisma.Sql => Prisma.sql`exists (
  select 1 from update_stop s where s.email_key = ${key} and not exists (
    select 1 from update_consent c where c.email_key = s.email_key and c.left_at is null and c.agreed_at > s.stopped_at))`;

/**
 * Whether the address `key` gets no thank-yous from organisation `ngoId`: it unsubscribed from them, or from all mails about
 * campaigns, and has not subscribed since (if only from them: to that organisation's campaigns).
 */
export const hasStoppedThanks = (key: Prisma.Sql, ngoId: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${hasStopped(key)} or exists (
  select 1 from thanks_stop s where s.email_key = ${key} and s.ngo_id = ${ngoId} and not exists (
    select 1 from update_consent c join campaign p on p.id = c.campaign_id
     where c.email_key = s.email_key and p.ngo_id = s.ngo_id and c.left_at is null and c.agreed_at > s.stopped_at)))`;

export async function takesNoThanks(
  tx: DbOrTx,
  { emailKey, ngoId }: { emailKey: string; ngoId: string },
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ stopped: boolean }[]>(
    Prisma.sql`select ${hasStoppedThanks(Prisma.sql`${emailKey}`, Prisma.sql`${ngoId}`)} as stopped`,
  );
  return row?.stopped === true;
}

export async function takesNoMails(tx: DbOrTx, emailKey: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ stopped: boolean }[]>(
    Prisma.sql`select ${hasStopped(Prisma.sql`${emailKey}`)} as stopped`,
  );
  return row?.stopped === true;
}

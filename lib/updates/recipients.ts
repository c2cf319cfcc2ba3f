import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { mailedStatuses } from "@/lib/updates/rules";

/** A person whom an update is about to be mailed to. */
export type Recipient = {
  emailKey: string;
  consentId: string;
  address: string;
  locale: string;
  tries: number;
};

/** The key of a mail in the outbox; `settleInterrupted` builds the same key in SQL. */
export const mailKey = (updateId: string, consentId: string): string =>
  `update:${updateId}:${consentId}`;

/** SQL: whether consent `c` is valid: not withdrawn, and its donation settled and not refunded. Demo donors are not mailed. */
const stands = Prisma.sql`c.left_at is null and exists (
  select 1 from donation d
   where d.email_key = c.email_key and d.campaign_id = c.campaign_id and not d.is_demo and d.status = any(${mailedStatuses}))`;

/** SQL: whether an update may still be mailed: it can be hidden or deleted, or its organisation suspended, at any moment. */
const isTold = (updateId: string): Prisma.Sql => Prisma.sql`exists (
  select 1 from campaign_update u join campaign p on p.id = u.campaign_id join ngo n on n.id = p.ngo_id
   where u.id = ${updateId} and u.published_at is not null and u.hidden_at is null and u.deleted_at is null
     and p.archived_at is null and n.status = 'approved' and n.suspended_at is null)`;

/** Adds a row for each address that consented before the update was published; one row per address, however many donations. */
export async function addRecipients(update: {
  id: string;
  campaignId: string;
  publishedAt: Date;
}): Promise<void> {
  await db.$executeRaw`
    insert into update_mail (update_id, email_key, consent_id, changed_at)
    select ${update.id}, c.email_key, c.id, ${now()} from update_consent c
     where c.campaign_id = ${update.campaignId} and c.agreed_at <= ${update.publishedAt} and ${stands}
    on conflict (update_id, email_key) do nothing`;
}

/**
 * Takes the next addresses and marks them before their mails are sent: if the process is killed in between, each gets at most
 * one mail. Addresses that unsubscribed or whose donation was refunded are skipped. Nobody is taken for an update that was just
 * hidden or deleted.
 * @returns null when nobody is waiting
 */
export async function takeRecipients(updateId: string, count: number): Promise<Recipient[] | null> {
  const rows = await db.$queryRaw<(Recipient & { status: string })[]>`
    with next as (
      select update_id, email_key from update_mail where update_id = ${updateId} and status = 'waiting' and ${isTold(updateId)}
       order by tries, email_key limit ${count} for update skip locked)
    update update_mail m
       set status = case when ${stands} then 'sending' else 'dropped' end,
           left_at = coalesce(m.left_at, c.left_at), tries = m.tries + 1, changed_at = ${now()}
      from next n, update_consent c
     where m.update_id = n.update_id and m.email_key = n.email_key and c.id = m.consent_id
    returning m.email_key as "emailKey", m.status, m.tries, c.id as "consentId", c.address, c.locale`;
  return rows.length > 0 ? rows.filter((row) => row.status === "sending") : null;
}

export type Outcome = "sent" | "bounced" | "unsure" | "waiting";

/** Stores the outcome of mails to people from `takeRecipients`. */
export async function markRecipients(
  updateId: string,
  outcomes: Map<string, Outcome>,
): Promise<void> {
  await db.$executeRaw`
    update update_mail m set status = o.status, changed_at = ${now()}
      from unnest(${[...outcomes.keys()]}::text[], ${[...outcomes.values()]}::text[]) as o(email_key, status)
     where m.update_id = ${updateId} and m.email_key = o.email_key and m.status = 'sending'`;
}

/** No mail takes longer than this. */
const longestMs = minutes(3);

/**
 * Settles mails whose worker was killed. A mail that is not in the outbox was not sent, and waits again; one recorded as sent
 * is sent; any other may or may not have been sent, and is never sent a second time.
 */
export async function settleInterrupted(updateId: string): Promise<void> {
  const status = env.SMTP_URL ? "unsure" : "sent";
  const before = new Date(nowMs() - longestMs);
  await db.$executeRaw`
    update update_mail m
       set changed_at = ${now()}, status = coalesce(
         (select case when e.status = 'sent' then 'sent' else ${status} end from email_message e
           where e.dedupe_key = 'update:' || m.update_id || ':' || m.consent_id), 'waiting')
     where m.update_id = ${updateId} and m.status = 'sending' and m.changed_at < ${before}`;
}

/** When the next batch is due; null when all mails of an update are settled. */
export async function nextBatchAt(updateId: string): Promise<Date | null> {
  const one = (status: string) => db.updateMail.findFirst({ where: { updateId, status } });
  if (await one("waiting")) return now();
  return (await one("sending")) ? new Date(nowMs() + longestMs) : null;
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { handOver, messageId } from "@/lib/email/hand-over";
import type { Mail } from "@/lib/email/mail";
import { outboxRow } from "@/lib/email/outbox-row";

/** A bulk mail: rendered again at each attempt, so no sendable body is stored for it; without attachments. */
export type MailOfMany = Omit<Mail, "attachments">;

/**
 * As `sendEmail`, for many at once: one statement writes them all to the outbox, then they are handed over in parallel
 * (SMTP_CONNECTIONS), and one statement marks those that were accepted. Never hands one over twice by itself, even
 * where the server did not confirm that it accepted it.
 * @returns for each mail null, or the transport's error; an exception means that nothing is known of any of them
 */
export async function sendEmails(mails: MailOfMany[]): Promise<unknown[]> {
  const rows = await write(mails);
  const url = env.SMTP_URL;
  if (!url) return mails.map(() => null);
  const outcomes = await Promise.all(
    mails.map(async (mail) => {
      const row = rows.get(mail.dedupeKey);
      if (!row || row.status === "sent") return null;
      const { html, text } = mail;
      const sent = { row, body: { html, text }, attachments: [], many: true };
      return handOver(url, mail, sent).then(
        () => null,
        (error: unknown) => error ?? new Error("not taken"),
      );
    }),
  );
  await markSent(mails.filter((_mail, i) => outcomes[i] === null).map((mail) => mail.dedupeKey));
  return outcomes;
}

const columns = {
  dedupeKey: true,
  toAddress: true,
  subject: true,
  locale: true,
  status: true,
} as const;

/** @returns the rows of all mails by key, including those that an earlier attempt wrote */
async function write(mails: MailOfMany[]) {
  const messages = await db.emailMessage.createManyAndReturn({
    data: mails.map((mail) => outboxRow(mail, { files: [], sealed: !env.SMTP_URL })),
    skipDuplicates: true,
    select: columns,
  });
  const rows = new Map(messages.map((row) => [row.dedupeKey, row]));
  const others = mails.map(({ dedupeKey }) => dedupeKey).filter((key) => !rows.has(key));
  if (others.length > 0)
    for (const row of await db.emailMessage.findMany({
      where: { dedupeKey: { in: others } },
      select: columns,
    }))
      rows.set(row.dedupeKey, row);
  return rows;
}

async function markSent(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.$executeRaw`
    update email_message e set status = 'sent', sent_at = ${now()}, provider_message_id = k.id, sealed_body = null, sealed_key_version = null
      from unnest(${keys}::text[], ${keys.map(messageId)}::text[]) as k(dedupe_key, id)
     where e.dedupe_key = k.dedupe_key and e.status <> 'sent'`;
}

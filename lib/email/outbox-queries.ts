import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { containing, pageOfRows } from "@/lib/listing/sql";
import { notFound } from "@/lib/errors";
import { env } from "@/lib/env";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { encryptedBody } from "@/lib/email/send";

export type OutboxRow = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  status: string;
  createdAt: Date;
};
export type OutboxMail = OutboxRow & {
  html: string;
  text: string;
  attachments: { fileName: string; contentType: string; byteSize: number; storageKey: string }[];
  /** with its links and codes: in demo mode only, until it was sent */ whole: boolean;
  /** where an answer would go; null where the mail names no address, or is not whole */
  replyTo: string | null;
};

const rowOf = (m: {
  id: string;
  kind: string;
  toAddress: string;
  subject: string;
  status: string;
  createdAt: Date;
}): OutboxRow => ({
  id: m.id,
  kind: m.kind,
  to: m.toAddress,
  subject: m.subject,
  status: m.status,
  createdAt: m.createdAt,
});

export const mailSorts = ["new", "old", "to", "kind"] as const;
export type MailSort = (typeof mailSorts)[number];
const orders: Record<MailSort, Prisma.Sql> = {
  new: Prisma.sql`created_at desc, id`,
  old: Prisma.sql`created_at, id desc`,
  to: Prisma.sql`to_address, created_at desc, id`,
  kind: Prisma.sql`kind, created_at desc, id`,
};

/**
 * The mails in the outbox.
 * @throws 401, 403
 */
export async function outbox(
  actor: Actor,
  input: { search: string; sort?: MailSort; page: number; limit: number },
): Promise<{ mails: OutboxRow[]; total: number }> {
  requireAdmin(actor);
  const where = input.search
    ? Prisma.sql`fold_text(to_address || ' ' || subject || ' ' || kind) like ${containing(input.search)}`
    : Prisma.sql`true`;
  const [mails, counts] = await Promise.all([
    db.$queryRaw<
      OutboxRow[]
    >`select id, kind, to_address as to, subject, status, created_at as "createdAt" from email_message where ${where} order by ${orders[input.sort ?? "new"]} ${pageOfRows(input)}`,
    db.$queryRaw<{ n: number }[]>`select count(*)::int as n from email_message where ${where}`,
  ]);
  return { mails, total: counts[0]?.n ?? 0 };
}

/**
 * Whether this installation shows full mails: the demo does, so that it can be tried without a mail server (OP-133).
 */
export const showsWholeMails = (): boolean => !env.production;

/**
 * One mail to read: with links and codes removed, because each gives access to somebody's account or donations. In full
 * in demo mode, as long as its sendable body is stored.
 * @throws 401, 403, 404
 */
export async function outboxMail(actor: Actor, id: string): Promise<OutboxMail> {
  requireAdmin(actor);
  const mail = await db.emailMessage.findUnique({ where: { id } });
  if (!mail) throw notFound();
  const body = showsWholeMails() ? encryptedBody(mail) : null;
  const attachments = (mail.attachments ?? []) as OutboxMail["attachments"];
  return {
    ...rowOf(mail),
    html: body?.html ?? mail.html,
    text: body?.text ?? mail.text,
    attachments,
    whole: body !== null,
    replyTo: body?.replyTo ?? null,
  };
}

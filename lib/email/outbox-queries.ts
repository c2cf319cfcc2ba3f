import { db } from "@/lib/db";
import { notFound } from "@/lib/errors";
import { requireAdmin, type Actor } from "@/lib/auth/actor";

export type OutboxRow = { id: string; kind: string; to: string; subject: string; status: string; createdAt: Date };
export type OutboxMail = OutboxRow & { html: string; text: string; attachments: { fileName: string; contentType: string; byteSize: number; storageKey: string }[] };

const rowOf = (m: { id: string; kind: string; toAddress: string; subject: string; status: string; createdAt: Date }): OutboxRow => ({ id: m.id, kind: m.kind, to: m.toAddress, subject: m.subject, status: m.status, createdAt: m.createdAt });

/** Mails that were made, newest first. @throws 401, 403 */
export async function outbox(actor: Actor, input: { search: string; page: number; limit: number }): Promise<{ mails: OutboxRow[]; total: number }> {
  requireAdmin(actor);
  const contains = { contains: input.search, mode: "insensitive" as const };
  const where = input.search ? { OR: [{ toAddress: contains }, { subject: contains }, { kind: contains }] } : {};
  const select = { id: true, kind: true, toAddress: true, subject: true, status: true, createdAt: true } as const;
  const [rows, total] = await Promise.all([
    db.emailMessage.findMany({ where, select, orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: (input.page - 1) * input.limit, take: input.limit }),
    db.emailMessage.count({ where }),
  ]);
  return { mails: rows.map(rowOf), total };
}

/** One mail, whole. @throws 401, 403, 404 */
export async function outboxMail(actor: Actor, id: string): Promise<OutboxMail> {
  requireAdmin(actor);
  const mail = await db.emailMessage.findUnique({ where: { id } });
  if (!mail) throw notFound();
  return { ...rowOf(mail), html: mail.html, text: mail.text, attachments: (mail.attachments ?? []) as OutboxMail["attachments"] };
}

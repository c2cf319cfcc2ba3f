import { createTransport, type Transporter } from "nodemailer";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { site } from "@/lib/site";
import { sha256 } from "@/lib/auth/seal";
import { readFile, storeFile } from "@/lib/storage/store";
import { headerLine } from "@/lib/email/escape";

export type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };
export type Mail = { kind: string; /** the same key is the same mail, whatever runs twice */ dedupeKey: string; to: string; subject: string; html: string; text: string; locale: string; attachments?: Attachment[] };
type Kept = { fileName: string; contentType: string; storageKey: string; byteSize: number };

const holder = globalThis as unknown as { harambeeMail?: Transporter };

function transport(url: string): Transporter {
  return (holder.harambeeMail ??= createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as Parameters<typeof createTransport>[0]));
}

/** The mail's own number: the same on every try, so that a mail handed over twice is recognised as one on the way. */
const messageId = (dedupeKey: string): string => `<${sha256(dedupeKey).slice(0, 40)}@${new URL(env.appUrl).hostname}>`;

/**
 * Writes the mail into the outbox and, where SMTP_URL is set, hands it over. Without it the mail is kept for the admin to
 * read (EMB-004, EMB-015). Called by job handlers only: throwing means "later again", and a mail that was sent is not sent twice.
 */
export async function sendEmail(mail: Mail): Promise<void> {
  const row = (await db.emailMessage.findUnique({ where: { dedupeKey: mail.dedupeKey } })) ?? (await write(mail));
  if (row.status === "sent" || !env.SMTP_URL) return;
  // one that could not be kept goes out as it was drawn now
  const drawn = (i: number) => Buffer.from(mail.attachments?.[i]?.bytes ?? []);
  const attachments = await Promise.all((row.attachments as Kept[]).map(async (a, i) => ({ filename: a.fileName, contentType: a.contentType, content: (await readFile(a.storageKey))?.bytes ?? drawn(i) })));
  const id = messageId(row.dedupeKey);
  await transport(env.SMTP_URL).sendMail({
    from: env.MAIL_FROM ?? site.mailFrom,
    // an object, not a string: an address is never read as a list of several
    to: { name: "", address: row.toAddress },
    subject: row.subject,
    html: row.html,
    text: row.text,
    messageId: id,
    attachments,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": row.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await db.emailMessage.update({ where: { id: row.id }, data: { status: "sent", sentAt: now(), providerMessageId: id } });
}

async function write(mail: Mail) {
  const kept: Kept[] = [];
  for (const [i, file] of (mail.attachments ?? []).entries()) {
    const storageKey = `mail/${sha256(mail.dedupeKey).slice(0, 32)}-${i}`;
    await storeFile(storageKey, Buffer.from(file.bytes), { contentType: file.contentType, visibility: "private" }).catch((error: unknown) => {
      // no room for files: a receipt that can be sent does not wait for it
      if (!env.SMTP_URL || !(error instanceof AppError && error.code === "storage_full")) throw error;
      log.error("storage.full", { mail: mail.kind, error: error.cause });
    });
    kept.push({ fileName: file.fileName, contentType: file.contentType, storageKey, byteSize: file.bytes.byteLength });
  }
  const { attachments: _files, ...fields } = mail;
  await db.emailMessage.createMany({ data: [{ id: newId("email"), ...nameColumns(fields), attachments: kept, createdAt: now() }], skipDuplicates: true });
  return db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: mail.dedupeKey } });
}

const nameColumns = ({ to, subject, ...rest }: Omit<Mail, "attachments">) => ({ ...rest, toAddress: headerLine(to), subject: headerLine(subject).slice(0, 250) });

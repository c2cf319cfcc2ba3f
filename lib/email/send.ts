import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { site } from "@/lib/site";
import { decrypt, encrypt, sha256 } from "@/lib/auth/encryption";
import { readFile, storeFile } from "@/lib/storage/store";
import { headerLine } from "@/lib/email/escape";
import { codeMark, redact } from "@/lib/email/redact";

export type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };
export type Mail = {
  kind: string;
  /** the same key is the same mail, whatever runs twice */ dedupeKey: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  locale: string;
  attachments?: Attachment[];
  /** codes and tokens in the body, replaced in what is kept */ secrets?: string[];
};
type Kept = { fileName: string; contentType: string; storageKey: string; byteSize: number };

declare global {
  // development loads modules anew on each change; the connections must not be opened again
  var harambeeMail: Transporter | undefined;
}

function transport(url: string): Transporter {
  globalThis.harambeeMail ??= createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as Parameters<typeof createTransport>[0]);
  return globalThis.harambeeMail;
}

/** The mail's own number: the same on every try, so that a mail handed over twice is recognised as one on the way. */
const messageId = (dedupeKey: string): string =>
  `<${sha256(dedupeKey).slice(0, 40)}@${new URL(env.appUrl).hostname}>`;

type Body = { html: string; text: string };

/** A mail's body as it can be sent, or null when it was sent or forgotten. For the sender, and for the demo's outbox. */
export function encryptedBody(row: {
  id: string;
  sealedBody: string | null;
  sealedKeyVersion: number | null;
}): Body | null {
  if (row.sealedBody === null || row.sealedKeyVersion === null) return null;
  return JSON.parse(decrypt(row.sealedBody, row.sealedKeyVersion, `mail:${row.id}`)) as Body;
}

/**
 * Writes the mail into the outbox and, where SMTP_URL is set, hands it over. Without it the mail is kept for the admin to
 * read (EMB-004, EMB-015). Called by job handlers only: throwing means "later again", and a mail that was sent is not sent twice.
 * What can be sent is sealed until it was sent; what is kept to be read has no links and no codes (OP-133).
 */
export async function sendEmail(mail: Mail): Promise<void> {
  const row =
    (await db.emailMessage.findUnique({ where: { dedupeKey: mail.dedupeKey } })) ??
    (await write(mail));
  if (row.status === "sent" || !env.SMTP_URL) return;
  // nobody can send what was forgotten: what this call just drew is the same mail, or a newer one of the same key
  const body = encryptedBody(row) ?? { html: mail.html, text: mail.text };
  // one that could not be kept goes out as it was drawn now
  const drawn = (i: number) => Buffer.from(mail.attachments?.[i]?.bytes ?? []);
  const attachments = await Promise.all(
    (row.attachments as Kept[]).map(async (a, i) => ({
      filename: a.fileName,
      contentType: a.contentType,
      content: (await readFile(a.storageKey))?.bytes ?? drawn(i),
    })),
  );
  const id = messageId(row.dedupeKey);
  await transport(env.SMTP_URL).sendMail({
    from: env.MAIL_FROM ?? site.mailFrom,
    // an object, not a string: an address is never read as a list of several
    to: { name: "", address: row.toAddress },
    subject: row.subject,
    html: body.html,
    text: body.text,
    messageId: id,
    attachments,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": row.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await db.emailMessage.update({
    where: { id: row.id },
    data: {
      status: "sent",
      sentAt: now(),
      providerMessageId: id,
      sealedBody: null,
      sealedKeyVersion: null,
    },
  });
}

async function write(mail: Mail) {
  const stored: Kept[] = [];
  for (const [i, file] of (mail.attachments ?? []).entries()) {
    const storageKey = `mail/${sha256(mail.dedupeKey).slice(0, 32)}-${i}`;
    await storeFile(storageKey, Buffer.from(file.bytes), {
      contentType: file.contentType,
      visibility: "private",
    }).catch((error: unknown) => {
      // no room for files: a receipt that can be sent does not wait for it
      if (!env.SMTP_URL || !(error instanceof AppError && error.code === "storage_full"))
        throw error;
      log.error("storage.full", { mail: mail.kind, error: error.cause });
    });
    stored.push({
      fileName: file.fileName,
      contentType: file.contentType,
      storageKey,
      byteSize: file.bytes.byteLength,
    });
  }
  const { attachments: _files, secrets = [], html, text, ...fields } = mail;
  const id = newId("email");
  const encrypted = encrypt(JSON.stringify({ html, text }), `mail:${id}`);
  const read = { html: redact(html, secrets), text: redact(text, secrets) };
  const body = { ...read, sealedBody: encrypted.cipher, sealedKeyVersion: encrypted.keyVersion };
  await db.emailMessage.createMany({
    data: [{ id, ...nameColumns(fields, secrets), ...body, attachments: stored, createdAt: now() }],
    skipDuplicates: true,
  });
  return db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: mail.dedupeKey } });
}

/** A subject never holds a code; should a mail put one there, it is not kept, and not sent either. */
const nameColumns = (
  { to, subject, ...rest }: Pick<Mail, "kind" | "dedupeKey" | "to" | "subject" | "locale">,
  secrets: readonly string[],
) => ({
  ...rest,
  toAddress: headerLine(to),
  subject: redactSubject(headerLine(subject), secrets).slice(0, 250),
});

const redactSubject = (subject: string, secrets: readonly string[]): string =>
  secrets.reduce((text, secret) => (secret ? text.replaceAll(secret, codeMark) : text), subject);

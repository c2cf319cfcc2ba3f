import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { decrypt, sha256 } from "@/lib/auth/encryption";
import { readFile, storeFile } from "@/lib/storage/store";
import { handOver, messageId, type Body } from "@/lib/email/hand-over";
import type { Mail } from "@/lib/email/mail";
import { outboxRow, type Kept } from "@/lib/email/outbox-row";

/** A mail's sendable body, or null when it was sent or deleted. For the sender, and for the demo's outbox. */
export function encryptedBody(row: {
  id: string;
  sealedBody: string | null;
  sealedKeyVersion: number | null;
}): Body | null {
  if (row.sealedBody === null || row.sealedKeyVersion === null) return null;
  return JSON.parse(decrypt(row.sealedBody, row.sealedKeyVersion, `mail:${row.id}`)) as Body;
}

/**
 * Stores the mail in the outbox and, where SMTP_URL is set, sends it. Without it the mail stays there for the
 * administrator to read (EMB-004, EMB-015). Called by job handlers only: an exception means "retry later", and a mail
 * that was sent is not sent twice. The sendable body is stored encrypted until it was sent; the readable copy has no
 * links and no codes (OP-133).
 */
export async function sendEmail(mail: Mail): Promise<void> {
  const row =
    (await db.emailMessage.findUnique({ where: { dedupeKey: mail.dedupeKey } })) ??
    (await write(mail));
  if (row.status === "sent" || !env.SMTP_URL) return;
  // the stored body was deleted: send what this call rendered, the same mail or a newer one with the same key
  const body = encryptedBody(row) ?? { html: mail.html, text: mail.text };
  // an attachment that could not be stored is sent as rendered now
  const drawn = (i: number) => Buffer.from(mail.attachments?.[i]?.bytes ?? []);
  const attachments = await Promise.all(
    (row.attachments as Kept[]).map(async (a, i) => ({
      filename: a.fileName,
      contentType: a.contentType,
      content: (await readFile(a.storageKey))?.bytes ?? drawn(i),
    })),
  );
  await handOver(env.SMTP_URL, mail, { row, body, attachments, many: false });
  await db.emailMessage.update({
    where: { id: row.id },
    data: {
      status: "sent",
      sentAt: now(),
      providerMessageId: messageId(row.dedupeKey),
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
      // the disk is full: a receipt that can be sent does not wait for that
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
  const [row] = await db.emailMessage.createManyAndReturn({
    data: [outboxRow(mail, { files: stored, sealed: true })],
    skipDuplicates: true,
  });
  return row ?? db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: mail.dedupeKey } });
}

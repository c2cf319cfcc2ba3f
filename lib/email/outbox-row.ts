import "server-only";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { encrypt } from "@/lib/auth/encryption";
import { headerLine } from "@/lib/email/escape";
import type { Mail } from "@/lib/email/mail";
import { codeMark, redact } from "@/lib/email/redact";

/** Where a mail's attachment is stored. */
export type Kept = { fileName: string; contentType: string; storageKey: string; byteSize: number };

/**
 * A mail as its row of the outbox: the readable copy has no links and no codes (OP-133).
 * @param sealed whether the sendable body is stored as well, encrypted: for callers that will not render it again
 */
export function outboxRow(mail: Mail, { files, sealed }: { files: Kept[]; sealed: boolean }) {
  const { secrets = [], html, text, replyTo } = mail;
  const id = newId("email");
  const encrypted = sealed ? encrypt(JSON.stringify({ html, text, replyTo }), `mail:${id}`) : null;
  return {
    id,
    ...nameColumns(mail, secrets),
    html: redact(html, secrets),
    text: redact(text, secrets),
    sealedBody: encrypted?.cipher ?? null,
    sealedKeyVersion: encrypted?.keyVersion ?? null,
    attachments: files,
    createdAt: now(),
  };
}

/** A subject never contains a code; a mail that puts one there is neither stored nor sent. */
const nameColumns = (
  { kind, dedupeKey, to, subject, locale }: Mail,
  secrets: readonly string[],
) => ({
  kind,
  dedupeKey,
  locale,
  toAddress: headerLine(to),
  subject: redactSubject(headerLine(subject), secrets).slice(0, 250),
});

const redactSubject = (subject: string, secrets: readonly string[]): string =>
  secrets.reduce((text, secret) => (secret ? text.replaceAll(secret, codeMark) : text), subject);

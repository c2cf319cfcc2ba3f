import { mailLayout, type MailParts } from "@/lib/email/layout";
import { sendEmail, type Attachment } from "@/lib/email/send";

/** Lays a mail out and sends it: the one call of a mail handler. */
export async function composeEmail(
  mail: {
    kind: string;
    dedupeKey: string;
    to: string;
    subject: string;
    attachments?: Attachment[];
    secrets?: string[];
  } & MailParts,
): Promise<void> {
  const { kind, dedupeKey, to, subject, attachments, secrets, ...parts } = mail;
  await sendEmail({
    kind,
    dedupeKey,
    to,
    subject,
    locale: parts.locale,
    ...mailLayout(parts),
    ...(attachments ? { attachments } : {}),
    ...(secrets ? { secrets } : {}),
  });
}

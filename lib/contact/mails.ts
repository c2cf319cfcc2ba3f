import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import { mayMail } from "@/lib/email/unasked-mail";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate } from "@/lib/format";
import { site } from "@/lib/site";

async function toOperator({ messageId }: { messageId: string }): Promise<void> {
  const message = await db.contactMessage.findUnique({ where: { id: messageId } });
  if (!message || message.isSpam) return;
  const t = translator("en", "email");
  await composeEmail({
    kind: "contact_operator",
    dedupeKey: `contact_operator:${messageId}`,
    to: site.email,
    replyTo: message.email,
    locale: "en",
    subject: t("contact.operatorSubject", { subject: message.subject }),
    heading: t("contact.operatorHeading"),
    blocks: [
      {
        kind: "rows",
        rows: [
          [t("contact.name"), message.name],
          [t("contact.email"), message.email],
          [t("contact.subjectLabel"), message.subject],
        ],
      },
      { kind: "quote", text: message.message },
      { kind: "note", text: t("contact.operatorNote") },
    ],
  });
}

/** Quotes nothing from the message: the address may belong to somebody else, who must not be sent a stranger's text. */
async function answer({ messageId }: { messageId: string }): Promise<void> {
  const message = await db.contactMessage.findUnique({ where: { id: messageId } });
  if (!message || message.isSpam) return;
  const dedupeKey = `contact_answer:${messageId}`;
  if (!(await mayMail({ kind: "contact_answer", to: message.email, dedupeKey }))) return;
  const locale = asLocale(message.locale);
  const t = translator(locale, "email");
  await composeEmail({
    kind: "contact_answer",
    dedupeKey,
    to: message.email,
    locale,
    subject: t("contact.answerSubject"),
    heading: t("contact.answerHeading"),
    blocks: [
      { kind: "paragraph", text: t("contact.answerText", { site: site.name }) },
      { kind: "paragraph", text: t("contact.answerUrgent") },
      { kind: "note", text: t("contact.answerNote") },
    ],
  });
}

/** An administrator's words; an answer to them reaches the operator. A person wrote them, so no daily number holds them back. */
async function reply({ replyId }: { replyId: string }): Promise<void> {
  const row = await db.contactReply.findUnique({
    where: { id: replyId },
    include: { message: true },
  });
  if (!row || row.message.isSpam) return;
  const locale = asLocale(row.message.locale);
  const t = translator(locale, "email");
  const { subject, createdAt, email } = row.message;
  await composeEmail({
    kind: "contact_reply",
    dedupeKey: `contact_reply:${replyId}`,
    to: email,
    replyTo: site.email,
    locale,
    subject: `Re: ${subject}`, // programs for mail know it in every language
    heading: t("contact.replyHeading"),
    blocks: [
      {
        kind: "paragraph",
        text: t("contact.replyText", { subject, date: formatDate(createdAt, locale) }),
      },
      { kind: "quote", text: row.text },
      { kind: "note", text: t("contact.replyNote") },
    ],
  });
}

export const contactMails: JobHandlers = {
  "mail.contact_operator": toOperator,
  "mail.contact_answer": answer,
  "mail.contact_reply": reply,
};

import "server-only";
import { db } from "@/lib/db";
import { composeEmail } from "@/lib/email/compose";
import { mayMail } from "@/lib/email/unasked-mail";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { site } from "@/lib/site";
import { isEnded } from "@/lib/concerns/rules";

const concernOf = (id: string) =>
  db.concern.findUnique({ where: { id }, include: { ngo: { select: { name: true } } } });

/** Names the organisation and nothing else: the concern itself is only read in the console. */
async function raised({ concernId }: { concernId: string }): Promise<void> {
  const concern = await concernOf(concernId);
  if (!concern || concern.isSpam) return;
  const t = translator("en", "concerns");
  await composeEmail({
    kind: "concern_raised",
    dedupeKey: `concern_raised:${concernId}`,
    to: site.supportEmail,
    locale: "en",
    subject: t("mail.raisedSubject", { ngo: concern.ngo.name }),
    heading: t("mail.raisedHeading"),
    blocks: [
      { kind: "paragraph", text: t("mail.raisedText", { ngo: concern.ngo.name }) },
      {
        kind: "button",
        label: t("mail.raisedButton"),
        url: `${env.appUrl}/admin/concerns/${concernId}`,
      },
    ],
  });
}

/** Quotes nothing from the concern: the address may belong to somebody else. */
async function received({ concernId }: { concernId: string }): Promise<void> {
  const concern = await concernOf(concernId);
  if (!concern?.email) return;
  const dedupeKey = `concern_received:${concernId}`;
  if (!(await mayMail({ kind: "concern_received", to: concern.email, dedupeKey }))) return;
  const locale = asLocale(concern.locale);
  const t = translator(locale, "concerns");
  await composeEmail({
    kind: "concern_received",
    dedupeKey,
    to: concern.email,
    locale,
    subject: t("mail.receivedSubject"),
    heading: t("mail.receivedHeading"),
    blocks: [
      { kind: "paragraph", text: t("mail.receivedText") },
      { kind: "note", text: t("mail.receivedNote") },
    ],
  });
}

async function ended({ concernId }: { concernId: string }): Promise<void> {
  const concern = await concernOf(concernId);
  if (!concern?.email || !concern.answer || !isEnded(concern.state)) return;
  const locale = asLocale(concern.locale);
  const t = translator(locale, "concerns");
  await composeEmail({
    kind: "concern_ended",
    dedupeKey: `concern_ended:${concernId}`,
    to: concern.email,
    locale,
    subject: t("mail.endedSubject"),
    heading: t("mail.endedHeading"),
    blocks: [
      { kind: "paragraph", text: t(`mail.${concern.state}Text`, { ngo: concern.ngo.name }) },
      { kind: "quote", text: concern.answer },
      { kind: "note", text: t("mail.endedNote", { email: site.supportEmail }) },
    ],
  });
}

export const concernMails: JobHandlers = {
  "mail.concern_raised": raised,
  "mail.concern_received": received,
  "mail.concern_ended": ended,
};

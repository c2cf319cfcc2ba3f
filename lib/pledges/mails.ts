import "server-only";
import { methodLabel } from "@/lib/donations/method-label";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { mayMail } from "@/lib/email/unasked-mail";
import type { JobHandlers } from "@/lib/jobs/handler";
import { pledgeInstructions } from "@/lib/checkout/pledge-instructions";
import { donationUrl } from "@/lib/donations/receipt";
import { pledgeDays } from "@/lib/donations/rules";
import { donatePath } from "@/lib/fund";
import { load, urlOf } from "@/lib/donations/mail-parts";

async function pledge({ donationId }: { donationId: string }, reminder: number): Promise<void> {
  const mail = await load(donationId);
  if (!mail || mail.donation.kind !== "pledge" || mail.donation.status !== "pending_confirmation")
    return;
  const { donation, life, to, locale, t, amount, campaign } = mail;
  // one mail to an address that anybody may have typed; more only once its reader has said that the pledge is theirs
  if (reminder && donation.donorConfirmedAt === null) return;
  if (
    !reminder &&
    !(await mayMail({ kind: "pledge_instructions", to, dedupeKey: `pledge:${donationId}` }))
  )
    return;
  const ends =
    donation.expiresAt ?? new Date(donation.createdAt.getTime() + pledgeDays * 86_400_000);
  const send = pledgeInstructions(donation.method, locale);
  await composeEmail({
    kind: reminder ? "pledge_reminder" : "pledge_instructions",
    dedupeKey:
      reminder > 1
        ? `pledge_reminder:${donationId}:${reminder}`
        : `${reminder ? "pledge_reminder" : "pledge"}:${donationId}`,
    to,
    locale,
    subject: t(reminder ? "pledge.reminderSubject" : "pledge.subject", { order: donation.ref }),
    heading: t(reminder ? "pledge.reminderHeading" : "pledge.heading"),
    blocks: [
      {
        kind: "paragraph",
        text: reminder
          ? t("pledge.reminderText", { campaign, date: formatDate(donation.createdAt, locale) })
          : t("pledge.text", { campaign }),
      },
      {
        kind: "rows",
        rows: [
          [t("pledge.order"), donation.ref],
          [t("amount"), amount],
          [translator(locale, "donate")("pay"), methodLabel(donation.method, locale)],
          [t("campaign"), campaign],
        ],
      },
      { kind: "paragraph", text: send.text },
      ...(send.url
        ? ([{ kind: "button", label: t("pledge.open"), url: send.url }] satisfies MailBlock[])
        : []),
      ...(donation.wishesMonthly
        ? ([{ kind: "paragraph", text: t("pledge.monthly") }] satisfies MailBlock[])
        : []),
      ...(donation.donorConfirmedAt === null
        ? ([
            {
              kind: "link",
              before: t("pledge.yoursLead"),
              label: t("pledge.yours"),
              url: donationUrl(donation, life),
            },
          ] satisfies MailBlock[])
        : []),
      {
        kind: "note",
        text: `${t("pledge.after", { date: formatDate(ends, locale) })} ${t("pledge.ignore")}`,
      },
    ],
  });
}

/** The pledge expired, or an admin closed it: its reference must not be used any more. */
async function pledgeEnded({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  if (
    !mail ||
    mail.donation.kind !== "pledge" ||
    !["expired", "rejected"].includes(mail.donation.status)
  )
    return;
  // nobody has said that it is theirs: the reader may never have made it
  if (mail.donation.donorConfirmedAt === null) return;
  const { donation, to, locale, t, campaign } = mail;
  const page = donatePath(donation.campaign.slug);
  await composeEmail({
    kind: "pledge_ended",
    dedupeKey: `pledge_ended:${donationId}`,
    to,
    locale,
    subject: t("pledge.endedSubject", { order: donation.ref }),
    heading: t("pledge.endedHeading"),
    blocks: [
      {
        kind: "paragraph",
        text: t(donation.status === "expired" ? "pledge.expiredText" : "pledge.canceledText", {
          campaign,
          order: donation.ref,
          date: formatDate(donation.createdAt, locale),
        }),
      },
      { kind: "paragraph", text: t("pledge.endedSent", { email: site.givingEmail }) },
      { kind: "button", label: t("pledge.again"), url: urlOf(locale, page) },
    ],
  });
}

export const pledgeMails: JobHandlers = {
  "mail.pledge_instructions": (payload) => pledge(payload, 0),
  "mail.pledge_reminder": (payload) => pledge(payload, payload.n ?? 1),
  "mail.pledge_ended": pledgeEnded,
};

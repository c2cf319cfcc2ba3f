import "server-only";
import { methodLabel } from "@/lib/donations/method-label";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate, formatUsd } from "@/lib/money/money";
import { mayMail } from "@/lib/email/unasked-mail";
import { printableName } from "@/lib/email/printable-name";
import { cardPath } from "@/lib/donations/card-link";
import { donorPath } from "@/lib/donor-links/donor";
import { freshLife } from "@/lib/donor-links/life";
import { pledgeInstructions } from "@/lib/donations/pledge-instructions";
import {
  amountOf,
  campaignUrl,
  donationRow,
  donationUrl,
  receiptPdf,
  receiptRows,
  taxNote,
} from "@/lib/donations/receipt";
import { isSettled, pledgeDays } from "@/lib/donations/rules";

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
const at = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** A donation whose donor can be written to, and the words of the donor's language. */
async function load(donationId: string) {
  const gift = await donationRow(donationId);
  if (!gift?.donorEmail) return null;
  const locale = asLocale(gift.locale);
  return {
    gift,
    life: await freshLife(gift.emailKey),
    to: gift.donorEmail,
    locale,
    t: translator(locale, "email"),
    amount: amountOf(gift, locale),
    campaign: gift.campaign.title,
  };
}

/** The link to the donor's page of a donation; of a monthly gift it says that it can be changed or stopped there. */
function giftLink(
  { gift, life, t }: NonNullable<Awaited<ReturnType<typeof load>>>,
  monthly = gift.monthlyGift !== null,
): MailBlock {
  return {
    kind: "link",
    before: t(monthly ? "footMonthlyLead" : "footGiftLead"),
    label: t(monthly ? "footMonthly" : "footGift"),
    url: donationUrl(gift, life),
  };
}

async function receipt({
  donationId,
  again,
}: {
  donationId: string;
  again?: number;
}): Promise<void> {
  const mail = await load(donationId);
  if (!mail || !isSettled(mail.gift.status)) return;
  const { gift, life, to, locale, t, amount, campaign } = mail;
  const pdf = await receiptPdf(donationId, undefined, "mail");
  const name = printableName(firstName(gift.donorName));
  await composeEmail({
    kind: "receipt",
    dedupeKey: `receipt:${donationId}${again === undefined ? "" : `:again:${again}`}`,
    to,
    locale,
    subject: t("receipt.subject", { site: site.name, amount }),
    heading:
      name === null || printableName(gift.donorName) === null
        ? t("receipt.headingPlain")
        : t("receipt.heading", { name }),
    preview: t("receipt.preview", { amount, ngo: gift.ngo.name }),
    blocks: [
      {
        kind: "paragraph",
        text: t("receipt.text", {
          campaign,
          date: formatDate(gift.settledAt ?? gift.createdAt, locale),
        }),
      },
      { kind: "rows", rows: receiptRows(gift, locale, "mail") },
      { kind: "button", label: t("seeCampaign"), url: campaignUrl(gift.campaign.slug, locale) },
      { kind: "note", text: taxNote(locale) },
      giftLink(mail),
      {
        kind: "link",
        before: t("footAllLead"),
        label: t("footAll"),
        url: at(locale, donorPath(gift, life)),
      },
    ],
    ...(pdf
      ? {
          attachments: [
            { fileName: pdf.fileName, contentType: "application/pdf", bytes: pdf.bytes },
          ],
        }
      : {}),
  });
}

/**
 * Tells somebody that a donation was made in their honour, or in memory of somebody. Anybody can type any address, so that the
 * mail holds no word of the donor's: name and greeting stand on our page, which the reader opens.
 */
async function dedicationCard({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  const to = mail?.gift.dedicationEmail;
  if (!mail || !to || !isSettled(mail.gift.status) || !mail.gift.dedicationName) return;
  const { gift, locale, t, campaign } = mail;
  const dedupeKey = `dedication:${donationId}`;
  if (!(await mayMail({ kind: "dedication_card", to, dedupeKey }))) return;
  const memory = gift.dedicationType === "memory";
  await composeEmail({
    kind: "dedication_card",
    dedupeKey,
    to,
    locale,
    subject: memory ? t("dedication.subjectMemory") : t("dedication.subjectHonour"),
    heading: t("dedication.heading"),
    blocks: [
      { kind: "paragraph", text: t("dedication.text", { campaign, ngo: gift.ngo.name }) },
      { kind: "button", label: t("dedication.button"), url: at(locale, cardPath(gift)) },
      { kind: "link", label: t("seeCampaign"), url: campaignUrl(gift.campaign.slug, locale) },
      { kind: "note", text: t("dedication.note") },
    ],
  });
}

async function pledge({ donationId }: { donationId: string }, reminder: number): Promise<void> {
  const mail = await load(donationId);
  if (!mail || mail.gift.kind !== "pledge" || mail.gift.status !== "pending_confirmation") return;
  const { gift, life, to, locale, t, amount, campaign } = mail;
  // one mail to an address that anybody may have typed; the rest once its reader has said that the pledge is theirs
  if (reminder && gift.donorConfirmedAt === null) return;
  if (
    !reminder &&
    !(await mayMail({ kind: "pledge_instructions", to, dedupeKey: `pledge:${donationId}` }))
  )
    return;
  const ends = gift.expiresAt ?? new Date(gift.createdAt.getTime() + pledgeDays * 86_400_000);
  const send = pledgeInstructions(gift.method, locale);
  await composeEmail({
    kind: reminder ? "pledge_reminder" : "pledge_instructions",
    dedupeKey:
      reminder > 1
        ? `pledge_reminder:${donationId}:${reminder}`
        : `${reminder ? "pledge_reminder" : "pledge"}:${donationId}`,
    to,
    locale,
    subject: t(reminder ? "pledge.reminderSubject" : "pledge.subject", { order: gift.ref }),
    heading: t(reminder ? "pledge.reminderHeading" : "pledge.heading"),
    blocks: [
      {
        kind: "paragraph",
        text: reminder
          ? t("pledge.reminderText", { campaign, date: formatDate(gift.createdAt, locale) })
          : t("pledge.text", { campaign }),
      },
      {
        kind: "rows",
        rows: [
          [t("pledge.order"), gift.ref],
          [t("amount"), amount],
          [translator(locale, "donate")("pay"), methodLabel(gift.method, locale)],
          [t("campaign"), campaign],
        ],
      },
      { kind: "paragraph", text: send.text },
      ...(send.url
        ? ([{ kind: "button", label: t("pledge.open"), url: send.url }] satisfies MailBlock[])
        : []),
      ...(gift.wishesMonthly
        ? ([{ kind: "paragraph", text: t("pledge.monthly") }] satisfies MailBlock[])
        : []),
      ...(gift.donorConfirmedAt === null
        ? ([
            {
              kind: "link",
              before: t("pledge.yoursLead"),
              label: t("pledge.yours"),
              url: donationUrl(gift, life),
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

/** The pledge's time is over, or an admin has closed it: its number is not to be used any more. */
async function pledgeEnded({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  if (!mail || mail.gift.kind !== "pledge" || !["expired", "rejected"].includes(mail.gift.status))
    return;
  // nobody has said that it is theirs: what ends was perhaps never begun by the reader
  if (mail.gift.donorConfirmedAt === null) return;
  const { gift, to, locale, t, campaign } = mail;
  const page =
    gift.campaign.slug === "frontline-fund"
      ? "/frontline-fund?give=1"
      : `/campaigns/${gift.campaign.slug}/donate`;
  await composeEmail({
    kind: "pledge_ended",
    dedupeKey: `pledge_ended:${donationId}`,
    to,
    locale,
    subject: t("pledge.endedSubject", { order: gift.ref }),
    heading: t("pledge.endedHeading"),
    blocks: [
      {
        kind: "paragraph",
        text: t(gift.status === "expired" ? "pledge.expiredText" : "pledge.canceledText", {
          campaign,
          order: gift.ref,
          date: formatDate(gift.createdAt, locale),
        }),
      },
      { kind: "paragraph", text: t("pledge.endedSent", { email: site.givingEmail }) },
      { kind: "button", label: t("pledge.again"), url: at(locale, page) },
    ],
  });
}

async function debitStarted({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  if (!mail || mail.gift.status !== "processing") return;
  const { to, locale, t, amount, campaign } = mail;
  if (!(await mayMail({ kind: "bank_debit_started", to, dedupeKey: `debit:${donationId}` })))
    return;
  await composeEmail({
    kind: "bank_debit_started",
    dedupeKey: `debit:${donationId}`,
    to,
    locale,
    subject: t("debit.subject"),
    heading: t("debit.heading"),
    blocks: [{ kind: "paragraph", text: t("debit.text", { amount, campaign }) }, giftLink(mail)],
  });
}

async function paymentFailed({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  if (!mail || isSettled(mail.gift.status)) return;
  const { gift, to, locale, t, amount, campaign } = mail;
  if (!(await mayMail({ kind: "payment_failed", to, dedupeKey: `payment_failed:${donationId}` })))
    return;
  const page =
    gift.campaign.slug === "frontline-fund"
      ? "/frontline-fund?give=1"
      : `/campaigns/${gift.campaign.slug}/donate`;
  await composeEmail({
    kind: "payment_failed",
    dedupeKey: `payment_failed:${donationId}`,
    to,
    locale,
    subject: t("failed.subject"),
    heading: t("failed.heading"),
    blocks: [
      { kind: "paragraph", text: t("failed.text", { amount, campaign }) },
      { kind: "button", label: t("failed.again"), url: at(locale, page) },
    ],
  });
}

async function refund({ refundId }: { refundId: string }): Promise<void> {
  const row = await db.refund.findUnique({ where: { id: refundId } });
  const mail = row && (await load(row.donationId));
  if (!mail || row.status !== "succeeded") return;
  const { gift, to, locale, t, campaign } = mail;
  const amount = formatUsd(row.amountCents, locale, { exact: true });
  const left = gift.amountCents - gift.refundedCents;
  await composeEmail({
    kind: "refund",
    dedupeKey: `refund:${refundId}`,
    to,
    locale,
    subject: t("refund.subject", { amount }),
    heading: t("refund.heading"),
    blocks: [
      { kind: "paragraph", text: t("refund.text", { amount, campaign }) },
      {
        kind: "rows",
        rows: [
          [t("receipt.giftNumber"), gift.ref],
          [t("refund.left"), formatUsd(left, locale, { exact: true })],
        ],
      },
      ...(left > 0n ? ([{ kind: "note", text: t("refund.note") }] satisfies MailBlock[]) : []),
      giftLink(mail, false),
    ],
  });
}

/** The donor cannot mend this: the operator is told, who sends the money back some other way. */
async function refundFailed({ refundId }: { refundId: string }): Promise<void> {
  const row = await db.refund.findUnique({
    where: { id: refundId },
    include: { donation: { select: { ref: true } } },
  });
  if (!row || row.status === "succeeded") return;
  const t = translator("en", "email");
  const params = {
    amount: formatUsd(row.amountCents, "en", { exact: true }),
    ref: row.donation.ref,
  };
  await composeEmail({
    kind: "refund_failed",
    dedupeKey: `refund_failed:${refundId}`,
    to: site.supportEmail,
    locale: "en",
    subject: t("refundFailed.subject", params),
    heading: t("refundFailed.heading"),
    blocks: [{ kind: "paragraph", text: t("refundFailed.text", params) }],
  });
}

/** A payment that did not fit the donation it was made for goes back to where it came from. */
async function suspenseReturned({
  donationId,
  chargeId,
  cents,
}: {
  donationId: string;
  chargeId: string;
  cents: number;
}): Promise<void> {
  const mail = await load(donationId);
  if (!mail) return;
  const { gift, to, locale, t, campaign } = mail;
  const amount = formatUsd(BigInt(cents), locale, { exact: true });
  await composeEmail({
    kind: "suspense_returned",
    dedupeKey: `suspense_returned:${chargeId}`,
    to,
    locale,
    subject: t("refund.subject", { amount }),
    heading: t("suspenseReturned.heading"),
    blocks: [
      { kind: "paragraph", text: t("suspenseReturned.text", { amount, campaign }) },
      { kind: "rows", rows: [[t("receipt.giftNumber"), gift.ref]] },
    ],
  });
}

/** Each renders from the database when it runs, and says nothing when the donation has moved on meanwhile. */
export const donationMails: JobHandlers = {
  "mail.receipt": receipt,
  "mail.dedication_card": dedicationCard,
  "mail.pledge_instructions": (payload) => pledge(payload, 0),
  "mail.pledge_reminder": (payload) => pledge(payload, payload.n ?? 1),
  "mail.pledge_ended": pledgeEnded,
  "mail.bank_debit_started": debitStarted,
  "mail.payment_failed": paymentFailed,
  "mail.refund": refund,
  "mail.refund_failed": refundFailed,
  "mail.suspense_returned": suspenseReturned,
};

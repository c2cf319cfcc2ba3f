import "server-only";
import type { MailBlock } from "@/lib/email/layout";
import { site } from "@/lib/site";
import { composeEmail } from "@/lib/email/compose";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatDate, percentOf } from "@/lib/format";
import { mayMail } from "@/lib/email/unasked-mail";
import { clothCells } from "@/lib/patterns/cells";
import { beforeStop, printableName } from "@/lib/email/printable-name";
import { cardPath } from "@/lib/donations/card-link";
import { donorPath } from "@/lib/donor-links/donor";
import {
  campaignUrl,
  donationUrl,
  receiptSheet,
  receiptRows,
  afterwards,
  taxNoteFor,
} from "@/lib/donations/receipt";
import { stripSeed } from "@/lib/donations/strip-seed";
import { nextPaymentAfter } from "@/lib/donations/monthly-dates";
import { offerMonthly } from "@/lib/donations/offer-monthly";
import { isSettled } from "@/lib/donations/rules";
import { donatePath, fundSlug } from "@/lib/fund";
import { translator } from "@/lib/i18n/translator";
import { load, at } from "@/lib/donations/mail-parts";

type Mail = NonNullable<Awaited<ReturnType<typeof load>>>;

/**
 * The link to the donor's page of a donation; for a monthly gift it says that the gift can be changed or stopped there.
 */
function giftLink({ gift, life, t }: Mail, monthly = gift.monthlyGift !== null): MailBlock {
  return {
    kind: "link",
    before: t(monthly ? "footMonthlyLead" : "footGiftLead"),
    label: t(monthly ? "footMonthly" : "footGift"),
    url: donationUrl(gift, life),
  };
}

/**
 * "Tell me what my gift does", a link to the button on the gift's page; left out for donors who have asked already, and
 * where no updates are written.
 */
function tellLink({ gift, life, locale }: Mail): MailBlock[] {
  if (gift.wantsUpdates || gift.campaign.slug === fundSlug) return [];
  const t = translator(locale, "updates");
  const url = `${donationUrl(gift, life)}#updates`;
  return [{ kind: "link", before: t("tellReceipt"), label: t("tell"), url }];
}

/** When a monthly gift is paid next, and how much that is; nothing where no payment is to come. */
function nextMonth({ gift, locale, t }: Mail): MailBlock[] {
  if (gift.monthlyGift === null || gift.settledAt === null) return [];
  const next = nextPaymentAfter(gift.monthlyGift, gift.settledAt);
  if (next === null) return [];
  const amount = formatUsd(gift.monthlyGift.amountCents, locale, { exact: true });
  const rows: [string, string][] = [
    [t("nextPayment"), formatDate(next, locale)],
    [t("amount"), amount],
  ];
  return [{ kind: "rows", rows }];
}

/**
 * "Give $25 a month, first payment on Dec 26": to the button on the gift's page, so that a program which opens the link begins
 * nothing; nothing where the gift cannot be repeated, or is repeated from today on.
 */
async function monthlyLink({ gift, life, locale, t }: Mail): Promise<MailBlock[]> {
  const offer = await offerMonthly(gift, locale);
  const own = offer?.amounts[0];
  if (!offer?.first || !own) return [];
  const date = formatDate(offer.first, locale);
  return [
    {
      kind: "link",
      before: t("makeMonthlyLead"),
      label: t("makeMonthly", { amount: own.text, date }),
      url: `${donationUrl(gift, life)}#monthly`,
    },
  ];
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
  const pdf = await receiptSheet(gift, "mail");
  const name = printableName(gift.donorName);
  const after = afterwards(gift, locale);
  const note = taxNoteFor(gift, locale);
  await composeEmail({
    kind: "receipt",
    dedupeKey: `receipt:${donationId}${again === undefined ? "" : `:again:${again}`}`,
    to,
    locale,
    subject: t("receipt.subject", { site: site.name, amount }),
    heading:
      name === null ? t("receipt.headingPlain") : t("receipt.heading", { name: beforeStop(name) }),
    preview: after ?? t("receipt.preview", { amount, ngo: gift.ngo.name }),
    strip: clothCells(stripSeed(gift.id)),
    blocks: [
      {
        kind: "paragraph",
        text: t("receipt.text", {
          campaign,
          date: formatDate(gift.settledAt ?? gift.createdAt, locale),
        }),
      },
      ...(after === null ? [] : [{ kind: "note", text: after } satisfies MailBlock]),
      { kind: "rows", rows: receiptRows(gift, locale, "mail") },
      ...campaignProgress(mail),
      { kind: "button", label: t("seeCampaign"), url: campaignUrl(gift.campaign.slug, locale) },
      ...nextMonth(mail),
      ...(note === null ? [] : [{ kind: "note", text: note } satisfies MailBlock]),
      giftLink(mail),
      ...(await monthlyLink(mail)),
      ...tellLink(mail),
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

/** How far the campaign has come, including this donation; nothing for a campaign without an end. */
function campaignProgress({ gift: { campaign }, locale }: Mail): MailBlock[] {
  const { raisedCents, goalCents } = campaign;
  if (goalCents === null) return [];
  const text = translator(locale, "supporters")("raisedOf", {
    amount: formatUsd(raisedCents, locale),
    goal: formatUsd(goalCents, locale),
  });
  return [{ kind: "progress", percent: percentOf(raisedCents, goalCents), text }];
}

/**
 * Tells somebody that a donation was made in their honour, or in memory of somebody. Anybody can type any address, so
 * the mail contains nothing that the donor wrote: name and greeting are on our page, which the reader opens.
 */
async function dedicationCard({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  const to = mail?.gift.dedicationEmail;
  if (!mail || !to || !isSettled(mail.gift.status) || !mail.gift.dedicationName) return;
  const { gift, locale, t, campaign } = mail;
  if (gift.forgottenAt) return; // its card would open nothing
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
  const page = donatePath(gift.campaign.slug);
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

/**
 * Each mail is rendered from the database when its job runs; none is sent when the donation's state has changed
 * meanwhile.
 */
export const donationMails: JobHandlers = {
  "mail.receipt": receipt,
  "mail.dedication_card": dedicationCard,
  "mail.bank_debit_started": debitStarted,
  "mail.payment_failed": paymentFailed,
};

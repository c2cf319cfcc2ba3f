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
import { load, urlOf } from "@/lib/donations/mail-parts";

type Mail = NonNullable<Awaited<ReturnType<typeof load>>>;

/**
 * The link to the donor's page of a donation; for a monthly gift it says that the gift can be changed or stopped there.
 */
function giftLink({ donation, life, t }: Mail, monthly = donation.monthlyGift !== null): MailBlock {
  return {
    kind: "link",
    before: t(monthly ? "footMonthlyLead" : "footGiftLead"),
    label: t(monthly ? "footMonthly" : "footGift"),
    url: donationUrl(donation, life),
  };
}

/**
 * "Tell me what my gift does", a link to the button on the gift's page; left out for donors who have asked already, and
 * where no updates are written.
 */
function tellLink({ donation, life, locale }: Mail): MailBlock[] {
  if (donation.wantsUpdates || donation.campaign.slug === fundSlug) return [];
  const t = translator(locale, "updates");
  const url = `${donationUrl(donation, life)}#updates`;
  return [{ kind: "link", before: t("tellReceipt"), label: t("tell"), url }];
}

/** When a monthly gift is paid next, and how much that is; nothing where no payment is to come. */
function nextMonth({ donation, locale, t }: Mail): MailBlock[] {
  if (donation.monthlyGift === null || donation.settledAt === null) return [];
  const next = nextPaymentAfter(donation.monthlyGift, donation.settledAt);
  if (next === null) return [];
  const amount = formatUsd(donation.monthlyGift.amountCents, locale, { exact: true });
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
async function monthlyLink({ donation, life, locale, t }: Mail): Promise<MailBlock[]> {
  const offer = await offerMonthly(donation, locale);
  const own = offer?.amounts[0];
  if (!offer?.first || !own) return [];
  const date = formatDate(offer.first, locale);
  return [
    {
      kind: "link",
      before: t("makeMonthlyLead"),
      label: t("makeMonthly", { amount: own.text, date }),
      url: `${donationUrl(donation, life)}#monthly`,
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
  if (!mail || !isSettled(mail.donation.status)) return;
  const { donation, life, to, locale, t, amount, campaign } = mail;
  const pdf = await receiptSheet(donation, "mail");
  const name = printableName(donation.donorName);
  const after = afterwards(donation, locale);
  const note = taxNoteFor(donation, locale);
  await composeEmail({
    kind: "receipt",
    dedupeKey: `receipt:${donationId}${again === undefined ? "" : `:again:${again}`}`,
    to,
    locale,
    subject: t("receipt.subject", { site: site.name, amount }),
    heading:
      name === null ? t("receipt.headingPlain") : t("receipt.heading", { name: beforeStop(name) }),
    preview: after ?? t("receipt.preview", { amount, ngo: donation.ngo.name }),
    strip: clothCells(stripSeed(donation.id)),
    blocks: [
      {
        kind: "paragraph",
        text: t("receipt.text", {
          campaign,
          date: formatDate(donation.settledAt ?? donation.createdAt, locale),
        }),
      },
      ...(after === null ? [] : [{ kind: "note", text: after } satisfies MailBlock]),
      { kind: "rows", rows: receiptRows(donation, locale, "mail") },
      ...campaignProgress(mail),
      { kind: "button", label: t("seeCampaign"), url: campaignUrl(donation.campaign.slug, locale) },
      ...nextMonth(mail),
      ...(note === null ? [] : [{ kind: "note", text: note } satisfies MailBlock]),
      giftLink(mail),
      ...(await monthlyLink(mail)),
      ...tellLink(mail),
      {
        kind: "link",
        before: t("footAllLead"),
        label: t("footAll"),
        url: urlOf(locale, donorPath(donation, life)),
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
function campaignProgress({ donation: { campaign }, locale }: Mail): MailBlock[] {
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
  const to = mail?.donation.dedicationEmail;
  if (!mail || !to || !isSettled(mail.donation.status) || !mail.donation.dedicationName) return;
  const { donation, locale, t, campaign } = mail;
  if (donation.forgottenAt) return; // its card would open nothing
  const dedupeKey = `dedication:${donationId}`;
  if (!(await mayMail({ kind: "dedication_card", to, dedupeKey }))) return;
  const memory = donation.dedicationType === "memory";
  await composeEmail({
    kind: "dedication_card",
    dedupeKey,
    to,
    locale,
    subject: memory ? t("dedication.subjectMemory") : t("dedication.subjectHonour"),
    heading: t("dedication.heading"),
    blocks: [
      { kind: "paragraph", text: t("dedication.text", { campaign, ngo: donation.ngo.name }) },
      { kind: "button", label: t("dedication.button"), url: urlOf(locale, cardPath(donation)) },
      { kind: "link", label: t("seeCampaign"), url: campaignUrl(donation.campaign.slug, locale) },
      { kind: "note", text: t("dedication.note") },
    ],
  });
}

async function debitStarted({ donationId }: { donationId: string }): Promise<void> {
  const mail = await load(donationId);
  if (!mail || mail.donation.status !== "processing") return;
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
  if (!mail || isSettled(mail.donation.status)) return;
  const { donation, to, locale, t, amount, campaign } = mail;
  if (!(await mayMail({ kind: "payment_failed", to, dedupeKey: `payment_failed:${donationId}` })))
    return;
  const page = donatePath(donation.campaign.slug);
  await composeEmail({
    kind: "payment_failed",
    dedupeKey: `payment_failed:${donationId}`,
    to,
    locale,
    subject: t("failed.subject"),
    heading: t("failed.heading"),
    blocks: [
      { kind: "paragraph", text: t("failed.text", { amount, campaign }) },
      { kind: "button", label: t("failed.again"), url: urlOf(locale, page) },
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

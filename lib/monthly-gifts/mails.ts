import "server-only";
import { now } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatDate, isoDay } from "@/lib/format";
import { otherCampaigns } from "@/lib/campaigns/offered-queries";
import { titleIn } from "@/lib/campaigns/in-language";
import { urlOf, isPaid, load, nextRow } from "@/lib/monthly-gifts/mail-parts";
import { setUpMails } from "@/lib/monthly-gifts/set-up-mails";
import { changeById, changePath } from "@/lib/monthly-gifts/donor-change";
import { nextPayment } from "@/lib/donations/monthly-dates";
import { declineReason } from "@/lib/monthly-gifts/decline-reasons";
import { declineOfInvoice } from "@/lib/payments/objects";
import { site } from "@/lib/site";
import { campaignUrl } from "@/lib/donations/receipt";

/** The provider tries again every few days; one mail a day at most, also when the job runs twice. */
async function monthlyFailed({
  giftId,
  invoiceId,
}: {
  giftId: string;
  invoiceId: string;
}): Promise<void> {
  const mail = await load(giftId);
  // paid meanwhile, or ended: the donor has nothing to do
  if (!mail || mail.monthlyGift.status !== "past_due") return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  // if the provider cannot be reached, the mail is sent with the general sentence
  const decline = await declineOfInvoice(invoiceId).catch(() => null);
  await composeEmail({
    kind: "monthly_failed",
    dedupeKey: `dunning:${invoiceId}:${isoDay(now())}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyFailed.subject"),
    heading: t("monthlyFailed.heading"),
    blocks: [
      { kind: "paragraph", text: t(`declined.${declineReason(decline)}`) },
      { kind: "paragraph", text: t("monthlyFailed.text", labels) },
      ...nextRow(mail),
      { kind: "button", label: t("monthlyFailed.button"), url },
    ],
  });
}

/** Keys of the mail's texts by who ended the gift; anything else is a failed payment. */
const endedBy: Record<string, "byDonor" | "byNgo" | "byAdmin" | "byCampaign" | undefined> = {
  donor: "byDonor",
  ngo: "byNgo",
  admin: "byAdmin",
  campaign_ended: "byCampaign",
};

/** The same for a gift that was never paid. */
const unpaidBy = {
  byNgo: "monthlyStopped.unpaidNgo",
  byAdmin: "monthlyStopped.unpaidAdmin",
  byCampaign: "monthlyStopped.unpaidCampaign",
  byFailure: "monthlyStopped.unpaidFailure",
} as const;

async function monthlyStopped({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "canceled") return;
  const { monthlyGift, locale, t, labels: labels } = mail;
  const by = endedBy[monthlyGift.endReason ?? ""] ?? "byFailure";
  const why = (await isPaid(giftId))
    ? t(`monthlyStopped.${by}`, labels)
    : [t("monthlyStopped.unpaid", labels), ...(by === "byDonor" ? [] : [t(unpaidBy[by])])].join(
        " ",
      );
  const others =
    monthlyGift.endReason === "donor" ? [] : await otherCampaigns(monthlyGift.campaignId, locale);
  const offers: MailBlock[] = others.map(({ title, slug }) => ({
    kind: "link",
    label: title,
    url: campaignUrl(slug, locale),
  }));
  await composeEmail({
    kind: "monthly_stopped",
    dedupeKey: `monthly_stopped:${giftId}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyStopped.subject"),
    heading: t("monthlyStopped.heading"),
    blocks: [
      { kind: "paragraph", text: why },
      ...(offers.length
        ? ([
            { kind: "paragraph", text: t("monthlyStopped.others") },
            ...offers,
          ] satisfies MailBlock[])
        : []),
      { kind: "button", label: t("monthlyStopped.button"), url: urlOf(locale, "/campaigns") },
    ],
  });
}

async function monthlyPaused({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "paused") return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  const pausedText = (): string => {
    if (monthlyGift.pausedBy === "campaign") return t("monthlyPaused.byCampaign", labels);
    if (monthlyGift.pausedBy === "ngo_suspended") return t("monthlyPaused.byNgo", labels);
    if (!monthlyGift.pausedUntil) return t("monthlyPaused.byDonor", labels);
    const date = formatDate(monthlyGift.pausedUntil, locale);
    const until = t("monthlyPaused.byDonorUntil", { ...labels, date });
    return `${until} ${t("monthlyPaused.goesOn")}`;
  };
  const text = pausedText();
  await composeEmail({
    kind: "monthly_paused",
    dedupeKey: `monthly_paused:${giftId}:${monthlyGift.version}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyPaused.subject"),
    heading: t("monthlyPaused.heading"),
    blocks: [
      { kind: "paragraph", text },
      ...nextRow(mail),
      { kind: "button", label: t("monthlyPaused.button"), url },
    ],
  });
}

async function monthlyResumed({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "active") return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  await composeEmail({
    kind: "monthly_resumed",
    dedupeKey: `monthly_resumed:${giftId}:${monthlyGift.version}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyResumed.subject"),
    heading: t("monthlyResumed.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyResumed.text", labels) },
      ...nextRow(mail),
      { kind: "button", label: t("monthlyResumed.button"), url },
    ],
  });
}

/** Somebody with the link, normally the donor, changed the monthly amount. */
async function monthlyAmountChanged({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status === "canceled") return;
  const { monthlyGift, locale, t, labels: labels, url } = mail;
  const next = nextPayment(monthlyGift);
  const text =
    next === null
      ? t("monthlyAmount.textSoon", labels)
      : t("monthlyAmount.text", { ...labels, date: formatDate(next, locale) });
  await composeEmail({
    kind: "monthly_amount",
    dedupeKey: `monthly_amount:${giftId}:${monthlyGift.version}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyAmount.subject", labels),
    heading: t("monthlyAmount.heading"),
    blocks: [
      { kind: "paragraph", text },
      ...nextRow(mail),
      { kind: "button", label: t("monthlyAmount.button"), url },
      { kind: "note", text: t("monthlyAmount.note", { email: site.givingEmail }) },
    ],
  });
}

/** Asks the donor to confirm a change requested through a link; sent to the gift's address, whoever holds the link. */
async function donorChange({ changeId }: { changeId: string }): Promise<void> {
  const change = await changeById(changeId);
  if (!change || change.usedAt !== null || change.expiresAt <= now()) return;
  const { of, amountCents } = change;
  const locale = asLocale(of.locale);
  const t = translator(locale, "email");
  const campaign = await titleIn(of.campaign, locale);
  const amount = formatUsd(amountCents ?? 0n, locale, { exact: true });
  const text =
    amountCents === null
      ? t("donorChange.nameText", { campaign })
      : t("donorChange.amountText", { amount, campaign });
  await composeEmail({
    kind: "donor_change",
    dedupeKey: `donor_change:${changeId}`,
    to: of.donorEmail,
    locale,
    subject: t("donorChange.subject"),
    heading: t("donorChange.heading"),
    blocks: [
      { kind: "paragraph", text },
      { kind: "button", label: t("donorChange.button"), url: urlOf(locale, changePath(changeId)) },
      { kind: "note", text: t("donorChange.note", { email: site.givingEmail }) },
    ],
  });
}

export const monthlyGiftMails: JobHandlers = {
  "mail.monthly_failed": monthlyFailed,
  "mail.monthly_stopped": monthlyStopped,
  "mail.monthly_paused": monthlyPaused,
  "mail.monthly_resumed": monthlyResumed,
  "mail.monthly_amount": monthlyAmountChanged,
  ...setUpMails,
  "mail.donor_change": donorChange,
};

import "server-only";
import { nextCharge } from "@/lib/monthly-gifts/rules";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatUsd } from "@/lib/money/money";
import { formatDate, isoDay } from "@/lib/format";
import { freshLife } from "@/lib/donor-links/life";
import { donationPath } from "@/lib/donor-links/donation";
import { otherCampaigns } from "@/lib/campaigns/offered-queries";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { changeById, changePath } from "@/lib/monthly-gifts/donor-change";
import { declineReason } from "@/lib/monthly-gifts/decline-reasons";
import { declineOfInvoice } from "@/lib/payments/objects";
import { site } from "@/lib/site";
import { campaignUrl } from "@/lib/donations/receipt";

const at = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** A monthly gift and what its mails are made of; its link works for 13 months from now. */
async function load(giftId: string) {
  const monthlyGift = await db.monthlyGift.findUnique({
    where: { id: giftId },
    include: { campaign: { select: { ...titleParts, slug: true } } },
  });
  if (!monthlyGift) return null;
  const locale = asLocale(monthlyGift.locale);
  const life = await freshLife(monthlyGift.emailKey);
  return {
    monthlyGift,
    locale,
    t: translator(locale, "email"),
    words: {
      amount: formatUsd(monthlyGift.amountCents, locale, { exact: true }),
      campaign: await titleIn(monthlyGift.campaign, locale),
    },
    url: at(
      locale,
      donationPath(
        { kind: "monthlyGift", id: monthlyGift.id, linkVersion: monthlyGift.linkVersion },
        life,
      ),
    ),
  };
}

/** The provider tries again every few days; one mail a day at most, also when the job runs twice. */
async function monthlyFailed({
  giftId,
  invoiceId,
}: {
  giftId: string;
  invoiceId: string;
}): Promise<void> {
  const mail = await load(giftId);
  // paid meanwhile, or ended: nothing to do for the donor
  if (!mail || mail.monthlyGift.status !== "past_due") return;
  const { monthlyGift, locale, t, words: labels, url } = mail;
  // the mail is worth more than its reason: without the provider it goes out with the general sentence
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
      { kind: "button", label: t("monthlyFailed.button"), url },
    ],
  });
}

/** Who ended it, as the mail's messages are called; anything else is a payment that failed. */
const endedBy: Record<string, "byDonor" | "byNgo" | "byAdmin" | "byCampaign" | undefined> = {
  donor: "byDonor",
  ngo: "byNgo",
  admin: "byAdmin",
  campaign_ended: "byCampaign",
};

async function monthlyStopped({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "canceled") return;
  const { monthlyGift, locale, t, words: labels } = mail;
  const why = t(`monthlyStopped.${endedBy[monthlyGift.endReason ?? ""] ?? "byFailure"}`, labels);
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
      { kind: "button", label: t("monthlyStopped.button"), url: at(locale, "/campaigns") },
    ],
  });
}

async function monthlyPaused({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "paused") return;
  const { monthlyGift, locale, t, words: labels, url } = mail;
  const pausedText = (): string => {
    if (monthlyGift.pausedBy === "campaign") return t("monthlyPaused.byCampaign", labels);
    if (monthlyGift.pausedBy === "ngo_suspended") return t("monthlyPaused.byNgo", labels);
    if (!monthlyGift.pausedUntil) return t("monthlyPaused.byDonor", labels);
    const date = formatDate(monthlyGift.pausedUntil, locale);
    return t("monthlyPaused.byDonorUntil", { ...labels, date });
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
      { kind: "button", label: t("monthlyPaused.button"), url },
    ],
  });
}

async function monthlyResumed({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status !== "active") return;
  const { monthlyGift, locale, t, words: labels, url } = mail;
  const next = nextCharge(monthlyGift);
  await composeEmail({
    kind: "monthly_resumed",
    dedupeKey: `monthly_resumed:${giftId}:${monthlyGift.version}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyResumed.subject"),
    heading: t("monthlyResumed.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyResumed.text", labels) },
      ...(next
        ? ([
            {
              kind: "rows",
              rows: [[t("monthlyResumed.next"), formatDate(next, locale)]],
            },
          ] satisfies MailBlock[])
        : []),
      { kind: "button", label: t("monthlyResumed.button"), url },
    ],
  });
}

/** The donor, or whoever holds the link, changed what is charged each month. */
async function monthlyAmountChanged({ giftId }: { giftId: string }): Promise<void> {
  const mail = await load(giftId);
  if (!mail || mail.monthlyGift.status === "canceled") return;
  const { monthlyGift, locale, t, words: labels, url } = mail;
  await composeEmail({
    kind: "monthly_amount",
    dedupeKey: `monthly_amount:${giftId}:${monthlyGift.version}`,
    to: monthlyGift.donorEmail,
    locale,
    subject: t("monthlyAmount.subject", labels),
    heading: t("monthlyAmount.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyAmount.text", labels) },
      { kind: "button", label: t("monthlyAmount.button"), url },
      { kind: "note", text: t("monthlyAmount.note", { email: site.givingEmail }) },
    ],
  });
}

/** What a link asked for that only the donor may decide; to the address of the gift, whoever holds the link. */
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
      { kind: "button", label: t("donorChange.button"), url: at(locale, changePath(changeId)) },
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
  "mail.donor_change": donorChange,
};

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import { formatDate, formatUsd, isoDay } from "@/lib/money/money";
import { freshLife } from "@/lib/donor-links/life";
import { giftPath } from "@/lib/donor-links/gift";
import { site } from "@/lib/site";
import { campaignUrl } from "@/lib/donations/receipt";

const at = (locale: Locale, path: string): string => env.appUrl + localePath(locale, path);

/** A monthly gift and what its mails are made of; its link works for 13 months from now. */
async function load(giftId: string) {
  const gift = await db.monthlyGift.findUnique({
    where: { id: giftId },
    include: { campaign: { select: { id: true, title: true, slug: true } } },
  });
  if (!gift) return null;
  const locale = asLocale(gift.locale);
  const life = await freshLife(gift.emailKey);
  return {
    gift,
    locale,
    t: translator(locale, "email"),
    words: {
      amount: formatUsd(gift.amountCents, locale, { exact: true }),
      campaign: gift.campaign.title,
    },
    url: at(locale, giftPath({ kind: "gift", id: gift.id, linkVersion: gift.linkVersion }, life)),
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
  // paid meanwhile, or ended: nothing to mend
  if (!mail || mail.gift.status !== "past_due") return;
  const { gift, locale, t, words: labels, url } = mail;
  await composeEmail({
    kind: "monthly_failed",
    dedupeKey: `dunning:${invoiceId}:${isoDay(now())}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyFailed.subject"),
    heading: t("monthlyFailed.heading"),
    blocks: [
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
  if (!mail || mail.gift.status !== "canceled") return;
  const { gift, locale, t, words: labels } = mail;
  const why = t(`monthlyStopped.${endedBy[gift.endReason ?? ""] ?? "byFailure"}`, labels);
  const others =
    gift.endReason === "donor"
      ? []
      : await db.campaign.findMany({
          where: {
            status: "ongoing",
            archivedAt: null,
            id: { not: gift.campaignId },
            ngo: { status: "approved", suspendedAt: null },
          },
          orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
          take: 3,
          select: { title: true, slug: true },
        });
  const offers: MailBlock[] = others.map((c) => ({
    kind: "link",
    label: c.title,
    url: campaignUrl(c.slug, locale),
  }));
  await composeEmail({
    kind: "monthly_stopped",
    dedupeKey: `monthly_stopped:${giftId}`,
    to: gift.donorEmail,
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
  if (!mail || mail.gift.status !== "paused") return;
  const { gift, locale, t, words: labels, url } = mail;
  const pausedText = (): string => {
    if (gift.pausedBy === "campaign") return t("monthlyPaused.byCampaign", labels);
    if (gift.pausedBy === "ngo_suspended") return t("monthlyPaused.byNgo", labels);
    if (!gift.pausedUntil) return t("monthlyPaused.byDonor", labels);
    const date = formatDate(gift.pausedUntil, locale);
    return t("monthlyPaused.byDonorUntil", { ...labels, date });
  };
  const text = pausedText();
  await composeEmail({
    kind: "monthly_paused",
    dedupeKey: `monthly_paused:${giftId}:${gift.version}`,
    to: gift.donorEmail,
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
  if (!mail || mail.gift.status !== "active") return;
  const { gift, locale, t, words: labels, url } = mail;
  await composeEmail({
    kind: "monthly_resumed",
    dedupeKey: `monthly_resumed:${giftId}:${gift.version}`,
    to: gift.donorEmail,
    locale,
    subject: t("monthlyResumed.subject"),
    heading: t("monthlyResumed.heading"),
    blocks: [
      { kind: "paragraph", text: t("monthlyResumed.text", labels) },
      ...(gift.currentPeriodEnd
        ? ([
            {
              kind: "rows",
              rows: [[t("monthlyResumed.next"), formatDate(gift.currentPeriodEnd, locale)]],
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
  if (!mail || mail.gift.status === "canceled") return;
  const { gift, locale, t, words: labels, url } = mail;
  await composeEmail({
    kind: "monthly_amount",
    dedupeKey: `monthly_amount:${giftId}:${gift.version}`,
    to: gift.donorEmail,
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

export const monthlyGiftMails: JobHandlers = {
  "mail.monthly_failed": monthlyFailed,
  "mail.monthly_stopped": monthlyStopped,
  "mail.monthly_paused": monthlyPaused,
  "mail.monthly_resumed": monthlyResumed,
  "mail.monthly_amount": monthlyAmountChanged,
};

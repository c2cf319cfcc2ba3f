import "server-only";
import { qrUrl } from "@/lib/share/urls";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { now } from "@/lib/clock";
import { isVerified } from "@/lib/ngos/verification";
import { takesDonations } from "@/lib/campaigns/rules";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { stripSeed } from "@/lib/donations/strip-seed";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { campaignPath } from "@/lib/fund";
import { site } from "@/lib/site";
import { reachingFee } from "@/lib/donations/rules";
import { supportersPath } from "@/lib/supporters/rules";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate, formatPercent, percentOf } from "@/lib/format";
import { nextPayment } from "@/lib/donations/monthly-dates";
import type { MonthlyOffer } from "@/lib/donations/monthly-offer";
import { offerMonthly } from "@/lib/donations/offer-monthly";

/**
 * The data of the page after a paid donation. Amounts and counts are formatted text; the first name is the only thing
 * that identifies the donor.
 */
export type ThankYou = {
  ref: string;
  gift: string;
  /** null until the provider has reported its fee, and after a refund or dispute */
  fee: string | null;
  reaches: string | null;
  /** the site's name, and what it keeps of the donation: nothing */
  site: string;
  harambeeFee: string;
  ngo: string;
  verified: boolean;
  title: string;
  seed: string;
  /** the QR code's address without its file extension */
  qr: string;
  /** the campaign's full address for sharing, in the reader's language */
  shareUrl: string;
  /** where the donor can open a page of their own for the campaign; null where none can be opened */
  withHref: string | null;
  before: string;
  after: string;
  donors: string;
  /** null for an ongoing campaign */
  percent: { before: number; after: number; text: string } | null;
  toGo: string | null;
  /** the monthly amounts to offer; null for a donation that is not one-off, or cannot be repeated */
  offer: { amounts: MonthlyOffer["amounts"]; /** a day */ first: string | null } | null;
  /** the day of a monthly gift's next payment, if known */
  next: string | null;
  /** seeds of the strips of cloth: the last donations before this one, oldest first, then its own */
  strips: string[];
  own: string;
  /** whether the donor wants updates; null if the campaign has nobody to write them */
  wantsUpdates: boolean | null;
};

const shownBefore = 5;

const parts = {
  monthlyGift: { select: { status: true, currentPeriodEnd: true, pausedUntil: true } },
  campaign: {
    select: {
      ...titleParts,
      slug: true,
      status: true,
      archivedAt: true,
      raisedCents: true,
      fundingGoalCents: true,
      donorCount: true,
      deadline: true,
      ngo: {
        select: {
          name: true,
          status: true,
          suspendedAt: true,
          verifiedUntil: true,
          isOperator: true,
        },
      },
    },
  },
} as const;

/**
 * The sum of this donation and all later ones to its campaign, in cents: the campaign's total less this sum is what it
 * had before.
 */
async function countedSince(
  campaignId: string,
  donationId: string,
  settledAt: Date,
): Promise<bigint> {
  const [row] = await db.$queryRaw<{ cents: bigint }[]>`
    select coalesce(sum(cents), 0)::bigint as cents from counted_donation
     where campaign_id = ${campaignId}
       and (settled_at > ${settledAt} or (settled_at = ${settledAt} and id >= ${donationId}))`;
  return row!.cents;
}

/** @param donationId of a settled donation, whatever its campaign's status now */
export async function thankYou(donationId: string, locale: Locale): Promise<ThankYou> {
  const { campaign, ...donation } = await db.donation.findUniqueOrThrow({
    where: { id: donationId, settledAt: { not: null } },
    include: parts,
  });
  const last = await db.donation.findMany({
    where: {
      campaignId: donation.campaignId,
      settledAt: { lte: donation.settledAt! },
      id: { not: donation.id },
    },
    orderBy: [{ settledAt: "desc" }, { id: "asc" }],
    take: shownBefore,
    select: { id: true },
  });
  const { ngo } = campaign;
  const next = donation.monthlyGift && nextPayment(donation.monthlyGift);
  const offer = await offerMonthly({ ...donation, campaign }, locale);
  const exact = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const raised = Number(campaign.raisedCents);
  const before =
    raised - Number(await countedSince(donation.campaignId, donationId, donation.settledAt!));
  const perpetual = campaign.deadline === null;
  const [from, to] = [before, raised].map((cents) =>
    percentOf(cents, campaign.fundingGoalCents),
  ) as [number, number];
  const left = Number(campaign.fundingGoalCents) - raised;
  // the operator bears the processor's fee of its own fund
  const carried = ngo.isOperator;
  const fee = reachingFee({ ...donation, ngo });
  return {
    ref: donation.ref,
    gift: exact(donation.amountCents),
    fee: fee === null || carried ? null : exact(-fee),
    reaches: fee === null ? null : exact(donation.amountCents - fee),
    site: site.name,
    harambeeFee: exact(0n),
    offer: offer && { ...offer, first: offer.first && formatDate(offer.first, locale) },
    next: next && formatDate(next, locale),
    ngo: ngo.name,
    verified: isVerified({ ...ngo, suspended: ngo.suspendedAt !== null }, now()),
    title: await titleIn(campaign, locale),
    seed: campaign.slug,
    qr: qrUrl(locale, campaign.slug),
    shareUrl: `${env.appUrl}${localePath(locale, campaignPath(campaign.slug))}`,
    withHref:
      carried || !takesDonations(campaign)
        ? null
        : `${localePath(locale, supportersPath(campaign.slug))}#open`,
    before: formatUsd(before, locale),
    after: formatUsd(raised, locale),
    donors: formatCount(campaign.donorCount, locale),
    percent: perpetual
      ? null
      : {
          before: from,
          after: to,
          text:
            from === to
              ? formatPercent(to, locale)
              : `${formatPercent(from, locale)} → ${formatPercent(to, locale)}`,
        },
    toGo: perpetual || left <= 0 ? null : formatUsd(left, locale),
    strips: last.reverse().map((one) => stripSeed(one.id)),
    own: stripSeed(donation.id),
    wantsUpdates: carried ? null : donation.wantsUpdates,
  };
}

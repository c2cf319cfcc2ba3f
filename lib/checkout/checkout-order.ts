import "server-only";
import { hours } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/paths";
import { isLocale } from "@/lib/i18n/locales";
import { titleIn } from "@/lib/campaigns/in-language";
import type { CheckoutOrder, CheckoutPlace } from "@/lib/payments/checkout";
import { checkoutHours, type CheckoutMethod } from "@/lib/donations/rules";
import { donatePath, fundSlug, successPath } from "@/lib/fund";
import type { Donation } from "@/prisma/generated/client";

/** The campaign's data shown at the checkout. */
export type PaidCampaign = {
  id: string;
  slug: string;
  title: string;
  versionLanguages: string[];
};

/**
 * The page that a payment returns to. The provider replaces the braces with the session's id. The fund's page is cached
 * for everyone, so for a donor who returns without a script the fragment of the address selects the message.
 */
function returnAddresses(
  campaign: { slug: string },
  locale: string,
): { successUrl: string; cancelUrl: string } {
  const urlOf = (path: string) => env.appUrl + localePath(isLocale(locale) ? locale : "en", path);
  const fund = campaign.slug === fundSlug;
  return {
    successUrl: `${urlOf(successPath(campaign.slug))}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: fund
      ? `${urlOf(donatePath(campaign.slug))}&canceled=1#came-back`
      : `${urlOf(donatePath(campaign.slug))}?canceled=1`,
  };
}

/** Where the donor goes after paying this session. */
export const successAddress = (
  campaign: { slug: string },
  locale: string,
  sessionId: string,
): string =>
  returnAddresses(campaign, locale).successUrl.replace("{CHECKOUT_SESSION_ID}", sessionId);

async function firstPaymentOf({ monthlyGiftId }: Donation): Promise<Date | null> {
  if (monthlyGiftId === null) return null;
  const gift = await db.monthlyGift.findUniqueOrThrow({
    where: { id: monthlyGiftId },
    select: { firstPaymentAt: true },
  });
  return gift.firstPaymentAt;
}

/** The provider's order, from stored values only. The title is in the language in which the donor read it. */
export const orderOf = async (
  donation: Donation,
  campaign: PaidCampaign,
  place: CheckoutPlace,
): Promise<CheckoutOrder> => ({
  donationId: donation.id,
  place,
  giftId: donation.kind === "monthly" ? donation.monthlyGiftId : null,
  firstPaymentAt: await firstPaymentOf(donation),
  method: donation.method as CheckoutMethod,
  amountCents: donation.amountCents,
  title: await titleIn(campaign, donation.locale),
  originalTitle: campaign.title,
  donorEmail: donation.donorEmail ?? "",
  locale: isLocale(donation.locale) ? donation.locale : "en",
  ...returnAddresses(campaign, donation.locale),
  expiresAt: donation.expiresAt ?? new Date(donation.createdAt.getTime() + hours(checkoutHours)),
});

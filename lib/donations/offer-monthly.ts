import "server-only";
import { now } from "@/lib/clock";
import { monthlyOffer, type GivenOnce, type MonthlyOffer } from "@/lib/donations/monthly-offer";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/money";
import { stoppedAmong } from "@/lib/reports/queries";

/** Whether the donation's campaign takes no new donations until its organisation has reported. */
export const isReportOwed = async (campaignId: string): Promise<boolean> =>
  (await stoppedAmong([campaignId])).has(campaignId);

/** What can be given every month after a single donation; null where it cannot be repeated now. */
export async function offerMonthly(
  gift: GivenOnce & { campaignId: string; amountCents: bigint; coverCents: bigint },
  locale: Locale,
): Promise<MonthlyOffer | null> {
  const offer = monthlyOffer(gift, now(), (cents) => formatUsd(cents, locale));
  return offer === null || (await isReportOwed(gift.campaignId)) ? null : offer;
}

import "server-only";
import { db } from "@/lib/db";
import { AppError, notFound } from "@/lib/errors";
import { takesParts } from "@/lib/campaigns/rules";
import { readDonationToken } from "@/lib/donor-links/donation";
import { sealCarriedGift } from "@/lib/checkout/carried-gift";
import { whyNotMonthly } from "@/lib/donations/monthly-offer";
import { isReportOwed } from "@/lib/donations/offer-monthly";
import { runningMonthlyGift } from "@/lib/monthly-gifts/running";

/**
 * Where a donor who wants to repeat a donation continues: the form, or their existing monthly gift to the same
 * campaign.
 */
export type MonthlyWay =
  { to: "form"; slug: string; cookie: string } | { to: "gift"; path: string };

/**
 * For the donor of a single donation who wants to give every month. Stores nothing: returns where to continue, and
 * encrypts the data that fills in the form.
 * @throws 404 for a wrong or expired link, 409 for a donation that cannot be repeated, report_owed
 */
export async function makeMonthly(input: { token: string }): Promise<MonthlyWay> {
  const opened = await readDonationToken(input.token);
  if (!opened) throw notFound();
  if (opened.kind === "monthlyGift") throw new AppError("conflict", "giftIsMonthly");
  const gift = await db.donation.findUniqueOrThrow({
    where: { id: opened.id },
    include: { campaign: { select: { ...takesParts, slug: true } } },
  });
  const error = whyNotMonthly(gift);
  if (error !== null) throw new AppError("conflict", error);
  if (gift.donorEmail === null) throw new AppError("conflict", "noDonorAddress");
  if (await isReportOwed(gift.campaignId)) throw new AppError("report_owed", "reportOwed");
  const path = (await runningMonthlyGift(gift))?.path;
  return path
    ? { to: "gift", path }
    : { to: "form", slug: gift.campaign.slug, cookie: sealCarriedGift(input.token) };
}

import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import { takesParts } from "@/lib/campaigns/rules";
import { isoDay } from "@/lib/format";
import { enqueue } from "@/lib/jobs/enqueue";
import { readDonationToken } from "@/lib/donor-links/donation";
import { sealCarriedGift } from "@/lib/checkout/carried-gift";
import { whyNotMonthly } from "@/lib/donations/monthly-offer";
import { runningMonthlyGift } from "@/lib/monthly-gifts/running";

/** Where a donor who wants to repeat a donation goes on. */
export type MonthlyWay =
  | { to: "form"; slug: string; cookie: string }
  /** the monthly gift that goes there already */
  | { to: "gift"; path: string }
  /** the same, of which only the donor's mailbox is told */
  | { to: "mailbox" };

/**
 * The donor of a single donation wants to give every month. Begins nothing and makes no row: it says where to go on, and seals
 * what the form is filled in from.
 * @throws 404 for a wrong or ended link, 409 for a donation that cannot be repeated
 */
export async function makeMonthly(input: { token: string }): Promise<MonthlyWay> {
  const opened = await readDonationToken(input.token);
  if (!opened) throw notFound();
  if (opened.kind === "monthlyGift") throw new AppError("conflict", "giftIsMonthly");
  const gift = await db.donation.findUniqueOrThrow({
    where: { id: opened.id },
    include: { campaign: { select: { ...takesParts, slug: true } } },
  });
  const fault = whyNotMonthly(gift);
  if (fault !== null) throw new AppError("conflict", fault);
  if (gift.donorEmail === null) throw new AppError("conflict", "noDonorAddress");
  const running = await runningMonthlyGift(gift);
  if (!running)
    return { to: "form", slug: gift.campaign.slug, cookie: sealCarriedGift(input.token) };
  return tellOfRunning(running);
}

/** @returns its page, or that its donor was mailed: once a day, however often it is asked */
export async function tellOfRunning(running: {
  id: string;
  path: string | null;
}): Promise<Exclude<MonthlyWay, { to: "form" }>> {
  const { id: giftId, path } = running;
  if (path !== null) return { to: "gift", path };
  await enqueue(db, "mail.monthly_already", `monthly_already:${giftId}:${isoDay(now())}`, {
    giftId,
  });
  return { to: "mailbox" };
}

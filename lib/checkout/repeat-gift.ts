import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { minutes, now, nowMs } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { AppError } from "@/lib/errors";
import { isoDay } from "@/lib/format";
import { carriedGift } from "@/lib/checkout/carried-gift";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import { markUnpaid } from "@/lib/checkout/mark-unpaid";
import { applySession } from "@/lib/checkout/settle-session";
import { isPledgeMethod } from "@/lib/donations/rules";
import { enqueue } from "@/lib/jobs/enqueue";
import { runningMonthlyGift } from "@/lib/monthly-gifts/running";
import { expireCheckout, readCheckout } from "@/lib/payments/checkout";

/** The single donation that a monthly gift repeats, and the time of its first payment; null: as soon as it is begun. */
export type Repeat = { fromDonationId: string; firstPaymentAt: Date | null };

const conflict = (key: "alreadyMonthly" | "monthlyFormOld" | "giftNotChangeable"): AppError =>
  new AppError("conflict", key);

/**
 * The single donation that the form repeats; null for any other form. The donor gets exactly what they read before
 * pressing: if the donation can no longer be repeated, or the day has changed since, nothing is begun.
 * @throws 409 monthlyFormOld. Whether the donor already gives monthly is for the caller to check before
 * (`alreadyGiven`)
 */
export async function repeatOf(campaign: { id: string }, input: GiveInput): Promise<Repeat | null> {
  const { firstPayment, frequency, method } = input;
  if (firstPayment === undefined || frequency !== "monthly" || isPledgeMethod(method)) return null;
  const gift = await carriedGift(input.carried, campaign.id);
  const later = firstPayment !== "today";
  if (!gift) {
    if (later) throw conflict("monthlyFormOld");
    return null;
  }
  if (later && firstPayment !== isoDay(gift.first.at)) throw conflict("monthlyFormOld");
  return { fromDonationId: gift.id, firstPaymentAt: later ? gift.first.at : null };
}

/**
 * The donor's existing monthly gift to the same campaign, checked before another is begun from a single donation. Null
 * if a different email address was typed: nothing may be revealed about that one.
 */
export async function alreadyGiven(
  input: Pick<GiveInput, "campaign" | "carried" | "donorEmail" | "frequency" | "firstPayment">,
): Promise<{ id: string; path: string | null } | null> {
  if (input.frequency !== "monthly" || input.firstPayment === undefined) return null;
  const gift = await carriedGift(input.carried, input.campaign);
  return gift && gift.emailKey === emailKey(input.donorEmail) ? runningMonthlyGift(gift) : null;
}

/**
 * Mails the address, at most once a day, that another monthly gift to the same campaign was begun with it. The page
 * does not say so, since whoever typed the address may be somebody else.
 */
export const tellOfRunning = (giftId: string) =>
  enqueue(db, "mail.monthly_already", `monthly_already:${giftId}:${isoDay(now())}`, { giftId });

/** ms within which another request may still be creating its session */
const beginningMs = minutes(1);

/**
 * Ends open checkouts that were begun from the same single donation elsewhere: in another tab, or with another amount.
 * Only the last one can be completed. One completed meanwhile is recorded, and stays.
 * @param clientKey of the donation that continues
 * @throws 409 giftNotChangeable, 503
 */
export async function closeOthers({ fromDonationId }: Repeat, clientKey: string): Promise<void> {
  const gifts = await db.monthlyGift.findMany({
    where: { fromDonationId, status: "incomplete" },
    select: { firstDonationId: true },
  });
  const others = await db.donation.findMany({
    where: { id: { in: gifts.map((gift) => gift.firstDonationId) }, NOT: { clientKey } },
    select: { id: true, sessionId: true, createdAt: true },
  });
  for (const { id, sessionId, createdAt } of others) {
    if (sessionId !== null) {
      await expireCheckout(sessionId);
      const session = await readCheckout(sessionId);
      if (session) await applySession(session, "another_tab");
    } else if (createdAt.getTime() < nowMs() - beginningMs) {
      // if it has a session, nobody was given it
      await markUnpaid(id, "expired", "another_tab");
    } else throw conflict("giftNotChangeable");
  }
}

/** The error if another monthly gift from the same single donation is running: a unique index refuses a second one. */
export const repeatedAlready = (error: unknown): AppError | null =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002"
    ? conflict("alreadyMonthly")
    : null;

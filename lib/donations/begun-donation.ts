import "server-only";
import { db } from "@/lib/db";
import { days, hours, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { pledgePage } from "@/lib/donations/pledge-instructions";
import { localePath } from "@/lib/i18n/paths";
import { isLocale } from "@/lib/i18n/locales";
import { enqueue } from "@/lib/jobs/enqueue";
import { createCheckout } from "@/lib/payments/checkout";
import { checkoutHours, pledgeReminderDays, type CheckoutMethod } from "@/lib/donations/rules";
import type { StartedDonation } from "@/lib/donations/schema";
import { donatePath, fundSlug, successPath } from "@/lib/fund";

/** What a checkout says of the campaign. */
type PaidCampaign = { slug: string; title: string };

/**
 * The page that a payment returns to. The provider puts the session's id in place of the braces. The fund's page is the same
 * bytes for everyone, so that its word for who comes back without a script is aimed at by the address.
 */
export function returnAddresses(
  campaign: { slug: string },
  locale: string,
): { successUrl: string; cancelUrl: string } {
  const at = (path: string) => env.appUrl + localePath(isLocale(locale) ? locale : "en", path);
  const fund = campaign.slug === fundSlug;
  return {
    successUrl: `${at(successPath(campaign.slug))}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: fund
      ? `${at(donatePath(campaign.slug))}&canceled=1#came-back`
      : `${at(donatePath(campaign.slug))}?canceled=1`,
  };
}

/** S1 and T2: the provider's session, from stored values only, and its id into the row. Repeating it gives the same session. */
export async function checkout(
  donationId: string,
  campaign: PaidCampaign,
): Promise<StartedDonation> {
  const donation = await db.donation.findUniqueOrThrow({ where: { id: donationId } });
  const session = await createCheckout({
    donationId,
    giftId: donation.kind === "monthly" ? donation.monthlyGiftId : null,
    method: donation.method as CheckoutMethod,
    amountCents: donation.amountCents,
    title: campaign.title,
    donorEmail: donation.donorEmail ?? "",
    locale: isLocale(donation.locale) ? donation.locale : "en",
    ...returnAddresses(campaign, donation.locale),
    expiresAt: donation.expiresAt ?? new Date(donation.createdAt.getTime() + hours(checkoutHours)),
  });
  if (!session.url) throw new AppError("provider_unavailable", "checkoutFailed");
  const opened = {
    sessionId: session.id,
    sessionUrl: session.url,
    sessionExpiresAt: session.expiresAt,
    status: "checkout_open",
  };
  const mine = await db.donation.updateMany({
    where: { id: donationId, status: { in: ["created", "failed"] } },
    data: opened,
  });
  if (mine.count === 0) {
    // another request of this donation stored its session first: only that one is ever given out, so that only one can be paid
    const stored = await db.donation.findUniqueOrThrow({
      where: { id: donationId },
      select: { sessionId: true, sessionUrl: true },
    });
    if (stored.sessionId && stored.sessionUrl && stored.sessionId !== session.id) {
      return { kind: "checkout", donationId, sessionId: stored.sessionId, url: stored.sessionUrl };
    }
  }
  return { kind: "checkout", donationId, sessionId: session.id, url: session.url };
}

/** A pledge moves no money; it waits for an admin to see it arrive. The donor gets the instructions by mail (OP-092). */
export async function makePledge(donationId: string): Promise<StartedDonation> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from donation where id = ${donationId} for update`;
    const donation = await tx.donation.findUniqueOrThrow({ where: { id: donationId } });
    if (donation.status === "created") {
      await tx.donation.update({
        where: { id: donationId },
        data: { status: "pending_confirmation" },
      });
      await enqueue(tx, "mail.pledge_instructions", `pledge:${donationId}`, { donationId });
      for (const [i, after] of pledgeReminderDays.entries())
        await enqueue(
          tx,
          "mail.pledge_reminder",
          i === 0 ? `pledge_reminder:${donationId}` : `pledge_reminder:${donationId}:${i + 1}`,
          { donationId, n: i + 1 },
          new Date(nowMs() + days(after)),
        );
    }
    return pledgeAnswer(donation);
  });
}

export function pledgeAnswer(donation: {
  id: string;
  ref: string;
  method: string;
}): StartedDonation {
  const redirectUrl = pledgePage(donation.method);
  return { kind: "pledge", donationId: donation.id, orderId: donation.ref, redirectUrl };
}

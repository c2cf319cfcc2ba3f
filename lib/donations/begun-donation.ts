import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { whileAsking } from "@/lib/donation-queue";
import { pledgePage } from "@/lib/donations/pledge-instructions";
import { enqueue } from "@/lib/jobs/enqueue";
import { createCheckout, type CheckoutPlace } from "@/lib/payments/checkout";
import { orderOf, type PaidCampaign } from "@/lib/donations/checkout-order";
import { givenSession, openCheckout, storedSession } from "@/lib/donations/open-checkout";
import { pledgeReminderDays } from "@/lib/donations/rules";
import type { StartedCheckout, StartedPledge } from "@/lib/donations/schema";

/**
 * Makes the provider's session from stored values only, and stores its id. Calling it again gives
 * the same session.
 * @param donation as it is stored
 */
export async function checkout(
  donation: Donation,
  campaign: PaidCampaign,
  place: CheckoutPlace,
): Promise<StartedCheckout> {
  const donationId = donation.id;
  const order = await orderOf(donation, campaign, place);
  const session = await whileAsking(() => createCheckout(order));
  const given = givenSession(donationId, session);
  const mine = await db.donation.updateMany({
    where: { id: donationId, status: { in: ["created", "failed"] } },
    data: storedSession(session),
  });
  if (mine.count > 0) return given;
  // another request for this donation stored its session first: only that one is given out, so that
  // only one can be paid
  const stored = await db.donation.findUniqueOrThrow({ where: { id: donationId } });
  return stored.sessionId === null || stored.sessionId === session.id
    ? given
    : openCheckout(stored, campaign, place);
}

/** A pledge moves no money; it waits for an admin to see it arrive. The donor gets the instructions by mail (OP-092). */
export async function makePledge(donationId: string): Promise<StartedPledge> {
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

export function pledgeAnswer(
  donation: Pick<Donation, "id" | "ref" | "method" | "amountCents">,
): StartedPledge {
  const { id, ref, method, amountCents } = donation;
  const redirectUrl = pledgePage(method);
  return { kind: "pledge", donationId: id, orderId: ref, amountCents, redirectUrl };
}

import "server-only";
import type { Donation } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { whileAsking } from "@/lib/donation-queue";
import { pledgePage } from "@/lib/checkout/pledge-instructions";
import { enqueue } from "@/lib/jobs/enqueue";
import { createCheckout, type CheckoutPlace } from "@/lib/payments/checkout";
import { orderOf, type PaidCampaign } from "@/lib/checkout/checkout-order";
import { givenSession, openCheckout, storedSession } from "@/lib/checkout/open-checkout";
import { pledgeReminderDays } from "@/lib/donations/rules";
import type { StartedCheckout, StartedPledge } from "@/lib/checkout/schema";

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

/** What follows a pledge that counts: the instructions by mail (OP-092), and reminders. */
export async function awaitPledge(tx: Tx, donationId: string): Promise<void> {
  await tx.donation.update({ where: { id: donationId }, data: { status: "pending_confirmation" } });
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

/**
 * A pledge moves no money; it waits for an admin to see it arrive.
 * @param held an administrator looks at it first, and no mail is sent before (OP-136)
 */
export async function makePledge(donationId: string, held = false): Promise<StartedPledge> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from donation where id = ${donationId} for update`;
    const donation = await tx.donation.findUniqueOrThrow({ where: { id: donationId } });
    if (donation.status !== "created") return pledgeAnswer(donation);
    const status = held ? "held" : "pending_confirmation";
    if (held) await tx.donation.update({ where: { id: donationId }, data: { status } });
    else await awaitPledge(tx, donationId);
    return pledgeAnswer({ ...donation, status });
  });
}

export function pledgeAnswer(
  donation: Pick<Donation, "id" | "ref" | "method" | "amountCents" | "status">,
): StartedPledge {
  const { id, ref, method, amountCents, status } = donation;
  const held = status === "held";
  const redirectUrl = held ? null : pledgePage(method);
  return { kind: "pledge", donationId: id, orderId: ref, amountCents, redirectUrl, held };
}

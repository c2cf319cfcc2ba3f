import "server-only";
import { db } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** Ties a monthly gift to the provider's subscription, once its checkout is complete. Books no money: the invoice does (money.md 2.5). */
export async function bindMonthlyGift(input: {
  donationId: string;
  sessionId: string;
  subscriptionId: string;
  customerId: string | null;
  cause: string;
}): Promise<"bound" | "already" | "unknown"> {
  const gift = await db.monthlyGift.findUnique({ where: { firstDonationId: input.donationId } });
  if (!gift) return "unknown";
  const donation = await db.donation.findUnique({
    where: { id: input.donationId },
    select: { sessionId: true },
  });
  if (donation?.sessionId && donation.sessionId !== input.sessionId) return "unknown";
  return bindSubscription(gift.id, input.subscriptionId, input.customerId);
}

/** The subscription may be learned from its session or from its first invoice, whichever comes first. */
export async function bindSubscription(
  giftId: string,
  subscriptionId: string,
  customerId: string | null,
): Promise<"bound" | "already" | "unknown"> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const gift = await tx.monthlyGift.findUnique({ where: { id: giftId } });
    if (!gift || (gift.subscriptionId !== null && gift.subscriptionId !== subscriptionId))
      return "unknown";
    if (gift.subscriptionId === subscriptionId && (gift.customerId !== null || customerId === null))
      return "already";
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: { subscriptionId, ...(customerId ? { customerId } : {}) },
    });
    await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:bound`, { giftId });
    return "bound";
  });
}

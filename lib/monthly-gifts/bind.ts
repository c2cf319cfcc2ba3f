import "server-only";
import { db } from "@/lib/db";
import { enqueue } from "@/lib/jobs/enqueue";

/** Links the provider's subscription to its monthly gift once the checkout is complete. Books no money: the invoice does. */
export async function bindMonthlyGift(input: {
  donationId: string;
  sessionId: string;
  subscriptionId: string;
  customerId: string | null;
  cause: string;
}): Promise<"bound" | "already" | "unknown"> {
  const monthlyGift = await db.monthlyGift.findUnique({
    where: { firstDonationId: input.donationId },
  });
  if (!monthlyGift) return "unknown";
  const donation = await db.donation.findUnique({
    where: { id: input.donationId },
    select: { sessionId: true },
  });
  if (donation?.sessionId && donation.sessionId !== input.sessionId) return "unknown";
  return bindSubscription(monthlyGift.id, input.subscriptionId, input.customerId);
}

/** The subscription may be learned from its session or from its first invoice, whichever comes first. */
export async function bindSubscription(
  giftId: string,
  subscriptionId: string,
  customerId: string | null,
): Promise<"bound" | "already" | "unknown"> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from monthly_gift where id = ${giftId} for update`;
    const monthlyGift = await tx.monthlyGift.findUnique({ where: { id: giftId } });
    if (
      !monthlyGift ||
      (monthlyGift.subscriptionId !== null && monthlyGift.subscriptionId !== subscriptionId)
    )
      return "unknown";
    if (
      monthlyGift.subscriptionId === subscriptionId &&
      (monthlyGift.customerId !== null || customerId === null)
    )
      return "already";
    await tx.monthlyGift.update({
      where: { id: giftId },
      data: { subscriptionId, ...(customerId ? { customerId } : {}) },
    });
    await enqueue(tx, "provider.sync_gift", `sync_gift:${giftId}:bound`, { giftId });
    return "bound";
  });
}

import "server-only";
import { db } from "@/lib/db";
import { readSubscription } from "@/lib/payments/subscriptions";
import { bindSubscription } from "@/lib/monthly-gifts/bind";
import { syncMonthlyGift } from "@/lib/monthly-gifts/sync";
import type { EventType } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";

type SubscriptionEvent = Extract<EventType, `customer.subscription.${string}`>;

export const subscription: Handler<SubscriptionEvent> = async ({ id, cause }) => {
  const giftId = await monthlyGiftOf(id);
  if (giftId === null) return "ignored";
  await syncMonthlyGift(giftId, cause);
  return "applied";
};

/** The monthly gift with this subscription; one that has no subscription yet is linked to it. */
async function monthlyGiftOf(subscriptionId: string): Promise<string | null> {
  const bound = await db.monthlyGift.findUnique({
    where: { subscriptionId },
    select: { id: true },
  });
  if (bound) return bound.id;
  const snapshot = await readSubscription(subscriptionId);
  if (!snapshot?.giftId) return null;
  const result = await bindSubscription(snapshot.giftId, subscriptionId, snapshot.customerId);
  return result === "unknown" ? null : snapshot.giftId;
}

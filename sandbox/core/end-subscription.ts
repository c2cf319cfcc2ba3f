import type Stripe from "stripe";
import type { Item, Thing } from "./things";
import type { World } from "./world";

export const itemOf = (subscription: Thing<"subscription">): Item => subscription.items.data[0]!;

export function endSubscription(
  { store, hooks }: World,
  subscription: Thing<"subscription">,
  details: Partial<NonNullable<Stripe.Subscription["cancellation_details"]>>,
): void {
  store.unschedule((task) => task.ref === subscription.id);
  const old = subscription.cancellation_details ?? {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  };
  store.change(subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? store.now(),
    ended_at: store.now(),
    cancellation_details: { ...old, ...details },
  });
  hooks.emit("customer.subscription.deleted", subscription);
}

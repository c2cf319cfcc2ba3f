import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import type { EventFacts } from "@/lib/payments/shapes";

/** Events that we act on; every other validly signed one is kept and left alone. */
export const handledEvents = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "charge.succeeded",
  "charge.failed",
  "charge.updated",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.refund.updated",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "payout.paid",
  "payout.failed",
  "radar.early_fraud_warning.created",
]);

/**
 * The inbox: an event is written down once, with its bytes, before anything is done about it. Delivered again it only counts.
 * One statement (money.md 2.3). @returns true when it is new
 */
export async function recordEvent(
  event: EventFacts,
  raw: Buffer,
  source: "webhook" | "poll",
): Promise<boolean> {
  const at = now();
  const status = handledEvents.has(event.type) ? "new" : "ignored";
  const rows = await db.$queryRaw<{ fresh: boolean }[]>`
    insert into provider_event (id, type, object_id, livemode, api_version, provider_created, raw, source, status, received_at, next_at)
    values (${event.id}, ${event.type}, ${event.objectId}, ${event.livemode}, ${event.apiVersion}, ${event.createdAt}, ${raw}, ${source}, ${status}, ${at}, ${at})
    on conflict (id) do update set deliveries = provider_event.deliveries + 1 returning (xmax = 0) as fresh`;
  return rows[0]?.fresh ?? false;
}

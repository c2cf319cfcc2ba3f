import { z } from "zod";

/*
 * Events that we act on (webhook-events.json lists the same, for registering the webhook), and what a handler reads of
 * the object that the event carries. Most handlers read nothing of it and fetch the object again from the provider: an
 * event only says that something happened to it, and may arrive in any order and twice.
 */
const fetchedAgain = z.object({});

const triedCharge = z.object({
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_method_details: z
    .object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() })
    .nullish(),
});

const invoice = z.object({
  billing_reason: z.string().nullish(),
  attempt_count: z.number().nullish(),
  parent: z
    .object({
      subscription_details: z
        .object({ subscription: z.union([z.string(), z.object({ id: z.string() })]).nullish() })
        .nullish(),
    })
    .nullish(),
});

const fraudWarning = z.object({ charge: z.string().nullish().catch(null) });

export type EventInvoice = z.output<typeof invoice>;

const objects = {
  "checkout.session.completed": fetchedAgain,
  "checkout.session.async_payment_succeeded": fetchedAgain,
  "checkout.session.async_payment_failed": fetchedAgain,
  "checkout.session.expired": fetchedAgain,
  "invoice.paid": invoice,
  "invoice.payment_failed": invoice,
  "customer.subscription.updated": fetchedAgain,
  "customer.subscription.deleted": fetchedAgain,
  "customer.subscription.paused": fetchedAgain,
  "customer.subscription.resumed": fetchedAgain,
  "charge.succeeded": triedCharge,
  "charge.failed": triedCharge,
  "charge.updated": fetchedAgain,
  "charge.refunded": fetchedAgain,
  "refund.created": fetchedAgain,
  "refund.updated": fetchedAgain,
  "refund.failed": fetchedAgain,
  "charge.refund.updated": fetchedAgain,
  "charge.dispute.created": fetchedAgain,
  "charge.dispute.updated": fetchedAgain,
  "charge.dispute.closed": fetchedAgain,
  "charge.dispute.funds_withdrawn": fetchedAgain,
  "charge.dispute.funds_reinstated": fetchedAgain,
  "payout.paid": fetchedAgain,
  "payout.failed": fetchedAgain,
  "radar.early_fraud_warning.created": fraudWarning,
};

export type EventType = keyof typeof objects;
export type EventObjects = { [K in EventType]: z.output<(typeof objects)[K]> };

export const eventObjects: { [K in EventType]: z.ZodType<EventObjects[K]> } = objects;

/** Every other validly signed event is stored and ignored. */
export const isHandled = (type: string): type is EventType => Object.hasOwn(objects, type);

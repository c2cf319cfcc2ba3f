import type Stripe from "stripe";
import { nextEnd } from "./calendar";
import { planOf } from "./catalogue";
import { newId } from "./ids";
import { endSubscription, itemOf } from "./end-subscription";
import { attempt, finalize, voidInvoice } from "./invoices";
import { draftSeconds, makeInvoice } from "./make-invoice";
import type { Item, Thing } from "./things";
import type { World } from "./world";

const upcomingBefore = 7 * 86_400;

export const isOver = (subscription: Thing<"subscription">): boolean =>
  subscription.status === "canceled";

export type NewSubscription = {
  customer: string;
  price: Thing<"price">;
  quantity: number;
  method: string | null;
  metadata: Record<string, string>;
  email: string | null;
  /** seconds: nothing is charged before, and the first month begins then */
  trialEnd?: number;
};

export function makeSubscription(
  { store, hooks }: World,
  from: NewSubscription,
): Thing<"subscription"> {
  const id = newId("sub");
  const start = store.now();
  const { trialEnd = null } = from;
  const item: Item = {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_end: trialEnd ?? nextEnd(start, start),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(from.price),
    price: from.price as Stripe.Price,
    quantity: from.quantity,
    subscription: id,
    tax_rates: [],
  };
  const subscription = store.put<Thing<"subscription">>({
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: start,
    currency: "usd",
    customer: from.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: from.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: from.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd === null ? "active" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : start,
    _email: from.email,
  });
  scheduleRenewal({ store }, subscription);
  hooks.emit("customer.subscription.created", subscription);
  return subscription;
}

export function scheduleRenewal(
  { store }: Pick<World, "store">,
  subscription: Thing<"subscription">,
): void {
  const end = itemOf(subscription).current_period_end;
  store.unschedule(
    (task) =>
      task.ref === subscription.id &&
      (task.kind === "subscription_renew" || task.kind === "subscription_upcoming"),
  );
  if (end - upcomingBefore > store.now())
    store.schedule({
      at: end - upcomingBefore,
      kind: "subscription_upcoming",
      ref: subscription.id,
    });
  store.schedule({ at: end, kind: "subscription_renew", ref: subscription.id });
}

/** A period has ended: the next one begins with a draft invoice, or the subscription ends as requested. */
export function renew(world: World, subscription: Thing<"subscription">): void {
  const { store, hooks } = world;
  if (isOver(subscription)) return;
  if (subscription.cancel_at_period_end)
    return endSubscription(world, subscription, { reason: "cancellation_requested" });
  const item = itemOf(subscription);
  const start = item.current_period_end;
  store.change(subscription, {
    // a trial is over, whether or not its first invoice is paid
    ...(subscription.status === "trialing" ? { status: "active" as const } : {}),
    items: {
      ...subscription.items,
      data: [
        {
          ...item,
          current_period_start: start,
          current_period_end: nextEnd(subscription.billing_cycle_anchor, start),
        },
      ],
    },
  });
  scheduleRenewal(world, subscription);
  const invoice = makeInvoice(world, subscription, "subscription_cycle");
  hooks.emit("customer.subscription.updated", subscription);
  if (subscription.pause_collection) return voidInvoice(world, invoice);
  store.schedule({
    at: store.now() + draftSeconds,
    kind: "invoice_finalize",
    ref: invoice.id,
  });
}

/** An hour after it was created, a renewal's invoice is finalised and attempted. */
export function finalizeDue(world: World, invoice: Thing<"invoice">): void {
  const subscription = world.store.get("subscription", invoice._subscription);
  if (invoice.status !== "draft" || !subscription) return;
  // an ended subscription leaves its drafts unchanged
  if (isOver(subscription))
    return void world.store.change(invoice, {
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  if (subscription.pause_collection) return voidInvoice(world, invoice);
  finalize(world, invoice);
  attempt(world, invoice, subscription);
}

export function retryDue(world: World, invoice: Thing<"invoice">): void {
  const subscription = world.store.get("subscription", invoice._subscription);
  if (invoice.status !== "open" || !subscription || isOver(subscription)) return;
  attempt(world, invoice, subscription);
}

export function unpause({ store, hooks }: World, subscription: Thing<"subscription">): void {
  if (isOver(subscription) || !subscription.pause_collection) return;
  store.change(subscription, { pause_collection: null });
  hooks.emit("customer.subscription.updated", subscription);
}

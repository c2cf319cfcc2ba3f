import type Stripe from "stripe";
import { newId } from "./ids";
import { makeIntent, tryPayment } from "./payments";
import { endSubscription, itemOf } from "./end-subscription";
import { decimal, type Thing } from "./things";
import type { World } from "./world";

const day = 86_400;
/** Days from one failed try to the next; after the last, the subscription ends. */
const retryAfterDays = [3, 5, 7];
export const draftSeconds = 3600;

export function makeInvoice(
  { store, hooks }: World,
  subscription: Thing<"subscription">,
  reason: "subscription_create" | "subscription_cycle",
): Thing<"invoice"> {
  const item = itemOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const customer = store.get("customer", subscription.customer);
  const id = newId("in");
  const line: Stripe.InvoiceLineItem = {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: "usd",
    description: `${item.quantity ?? 1} × ${store.get("product", item.price.product as string)?.name ?? "Subscription"}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product as string },
      type: "price_details",
      unit_amount_decimal: decimal(item.price.unit_amount ?? 0),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
  const invoice = store.put<Thing<"invoice">>({
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Payment sandbox",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: store.now() + draftSeconds,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: store.now(),
    currency: "usd",
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? subscription._email,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: store.now() + draftSeconds,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: reason === "subscription_cycle" ? item.current_period_start : store.now(),
    period_start: store.now(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: subscription.test_clock,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    _subscription: subscription.id,
  });
  store.change(subscription, { latest_invoice: id });
  hooks.emit("invoice.created", invoice);
  return invoice;
}

/** A draft becomes an invoice: from here on it can be paid. */
export function finalize({ store, hooks }: World, invoice: Thing<"invoice">): void {
  const customer = store.get("customer", invoice.customer);
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) store.change(customer, { next_invoice_sequence: sequence + 1 });
  store.change(invoice, {
    status: "open",
    number: `${customer?.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`,
    effective_at: store.now(),
    ending_balance: 0,
    automatically_finalizes_at: null,
    status_transitions: { ...invoice.status_transitions, finalized_at: store.now() },
  });
  hooks.emit("invoice.finalized", invoice);
}

export function voidInvoice({ store, hooks }: World, invoice: Thing<"invoice">): void {
  store.change(invoice, {
    status: "void",
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    amount_remaining: invoice.amount_due,
    status_transitions: { ...invoice.status_transitions, voided_at: store.now() },
  });
  hooks.emit("invoice.voided", invoice);
}

/** What is written when a payment of an invoice came in. */
export function markPaid(
  { store, hooks }: World,
  invoice: Thing<"invoice">,
  intent: Thing<"payment_intent">,
): void {
  store.change(invoice, {
    status: "paid",
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    auto_advance: false,
    webhooks_delivered_at: store.now(),
    status_transitions: { ...invoice.status_transitions, paid_at: store.now() },
  });
  const payment =
    store.list(
      "invoice_payment",
      (p) => p.invoice === invoice.id && p.payment.payment_intent === intent.id,
    )[0] ?? makePayment({ store } as World, invoice, intent);
  store.change(payment, {
    status: "paid",
    amount_paid: invoice.amount_due,
    status_transitions: { canceled_at: null, paid_at: store.now() },
  });
  hooks.emit("invoice.paid", invoice);
  hooks.emit("invoice.payment_succeeded", invoice);
  hooks.emit("invoice_payment.paid", payment);
}

/** Which payment intent is to pay an invoice. */
export function makePayment(
  { store }: Pick<World, "store">,
  invoice: Thing<"invoice">,
  intent: Thing<"payment_intent">,
): Thing<"invoice_payment"> {
  return store.put<Thing<"invoice_payment">>({
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: store.now(),
    currency: "usd",
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** The open intent of an invoice, made on its first try. */
export function intentOf(world: World, invoice: Thing<"invoice">): Thing<"payment_intent"> {
  const known = world.store.list("invoice_payment", (p) => p.invoice === invoice.id)[0]?.payment
    .payment_intent;
  const intent = world.store.get("payment_intent", known as string | undefined);
  if (intent) return intent;
  const made = makeIntent(world, {
    amount: invoice.amount_due,
    customer: invoice.customer as string,
    description:
      invoice.billing_reason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
    receipt_email: invoice.customer_email,
    types: ["card", "us_bank_account"],
    setup_future_usage: null,
  });
  makePayment(world, invoice, made);
  return made;
}

/** Charges an open invoice. @returns whether it is paid */
export function payInvoice(
  world: World,
  invoice: Thing<"invoice">,
  methodId: string | null,
): boolean {
  const { store, hooks } = world;
  const intent = intentOf(world, invoice);
  const method = store.get("payment_method", methodId);
  store.change(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
  });
  const result = method ? tryPayment(world, intent, method, { present: false }) : null;
  if (result?.outcome === "succeeded") {
    markPaid(world, invoice, intent);
    return true;
  }
  if (result?.outcome === "processing") {
    // a bank debit of a later month: it clears after some days
    store.schedule({
      at: store.now() + 4 * day,
      clock: invoice.test_clock as string | null,
      kind: "debit_settle",
      ref: intent.id,
    });
    return true;
  }
  hooks.emit("invoice.payment_failed", invoice);
  if (intent.last_payment_error?.code === "authentication_required")
    hooks.emit("invoice.payment_action_required", invoice);
  return false;
}

/** An automatic try at an invoice; a failed one is tried again after some days, and the last one ends the subscription. */
export function attempt(
  world: World,
  invoice: Thing<"invoice">,
  subscription: Thing<"subscription">,
): void {
  const { store, hooks } = world;
  const customer = store.get("customer", subscription.customer);
  const method = (subscription.default_payment_method ??
    customer?.invoice_settings.default_payment_method ??
    null) as string | null;
  // told at once in the failing event: when the next try will be
  const wait = retryAfterDays[invoice.attempt_count];
  const paid = payInvoice(world, invoice, method);
  if (paid) {
    if (subscription.status === "past_due") store.change(subscription, { status: "active" });
    hooks.emit("customer.subscription.updated", subscription);
    return;
  }
  if (wait === undefined) {
    store.change(invoice, { auto_advance: false });
    endSubscription(world, subscription, { reason: "payment_failed" });
    return;
  }
  const next = store.now() + wait * day;
  store.change(invoice, { next_payment_attempt: next });
  store.schedule({
    at: next,
    clock: subscription.test_clock as string | null,
    kind: "invoice_retry",
    ref: invoice.id,
  });
  if (subscription.status !== "past_due") {
    store.change(subscription, { status: "past_due" });
    hooks.emit("customer.subscription.updated", subscription);
  }
}

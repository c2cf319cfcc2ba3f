import { newId } from "./ids";
import { makeIntent, tryPayment } from "./payments";
import { endSubscription } from "./end-subscription";
import { type Thing } from "./things";
import type { World } from "./world";

const day = 86_400;
/** Days between failed attempts; after the last, the subscription ends. */
const retryAfterDays = [3, 5, 7];

/** Finalises a draft invoice: from here on it can be paid. */
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

/** Records that an invoice was paid. */
export function markPaid(
  { store, hooks }: World,
  invoice: Thing<"invoice">,
  /** null: nothing was due */
  intent: Thing<"payment_intent"> | null,
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
  const payment = intent && paidBy(store, invoice, intent);
  hooks.emit("invoice.paid", invoice);
  hooks.emit("invoice.payment_succeeded", invoice);
  if (payment) hooks.emit("invoice_payment.paid", payment);
}

function paidBy(
  store: World["store"],
  invoice: Thing<"invoice">,
  intent: Thing<"payment_intent">,
): Thing<"invoice_payment"> {
  const payment =
    store.list(
      "invoice_payment",
      (p) => p.invoice === invoice.id && p.payment.payment_intent === intent.id,
    )[0] ?? makePayment({ store }, invoice, intent);
  store.change(payment, {
    status: "paid",
    amount_paid: invoice.amount_due,
    status_transitions: { canceled_at: null, paid_at: store.now() },
  });
  return payment;
}

/** The payment intent that is to pay an invoice. */
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

/** The open intent of an invoice, created on its first attempt. */
function intentOf(world: World, invoice: Thing<"invoice">): Thing<"payment_intent"> {
  const known = world.store.list("invoice_payment", (p) => p.invoice === invoice.id)[0]?.payment
    .payment_intent;
  const intent = world.store.get("payment_intent", known as string | undefined);
  if (intent) return intent;
  const newIntent = makeIntent(world, {
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
  makePayment(world, invoice, newIntent);
  return newIntent;
}

/** Charges an open invoice. @returns whether it is paid */
function payInvoice(world: World, invoice: Thing<"invoice">, methodId: string | null): boolean {
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
    // a later month's bank debit: it clears after some days
    store.schedule({
      at: store.now() + 4 * day,
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

/**
 * An automatic attempt to pay an invoice; a failed one is repeated after some days, and the last one ends the
 * subscription.
 */
export function attempt(
  world: World,
  invoice: Thing<"invoice">,
  subscription: Thing<"subscription">,
): void {
  const { store, hooks } = world;
  // the failed event already contains the time of the next attempt
  const wait = retryAfterDays[invoice.attempt_count];
  const paid = payInvoice(world, invoice, subscription.default_payment_method as string | null);
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
    kind: "invoice_retry",
    ref: invoice.id,
  });
  if (subscription.status !== "past_due") {
    store.change(subscription, { status: "past_due" });
    hooks.emit("customer.subscription.updated", subscription);
  }
}

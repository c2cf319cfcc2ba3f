import type { Thing } from "./store";
import { invalid } from "./errors";
import { integer, list, metadata, object, text, type Params } from "./form";
import { newId } from "./ids";
import { paymentIntent, succeed, tryCard, paymentMethod, type Card, type World } from "./money";

/** The same day of the next month, or its last day (UTC). */
export function nextMonth(from: number, anchor: number): number {
  const day = new Date(anchor * 1000).getUTCDate();
  const at = new Date(from * 1000);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 2, 0)).getUTCDate();
  return Math.floor(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, Math.min(day, last), at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()) / 1000);
}

type Item = { id: string; price: Thing; current_period_start: number; current_period_end: number } & Record<string, unknown>;
const itemOf = (subscription: Thing): Item => (subscription["items"] as { data: Item[] }).data[0]!;

function price({ store }: World, amount: number, product: string): Thing {
  return store.put({ id: newId("price"), object: "price", created: store.now(), active: true, billing_scheme: "per_unit", currency: "usd", custom_unit_amount: null, livemode: false, lookup_key: null, metadata: {}, nickname: null, product, recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" }, tax_behavior: "unspecified", tiers_mode: null, type: "recurring", unit_amount: amount, unit_amount_decimal: String(amount) });
}

function invoiceFor({ store }: World, subscription: Thing, reason: string, email: string | null): Thing {
  const amount = Number(itemOf(subscription).price["unit_amount"]);
  return store.put({
    id: newId("in"), object: "invoice", created: store.now(), amount_due: amount, amount_overpaid: 0, amount_paid: 0, amount_remaining: amount, attempt_count: 0, attempted: false, auto_advance: true, billing_reason: reason, collection_method: "charge_automatically", currency: "usd",
    customer: subscription["customer"], customer_email: email, default_payment_method: null, description: null, discounts: [], due_date: null, hosted_invoice_url: null, livemode: false, metadata: {}, next_payment_attempt: null, number: null,
    lines: { object: "list", data: [], has_more: false, url: "" }, parent: { type: "subscription_details", subscription_details: { metadata: subscription["metadata"], subscription: subscription.id }, quote_details: null }, period_end: store.now(), period_start: store.now(),
    status: "open", status_transitions: { finalized_at: store.now(), marked_uncollectible_at: null, paid_at: null, voided_at: null }, subtotal: amount, total: amount, test_clock: null, _subscription: subscription.id, _intent: null,
  });
}

/** Charges an open invoice with the subscription's card. @returns whether it was paid */
function payInvoice(world: World, invoice: Thing, subscription: Thing, card: Card, first?: Thing): boolean {
  const { store, hooks } = world;
  const intent = first ?? paymentIntent(world, { amount: Number(invoice["amount_due"]), customer: String(subscription["customer"]), metadata: {}, description: "Subscription update", email: card.email ?? null, types: ["card"] });
  store.change(invoice, { attempted: true, attempt_count: Number(invoice["attempt_count"]) + 1, _intent: intent.id });
  const result = first ? { outcome: "succeeded" as const } : tryCard(world, intent, card, true);
  if (result.outcome !== "succeeded") return false;
  store.change(invoice, { status: "paid", amount_paid: invoice["amount_due"], amount_remaining: 0, status_transitions: { ...(invoice["status_transitions"] as object), paid_at: store.now() }, next_payment_attempt: null });
  store.put({ id: newId("inpay"), object: "invoice_payment", created: store.now(), amount_paid: invoice["amount_due"], amount_requested: invoice["amount_due"], currency: "usd", invoice: invoice.id, is_default: true, livemode: false, payment: { type: "payment_intent", payment_intent: intent.id }, status: "paid", status_transitions: { canceled_at: null, paid_at: store.now() } });
  hooks.emit("invoice.paid", invoice);
  hooks.emit("invoice.payment_succeeded", invoice);
  return true;
}

export type Started = { outcome: "started"; paid: boolean; subscription: Thing; invoice: Thing } | { outcome: "challenge" } | { outcome: "declined"; message: string };

/** The first month of a monthly gift, paid on the hosted page. */
export function startSubscription(world: World, session: Thing, how: Card & { method: string }, challenged: boolean): Started {
  const { store, hooks } = world;
  const amount = Number(session["amount_total"]);
  const lines = session["_lines"] as { description: string }[];
  const email = how.email ?? (session["customer_email"] as string | null);
  const intent = (session["_pending_intent"] ? store.get(String(session["_pending_intent"])) : undefined) ?? paymentIntent(world, { amount, customer: null, metadata: {}, description: lines[0]?.description ?? null, email, types: session["payment_method_types"] as string[] });
  store.change(session, { _pending_intent: intent.id });
  if (how.method === "us_bank_account") succeed(world, intent, paymentMethod(world, how, null, "us_bank_account"));
  else {
    const result = tryCard(world, intent, how, challenged);
    if (result.outcome === "challenge") return { outcome: "challenge" };
    if (result.outcome === "declined") return { outcome: "declined", message: result.error.body.message };
  }
  const customer = store.put({ id: newId("cus"), object: "customer", created: store.now(), address: null, balance: 0, currency: "usd", customer_account: null, default_source: null, delinquent: false, description: null, discount: null, email, invoice_settings: { custom_fields: null, default_payment_method: intent["payment_method"], footer: null, rendering_options: null }, livemode: false, metadata: {}, name: how.name ?? null, phone: null, shipping: null, tax_exempt: "none", test_clock: null });
  hooks.emit("customer.created", customer);
  store.change(intent, { customer: customer.id });
  const product = store.put({ id: newId("prod"), object: "product", created: store.now(), active: true, default_price: null, description: null, images: [], livemode: false, marketing_features: [], metadata: {}, name: lines[0]?.description ?? "", package_dimensions: null, shippable: null, statement_descriptor: null, tax_code: null, type: "service", unit_label: null, updated: store.now(), url: null });
  const id = newId("sub");
  const item = { id: newId("si"), object: "subscription_item", billing_thresholds: null, created: store.now(), current_period_start: store.now(), current_period_end: nextMonth(store.now(), store.now()), discounts: [], metadata: {}, price: price(world, amount, product.id), quantity: 1, subscription: id, tax_rates: [] };
  const subscription = store.put({
    id, object: "subscription", created: store.now(), billing_cycle_anchor: store.now(), cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: { comment: null, feedback: null, reason: null }, collection_method: "charge_automatically", currency: "usd",
    customer: customer.id, default_payment_method: intent["payment_method"], description: null, discounts: [], ended_at: null, items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` }, latest_invoice: null, livemode: false,
    metadata: (session["_subscription_data"] as { metadata: Record<string, string> }).metadata, pause_collection: null, schedule: null, start_date: store.now(), status: "active", test_clock: null, trial_end: null, trial_start: null, _email: email,
  });
  const invoice = invoiceFor(world, subscription, "subscription_create", email);
  store.change(subscription, { latest_invoice: invoice.id });
  hooks.emit("customer.subscription.created", subscription);
  hooks.emit("invoice.created", invoice);
  hooks.emit("invoice.finalized", invoice);
  payInvoice(world, invoice, subscription, how, intent);
  hooks.emit("customer.subscription.updated", subscription);
  return { outcome: "started", paid: true, subscription, invoice };
}

const tries = [0, 3, 5, 7]; // days after the period's end at which a charge is tried; then it is canceled

/** Renews what is due by the sandbox's clock: paid, paused, or failing until it is canceled. */
export function renewDue(world: World): void {
  const { store, hooks } = world;
  for (const subscription of store.list("subscription", (s) => ["active", "past_due"].includes(String(s["status"])))) {
    for (let guard = 0; guard < 60; guard++) {
      const item = itemOf(subscription);
      if (subscription["status"] === "canceled" || item.current_period_end > store.now()) break;
      const pause = subscription["pause_collection"] as { resumes_at: number | null } | null;
      if (pause?.resumes_at && pause.resumes_at <= store.now()) store.change(subscription, { pause_collection: null });
      if (subscription["cancel_at_period_end"]) {
        endSubscription(world, subscription, "cancellation_requested");
        break;
      }
      const roll = () => {
        const end = item.current_period_end;
        item.current_period_start = end;
        item.current_period_end = nextMonth(end, Number(subscription["billing_cycle_anchor"]));
        store.change(subscription, {});
      };
      if (subscription["pause_collection"]) {
        roll();
        continue;
      }
      const method = store.get(String(subscription["default_payment_method"]));
      const card = { number: String(method?.["_number"] ?? "4242424242424242"), email: subscription["_email"] as string | null };
      const failing = card.number.replace(/\D/g, "") === "4000000000000341" ? { ...card, number: "4000000000000002" } : card;
      let invoice = subscription["latest_invoice"] ? store.get(String(subscription["latest_invoice"])) : undefined;
      if (!invoice || invoice["status"] !== "open") {
        invoice = invoiceFor(world, subscription, "subscription_cycle", card.email);
        store.change(subscription, { latest_invoice: invoice.id });
        hooks.emit("invoice.created", invoice);
        hooks.emit("invoice.finalized", invoice);
      }
      const attempt = Number(invoice["attempt_count"]);
      if (attempt >= tries.length) {
        store.change(invoice, { status: "void" });
        endSubscription(world, subscription, "payment_failed");
        break;
      }
      if (item.current_period_end + tries[attempt]! * 86_400 > store.now()) break;
      if (payInvoice(world, invoice, subscription, failing)) {
        store.change(subscription, { status: "active" });
        roll();
        hooks.emit("customer.subscription.updated", subscription);
      } else {
        store.change(subscription, { status: "past_due" });
        store.change(invoice, { next_payment_attempt: attempt + 1 < tries.length ? item.current_period_end + tries[attempt + 1]! * 86_400 : null });
        hooks.emit("invoice.payment_failed", invoice);
        hooks.emit("customer.subscription.updated", subscription);
      }
    }
  }
}

export function endSubscription({ store, hooks }: World, subscription: Thing, reason: string): void {
  store.change(subscription, { status: "canceled", canceled_at: store.now(), ended_at: store.now(), cancellation_details: { comment: null, feedback: null, reason } });
  hooks.emit("customer.subscription.deleted", subscription);
}

/** POST /v1/subscriptions/{id} */
export function updateSubscription(world: World, subscription: Thing, params: Params): void {
  const { store, hooks } = world;
  if (subscription["status"] === "canceled") throw invalid("resource_missing", "A canceled subscription can only update its cancellation_details.", "id");
  const change: Record<string, unknown> = {};
  if (params["cancel_at_period_end"] !== undefined) change["cancel_at_period_end"] = params["cancel_at_period_end"] === "true";
  if (params["pause_collection"] !== undefined) {
    const pause = object(params, "pause_collection");
    change["pause_collection"] = pause ? { behavior: text(pause, "behavior") ?? "void", resumes_at: text(pause, "resumes_at") ? integer(pause["resumes_at"], "pause_collection[resumes_at]") : null } : null;
  }
  if (text(params, "default_payment_method")) change["default_payment_method"] = text(params, "default_payment_method");
  if (params["metadata"] !== undefined) change["metadata"] = { ...(subscription["metadata"] as object), ...metadata(params) };
  for (const entry of list(params, "items")) {
    const data = object(entry, "price_data");
    if (data) itemOf(subscription).price = price(world, integer(data["unit_amount"], "items[0][price_data][unit_amount]"), text(data, "product") ?? String(itemOf(subscription).price["product"]));
  }
  store.change(subscription, change);
  hooks.emit("customer.subscription.updated", subscription);
}

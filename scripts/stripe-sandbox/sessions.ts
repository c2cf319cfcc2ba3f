import type { Thing } from "./store";
import { invalid } from "./errors";
import { integer, list, metadata, need, object, only, text, type Params } from "./form";
import { newId } from "./ids";
import { beginDebit, dispute, later, paymentIntent, paymentMethod, succeed, tryCard, type Card, type World } from "./money";
import { cardResult } from "./cards";
import { startSubscription } from "./subscriptions";

const known = ["mode", "submit_type", "client_reference_id", "customer", "customer_email", "customer_creation", "allowed_payment_method_types", "excluded_payment_method_types", "metadata", "line_items", "subscription_data", "payment_intent_data", "locale", "success_url", "cancel_url", "expires_at", "ui_mode", "billing_address_collection", "custom_text"];

function address(params: Params, name: string): string {
  const url = need(params, name);
  if (!/^https?:\/\/[^\s]+$/.test(url)) throw invalid("url_invalid", `Not a valid URL: ${name}`, name);
  return url;
}

/** POST /v1/checkout/sessions */
export function createSession({ store }: World, params: Params, base: string): Thing {
  only(params, known);
  const mode = text(params, "mode") ?? "payment";
  if (mode !== "payment" && mode !== "subscription") throw invalid("parameter_invalid", "Invalid mode.", "mode");
  const items = list(params, "line_items");
  if (items.length === 0) throw invalid("parameter_missing", "Missing required param: line_items.", "line_items");
  const lines = items.map((item, i) => {
    const price = object(item, "price_data") ?? {};
    const amount = integer(price["unit_amount"], `line_items[${i}][price_data][unit_amount]`);
    const product = object(price, "product_data") ?? {};
    const quantity = item["quantity"] === undefined ? 1 : integer(item["quantity"], `line_items[${i}][quantity]`);
    return { id: newId("li"), object: "item", amount_discount: 0, amount_subtotal: amount * quantity, amount_tax: 0, amount_total: amount * quantity, currency: text(price, "currency") ?? "usd", description: text(product, "name") ?? "", metadata: {}, quantity, recurring: object(price, "recurring") ?? null };
  });
  const total = lines.reduce((sum, l) => sum + l.amount_total, 0);
  if (total < 50) throw invalid("amount_too_small", "The Checkout Session's total amount must convert to at least 50 cents.", "line_items");
  if (total > 99_999_999) throw invalid("amount_too_large", "Amount must be no more than $999,999.99", "line_items");
  if (mode === "subscription" && lines.some((l) => l.recurring === null)) throw invalid("parameter_invalid", "Subscription mode needs a recurring price.", "line_items");
  const expires = text(params, "expires_at") ? integer(params["expires_at"], "expires_at") : store.now() + 86_400;
  if (expires <= store.now() || expires > store.now() + 86_400 + 60) throw invalid("parameter_invalid", "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", "expires_at");
  const email = text(params, "customer_email") ?? null;
  const id = newId("cs_test");
  const types = Array.isArray(params["allowed_payment_method_types"]) ? (params["allowed_payment_method_types"] as unknown as string[]) : ["card"];
  return store.put({
    id, object: "checkout.session", created: store.now(), adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null, allowed_payment_method_types: types, amount_subtotal: total, amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null }, billing_address_collection: null, cancel_url: text(params, "cancel_url") ?? null, client_reference_id: text(params, "client_reference_id") ?? null, client_secret: null, collected_information: null,
    consent: null, consent_collection: null, currency: "usd", currency_conversion: null, custom_fields: [], custom_text: {}, customer: text(params, "customer") ?? null, customer_account: null, customer_creation: mode === "payment" ? "if_required" : "always",
    customer_details: email ? { address: null, business_name: null, email, individual_name: null, name: null, phone: null, tax_exempt: "none", tax_ids: null } : null, customer_email: email, discounts: [], expires_at: expires, integration_identifier: null,
    invoice: null, invoice_creation: null, livemode: false, locale: text(params, "locale") ?? null, managed_payments: null, metadata: metadata(params), mode, origin_context: null, payment_intent: null, payment_link: null, payment_method_collection: "always",
    payment_method_configuration_details: null, payment_method_options: {}, payment_method_types: types, payment_status: "unpaid", permissions: null, recovered_from: null, saved_payment_method_options: null, setup_intent: null, shipping_address_collection: null,
    shipping_cost: null, shipping_options: [], status: "open", submit_type: text(params, "submit_type") ?? null, subscription: null, success_url: address(params, "success_url"), total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 }, ui_mode: "hosted_page",
    url: `${base}/c/pay/${id}`, wallet_options: null,
    _lines: lines, _intent_data: { metadata: metadata(object(params, "payment_intent_data") ?? {}) }, _subscription_data: { metadata: metadata(object(params, "subscription_data") ?? {}) },
  });
}

/** A session past its time is expired when it is next looked at, with its event. */
export function freshSession({ store, hooks }: World, session: Thing): Thing {
  if (session["status"] === "open" && Number(session["expires_at"]) <= store.now()) {
    store.change(session, { status: "expired", url: null });
    hooks.emit("checkout.session.expired", session);
  }
  return session;
}

export type Paid = { outcome: "paid" | "processing"; events: string[] } | { outcome: "challenge" } | { outcome: "declined"; message: string } | { outcome: "closed" };

/** The donor pays an open session by card, or by bank debit. Twice is once: a session that is not open is closed. */
export function paySession(world: World, session: Thing, how: Card & { method: "card" | "us_bank_account" }, challenged = false): Paid {
  const { store, hooks } = world;
  if (freshSession(world, session)["status"] !== "open") return { outcome: "closed" };
  const lines = session["_lines"] as { amount_total: number; description: string }[];
  const email = how.email ?? (session["customer_email"] as string | null);
  const done = (fields: Record<string, unknown>, type: string): Paid => {
    store.change(session, { status: "complete", url: null, customer_details: { ...((session["customer_details"] as object | null) ?? {}), email, name: how.name ?? null }, ...fields });
    const event = hooks.emit(type, session);
    return { outcome: fields["payment_status"] === "paid" ? "paid" : "processing", events: [event.id] };
  };
  if (session["mode"] === "subscription") {
    const result = startSubscription(world, session, how, challenged);
    if (result.outcome !== "started") return result;
    return done({ payment_status: result.paid ? "paid" : "unpaid", subscription: result.subscription.id, customer: result.subscription["customer"], invoice: result.invoice.id }, "checkout.session.completed");
  }
  const intent = (session["payment_intent"] ? store.get(String(session["payment_intent"])) : undefined)
    ?? paymentIntent(world, { amount: Number(session["amount_total"]), customer: null, metadata: (session["_intent_data"] as { metadata: Record<string, string> }).metadata, description: lines[0]?.description ?? null, email, types: session["payment_method_types"] as string[] });
  store.change(session, { payment_intent: intent.id });
  if (how.method === "us_bank_account") {
    const pending = beginDebit(world, intent, how);
    const answer = done({ payment_status: "unpaid" }, "checkout.session.completed");
    later(5_000, () => settleDebit(world, session, pending, true));
    return answer;
  }
  const result = tryCard(world, intent, how, challenged);
  if (result.outcome === "challenge") return { outcome: "challenge" };
  if (result.outcome === "declined") return { outcome: "declined", message: result.error.body.message };
  const answer = done({ payment_status: "paid" }, "checkout.session.completed");
  const after = cardResult(how.number);
  if (after.kind === "succeeds" && (after.after === "dispute" || after.after === "dispute_not_received")) {
    const charge = store.get(String(intent["latest_charge"]))!;
    later(4_000, () => {
      dispute(world, charge, after.after === "dispute" ? "fraudulent" : "product_not_received");
      store.commit();
    });
  }
  return answer;
}

/** A bank debit clears, or is sent back. */
export function settleDebit(world: World, session: Thing, pending: Thing, clears: boolean): void {
  const { store, hooks } = world;
  const intent = store.get(String(pending["payment_intent"]))!;
  if (intent["status"] !== "processing") return;
  if (clears) {
    succeed(world, intent, store.get(String(pending["payment_method"])) ?? paymentMethod(world, { number: "000123456789" }, null, "us_bank_account"), pending);
    store.change(session, { payment_status: "paid" });
    hooks.emit("checkout.session.async_payment_succeeded", session);
  } else {
    store.change(pending, { status: "failed", failure_code: "insufficient_funds", failure_message: "The customer's account has insufficient funds." });
    store.change(intent, { status: "requires_payment_method" });
    hooks.emit("charge.failed", pending);
    hooks.emit("payment_intent.payment_failed", intent);
    hooks.emit("checkout.session.async_payment_failed", session);
  }
  store.commit();
}

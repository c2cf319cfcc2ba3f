import type { Store, Thing } from "./store";
import type { Webhooks } from "./webhooks";
import { brandOf, cardResult, type CardResult } from "./cards";
import { ApiError } from "./errors";
import { newId } from "./ids";

/** The processor's own fee: 2.9 % and 30 cents, half up. */
export const feeOf = (cents: number): number => Math.floor((cents * 29 + 500) / 1000) + 30;

export type World = { store: Store; hooks: Webhooks };

export function balanceTransaction({ store }: World, type: string, amount: number, fee: number, source: string, description: string): Thing {
  return store.put({
    id: newId("txn"), object: "balance_transaction", created: store.now(), amount, available_on: store.now() + 2 * 86_400, balance_type: "payments", currency: "usd", description, exchange_rate: null, fee,
    fee_details: fee ? [{ amount: fee, application: null, currency: "usd", description: "Processing fees", type: "stripe_fee" }] : [],
    net: amount - fee, reporting_category: type, source, status: "pending", type,
  });
}

export type Card = { number: string; name?: string; email?: string | null };

export function paymentMethod({ store }: World, card: Card, customer: string | null, type = "card"): Thing {
  const last4 = card.number.replace(/\D/g, "").slice(-4) || "6789";
  const details = type === "card"
    ? { card: { brand: brandOf(card.number), checks: { address_line1_check: null, address_postal_code_check: "pass", cvc_check: "pass" }, country: "US", display_brand: brandOf(card.number), exp_month: 12, exp_year: 2040, fingerprint: `fp_${last4}${card.number.length}`, funding: "credit", generated_from: null, last4, networks: { available: [brandOf(card.number)], preferred: null }, regulated_status: "unregulated", three_d_secure_usage: { supported: true }, wallet: null } }
    : { us_bank_account: { account_holder_type: "individual", account_type: "checking", bank_name: "Sandbox Bank", fingerprint: `fp_bank_${last4}`, last4, routing_number: "110000000" } };
  return store.put({ id: newId("pm"), object: "payment_method", created: store.now(), allow_redisplay: "limited", billing_details: { address: null, email: card.email ?? null, name: card.name ?? null, phone: null, tax_id: null }, customer, customer_account: null, livemode: false, metadata: {}, type, ...details, _number: card.number });
}

export function paymentIntent({ store, hooks }: World, fields: { amount: number; customer: string | null; metadata: Record<string, string>; description: string | null; email: string | null; types: string[] }): Thing {
  const intent = store.put({
    id: newId("pi"), object: "payment_intent", created: store.now(), allowed_payment_method_types: fields.types, amount: fields.amount, amount_capturable: 0, amount_received: 0, application: null, application_fee_amount: null,
    automatic_payment_methods: null, canceled_at: null, cancellation_reason: null, capture_method: "automatic_async", client_secret: newId("pi_secret"), confirmation_method: "automatic", currency: "usd", customer: fields.customer, customer_account: null,
    description: fields.description, excluded_payment_method_types: null, last_payment_error: null, latest_charge: null, livemode: false, managed_payments: null, metadata: fields.metadata, next_action: null, on_behalf_of: null, payment_method: null,
    payment_method_configuration_details: null, payment_method_options: {}, payment_method_types: fields.types, payment_record: null, processing: null, receipt_email: fields.email, review: null, setup_future_usage: null, shipping: null, source: null,
    statement_descriptor: null, statement_descriptor_suffix: null, status: "requires_payment_method", transfer_group: null,
  });
  hooks.emit("payment_intent.created", intent);
  return intent;
}

function charge({ store }: World, intent: Thing, method: Thing, result: { paid: boolean; pending?: boolean; decline?: Extract<CardResult, { kind: "declines" }> }): Thing {
  const type = String(method["type"]);
  const details = type === "card" ? { type, card: { ...(method["card"] as object), amount_authorized: intent["amount"], authorization_code: "123456", network_transaction_id: newId("ntx"), three_d_secure: null } } : { type, us_bank_account: method["us_bank_account"] };
  const made = store.put({
    id: newId(type === "card" ? "ch" : "py"), object: "charge", created: store.now(), amount: intent["amount"], amount_captured: result.paid ? intent["amount"] : 0, amount_refunded: 0, application: null, application_fee: null, application_fee_amount: null, balance_transaction: null,
    billing_details: method["billing_details"], calculated_statement_descriptor: "HARAMBEE SANDBOX", captured: result.paid, currency: "usd", customer: intent["customer"], description: intent["description"], disputed: false, failure_balance_transaction: null,
    failure_code: result.decline?.code ?? null, failure_message: result.decline?.message ?? null, fraud_details: {}, livemode: false, metadata: intent["metadata"], on_behalf_of: null,
    outcome: result.decline ? { advice_code: null, network_advice_code: null, network_decline_code: null, network_status: "declined_by_network", reason: result.decline.decline ?? result.decline.code, risk_level: "normal", seller_message: "The bank declined.", type: "issuer_declined" } : { advice_code: null, network_advice_code: null, network_decline_code: null, network_status: "approved_by_network", reason: null, risk_level: "normal", risk_score: 12, seller_message: "Payment complete.", type: "authorized" },
    paid: result.paid, payment_intent: intent.id, payment_method: method.id, payment_method_details: details, receipt_email: intent["receipt_email"], receipt_number: null, receipt_url: null, refunded: false, review: null, shipping: null, source: null, source_transfer: null,
    statement_descriptor: null, statement_descriptor_suffix: null, status: result.paid ? "succeeded" : result.pending ? "pending" : "failed", transfer_data: null, transfer_group: null,
  });
  store.change(intent, { latest_charge: made.id, payment_method: method.id });
  return made;
}

/** The charge of an intent succeeds: balance transaction with its fee, and the events in the order they are made. */
export function succeed(world: World, intent: Thing, method: Thing, pending?: Thing): Thing {
  const { store, hooks } = world;
  const made = pending ?? charge(world, intent, method, { paid: true });
  const amount = Number(intent["amount"]);
  const txn = balanceTransaction(world, method["type"] === "card" ? "charge" : "payment", amount, feeOf(amount), made.id, String(intent["description"] ?? ""));
  store.change(made, { balance_transaction: txn.id, paid: true, captured: true, amount_captured: amount, status: "succeeded" });
  store.change(intent, { status: "succeeded", amount_received: amount, processing: null, next_action: null, last_payment_error: null });
  hooks.emit("charge.succeeded", made);
  hooks.emit("payment_intent.succeeded", intent);
  return made;
}

/** A card is tried. @returns what came of it; a declined one leaves the intent open for another try */
export function tryCard(world: World, intent: Thing, card: Card, challenged: boolean): { outcome: "succeeded" | "challenge" } | { outcome: "declined"; error: ApiError } {
  const result = cardResult(card.number);
  if (result.kind === "challenge" && !challenged) return { outcome: "challenge" };
  const method = paymentMethod(world, card, (intent["customer"] as string | null) ?? null);
  const decline = result.kind === "declines" ? result : result.kind === "challenge" && result.then === "declines" ? ({ kind: "declines", code: "card_declined", decline: "generic_decline", message: "Your card was declined." } as const) : null;
  if (!decline) {
    succeed(world, intent, method);
    return { outcome: "succeeded" };
  }
  const failed = charge(world, intent, method, { paid: false, decline });
  const body = { type: "card_error", code: decline.code, message: decline.message, charge: failed.id, ...(decline.decline ? { decline_code: decline.decline } : {}), payment_intent: { id: intent.id, object: "payment_intent" } };
  world.store.change(intent, { status: "requires_payment_method", last_payment_error: body });
  world.hooks.emit("charge.failed", failed);
  world.hooks.emit("payment_intent.payment_failed", intent);
  return { outcome: "declined", error: new ApiError(402, body) };
}

/** A bank debit begins: pending for days at the provider, here until it is settled by time or by /_sandbox/settle. */
export function beginDebit(world: World, intent: Thing, card: Card): Thing {
  const method = paymentMethod(world, card, (intent["customer"] as string | null) ?? null, "us_bank_account");
  const made = charge(world, intent, method, { paid: false, pending: true });
  world.store.change(intent, { status: "processing" });
  world.hooks.emit("charge.pending", made);
  world.hooks.emit("payment_intent.processing", intent);
  return made;
}

export function refund(world: World, of: Thing, amount: number, metadata: Record<string, string>, reason: string | null): Thing {
  const { store, hooks } = world;
  const method = store.get(String(of["payment_method"]));
  const after = cardResult(String(method?.["_number"] ?? "4242424242424242"));
  const slow = after.kind === "succeeds" && after.after === "refund_pending";
  const made = store.put({
    id: newId("re"), object: "refund", created: store.now(), amount, balance_transaction: null, charge: of.id, currency: "usd", customer: null, customer_account: null, destination_details: { type: "card", card: { type: "refund" } }, metadata, payment_intent: of["payment_intent"],
    payment_method: of["payment_method"], reason, receipt_number: null, source_transfer_reversal: null, status: slow ? "pending" : "succeeded", transfer_reversal: null,
  });
  const refunded = Number(of["amount_refunded"]) + amount;
  store.change(of, { amount_refunded: refunded, refunded: refunded === Number(of["amount"]) });
  const txn = balanceTransaction(world, "refund", -amount, 0, made.id, "REFUND FOR CHARGE");
  store.change(made, { balance_transaction: txn.id });
  hooks.emit("refund.created", made);
  hooks.emit("charge.refunded", of);
  if (slow) later(3_000, () => {
    store.change(made, { status: "succeeded" });
    hooks.emit("refund.updated", made);
    store.commit();
  });
  if (after.kind === "succeeds" && after.after === "refund_fails") later(3_000, () => {
    const back = balanceTransaction(world, "refund_failure", amount, 0, made.id, "REFUND FAILURE");
    store.change(made, { status: "failed", failure_reason: "expired_or_canceled_card", failure_balance_transaction: back.id });
    store.change(of, { amount_refunded: Number(of["amount_refunded"]) - amount, refunded: false });
    hooks.emit("refund.failed", made);
    store.commit();
  });
  return made;
}

export function dispute(world: World, of: Thing, reason: string): Thing {
  const { store, hooks } = world;
  const amount = Number(of["amount"]) - Number(of["amount_refunded"]);
  const made = store.put({
    id: newId("dp"), object: "dispute", created: store.now(), amount, balance_transactions: [], charge: of.id, currency: "usd", enhanced_eligibility_types: [], evidence: {},
    evidence_details: { due_by: store.now() + 7 * 86_400, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 }, is_charge_refundable: false, livemode: false, metadata: {}, payment_intent: of["payment_intent"],
    payment_method_details: { type: "card", card: { brand: "visa", case_type: "chargeback", network_reason_code: "10.4" } }, reason, status: "needs_response",
  });
  const txn = balanceTransaction(world, "adjustment", -amount, 1500, made.id, `Chargeback withdrawal for ${of.id}`);
  store.change(made, { balance_transactions: [txn] });
  store.change(of, { disputed: true });
  hooks.emit("charge.dispute.created", made);
  hooks.emit("charge.dispute.funds_withdrawn", made);
  return made;
}

export function closeDispute(world: World, made: Thing, won: boolean): void {
  const { store, hooks } = world;
  if (won) {
    const txn = balanceTransaction(world, "adjustment", Number(made["amount"]), 0, made.id, `Chargeback reversal for ${String(made["charge"])}`);
    store.change(made, { status: "won", balance_transactions: [...(made["balance_transactions"] as Thing[]), txn] });
    hooks.emit("charge.dispute.funds_reinstated", made);
  } else store.change(made, { status: "lost" });
  hooks.emit("charge.dispute.closed", made);
}

/** What happens a while after: the rest of the world goes on meanwhile. */
export function later(ms: number, work: () => void): void {
  setTimeout(work, ms).unref();
}

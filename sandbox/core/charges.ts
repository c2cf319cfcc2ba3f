import type Stripe from "stripe";
import { feeOf, move } from "./balance";
import { cardResult, laterOf, type Decline } from "./cards";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

/** Seconds until a card's dispute, inquiry or warning, as at the provider. */
const troubleAfter = 4;

export function makeCharge(
  { store }: World,
  intent: Thing<"payment_intent">,
  method: Thing<"payment_method">,
  how: {
    status: "succeeded" | "pending" | "failed";
    decline?: Decline;
    challenged?: boolean;
  },
): Thing<"charge"> {
  const { decline } = how;
  const usual = decline?.blocked ? "highest" : "normal";
  const risk = laterOf(method._number) === "elevated_risk" ? "elevated" : usual;
  const card = method.card;
  const id = newId(card ? "ch" : "py");
  const details: Stripe.Charge.PaymentMethodDetails = card
    ? {
        type: "card",
        card: {
          amount_authorized: intent.amount,
          authorization_code: decline ? null : "123456",
          brand: card.brand,
          checks: card.checks,
          country: card.country,
          electronic_commerce_indicator: null,
          exp_month: card.exp_month,
          exp_year: card.exp_year,
          fingerprint: card.fingerprint ?? null,
          funding: card.funding,
          installments: null,
          last4: card.last4,
          mandate: null,
          network: card.brand,
          network_transaction_id: newId("ntx"),
          regulated_status: "unregulated",
          transaction_link_id: null,
          wallet: null,
          three_d_secure: how.challenged
            ? {
                authentication_flow: "challenge",
                electronic_commerce_indicator: "05",
                exemption_indicator: null,
                result: "authenticated",
                result_reason: null,
                transaction_id: null,
                version: "2.2.0",
              }
            : null,
        },
      }
    : {
        type: "us_bank_account",
        us_bank_account: {
          account_holder_type: "individual",
          account_type: "checking",
          bank_name: "Sandbox Bank",
          fingerprint: method.us_bank_account?.fingerprint ?? null,
          last4: method.us_bank_account?.last4 ?? null,
          payment_reference: null,
          routing_number: "110000000",
        },
      };
  const charge = store.put<Thing<"charge">>({
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "PAYMENT SANDBOX",
    captured: how.status === "succeeded",
    created: store.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: decline
      ? {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: decline.blocked ? null : "01",
          network_status: decline.blocked ? "not_sent_to_network" : "declined_by_network",
          reason: decline.blocked ? "highest_risk_level" : (decline.decline ?? decline.code),
          risk_level: risk,
          risk_score: decline.blocked ? 92 : 12,
          seller_message: decline.blocked
            ? "Stripe blocked this payment as too risky."
            : "The bank did not return any further details with this decline.",
          type: decline.blocked ? "blocked" : "issuer_declined",
        }
      : {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: null,
          network_status: "approved_by_network",
          reason: risk === "elevated" ? "elevated_risk_level" : null,
          risk_level: risk,
          risk_score: risk === "elevated" ? 70 : 12,
          seller_message: "Payment complete.",
          type: "authorized",
        },
    paid: how.status === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details,
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: how.status,
    transfer_data: null,
    transfer_group: null,
  });
  store.change(intent, { latest_charge: charge.id, payment_method: method.id });
  return charge;
}

/**
 * Collects a charge's money: its balance transaction with the fee. With the fault `null_balance_txn`, some seconds
 * later.
 */
export function collect(
  world: World,
  charge: Thing<"charge">,
  method: Thing<"payment_method">,
): void {
  const { store, faults } = world;
  store.change(charge, {
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    status: "succeeded",
  });
  const late = faults.take("null_balance_txn", { event: "charge.succeeded" });
  if (late)
    store.schedule({
      at: store.now() + (late.value ?? 60),
      kind: "charge_fill",
      ref: charge.id,
    });
  else fill(world, charge);
  const later = laterOf(method._number);
  if (later === "dispute_fraudulent" || later === "dispute_not_received" || later === "inquiry")
    store.schedule({
      at: store.now() + troubleAfter,
      kind: "dispute_open",
      ref: charge.id,
      data: {
        reason: later === "dispute_not_received" ? "product_not_received" : "fraudulent",
        inquiry: later === "inquiry",
      },
    });
  if (later === "fraud_warning")
    store.schedule({
      at: store.now() + troubleAfter,
      kind: "warning_open",
      ref: charge.id,
    });
}

export function fill(world: World, charge: Thing<"charge">): void {
  if (charge.balance_transaction) return;
  const method = world.store.get("payment_method", charge.payment_method);
  const type = charge.payment_method_details?.type ?? "card";
  const card = type === "card";
  const txn = move(world, {
    type: card ? "charge" : "payment",
    category: "charge",
    amount: charge.amount_captured,
    fee: feeOf(charge.amount_captured, type),
    source: charge.id,
    words: charge.description ?? "Payment",
    availableNow: laterOf(method?._number ?? "") === "funds_now",
  });
  world.store.change(charge, { balance_transaction: txn.id });
}

/**
 * The outcome of a charge on this card.
 * @param first whether the payer is present to confirm
 */
export function verdict(
  number: string,
  first: boolean,
  challenged: boolean,
): { kind: "succeeds" } | { kind: "challenge" } | { kind: "declines"; decline: Decline } {
  const result = cardResult(number);
  if (result.kind === "declines") return { kind: "declines", decline: result };
  const unconfirmed: Decline = {
    code: "authentication_required",
    decline: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  };
  if (result.kind === "challenge") {
    if (!first) return { kind: "declines", decline: unconfirmed };
    if (!challenged) return { kind: "challenge" };
    return result.then ? { kind: "declines", decline: result.then } : { kind: "succeeds" };
  }
  if (result.once && first && !challenged) return { kind: "challenge" };
  if (!first && result.later === "renewals_decline")
    return {
      kind: "declines",
      decline: {
        code: "card_declined",
        decline: "generic_decline",
        message: "Your card was declined.",
      },
    };
  return { kind: "succeeds" };
}

import type Stripe from "stripe";
import { disputeFee, move } from "./balance";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

const answerWithin = 7 * 86_400;
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const isOver = (dispute: Thing<"dispute">): boolean =>
  ["won", "lost", "warning_closed", "prevented"].includes(dispute.status);

/** A cardholder disputes a charge. An inquiry withdraws no money yet. */
export function openDispute(
  world: World,
  charge: Thing<"charge">,
  reason: string,
  inquiry = false,
): Thing<"dispute"> {
  const { store, hooks } = world;
  const dueBy = store.now() + answerWithin;
  const dispute = store.put<Thing<"dispute">>({
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: structuredClone(noEvidence),
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: "card",
      card: {
        brand: charge.payment_method_details?.card?.brand ?? "visa",
        case_type: inquiry ? "inquiry" : "chargeback",
        network: charge.payment_method_details?.card?.brand ?? "visa",
        network_reason_code: reason === "fraudulent" ? "10.4" : "13.1",
      },
    },
    reason,
    status: inquiry ? "warning_needs_response" : "needs_response",
  });
  store.change(charge, { disputed: true });
  hooks.emit("charge.dispute.created", dispute);
  if (!inquiry) withdraw(world, dispute);
  store.schedule({ at: dueBy, kind: "dispute_lapse", ref: dispute.id });
  return dispute;
}

function withdraw(world: World, dispute: Thing<"dispute">): void {
  const { store, hooks } = world;
  const txn = move(world, {
    type: "adjustment",
    category: "dispute",
    amount: -dispute.amount,
    fee: disputeFee,
    feeWords: "Dispute fee",
    source: dispute.id,
    words: `Chargeback withdrawal for ${dispute.charge as string}`,
  });
  store.change(dispute, {
    balance_transactions: [{ ...txn } as Stripe.BalanceTransaction],
    is_charge_refundable: false,
  });
  hooks.emit("charge.dispute.funds_withdrawn", dispute);
  const charge = store.get("charge", dispute.charge as string);
  if (charge) hooks.emit("charge.updated", charge);
}

export function closeDispute(world: World, dispute: Thing<"dispute">, won: boolean): void {
  const { store, hooks } = world;
  if (isOver(dispute)) return;
  if (dispute.status.startsWith("warning_")) store.change(dispute, { status: "warning_closed" });
  else if (won) {
    const txn = move(world, {
      type: "adjustment",
      category: "dispute_reversal",
      amount: dispute.amount,
      source: dispute.id,
      words: `Chargeback reversal for ${dispute.charge as string}`,
    });
    store.change(dispute, {
      status: "won",
      balance_transactions: [
        ...dispute.balance_transactions,
        { ...txn } as Stripe.BalanceTransaction,
      ],
    });
    hooks.emit("charge.dispute.funds_reinstated", dispute);
  } else store.change(dispute, { status: "lost" });
  hooks.emit("charge.dispute.closed", dispute);
}

/** Nobody responded in time: a dispute is lost, an inquiry closed. */
export function lapse(world: World, dispute: Thing<"dispute">): void {
  if (dispute.status !== "needs_response" && dispute.status !== "warning_needs_response") return;
  world.store.change(dispute, {
    evidence_details: { ...dispute.evidence_details, past_due: true },
  });
  closeDispute(world, dispute, false);
}

export function warn(
  { store, hooks }: World,
  charge: Thing<"charge">,
): Thing<"radar.early_fraud_warning"> {
  const warning = store.put<Thing<"radar.early_fraud_warning">>({
    id: newId("issfr"),
    object: "radar.early_fraud_warning",
    actionable: true,
    charge: charge.id,
    created: store.now(),
    fraud_type: "made_with_stolen_card",
    livemode: false,
    ...(charge.payment_intent ? { payment_intent: charge.payment_intent } : {}),
  });
  hooks.emit("radar.early_fraud_warning.created", warning);
  return warning;
}

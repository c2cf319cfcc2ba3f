import { move } from "./balance";
import { laterOf } from "./cards";
import { newId } from "./ids";
import type { Thing } from "./things";
import type { World } from "./world";

/** Seconds until a refund to one of the two special cards changes its outcome. */
const changesAfter = 3;

export function makeRefund(
  world: World,
  charge: Thing<"charge">,
  amount: number,
  fields: { metadata: Record<string, string>; reason: string | null },
): Thing<"refund"> {
  const { store, hooks } = world;
  const later = laterOf(
    store.get("payment_method", charge.payment_method)?._number ?? "4242424242424242",
  );
  const slow = later === "refund_pending";
  const refund = store.put<Thing<"refund">>({
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details:
      charge.payment_method_details?.type === "card"
        ? {
            type: "card",
            card: {
              reference: "1234567890",
              reference_status: "available",
              reference_type: "acquirer_reference_number",
              type: "refund",
            },
          }
        : {
            type: "us_bank_transfer",
            us_bank_transfer: { reference: null, reference_status: null },
          },
    metadata: fields.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: slow ? "pending" : "succeeded",
    ...(slow ? { pending_reason: "processing" as const } : {}),
    transfer_reversal: null,
  });
  const refunded = charge.amount_refunded + amount;
  store.change(charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
  if (charge.captured)
    store.change(refund, {
      balance_transaction: move(world, {
        type: "refund",
        amount: -amount,
        source: refund.id,
        words: "REFUND FOR CHARGE",
      }).id,
    });
  hooks.emit("refund.created", refund);
  hooks.emit("charge.refunded", charge);
  if (slow)
    store.schedule({
      at: store.now() + changesAfter,
      kind: "refund_settle",
      ref: refund.id,
    });
  if (later === "refund_fails")
    store.schedule({
      at: store.now() + changesAfter,
      kind: "refund_fail",
      ref: refund.id,
      data: { reason: "expired_or_canceled_card" },
    });
  return refund;
}

export function settleRefund({ store, hooks }: World, refund: Thing<"refund">): void {
  if (refund.status !== "pending") return;
  store.change(refund, { status: "succeeded", pending_reason: undefined });
  hooks.emit("refund.updated", refund);
  hooks.emit("charge.refund.updated", refund);
}

/** The refund could not be delivered: the money returns to the account. */
export function failRefund(world: World, refund: Thing<"refund">, reason: string): void {
  const { store, hooks } = world;
  if (refund.status === "failed" || refund.status === "canceled") return;
  const charge = store.get("charge", refund.charge);
  const back = refund.balance_transaction
    ? move(world, {
        type: "refund_failure",
        amount: refund.amount,
        source: refund.id,
        words: "REFUND FAILURE",
      })
    : null;
  store.change(refund, {
    status: "failed",
    failure_reason: reason,
    ...(back ? { failure_balance_transaction: back.id } : {}),
  });
  if (charge)
    store.change(charge, {
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  hooks.emit("refund.failed", refund);
  hooks.emit("charge.refund.updated", refund);
}

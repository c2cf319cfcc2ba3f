import type Stripe from "stripe";
import {
  type PaidCharge,
  type CheckoutSnapshot,
  type InvoiceSnapshot,
  type SubscriptionSnapshot,
  type RefundSnapshot,
  type DisputeSnapshot,
  type DisputeMove,
  type BalanceTxnSnapshot,
} from "@/lib/payments/snapshots";

export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

export function shapeCharge(charge: Stripe.Charge): PaidCharge {
  const txn = typeof charge.balance_transaction === "object" ? charge.balance_transaction : null;
  const details = charge.payment_method_details;
  return {
    id: charge.id,
    paymentIntentId: idOf(charge.payment_intent),
    amountCents: BigInt(charge.amount),
    currency: charge.currency,
    paid: charge.paid && charge.status === "succeeded",
    livemode: charge.livemode,
    refundedCents: BigInt(charge.amount_refunded),
    disputed: charge.disputed,
    feeCents: txn ? BigInt(txn.fee) : null,
    balanceTxn: idOf(charge.balance_transaction),
    paidAt: fromUnix(charge.created),
    donationId: charge.metadata["donation_id"] ?? null,
    cardFingerprint: details?.card?.fingerprint ?? details?.us_bank_account?.fingerprint ?? null,
  };
}

const oneOf = <T extends string>(value: unknown, known: readonly T[], other: T): T =>
  known.find((item) => item === value) ?? other;

export function shapeCheckout(session: Stripe.Checkout.Session): CheckoutSnapshot {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const latest = intent && typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: session.id,
    mode: oneOf(session.mode, ["payment", "subscription", "other"] as const, "other"),
    status: oneOf(session.status, ["open", "complete", "expired", "unknown"] as const, "unknown"),
    paymentStatus: oneOf(
      session.payment_status,
      ["paid", "unpaid", "no_payment_required", "unknown"] as const,
      "unknown",
    ),
    donationId: session.client_reference_id,
    amountCents: session.amount_total === null ? null : BigInt(session.amount_total),
    currency: session.currency ?? "",
    livemode: session.livemode,
    url: session.url,
    clientSecret: session.client_secret,
    expiresAt: fromUnix(session.expires_at),
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    invoiceId: idOf(session.invoice),
    failed:
      session.status === "complete" &&
      session.payment_status === "unpaid" &&
      intent !== null &&
      (intent.status === "requires_payment_method" || intent.status === "canceled"),
    charge: latest ? shapeCharge(latest) : null,
  };
}

export function shapeInvoice(invoice: Stripe.Invoice, charge: PaidCharge | null): InvoiceSnapshot {
  const details = invoice.parent?.subscription_details ?? null;
  return {
    id: invoice.id ?? "",
    subscriptionId: idOf(details?.subscription),
    giftId: details?.metadata?.["gift_id"] ?? null,
    status: invoice.status ?? "",
    paid: invoice.status === "paid",
    first: invoice.billing_reason === "subscription_create",
    amountPaidCents: BigInt(invoice.amount_paid),
    amountDueCents: BigInt(invoice.amount_due),
    attemptCount: invoice.attempt_count,
    currency: invoice.currency,
    livemode: invoice.livemode,
    charge,
  };
}

export function shapeSubscription(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const item = subscription.items.data[0];
  const pause = subscription.pause_collection;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    giftId: subscription.metadata["gift_id"] ?? null,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    paused: pause !== null && pause !== undefined,
    resumesAt: pause?.resumes_at ? fromUnix(pause.resumes_at) : null,
    amountCents:
      item?.price.unit_amount === null || item?.price.unit_amount === undefined
        ? null
        : BigInt(item.price.unit_amount),
    itemId: item?.id ?? null,
    productId: item ? idOf(item.price.product as string | { id: string }) : null,
    currentPeriodEnd: item?.current_period_end ? fromUnix(item.current_period_end) : null,
    createdAt: fromUnix(subscription.created),
    endedAt: subscription.ended_at ? fromUnix(subscription.ended_at) : null,
    livemode: subscription.livemode,
  };
}

export function shapeRefund(refund: Stripe.Refund): RefundSnapshot {
  return {
    id: refund.id,
    chargeId: idOf(refund.charge),
    refundId: refund.metadata?.["refund_id"] ?? null,
    amountCents: BigInt(refund.amount),
    status: oneOf(
      refund.status,
      ["pending", "succeeded", "failed", "canceled"] as const,
      "pending",
    ),
    at: fromUnix(refund.created),
  };
}

export function shapeDispute(dispute: Stripe.Dispute): DisputeSnapshot {
  const move = (txn: Stripe.BalanceTransaction): DisputeMove => ({
    txnId: txn.id,
    amountCents: BigInt(Math.abs(txn.amount)),
    feeCents: BigInt(txn.fee),
    at: fromUnix(txn.created),
  });
  const out = dispute.balance_transactions.find((t) => t.amount < 0);
  const back = dispute.balance_transactions.find((t) => t.amount > 0);
  return {
    id: dispute.id,
    chargeId: idOf(dispute.charge),
    paymentIntentId: idOf(dispute.payment_intent),
    amountCents: BigInt(dispute.amount),
    currency: dispute.currency,
    status: dispute.status,
    reason: dispute.reason,
    livemode: dispute.livemode,
    withdrawn: out ? move(out) : null,
    reinstated: back ? move(back) : null,
  };
}

export function shapeBalanceTxn(txn: Stripe.BalanceTransaction): BalanceTxnSnapshot {
  return {
    id: txn.id,
    type: txn.type,
    currency: txn.currency,
    amountCents: BigInt(txn.amount),
    feeCents: BigInt(txn.fee),
    netCents: BigInt(txn.net),
    sourceId: idOf(txn.source as string | { id: string } | null),
    at: fromUnix(txn.created),
  };
}

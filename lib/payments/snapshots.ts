/**
 * The provider's objects as the rest of the product knows them. Amounts are integer cents, times UTC; no SDK type
 * leaves this module.
 */

export type PaidCharge = {
  id: string;
  paymentIntentId: string | null;
  amountCents: bigint;
  currency: string;
  paid: boolean;
  livemode: boolean;
  refundedCents: bigint;
  disputed: boolean;
  /** null while the provider does not know it yet */
  feeCents: bigint | null;
  balanceTxn: string | null;
  paidAt: Date;
  /** our donation's id, from the metadata that we set */
  donationId: string | null;
  cardFingerprint: string | null;
};

export type CheckoutSnapshot = {
  id: string;
  mode: "payment" | "subscription" | "other";
  status: "open" | "complete" | "expired" | "unknown";
  paymentStatus: "paid" | "unpaid" | "no_payment_required" | "unknown";
  donationId: string | null;
  amountCents: bigint | null;
  currency: string;
  livemode: boolean;
  /** a session that is paid in our page has a secret, any other an address */
  url: string | null;
  clientSecret: string | null;
  expiresAt: Date;
  subscriptionId: string | null;
  customerId: string | null;
  invoiceId: string | null;
  /** a failed payment intent; its message is not shown to the donor here */
  failed: boolean;
  charge: PaidCharge | null;
};

export type InvoiceSnapshot = {
  id: string;
  subscriptionId: string | null;
  giftId: string | null;
  status: string;
  paid: boolean;
  /** the first invoice of a subscription */
  first: boolean;
  amountPaidCents: bigint;
  amountDueCents: bigint;
  attemptCount: number;
  currency: string;
  livemode: boolean;
  /** null where the invoice was only listed, or is not paid */
  charge: PaidCharge | null;
};

export type SubscriptionSnapshot = {
  id: string;
  customerId: string;
  giftId: string | null;
  status: string; // incomplete | incomplete_expired | trialing | active | past_due | canceled | unpaid | paused
  cancelAtPeriodEnd: boolean;
  paused: boolean;
  resumesAt: Date | null;
  amountCents: bigint | null;
  itemId: string | null;
  productId: string | null;
  currentPeriodEnd: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  livemode: boolean;
};

export type RefundSnapshot = {
  id: string;
  chargeId: string | null;
  /** our refund's id where we ordered it */
  refundId: string | null;
  amountCents: bigint;
  status: "pending" | "succeeded" | "failed" | "canceled";
  at: Date;
};

export type DisputeMove = { txnId: string; amountCents: bigint; feeCents: bigint; at: Date };
export type DisputeSnapshot = {
  id: string;
  chargeId: string | null;
  paymentIntentId: string | null;
  amountCents: bigint;
  currency: string;
  status: string; // needs_response … won | lost
  reason: string;
  livemode: boolean;
  withdrawn: DisputeMove | null;
  reinstated: DisputeMove | null;
};

export type BalanceTxnSnapshot = {
  id: string;
  type: string;
  currency: string;
  amountCents: bigint;
  feeCents: bigint;
  netCents: bigint;
  sourceId: string | null;
  at: Date;
};

export type EventSnapshot = {
  id: string;
  type: string;
  objectId: string | null;
  livemode: boolean;
  apiVersion: string | null;
  createdAt: Date;
};

import type Stripe from "stripe";

/**
 * The objects the sandbox stores: the provider's own, with the SDK's types, so that the compiler rejects a missing or
 * misspelt field. Fields that begin with `_` are internal and never returned.
 */

/** A field that may be an id or the object is always stored as the id; `expand` replaces it in the response. */
type Flat<V> = string extends V ? Exclude<V, { id: string }> : V;
type Kept<T> = { [K in keyof T]: Flat<T[K]> };

export type Line = Kept<Stripe.LineItem> & { _name: string };

type Objects = {
  "checkout.session": Kept<Stripe.Checkout.Session> & {
    _lines: Line[];
    _intent: { metadata: Record<string, string> };
    _subscription: { metadata: Record<string, string>; trialEnd?: number };
    _pending?: string;
    _reference?: string;
  };
  payment_intent: Kept<Stripe.PaymentIntent>;
  charge: Kept<Stripe.Charge>;
  refund: Kept<Stripe.Refund>;
  dispute: Kept<Stripe.Dispute>;
  balance_transaction: Kept<Stripe.BalanceTransaction>;
  customer: Kept<Stripe.Customer>;
  payment_method: Kept<Stripe.PaymentMethod> & { _number: string };
  product: Kept<Stripe.Product>;
  price: Kept<Stripe.Price>;
  subscription: Kept<Stripe.Subscription> & { _email: string | null };
  invoice: Kept<Stripe.Invoice> & { id: string; _subscription: string };
  invoice_payment: Kept<Stripe.InvoicePayment>;
  event: {
    id: string;
    object: "event";
    created: number;
    api_version: string;
    data: { object: unknown; previous_attributes?: unknown };
    livemode: boolean;
    pending_webhooks: number;
    request: { id: string | null; idempotency_key: string | null } | null;
    type: string;
  };
  payout: Kept<Stripe.Payout>;
  "billing_portal.session": Kept<Stripe.BillingPortal.Session>;
  "radar.early_fraud_warning": Kept<Stripe.Radar.EarlyFraudWarning>;
};
export type Kind = keyof Objects;
export type Thing<K extends Kind = Kind> = Objects[K];

export type Item = Stripe.SubscriptionItem;

/** Something that happens by itself when it is due. */
export type Task = {
  id: string;
  at: number;
  kind: TaskKind;
  ref: string;
  data?: Record<string, string | number | boolean>;
};
type TaskKind =
  | "session_expire"
  | "debit_settle"
  | "debit_return"
  | "dispute_open"
  | "dispute_lapse"
  | "warning_open"
  | "refund_settle"
  | "refund_fail"
  | "charge_fill"
  | "subscription_upcoming"
  | "subscription_renew"
  | "subscription_unpause"
  | "invoice_finalize"
  | "invoice_retry"
  | "payout_arrive";

/** The delivery of one event to one endpoint. Times are the sandbox's own, in milliseconds. */
export type Delivery = {
  id: string;
  eventId: string;
  url: string;
  secret: string;
  attempts: number;
  firstAt: number;
  nextAt: number;
  done: boolean;
  held?: boolean;
  extra?: boolean;
};
export type Answer = { hash: string; status: number; body: string; requestId: string };

/** The SDK has a class for decimals; on the wire they are strings. */
export const decimal = (value: number): Stripe.Decimal =>
  String(value) as unknown as Stripe.Decimal;

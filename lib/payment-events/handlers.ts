import type { EventType } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";
import { chargeTried, chargeUpdated } from "@/lib/payment-events/handlers/charge";
import { checkoutSession } from "@/lib/payment-events/handlers/checkout-session";
import { dispute } from "@/lib/payment-events/handlers/dispute";
import { fraudWarning } from "@/lib/payment-events/handlers/fraud-warning";
import { invoicePaid, invoicePaymentFailed } from "@/lib/payment-events/handlers/invoice";
import { providerPayout } from "@/lib/payment-events/handlers/provider-payout";
import { chargeRefunded, refundChanged } from "@/lib/payment-events/handlers/refund";
import { subscription } from "@/lib/payment-events/handlers/subscription";

type Handlers = { [K in EventType]: Handler<K> };

const table = {
  "checkout.session.completed": checkoutSession,
  "checkout.session.async_payment_succeeded": checkoutSession,
  "checkout.session.async_payment_failed": checkoutSession,
  "checkout.session.expired": checkoutSession,
  "invoice.paid": invoicePaid,
  "invoice.payment_failed": invoicePaymentFailed,
  "customer.subscription.updated": subscription,
  "customer.subscription.deleted": subscription,
  "customer.subscription.paused": subscription,
  "customer.subscription.resumed": subscription,
  "charge.succeeded": chargeTried,
  "charge.failed": chargeTried,
  "charge.updated": chargeUpdated,
  "charge.refunded": chargeRefunded,
  "refund.created": refundChanged,
  "refund.updated": refundChanged,
  "refund.failed": refundChanged,
  "charge.refund.updated": refundChanged,
  "charge.dispute.created": dispute,
  "charge.dispute.updated": dispute,
  "charge.dispute.closed": dispute,
  "charge.dispute.funds_withdrawn": dispute,
  "charge.dispute.funds_reinstated": dispute,
  "payout.paid": providerPayout,
  "payout.failed": providerPayout,
  "radar.early_fraud_warning.created": fraudWarning,
} satisfies Handlers;

/** The handler of each event type. */
export const handlers: Handlers = table;

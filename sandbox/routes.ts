import type { Route } from "./api/route";
import { balances, payouts } from "./resources/balance-payouts";
import { prices, products } from "./resources/catalogue";
import { charges, refunds } from "./resources/charges-refunds";
import { checkoutSessions } from "./resources/checkout-sessions";
import { disputes, radar } from "./resources/disputes-radar";
import { invoicePayments, invoices } from "./resources/invoices";
import { paymentIntents } from "./resources/payment-intents";
import { paymentMethods } from "./resources/payment-methods";
import { customers } from "./resources/customers";
import { events, webhookEndpoints } from "./resources/events";
import { portal } from "./resources/portal";
import { subscriptions } from "./resources/subscriptions";
import { subscriptionItems } from "./resources/subscription-items";
import { testClocks } from "./resources/test-clocks";

/** Every call the sandbox answers. A path of its own is before one with an id. */
export const routes: Route[] = [
  ...checkoutSessions,
  ...paymentIntents,
  ...charges,
  ...refunds,
  ...disputes,
  ...radar,
  ...balances,
  ...payouts,
  ...customers,
  ...paymentMethods,
  ...products,
  ...prices,
  ...subscriptions,
  ...subscriptionItems,
  ...invoices,
  ...invoicePayments,
  ...portal,
  ...events,
  ...webhookEndpoints,
  ...testClocks,
];

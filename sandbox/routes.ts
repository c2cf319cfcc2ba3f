import type { Route } from "./api/route";
import { balances } from "./resources/balance";
import { checkoutSessions } from "./resources/checkout-sessions";
import { events } from "./resources/events";
import { invoices, payments } from "./resources/payments";
import { portal } from "./resources/portal";
import { refunds } from "./resources/refunds";
import { subscriptions } from "./resources/subscriptions";

/** Every call that the sandbox answers: exactly those that the product makes (lib/payments). */
export const routes: Route[] = [
  ...checkoutSessions,
  ...payments,
  ...refunds,
  ...balances,
  ...subscriptions,
  ...invoices,
  ...portal,
  ...events,
];

import type { EventType } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";
import { settleSession } from "@/lib/checkout/settle-session";

type SessionEvent = Extract<EventType, `checkout.session.${string}`>;

export const checkoutSession: Handler<SessionEvent> = async ({ id, cause }) =>
  (await settleSession(id, cause)).result;

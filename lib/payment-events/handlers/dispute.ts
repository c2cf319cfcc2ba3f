import { settleDispute } from "@/lib/disputes/settle";
import type { EventType } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";

type DisputeEvent = Extract<EventType, `charge.dispute.${string}`>;

export const dispute: Handler<DisputeEvent> = ({ id, cause }) => settleDispute(id, cause);

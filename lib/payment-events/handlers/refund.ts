import { readRefund } from "@/lib/payments/objects";
import { settleRefund, settleRefundsOf } from "@/lib/refunds/settle-refund";
import type { EventType } from "@/lib/payment-events/event-types";
import type { Handler } from "@/lib/payment-events/handler";

export const chargeRefunded: Handler<"charge.refunded"> = ({ id, cause }) =>
  settleRefundsOf(id, cause);

type RefundEvent = Extract<EventType, `refund.${string}`> | "charge.refund.updated";

export const refundChanged: Handler<RefundEvent> = async ({ id, cause }) => {
  const refund = await readRefund(id);
  return refund ? settleRefund(refund, cause) : "ignored";
};

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { dollars, leftWhenRead, refundReason } from "@/lib/refunds/form-schemas";
import { requestRefund, declineRefund } from "@/lib/refunds/request-refund";
import { orderRefund } from "@/lib/refunds/order-refund";
import { textField } from "@/lib/text";

const list = "/admin/gifts";
const own = "/dashboard?tab=donations";

export const orderRefundAction = action(
  z.pipe(
    amountsAsPosted("amount"),
    z.object({
      donationId: z.string().max(64),
      amount: dollars,
      left: leftWhenRead,
      reason: z.optional(textField({ max: 500 })),
      back,
    }),
  ),
  async ({ actor, input }) => {
    const { waiting } = await orderRefund(actor, {
      donationId: input.donationId,
      amountCents: input.amount,
      leftCents: input.left,
      reason: input.reason || undefined,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")("gifts.refunded");
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

export const declineRefundAction = action(
  z.object({ refundRequestId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await declineRefund(actor, input);
    return {
      flash: translator(actor.locale, "admin")("gifts.declined"),
      redirectTo: backTo(input.back, list),
    };
  },
);

export const requestRefundAction = action(
  z.object({ donationId: z.string().max(64), reason: refundReason, back }),
  async ({ actor, input }) => {
    await requestRefund(actor, input);
    return {
      flash: translator(actor.locale, "dashboard")("donations.asked"),
      redirectTo: backTo(input.back, "/dashboard", own),
    };
  },
);

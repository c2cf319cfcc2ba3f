"use server";

import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { parseDollars } from "@/lib/money/money";
import { requestRefund, declineRefund } from "@/lib/refunds/request-refund";
import { orderRefund } from "@/lib/refunds/order-refund";
import { textField } from "@/lib/text";

const list = "/admin/gifts";
const own = "/dashboard?tab=donations";

export const orderRefundAction = action(
  z.object({
    donationId: z.string().max(64),
    amount: z.string().max(40),
    reason: textField({ max: 500 }).optional(),
    back,
  }),
  async ({ actor, input }) => {
    const cents = parseDollars(input.amount);
    if (cents === null) throw fieldError(`amount-${input.donationId}`, "validAmount");
    const { waiting } = await orderRefund(actor, {
      donationId: input.donationId,
      amountCents: cents,
      reason: input.reason || undefined,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")("gifts.refunded");
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

export const declineRefundAction = action(
  z.object({ wishId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await declineRefund(actor, input);
    return {
      flash: translator(actor.locale, "admin")("gifts.declined"),
      redirectTo: backTo(input.back, list),
    };
  },
);

export const requestRefundAction = action(
  z.object({ donationId: z.string().max(64), reason: z.string().max(500) }),
  async ({ actor, input }) => {
    await requestRefund(actor, input);
    return { flash: translator(actor.locale, "dashboard")("donations.asked"), redirectTo: own };
  },
);

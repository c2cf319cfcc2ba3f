"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { approveOrder, refuseOrder } from "@/lib/order-approval/decide";

const input = z.object({ orderId: z.string().max(64), back });

/** The lists that show waiting orders: an order leads back to the list it was decided on. */
const lists = ["/admin/pledges", "/admin/gifts", "/admin/payouts", "/admin/ledger"];
const backToList = (sent: string): string => {
  const list = lists.find((path) => sent === path || sent.startsWith(`${path}?`));
  return list === undefined || /[\u0000-\u0020\\#]/.test(sent) ? "/admin/payouts" : sent;
};

export const approveOrderAction = action(
  input,
  async ({ actor, input: { orderId, back: sent } }) => {
    await approveOrder(actor, { orderId });
    return {
      flash: translator(actor.locale, "secondPerson")("approved"),
      redirectTo: backToList(sent),
    };
  },
);

export const refuseOrderAction = action(
  input,
  async ({ actor, input: { orderId, back: sent } }) => {
    await refuseOrder(actor, { orderId });
    return {
      flash: translator(actor.locale, "secondPerson")("refused"),
      redirectTo: backToList(sent),
    };
  },
);

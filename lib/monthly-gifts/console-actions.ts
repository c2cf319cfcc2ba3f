"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { isAdmin } from "@/lib/auth/actor";
import { endMonthlyGift } from "@/lib/monthly-gifts/end";

const list = "/admin/gifts";
const own = "/dashboard?tab=donations";

/** Used by the console and the dashboard; each returns to its own list. */
export const endMonthlyGiftAction = action(
  z.object({ giftId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await endMonthlyGift(actor, input);
    return isAdmin(actor)
      ? {
          flash: translator(actor.locale, "admin")("gifts.ended"),
          redirectTo: backTo(input.back, list),
        }
      : {
          flash: translator(actor.locale, "dashboard")("donations.ended"),
          redirectTo: backTo(input.back, "/dashboard", own),
        };
  },
);

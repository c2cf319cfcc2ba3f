"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { moreTimeReason } from "@/lib/reports/form-schema";
import { giveMoreTime } from "@/lib/reports/give-more-time";

/** The console's "30 days more" button. */
export const giveMoreTimeAction = action(
  z.object({ campaignId: z.string().max(64), reason: moreTimeReason, back }),
  async ({ actor, input }) => {
    await giveMoreTime(actor, input);
    return {
      flash: translator(actor.locale, "reports")("console.given"),
      redirectTo: backTo(input.back, "/admin/reports"),
    };
  },
);

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { retryFailed } from "@/lib/worker/retry";

export const retryFailedAction = action(
  z.object({ id: z.string().max(255), back }),
  async ({ actor, input }) => {
    await retryFailed(actor, input);
    return {
      flash: translator(actor.locale, "admin")("jobs.restarted"),
      redirectTo: backTo(input.back, "/admin/jobs"),
    };
  },
);

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { thanksText } from "@/lib/thanks/form-schemas";
import { thanksPath } from "@/lib/thanks/rules";
import { sendThanks } from "@/lib/thanks/send-thanks";

/** The "Send" button below a thank-you. */
export const sendThanksAction = action(
  z.object({ donationId: z.string().max(64), text: thanksText }),
  async ({ actor, input }) => {
    await sendThanks(actor, input);
    return {
      flash: translator(actor.locale, "thanks")("page.flash"),
      redirectTo: thanksPath(input.donationId),
    };
  },
);

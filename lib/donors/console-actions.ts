"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { endDonorLinks } from "@/lib/donors/end-links";

const list = "/admin/gifts";

export const endDonorLinksAction = action(
  z.object({ donationId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await endDonorLinks(actor, { donationId: input.donationId });
    return {
      flash: translator(actor.locale, "donors")("consoleLinksEnded"),
      redirectTo: backTo(input.back, list),
    };
  },
);

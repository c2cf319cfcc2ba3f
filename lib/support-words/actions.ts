"use server";

import { z } from "zod";
import { isAdmin } from "@/lib/auth/actor";
import { hideWords } from "@/lib/support-words/hide-words";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";

/** "Hide" and "Show again" for words of support, in the dashboard and the console. */
export const hideWordsAction = action(
  z.object({ donationId: z.string().max(64), hidden: z.enum(["true", "false"]), back }),
  async ({ actor, input }) => {
    const hidden = input.hidden === "true";
    await hideWords(actor, { donationId: input.donationId, hidden });
    const list = isAdmin(actor) ? "/admin/gifts" : "/dashboard";
    return {
      flash: translator(actor.locale, "dashboard")(hidden ? "words.hiddenNow" : "words.shownNow"),
      redirectTo: backTo(input.back, list),
    };
  },
);

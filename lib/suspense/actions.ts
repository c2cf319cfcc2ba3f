"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { decideSuspense } from "@/lib/suspense/decide";
import { suspenseWays } from "@/lib/suspense/ways";
import { textField } from "@/lib/text";

/** Decides about a payment that fits no donation: one form per entry, whose three buttons are the three options. */
export const decideSuspenseAction = action(
  z.object({
    chargeId: z.string().max(255),
    way: z.enum(suspenseWays),
    reason: textField({ max: 500, need: "refundReasonNeeded" }),
    gift: z.string().max(64).optional(),
  }),
  async ({ actor, input }) => {
    const { waiting } = await decideSuspense(actor, input);
    const t = translator(actor.locale, "secondPerson");
    return {
      flash: waiting ? t("waits") : t(`suspense.decided.${input.way}`),
      redirectTo: "/admin/ledger",
    };
  },
);

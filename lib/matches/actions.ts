"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { translator } from "@/lib/i18n/translator";
import { decideMatch } from "@/lib/matches/decide-match";
import { decisions } from "@/lib/matches/rules";
import { matchInput, matchPaymentFields, proposedMatchInput } from "@/lib/matches/form-schemas";
import { makeMatch, proposeMatch } from "@/lib/matches/make-match";
import { recordMatchPayment } from "@/lib/matches/record-payment";

const list = "/admin/matches";
const once = { once: true };

export const makeMatchAction = action(matchInput, async ({ actor, input }) => {
  await makeMatch(actor, input, once);
  return { flash: translator(actor.locale, "matches")("done.made"), redirectTo: list };
});

export const proposeMatchAction = action(
  proposedMatchInput,
  async ({ actor, input, files }) => {
    await proposeMatch(actor, input, files["additionalDocument"]?.[0], once);
    return {
      flash: translator(actor.locale, "matches")("done.proposed"),
      redirectTo: `/dashboard/campaigns/matches/${encodeURIComponent(input.campaign)}`,
    };
  },
  { files: ["additionalDocument"] },
);

export const decideMatchAction = action(
  z.object({ id: z.string().max(64), to: z.enum(decisions) }),
  async ({ actor, input }) => {
    await decideMatch(actor, input);
    return {
      flash: translator(actor.locale, "matches")(`done.${input.to}`),
      redirectTo: list,
    };
  },
);

export const payMatchAction = action(
  z.pipe(
    amountsAsPosted("amount"),
    z.object({
      id: z.string().max(64),
      requestKey: z.string().min(8).max(100),
      recorded: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
      ...matchPaymentFields,
    }),
  ),
  async ({ actor, input }) => {
    const { amount: amountCents, ...rest } = input;
    const { waiting } = await recordMatchPayment(actor, { ...rest, amountCents });
    return {
      flash: translator(actor.locale, "matches")(waiting ? "done.waits" : "done.paid"),
      redirectTo: list,
    };
  },
);

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { answerOffer } from "@/lib/volunteers/answer-offer";
import { answerInput, callInput, stopInput } from "@/lib/volunteers/form-schemas";
import { offerHelp } from "@/lib/volunteers/offer";
import { offerInput } from "@/lib/volunteers/offer-schema";
import { confirmOffer, withdrawOffer } from "@/lib/volunteers/own-offer";
import { closeCall, saveCall } from "@/lib/volunteers/save-call";
import { stopCall } from "@/lib/volunteers/stop-call";

const own = "/dashboard/volunteers";
const token = z.object({ token: z.string().max(500) });

export const offerHelpAction = action(offerInput, async ({ actor, input }) => {
  await offerHelp(actor, input);
  return {};
});

export const confirmOfferAction = action(token, async ({ actor, input }) => {
  await confirmOffer(input);
  return { redirectTo: localePath(actor.locale, `/volunteer/${input.token}`) };
});

export const withdrawOfferAction = action(token, async ({ actor, input }) => {
  await withdrawOffer(input);
  return { redirectTo: localePath(actor.locale, `/volunteer/${input.token}`) };
});

export const saveCallAction = action(callInput, async ({ actor, input }) => {
  await saveCall(actor, input);
  return {
    flash: translator(actor.locale, "volunteers")(input.callId === "" ? "opened" : "saved"),
    redirectTo: own,
  };
});

export const closeCallAction = action(
  z.object({ callId: z.string().max(64) }),
  async ({ actor, input }) => {
    await closeCall(actor, input);
    return { flash: translator(actor.locale, "volunteers")("closedNow"), redirectTo: own };
  },
);

export const answerOfferAction = action(
  z.object({ ...answerInput.shape, back }),
  async ({ actor, input }) => {
    await answerOffer(actor, input);
    return {
      flash: translator(
        actor.locale,
        "volunteers",
      )(input.answer === "accept" ? "acceptedNow" : "declinedNow"),
      redirectTo: backTo(input.back, own),
    };
  },
);

export const stopCallAction = action(
  z.object({ ...stopInput.shape, back }),
  async ({ actor, input }) => {
    await stopCall(actor, input);
    return {
      flash: translator(actor.locale, "volunteers")("stoppedNow"),
      redirectTo: backTo(input.back, "/admin/volunteers"),
    };
  },
);

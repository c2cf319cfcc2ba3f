"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { recordedInput, thankInput } from "@/lib/recorded-gifts/form-schemas";
import {
  changeRecordedGift,
  deleteRecordedGift,
  recordGift,
} from "@/lib/recorded-gifts/record-gift";
import { thankDonor } from "@/lib/recorded-gifts/thank-donor";

const list = "/dashboard/recorded-gifts";

/** The form for a new gift and for changing one. */
export const recordGiftAction = action(recordedInput, async ({ actor, input }) => {
  const isNew = input.id === "";
  if (isNew) await recordGift(actor, input);
  else await changeRecordedGift(actor, input);
  return {
    flash: translator(actor.locale, "recordedGifts")(isNew ? "recorded" : "changed"),
    redirectTo: list,
  };
});

export const deleteRecordedGiftAction = action(
  z.object({ id: z.string().max(64), back }),
  async ({ actor, input }) => {
    await deleteRecordedGift(actor, input);
    return {
      flash: translator(actor.locale, "recordedGifts")("deleted"),
      redirectTo: backTo(input.back, list),
    };
  },
);

export const thankDonorAction = action(
  z.object({ ...thankInput.shape, back }),
  async ({ actor, input }) => {
    await thankDonor(actor, input);
    return {
      flash: translator(actor.locale, "recordedGifts")("thankedNow"),
      redirectTo: backTo(input.back, list),
    };
  },
);

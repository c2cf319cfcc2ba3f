"use server";

import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { recordDonationInput } from "@/lib/pledges/record-schema";
import { recordTypedGift } from "@/lib/pledges/record-form";

export const recordDonationAction = action(
  recordDonationInput,
  async ({ actor, input }) => {
    const { waiting } = await recordTypedGift(actor, input);
    const t = translator(actor.locale, "admin");
    return {
      flash: t(waiting ? "record.waiting" : "record.done"),
      redirectTo: waiting ? "/admin/pledges" : "/admin/gifts",
    };
  },
  {
    wayOn: (refused, locale) =>
      refused === "formSentBefore" || refused === "giftLooksRecorded"
        ? { field: "another", label: translator(locale, "admin")("record.another") }
        : undefined,
  },
);

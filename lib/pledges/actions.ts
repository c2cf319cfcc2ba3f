"use server";

import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { parseGift } from "@/lib/money/money";
import { cancelPledge } from "@/lib/pledges/cancel";
import { confirmPledge } from "@/lib/pledges/confirm";

const list = "/admin/pledges";

export const confirmPledgeAction = action(
  z.object({ donationId: z.string().max(64), received: z.string().max(40), back }),
  async ({ actor, input }) => {
    const cents = parseGift(input.received);
    if (cents === null) throw fieldError(`received-${input.donationId}`, "validAmount");
    const { waiting } = await confirmPledge(actor, {
      donationId: input.donationId,
      receivedCents: cents,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")("pledges.confirmed");
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

export const cancelPledgeAction = action(
  z.object({ donationId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await cancelPledge(actor, { donationId: input.donationId });
    return {
      flash: translator(actor.locale, "admin")("pledges.canceled"),
      redirectTo: backTo(input.back, list),
    };
  },
);

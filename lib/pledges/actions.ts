"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { translator } from "@/lib/i18n/translator";
import { giftDollars } from "@/lib/donations/fields";
import { cancelPledge } from "@/lib/pledges/cancel";
import { confirmPledge } from "@/lib/pledges/confirm";
import { releasePledge } from "@/lib/pledges/release";

const list = "/admin/pledges";

export const confirmPledgeAction = action(
  z.pipe(
    amountsAsPosted("received"),
    z.object({ donationId: z.string().max(64), received: giftDollars, back }),
  ),
  async ({ actor, input }) => {
    const { waiting } = await confirmPledge(actor, {
      donationId: input.donationId,
      receivedCents: input.received,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")("pledges.confirmed");
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

export const releasePledgeAction = action(
  z.object({ donationId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await releasePledge(actor, { donationId: input.donationId });
    return {
      flash: translator(actor.locale, "admin")("held.released"),
      redirectTo: backTo(input.back, list),
    };
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

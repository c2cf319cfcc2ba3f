"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { giftDollars } from "@/lib/donations/fields";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { untilDay } from "@/lib/monthly-gifts/form-schemas";
import type { Actor } from "@/lib/auth/actor";
import {
  changeMonthlyAmount,
  confirmChange,
  monthlyGiftCardUrl,
  pauseMonthlyGift,
  resumeMonthlyGift,
  skipMonth,
  stopMonthlyGift,
} from "@/lib/monthly-gifts/change";
import { showMonthlyGiftName, withdrawWords } from "@/lib/monthly-gifts/shown";

const token = z.string().min(1).max(500);
/** Redirects back to the monthly gift's page, which says what was done; works without a script too. */
const done = (actor: Actor, of: string, what: string) => ({
  redirectTo: `${localePath(actor.locale, `/gifts/${of}`)}?done=${what}`,
});

export const changeAmount = action(
  z.pipe(amountsAsPosted("amount"), z.object({ token, amount: giftDollars })),
  async ({ actor, input }) => {
    const { mailed } = await changeMonthlyAmount(actor, {
      token: input.token,
      amountCents: input.amount,
    });
    return done(actor, input.token, mailed ? "mailed" : "amount");
  },
);

/** The button behind the link in the donor's own mail. */
export const confirmDonorChange = action(z.object({ token }), async ({ actor, input }) => {
  await confirmChange(actor, input);
  return { redirectTo: localePath(actor.locale, `/confirm-change/${input.token}`) };
});

export const pause = action(
  z.object({ token, until: z._default(untilDay, null) }),
  async ({ actor, input }) => {
    await pauseMonthlyGift(actor, input);
    return done(actor, input.token, "pause");
  },
);

export const skip = action(
  z.object({ token, charge: z.string().max(40) }),
  async ({ actor, input }) => {
    await skipMonth(actor, input);
    return done(actor, input.token, "skip");
  },
);

export const resume = action(z.object({ token }), async ({ actor, input }) => {
  await resumeMonthlyGift(actor, input);
  return done(actor, input.token, "resume");
});

export const stop = action(z.object({ token }), async ({ actor, input }) => {
  await stopMonthlyGift(actor, input);
  return done(actor, input.token, "stop");
});

export const changeCard = action(z.object({ token }), async ({ actor, input }) => ({
  redirectTo: await monthlyGiftCardUrl(actor, input),
}));

/** "Take them back" for a donor's words of support. */
export const takeBackWords = action(z.object({ token }), async ({ actor, input }) => {
  await withdrawWords(actor, input.token);
  return done(actor, input.token, "wordsPrivate");
});
export const showName = action(
  z.object({ token, show: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    const show = input.show === "true";
    const { mailed } = await showMonthlyGiftName(actor, { token: input.token, show });
    if (mailed) return done(actor, input.token, "mailed");
    return done(actor, input.token, show ? "shown" : "hidden");
  },
);

"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { fieldError } from "@/lib/errors";
import { localePath } from "@/lib/i18n/paths";
import { parseGift } from "@/lib/money/money";
import type { Actor } from "@/lib/auth/actor";
import {
  changeMonthlyAmount,
  monthlyGiftCardUrl,
  pauseMonthlyGift,
  resumeMonthlyGift,
  showMonthlyGiftName,
  skipMonth,
  stopMonthlyGift,
} from "@/lib/monthly-gifts/change";

const token = z.string().min(1).max(500);
/** Back to the monthly gift's page, which says what was done: also without a script. */
const done = (actor: Actor, of: string, what: string) => ({
  redirectTo: `${localePath(actor.locale, `/gifts/${of}`)}?done=${what}`,
});

export const changeAmount = action(
  z.object({ token, amount: z.string() }),
  async ({ actor, input }) => {
    const amountCents = parseGift(input.amount);
    if (amountCents === null) throw fieldError("amount", "validAmount");
    await changeMonthlyAmount(actor, { token: input.token, amountCents });
    return done(actor, input.token, "amount");
  },
);

/** A day as a date field gives it, the end of which in UTC is meant; empty: until resumed. */
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, "endDateInvalid")
  .transform((text) => (text ? new Date(`${text}T23:59:59.000Z`) : null))
  .refine((at) => at === null || !Number.isNaN(at.getTime()), "endDateInvalid");

export const pause = action(
  z.object({ token, until: day.default(null) }),
  async ({ actor, input }) => {
    await pauseMonthlyGift(actor, input);
    return done(actor, input.token, "pause");
  },
);

export const skip = action(z.object({ token }), async ({ actor, input }) => {
  await skipMonth(actor, input);
  return done(actor, input.token, "skip");
});

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

export const showName = action(
  z.object({ token, show: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    await showMonthlyGiftName(actor, { token: input.token, show: input.show === "true" });
    return done(actor, input.token, input.show === "true" ? "shown" : "hidden");
  },
);

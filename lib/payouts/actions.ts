"use server";

import { z } from "zod";
import { AppError, fieldError } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { parseDollars } from "@/lib/money/money";
import { approvePayout } from "@/lib/payouts/approve-payout";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { makeGrant } from "@/lib/payouts/make-grant";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";

const back = "/admin/payouts";

export const runPayoutsAction = action(z.object({}), async ({ actor }) => {
  const made = await runPayouts(actor);
  return { flash: translator(actor.locale, "admin")("payouts.ran", { n: made.length }), redirectTo: back };
});

export const payOutNowAction = action(z.object({ ngoId: z.string().max(64) }), async ({ actor, input }) => {
  await payOutNow(actor, input);
  return { flash: translator(actor.locale, "admin")("payouts.paid"), redirectTo: back };
});

export const approvePayoutAction = action(z.object({ payoutId: z.string().max(64) }), async ({ actor, input }) => {
  await approvePayout(actor, input);
  return { flash: translator(actor.locale, "admin")("payouts.approved"), redirectTo: back };
});

const results = { sent: "payouts.markedSent", failed: "payouts.markedFailed", returned: "payouts.markedReturned" } as const;

export const finishPayoutAction = action(
  z.object({ payoutId: z.string().max(64), result: z.enum(["sent", "failed", "returned"]), reference: z.string().trim().max(120).optional() }),
  async ({ actor, input }) => {
    await finishPayout(actor, { payoutId: input.payoutId, result: input.result, reference: input.reference || null });
    return { flash: translator(actor.locale, "admin")(results[input.result]), redirectTo: back };
  },
);

export const makeGrantAction = action(
  z.object({ ngoId: z.string().max(64), amount: z.string(), note: z.string().trim().max(500).optional(), requestKey: z.string().max(80).optional() }),
  async ({ actor, input }) => {
    const cents = parseDollars(input.amount);
    if (cents === null) throw fieldError("amount", "validAmount");
    if (!input.ngoId) throw new AppError("not_found", "ngoNotFound");
    await makeGrant(actor, { ngoId: input.ngoId, amountCents: cents, note: input.note, requestKey: input.requestKey });
    return { flash: translator(actor.locale, "admin")("payouts.granted"), redirectTo: back };
  },
);

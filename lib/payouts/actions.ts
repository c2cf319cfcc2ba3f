"use server";

import { z } from "zod";
import { AppError } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { translator } from "@/lib/i18n/translator";
import { dollars } from "@/lib/payouts/form-schemas";
import { approvePayout, approvePayouts } from "@/lib/payouts/approve-payout";
import { markPayoutUnknown } from "@/lib/payouts/mark-unknown";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { makeGrant } from "@/lib/payouts/make-grant";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { textField } from "@/lib/text";

const list = "/admin/payouts";

export const runPayoutsAction = action(z.object({ back }), async ({ actor, input }) => {
  const created = await runPayouts(actor);
  return {
    flash: translator(actor.locale, "admin")("payouts.ran", { n: created.length }),
    redirectTo: backTo(input.back, list),
  };
});

export const payOutNowAction = action(
  z.object({ ngoId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await payOutNow(actor, input);
    return {
      flash: translator(actor.locale, "admin")("payouts.paid"),
      redirectTo: backTo(input.back, list),
    };
  },
);

export const approvePayoutAction = action(
  z.object({ payoutId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await approvePayout(actor, input);
    return {
      flash: translator(actor.locale, "admin")("payouts.approved"),
      redirectTo: backTo(input.back, list),
    };
  },
);

/** Approves only the payouts that were on the page, so that nobody approves what they have not seen. */
export const approvePayoutsAction = action(
  z.object({
    payoutIds: z.union([z.string().max(64), z.array(z.string().max(64)).max(100)]),
    back,
  }),
  async ({ actor, input }) => {
    const n = await approvePayouts(actor, { payoutIds: [input.payoutIds].flat() });
    return {
      flash: translator(actor.locale, "secondPerson")("payouts.approvedAll", { n }),
      redirectTo: backTo(input.back, list),
    };
  },
);

const results = {
  sent: "payouts.markedSent",
  failed: "payouts.markedFailed",
  returned: "payouts.markedReturned",
} as const;

export const finishPayoutAction = action(
  z.object({
    payoutId: z.string().max(64),
    result: z.enum(["sent", "failed", "returned"]),
    reference: z.optional(textField({ max: 120 })),
    back,
  }),
  async ({ actor, input }) => {
    const { waiting } = await finishPayout(actor, {
      payoutId: input.payoutId,
      result: input.result,
      reference: input.reference || null,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")(results[input.result]);
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

export const markPayoutUnknownAction = action(
  z.object({ payoutId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await markPayoutUnknown(actor, input);
    return {
      flash: translator(actor.locale, "admin")("payouts.markedUnknown"),
      redirectTo: backTo(input.back, list),
    };
  },
);

export const makeGrantAction = action(
  z.pipe(
    amountsAsPosted("amount"),
    z.object({
      ngoId: z.string().max(64),
      amount: dollars,
      note: z.optional(textField({ max: 500 })),
      requestKey: z.string().max(80).optional(),
      back,
    }),
  ),
  async ({ actor, input }) => {
    if (!input.ngoId) throw new AppError("not_found", "ngoNotFound");
    const { waiting } = await makeGrant(actor, {
      ngoId: input.ngoId,
      amountCents: input.amount,
      note: input.note,
      requestKey: input.requestKey,
    });
    const message = waiting
      ? translator(actor.locale, "secondPerson")("waits")
      : translator(actor.locale, "admin")("payouts.granted");
    return { flash: message, redirectTo: backTo(input.back, list) };
  },
);

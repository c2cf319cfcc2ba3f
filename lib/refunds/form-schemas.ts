import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { amountField, amountsAsPosted } from "@/lib/money/amount-field";
import { maxTypedCents } from "@/lib/money/money";
import { textField } from "@/lib/text";

/** The refund forms, as their fields are posted. Browser-safe. */

/** Typed dollars, in cents; the verb checks how much is left to refund. */
export const dollars = amountField({ min: 0, max: maxTypedCents, wrong: "validAmount" });

/** What could go back when the form was read, in cents: a repeat of the same form finds another sum, and refunds nothing. */
export const leftWhenRead = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((text: string) => BigInt(text)),
);

export const refundForm: FormSchema = {
  schema: z.pipe(
    amountsAsPosted("amount"),
    z.object({ amount: dollars, reason: z.optional(textField({ max: 500 })) }),
  ),
  messages: ["validAmount", "amountUnclear", "amountInDollars"],
};
/** An organisation gives its reason. */
export const refundReason = textField({ max: 500, lines: true, need: "refundReasonNeeded" });
export const requestRefundForm: FormSchema = {
  schema: z.object({ reason: refundReason }),
  messages: ["refundReasonNeeded"],
};

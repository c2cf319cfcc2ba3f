import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { amountField, amountsAsPosted } from "@/lib/money/amount-field";
import { maxTypedCents } from "@/lib/money/money";
import { textField } from "@/lib/text";

/** The forms for payouts and grants, as their fields are posted. Browser-safe. */

/** Typed dollars, in cents; the verb checks whether the fund has as much. */
export const dollars = amountField({ min: 0, max: maxTypedCents, wrong: "validAmount" });

export const grantForm: FormSchema = {
  schema: z.pipe(
    amountsAsPosted("amount"),
    z.object({
      ngoId: z.string({ error: "fillAllFields" }).check(z.minLength(1, "fillAllFields")),
      amount: dollars,
      note: z.optional(textField({ max: 500 })),
    }),
  ),
  messages: ["fillAllFields", "validAmount", "amountUnclear", "amountInDollars"],
};

/**
 * A failed or returned payout is looked up by the bank's reference, so that is required; for a sent one it is optional.
 */
export const finishPayoutForm: FormSchema = {
  schema: z.object({ result: z.string(), reference: z.optional(textField({ max: 120 })) }).check(
    z.refine((form) => form.result === "sent" || form.reference !== "", {
      error: "payoutReferenceNeeded",
      path: ["reference"],
    }),
  ),
  messages: ["payoutReferenceNeeded"],
};

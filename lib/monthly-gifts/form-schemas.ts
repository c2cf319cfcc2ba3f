import * as z from "zod/mini";
import { giftDollars } from "@/lib/donations/fields";
import type { FormSchema } from "@/lib/forms/form-schema";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { dayOf } from "@/lib/listing/days";
import { refuse } from "@/lib/text";

/** Forms about a monthly gift, with fields as they are posted. Browser-safe. */

/** A day from a date field, meaning its end in UTC; empty means until resumed. */
export const untilDay = z.pipe(
  z.string().check(z.maxLength(40, "endDateInvalid")),
  z.transform((text: string, payload): Date | null => {
    if (text === "") return null;
    const day = dayOf(text);
    return day === null ? refuse(payload, "endDateInvalid") : new Date(`${day}T23:59:59.000Z`);
  }),
);

export const amountForm: FormSchema = {
  schema: z.pipe(amountsAsPosted("amount"), z.object({ amount: giftDollars })),
  messages: ["validAmount", "amountUnclear", "amountInDollars"],
};
export const pauseForm: FormSchema = {
  schema: z.object({ until: z._default(untilDay, null) }),
  messages: ["endDateInvalid"],
};

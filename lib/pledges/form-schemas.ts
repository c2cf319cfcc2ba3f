import * as z from "zod/mini";
import { donorName, giftDollars, note, optionalEmail } from "@/lib/donations/fields";
import { recordedMethods } from "@/lib/donations/rules";
import type { FormSchema } from "@/lib/forms/form-schema";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { textField } from "@/lib/text";

/** The console's forms for donations that came another way, as their fields are posted. Browser-safe. */
const blankEmail = z.pipe(
  z.literal(""),
  z.transform(() => null),
);

/** "Record a gift received by post or bank". Dollars as typed; the email is optional (OP-097). */
export const recordFields = {
  campaign: textField({ max: 300, need: "campaignNotFound" }),
  amount: giftDollars,
  donorName,
  donorEmail: z.optional(z.union([blankEmail, optionalEmail])),
  method: z.enum(recordedMethods, { error: "methodNotTaken" }),
  message: z.optional(note),
};
export const recordForm: FormSchema = {
  schema: z.pipe(amountsAsPosted("amount"), z.object(recordFields)),
  messages: [
    "campaignNotFound",
    "validAmount",
    "amountUnclear",
    "amountInDollars",
    "enterName",
    "validEmail",
    "emailMeant",
    "methodNotTaken",
  ],
};

export const confirmPledgeForm: FormSchema = {
  schema: z.pipe(amountsAsPosted("received"), z.object({ received: giftDollars })),
  messages: ["validAmount", "amountUnclear", "amountInDollars"],
};

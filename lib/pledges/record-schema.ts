import { z } from "zod";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { recordFields } from "@/lib/pledges/form-schemas";

/** The console's form "Record a gift received by post or bank", with its hidden fields. */
const fields = z
  .object({
    ...recordFields,
    showName: z
      .string()
      .max(10)
      .optional()
      .transform((v) => v === "on"),
    another: z
      .string()
      .max(10)
      .optional()
      .transform((v) => v !== undefined),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  })
  .transform(({ amount, donorEmail, message, ...rest }) => ({
    ...rest,
    amountCents: amount,
    donorEmail: donorEmail ?? null,
    message: message || null,
  }));

export const recordDonationInput = z.pipe(amountsAsPosted("amount"), fields);
export type RecordDonationInput = z.infer<typeof recordDonationInput>;

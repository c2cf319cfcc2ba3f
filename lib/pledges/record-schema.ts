import { z } from "zod";
import { msg } from "@/lib/i18n/errors";
import { parseGift } from "@/lib/money/money";
import { recordedMethods } from "@/lib/donations/rules";
import { donorName } from "@/lib/donations/schema";
import { emailField, textField } from "@/lib/text";

/** The console's form "Record a donation received by post or bank". Dollars as typed; an e-mail may be left out (OP-097). */
export const recordDonationInput = z
  .object({
    campaign: textField({ max: 100, need: "campaignNotFound" }),
    amount: z
      .string({ error: msg("validAmount") })
      .max(20, msg("validAmount"))
      .transform((typed, context) => {
        const cents = parseGift(typed.trim());
        if (cents === null) context.addIssue({ code: "custom", message: msg("validAmount") });
        return cents ?? z.NEVER;
      }),
    donorName,
    donorEmail: z
      .union([z.literal("").transform(() => null), emailField()])
      .optional()
      .transform((v) => v ?? null),
    method: z.enum(recordedMethods, { error: msg("methodNotTaken") }),
    message: textField({ max: 1_000, lines: true })
      .optional()
      .transform((v) => v || null),
    showName: z
      .string()
      .max(10)
      .optional()
      .transform((v) => v === "on"),
    requestKey: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  })
  .transform(({ amount, ...rest }) => ({ ...rest, amountCents: amount }));
export type RecordDonationInput = z.infer<typeof recordDonationInput>;

import { z } from "zod";
import { toDollars } from "@/lib/money/money";

export const recordedAnswer = z.object({
  recorded: z.object({
    amount: z
      .number()
      .describe("US dollars, as the organisation says; in no other figure of the campaign"),
    gifts: z.number(),
  }),
});

/** The two sums in an API answer. */
export const toRecorded = (sums: { recordedCents: number; recordedCount: number }) => ({
  recorded: { amount: toDollars(sums.recordedCents), gifts: sums.recordedCount },
});

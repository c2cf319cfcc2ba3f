import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";

/** What becomes of a payment that fits no donation, as its form is posted. Browser-safe. */
export const suspenseForm: FormSchema = {
  schema: z.object({ reason: textField({ max: 500, lines: true, need: "refundReasonNeeded" }) }),
  messages: ["refundReasonNeeded"],
};

import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";

/** The form that decides about a payment in suspense, as it is posted. Browser-safe. */
export const suspenseForm: FormSchema = {
  schema: z.object({ reason: textField({ max: 500, lines: true, need: "refundReasonNeeded" }) }),
  messages: ["refundReasonNeeded"],
};

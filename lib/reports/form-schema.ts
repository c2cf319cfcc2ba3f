import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";

/** The form that gives a campaign more time, with the reason. Browser-safe. */
export const moreTimeReason = textField({ max: 500, lines: true, need: "fillRequired" });

export const moreTimeForm: FormSchema = {
  schema: z.object({ reason: moreTimeReason }),
  messages: ["fillRequired"],
};

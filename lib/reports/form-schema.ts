import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";

/** Why an administrator gives more time. Browser-safe. */
export const moreTimeReason = textField({ max: 500, lines: true, need: "fillRequired" });

export const moreTimeForm: FormSchema = {
  schema: z.object({ reason: moreTimeReason }),
  messages: ["fillRequired"],
};

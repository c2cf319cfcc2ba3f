import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";
import { thanksMax } from "@/lib/thanks/rules";

/** The form of a thank-you, with fields as they are posted. Browser-safe. */
export const thanksText = textField({ max: thanksMax, lines: true, need: "fillRequired" });
export const thanksForm: FormSchema = {
  schema: z.object({ text: thanksText }),
  messages: ["fillRequired"],
};

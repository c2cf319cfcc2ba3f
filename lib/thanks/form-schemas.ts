import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { textField } from "@/lib/text";
import { thanksMax } from "@/lib/thanks/rules";

/** A thank-you as its form posts it. Browser-safe. */
export const thanksText = textField({ max: thanksMax, lines: true, need: "fillRequired" });
export const thanksForm: FormSchema = {
  schema: z.object({ text: thanksText }),
  messages: ["fillRequired"],
};

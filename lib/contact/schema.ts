import * as z from "zod/mini";
import { decoy } from "@/lib/forms/decoy";
import type { FormSchema } from "@/lib/forms/form-schema";
import { emailField, textField } from "@/lib/text";

/** Fields of the contact form. Browser-safe. All four are required, with the same message for each (ERR-046). */
const need = "fillAllFields";

export const contactInput = z.object({
  name: textField({ max: 120, name: true, need }),
  email: emailField({ need }),
  subject: textField({ max: 200, need }),
  message: textField({ max: 5_000, lines: true, need }),
  hbq7: decoy,
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactForm: FormSchema = {
  schema: contactInput,
  messages: [need, "validEmail", "emailMeant"],
};

/** An administrator's answer. */
export const replyText = textField({ max: 5_000, lines: true, need: "fillRequired" });
export const replyForm: FormSchema = {
  schema: z.object({ text: replyText }),
  messages: ["fillRequired"],
};

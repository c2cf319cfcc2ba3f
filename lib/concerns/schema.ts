import * as z from "zod/mini";
import { decoy } from "@/lib/forms/decoy";
import type { FormSchema } from "@/lib/forms/form-schema";
import { emailField, textField } from "@/lib/text";
import { concernEnds, maxAnswer, maxConcern, maxNote } from "@/lib/concerns/rules";

/** Fields of the public concern form and of the console's forms about concerns. Browser-safe. */
const need = "fillRequired";

/** An e-mail address, or empty. */
const address = z.pipe(
  z.string(),
  z.transform((typed: string) => (typed.trim() === "" ? null : typed)),
);

const concernFields = {
  text: textField({ max: maxConcern, lines: true, need }),
  email: z._default(z.pipe(address, z.nullable(emailField())), null),
};

export const concernInput = z.object({
  ngoId: z.string().check(z.maxLength(64)),
  /** the campaign's slug; "" for the organisation as a whole */
  campaign: z._default(z.string().check(z.maxLength(100)), ""),
  ...concernFields,
  hbq7: decoy,
});
export type ConcernInput = z.output<typeof concernInput>;

export const concernForm: FormSchema = {
  schema: z.object(concernFields),
  messages: [need, "validEmail", "emailMeant"],
};

export const noteText = textField({ max: maxNote, lines: true, need });
export const noteForm: FormSchema = { schema: z.object({ text: noteText }), messages: [need] };

export const endFields = {
  state: z.enum(concernEnds),
  answer: textField({ max: maxAnswer, lines: true, need }),
};
export const endForm: FormSchema = { schema: z.object(endFields), messages: [need] };

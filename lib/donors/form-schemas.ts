import * as z from "zod/mini";
import { donorEmail } from "@/lib/donations/fields";
import { plainCode } from "@/lib/donor-links/plain-code";
import type { FormSchema } from "@/lib/forms/form-schema";

/** Forms on a donor's own pages, with fields as they are posted. Browser-safe. */

export const code = z.pipe(
  z.string({ error: "wrongCode" }).check(z.maxLength(60, "wrongCode")),
  z.pipe(
    z.transform((typed: string) => plainCode(typed)),
    z.string().check(z.regex(/^[0-9A-Z]{8}$/, "wrongCode")),
  ),
);

export const codeForm: FormSchema = {
  schema: z.object({ email: donorEmail, code }),
  messages: ["enterEmail", "validEmail", "emailMeant", "wrongCode"],
};
export const linksForm: FormSchema = {
  schema: z.object({ email: donorEmail }),
  messages: ["enterEmail", "validEmail", "emailMeant"],
};

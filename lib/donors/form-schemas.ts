import * as z from "zod/mini";
import { donorEmail, giftDollars } from "@/lib/donations/fields";
import { plainCode } from "@/lib/donor-links/plain-code";
import type { FormSchema } from "@/lib/forms/form-schema";
import { refuse } from "@/lib/text";

/** The forms of a donor's own pages, as their fields are posted. Browser-safe. */

export const code = z.pipe(
  z.string({ error: "wrongCode" }).check(z.maxLength(20, "wrongCode")),
  z.pipe(
    z.transform((typed: string) => plainCode(typed)),
    z.string().check(z.regex(/^[0-9A-Z]{8}$/, "wrongCode")),
  ),
);

/** A day as a date field gives it, the end of which in UTC is meant; empty: until resumed. */
export const untilDay = z.pipe(
  z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, "endDateInvalid")),
  z.transform((text: string, payload): Date | null => {
    if (text === "") return null;
    const end = new Date(`${text}T23:59:59.000Z`);
    return Number.isNaN(end.getTime()) ? refuse(payload, "endDateInvalid") : end;
  }),
);

export const codeForm: FormSchema = {
  schema: z.object({ email: donorEmail, code }),
  messages: ["enterEmail", "validEmail", "wrongCode"],
};
export const linksForm: FormSchema = {
  schema: z.object({ email: donorEmail }),
  messages: ["enterEmail", "validEmail"],
};
export const amountForm: FormSchema = {
  schema: z.object({ amount: giftDollars }),
  messages: ["validAmount"],
};
export const pauseForm: FormSchema = {
  schema: z.object({ until: z._default(untilDay, null) }),
  messages: ["endDateInvalid"],
};

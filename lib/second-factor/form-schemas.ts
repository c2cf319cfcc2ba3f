import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";

/** The forms that ask for a second factor, as their fields are posted. Browser-safe. */
const fill = "fillAllFields";
const typed = z
  .string({ error: fill })
  .check(
    z.trim(),
    z.minLength(1, { error: fill, abort: true }),
    z.maxLength(60, "wrongFactorCode"),
  );

/** A code from an app or a recovery code; a passkey's response replaces it. */
export const factorForm: FormSchema = {
  schema: z.union([
    z.object({ passkey: z.string().check(z.minLength(1)) }),
    z.object({ code: typed }),
  ]),
  messages: [fill, "wrongFactorCode"],
};
export const appCodeForm: FormSchema = {
  schema: z.object({ code: typed }),
  messages: [fill, "wrongFactorCode"],
};
/** For an account without a second factor: its password. */
export const passwordAgainForm: FormSchema = {
  schema: z.object({ currentPassword: z.string({ error: fill }).check(z.minLength(1, fill)) }),
  messages: [fill],
};

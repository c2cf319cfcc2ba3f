import * as z from "zod/mini";
import { newPasswordShape } from "@/lib/auth/password-shape";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import type { FormSchema } from "@/lib/forms/form-schema";
import { accountName, email, loginEmail, password, personName } from "@/lib/users/fields";

/** The forms of accounts, as their fields are posted. */
const fill = msg("fillAllFields");
const passwordMessages = [
  fill,
  "passwordTooShort",
  "passwordTooLong",
] as const satisfies readonly MessageKey[];

/** Reports an empty field first, then the password's form. */
const newPassword = z.pipe(
  z.string({ error: fill }).check(z.minLength(1, { error: fill, abort: true })),
  newPasswordShape,
);
/** A new password, entered twice. */
export const twice = { password: newPassword, confirmPassword: password };

/** Reported as soon as both are typed, whatever else is still empty. */
export const samePassword = z.refine<Record<string, unknown>>(
  (form) => form["password"] === form["confirmPassword"],
  {
    error: msg("passwordsDiffer"),
    path: ["confirmPassword"],
    when: ({ value }) => typed(value, "password") && typed(value, "confirmPassword"),
  },
);
const typed = (value: unknown, name: string): boolean => {
  const text = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === "string" && text !== "";
};

export const loginForm: FormSchema = {
  schema: z.object({ email: loginEmail, password }),
  messages: [fill],
};
export const signupInput = z
  .object({ name: accountName, personName: z.optional(personName), email, ...twice })
  .check(samePassword);
export const signupForm: FormSchema = {
  schema: signupInput,
  messages: [
    ...passwordMessages,
    "passwordsDiffer",
    "validEmail",
    "emailMeant",
    "mixedScripts",
    "mixedScriptsMeant",
  ],
};
export const invitationForm: FormSchema = {
  schema: z.object({ name: accountName, ...twice }).check(samePassword),
  messages: [...passwordMessages, "passwordsDiffer", "mixedScripts", "mixedScriptsMeant"],
};
/** A reset link, an invitation to a team: only an address. */
export const emailForm: FormSchema = {
  schema: z.object({ email }),
  messages: [fill, "validEmail", "emailMeant"],
};
export const newPasswordForm: FormSchema = {
  schema: z.object(twice).check(samePassword),
  messages: [...passwordMessages, "passwordsDiffer"],
};
export const changePasswordForm: FormSchema = {
  schema: z.object({ currentPassword: password, ...twice }).check(samePassword),
  messages: [...passwordMessages, "passwordsDiffer"],
};

/** Another address to replace an unconfirmed one. */
export const addressForm: FormSchema = {
  schema: z.object({ email, currentPassword: password }),
  messages: [fill, "validEmail", "emailMeant"],
};
export const nameInput = z.object({ name: accountName });
export const nameForm: FormSchema = {
  schema: nameInput,
  messages: [fill, "mixedScripts", "mixedScriptsMeant"],
};

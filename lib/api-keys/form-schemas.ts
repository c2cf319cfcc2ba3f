import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { mostNameLength } from "@/lib/api-keys/rules";
import { scopes } from "@/lib/auth/scopes";
import { msg } from "@/lib/i18n/message-key";
import { textField } from "@/lib/text";

/** The form for a new key, as its fields are posted: a checkbox for each scope. Browser-safe. */
const boxes = Object.fromEntries(scopes.map((scope) => [scope, z.optional(z.literal("on"))]));

export const keyInput = z
  .object({
    name: textField({ max: mostNameLength, name: true, need: "apiKeyName" }),
    days: z.string().check(z.regex(/^(?:30|90|365|0)$/)),
    ...boxes,
  })
  .check(
    z.refine((form) => scopes.some((scope) => Reflect.get(form, scope) === "on"), {
      error: msg("apiKeyScopes"),
      path: [scopes[0]],
    }),
  );
export const keyForm: FormSchema = {
  schema: keyInput,
  messages: ["apiKeyName", "apiKeyScopes"],
};

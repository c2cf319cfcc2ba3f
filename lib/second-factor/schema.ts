import { z } from "zod";
import { msg } from "@/lib/i18n/errors";
import { cleanText } from "@/lib/text";

/** A typed second factor: six digits from the app or a recovery code, with any blanks and hyphens. */
export const factorCode = z
  .string()
  .max(60, msg("wrongFactorCode"))
  .describe(
    "The second factor of an account that has one: six digits of the authenticator app, or a recovery code",
  );

const b64 = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*={0,2}$/);
const text = z.string().max(200);

/** A passkey's response as the browser sends it, in one form field. Sizes are limited before anything is decoded. */
const assertion = z.object({
  id: b64(1_400),
  rawId: b64(1_400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: b64(4_000),
    authenticatorData: b64(4_000),
    signature: b64(2_000),
    userHandle: b64(200).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});
const attestation = z.object({
  id: b64(1_400),
  rawId: b64(1_400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: b64(4_000),
    attestationObject: b64(20_000),
    transports: z.array(text).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});
export type Assertion = z.infer<typeof assertion>;
export type Attestation = z.infer<typeof attestation>;

function fromField<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(40_000, msg("passkeyFailed"))
    .transform((field, context): z.infer<S> => {
      try {
        const parsed = schema.safeParse(JSON.parse(field));
        if (parsed.success) return parsed.data as z.infer<S>;
      } catch {
        // invalid JSON gets the same message
      }
      context.addIssue({ code: "custom", message: msg("passkeyFailed") });
      return z.NEVER;
    });
}

/** Form fields that carry a passkey's response as JSON. */
export const assertionField = fromField(assertion);
export const attestationField = fromField(attestation);

/** A person's name for a passkey, at most 60 characters; may be empty. */
export const passkeyName = z.string().transform((raw, context) => {
  const cleaned = cleanText(raw, { max: 60 });
  if ("text" in cleaned) return cleaned.text;
  context.addIssue({ code: "custom", message: msg("invalidField") });
  return z.NEVER;
});

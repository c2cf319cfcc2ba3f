import { z } from "zod";
import { countryCode } from "@/lib/countries";
import { msg } from "@/lib/i18n/errors";
import { descriptionMax, nameMax, reasonMax } from "@/lib/ngos/limits";
import { publicName } from "@/lib/names";
import { emailField, textField } from "@/lib/text";

/** What an organisation says of itself, by form and by call. Browser-safe. */

const need = "fillRequiredBefore";
const orgName = publicName({ max: nameMax, need });
const officialEmail = emailField({ need });
/** A code or an English name; stored and answered as the code (OP-078). */
export const country = z
  .string({ error: msg(need) })
  .max(500, { error: msg("validCountry"), abort: true })
  .trim()
  .min(1, { error: msg(need), abort: true })
  .max(80, { error: msg("validCountry"), abort: true })
  .transform((text, context) => {
    const code = countryCode(text);
    if (code === null) context.addIssue({ code: "custom", message: msg("validCountry") });
    return code ?? z.NEVER;
  });
/** + and 7 to 15 digits, spaces and hyphens allowed (DATA-044). */
export const phoneNumber = z
  .string({ error: msg(need) })
  .max(500, { error: msg("validPhone"), abort: true })
  .trim()
  .min(1, { error: msg(need), abort: true })
  .max(40, { error: msg("validPhone"), abort: true })
  .refine(
    (t) => /^\+[\d\s-]+$/.test(t) && /^\d{7,15}$/.test(t.replace(/\D/g, "")),
    msg("validPhone"),
  );
const description = textField({ max: descriptionMax, lines: true, need });

/** http or https, https:// added when missing, a host with a dot, no user or password; "" stays "" (money.md G8). */
export function webAddress(text: string): string | null {
  const input = text.trim();
  if (input === "") return "";
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(input) && !/^[\w.-]+\.[a-z]{2,}(:\d+)?(\/|$)/i.test(input)
      ? input
      : `https://${input}`;
  const address = /^https?:\/\//i.test(input) ? input : full;
  try {
    const url = new URL(address);
    const fine =
      (url.protocol === "https:" || url.protocol === "http:") &&
      !url.username &&
      !url.password &&
      /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname) &&
      !/^[\d.]+$/.test(url.hostname);
    return fine && url.href.length <= 500 ? url.href : null;
  } catch {
    return null;
  }
}

const optionalAddress = (key: "validWebsite") =>
  z
    .string()
    .max(500, msg(key))
    .transform((text, context) => {
      const address = webAddress(text);
      if (address === null) context.addIssue({ code: "custom", message: msg(key) });
      return address ?? z.NEVER;
    });
const website = optionalAddress("validWebsite");

/** A username or a full address (DASH-027). */
export const social = z
  .string()
  .max(200, msg("validSocial"))
  .transform((text, context) => {
    const input = text.trim();
    if (input === "" || /^@?[\p{L}\p{N}._-]{1,100}$/u.test(input)) return input;
    const address = /^https?:\/\//i.test(input) ? webAddress(input) : null;
    if (!address) context.addIssue({ code: "custom", message: msg("validSocial") });
    return address || z.NEVER;
  });

const bankLine = textField({ max: 140 }).optional();
export const bankDetails = z.strictObject({
  accountHolderName: bankLine,
  bankName: bankLine,
  accountNumber: bankLine,
  swiftCode: bankLine.refine(
    (t) =>
      !t ||
      /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/.test(t.replace(/\s/g, "")) ||
      /[*•]/.test(t),
    msg("invalidField"),
  ),
  preferredCurrency: z
    .string()
    .max(40, { abort: true })
    .trim()
    .toUpperCase()
    .refine((t) => t === "" || /^[A-Z]{3}$/.test(t), msg("validCurrency"))
    .optional(),
});
export type BankInput = z.infer<typeof bankDetails>;

/** `PUT /ngos/complete-profile` */
export const completeProfileBody = z.strictObject({
  orgName,
  officialEmail,
  country,
  phoneNumber,
  website: website.optional(),
  description,
  bankDetails: bankDetails.optional(),
});
export type CompleteProfileInput = z.infer<typeof completeProfileBody>;

/** `PUT /ngos/update-profile`: only what is present changes. */
export const updateProfileBody = z.strictObject({
  name: orgName.optional(),
  orgName: orgName.optional(),
  officialEmail: z.string().max(254).optional(),
  email: z.string().max(254).optional(),
  country: country.optional(),
  phoneNumber: phoneNumber.optional(),
  website: website.optional(),
  description: description.optional(),
  facebook: social.optional(),
  twitter: social.optional(),
  instagram: social.optional(),
  linkedin: social.optional(),
  bankDetails: bankDetails.optional(),
  currentPassword: z.string().max(1_000).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileBody>;

export const reasonBody = z.strictObject({
  reason: textField({ max: reasonMax, lines: true }).nullish(),
});
/** A yes may carry the version that was looked at: `submittedAt` of the answer (OP-134). */
export const approveBody = reasonBody.extend({
  version: z.string().max(40, msg("invalidInput")).optional(),
});
export const idParams = z.object({
  id: z.string().min(1, msg("ngoIdRequired")).max(64, msg("notFound")),
});

/** What may be kept of a half-filled registration: text as typed, nothing checked but its length. */
export const draftInput = z.object({
  orgName: z
    .string()
    .max(nameMax * 2)
    .optional(),
  officialEmail: z.string().max(300).optional(),
  country: z.string().max(80).optional(),
  phoneNumber: z.string().max(60).optional(),
  website: z.string().max(600).optional(),
  description: z
    .string()
    .max(descriptionMax + 1_000)
    .optional(),
});
export type RegistrationDraft = z.infer<typeof draftInput>;

export const documentKinds = [
  "registrationCertificate",
  "leadershipProof",
  "additionalDocument",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

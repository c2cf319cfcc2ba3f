import { z } from "zod";
import { msg } from "@/lib/i18n/errors";
import { descriptionMax, nameMax, reasonMax } from "@/lib/ngos/limits";
import {
  accountNumber,
  accountReference,
  accountTypes,
  bankCode,
  bankLine,
  country,
  currency,
  description,
  officialEmail,
  orgName,
  phoneNumber,
  social,
  swiftCode,
  website,
} from "@/lib/ngos/fields";
import { textField } from "@/lib/text";

/** An organisation's data, for forms and API calls. */

export const bankDetails = z.strictObject({
  accountHolderName: z.optional(bankLine),
  bankName: z.optional(bankLine),
  accountNumber: z.optional(accountNumber),
  swiftCode: z.optional(swiftCode),
  preferredCurrency: z.optional(currency),
  bankCode: z.optional(bankCode),
  accountType: z.optional(z.enum(accountTypes)),
  accountReference: z.optional(accountReference),
});
export type BankInput = z.infer<typeof bankDetails>;

/** An address or a name that the profile gives as null is sent back as it was read: null empties it, as "" does. */
const emptied = <S extends z.core.$ZodType<string, string>>(field: S) =>
  z
    .nullable(field)
    .transform((text) => text ?? "")
    .optional();
/** What an unfinished profile gives as null says nothing when it is sent back. */
const unlessNull = <S extends z.core.$ZodType>(field: S) =>
  z
    .nullable(field)
    .transform((value) => value ?? undefined)
    .optional();

/** `PUT /ngos/complete-profile` */
export const completeProfileBody = z.strictObject({
  orgName,
  officialEmail,
  country,
  phoneNumber,
  website: emptied(website),
  description,
  bankDetails: unlessNull(bankDetails),
});
export type CompleteProfileInput = z.infer<typeof completeProfileBody>;

/** `PUT /ngos/update-profile`: only fields that were sent change. */
export const updateProfileBody = z.strictObject({
  name: z.optional(orgName),
  orgName: z.optional(orgName),
  officialEmail: unlessNull(z.string().max(254)),
  email: unlessNull(z.string().max(254)),
  country: unlessNull(country),
  phoneNumber: unlessNull(phoneNumber),
  website: emptied(website),
  description: unlessNull(description),
  facebook: emptied(social),
  twitter: emptied(social),
  instagram: emptied(social),
  linkedin: emptied(social),
  bankDetails: unlessNull(bankDetails),
  currentPassword: z.string().max(1_000).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileBody>;

export const reasonBody = z.strictObject({
  reason: z.nullish(textField({ max: reasonMax, lines: true })),
});
/** An approval may carry the version that was reviewed: `submittedAt` of the response (OP-134). */
export const approveBody = reasonBody.extend({
  version: z.string().max(40, msg("invalidInput")).optional(),
});
export const idParams = z.object({
  id: z.string().min(1, msg("ngoIdRequired")).max(64, msg("ngoNotFound")),
});

/** What is stored of a half-filled registration: text as typed, with only its length checked. */
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

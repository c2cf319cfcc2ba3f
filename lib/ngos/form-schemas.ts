import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import * as fields from "@/lib/ngos/fields";
import { textField } from "@/lib/text";

/** The forms of organisations, as their fields are posted. Browser-safe; only the server checks a file's bytes. */
const { orgName, typedPhone: phoneNumber, website, description, social } = fields;
const required = msg("fillRequiredBefore");
const profileMessages = [
  required,
  "mixedScripts",
  "mixedScriptsMeant",
  "validPhone",
  "validWebsite",
] as const satisfies readonly MessageKey[];

export const registrationForm: FormSchema = {
  schema: z.object({
    orgName,
    officialEmail: fields.officialEmail,
    country: fields.country,
    phoneNumber,
    website,
    description,
  }),
  messages: [...profileMessages, "validEmail", "emailMeant", "validCountry", "whichCongo"],
};

export const profileForm: FormSchema = {
  schema: z.object({
    orgName,
    phoneNumber,
    website,
    description,
    facebook: social,
    twitter: social,
    instagram: social,
    linkedin: social,
  }),
  messages: [...profileMessages, "validSocial"],
};

const fill = msg("fillAllFields");
const filled = z
  .string({ error: fill })
  .check(z.trim(), z.minLength(1, { error: fill, abort: true }));
const accountFields = {
  "bankDetails.accountHolderName": z.pipe(filled, fields.bankLine),
  "bankDetails.bankName": z.pipe(filled, fields.bankLine),
  "bankDetails.accountNumber": z.pipe(filled, fields.accountNumber),
  "bankDetails.preferredCurrency": z.pipe(filled, fields.currency),
  currentPassword: z.string({ error: fill }).check(z.minLength(1, fill)),
};
/** Named as in the API call: bankDetails.accountNumber and so on. */
export const bankFields = z.object({
  ...accountFields,
  "bankDetails.swiftCode": z.optional(fields.typedSwift),
  "bankDetails.bankCode": z.optional(fields.bankCode),
});
export const bankForm: FormSchema = {
  schema: bankFields,
  messages: [fill, "swiftInvalid", "bankCodeDigits", "validCurrency"],
};
/** For mobile money: the bank is the operator. */
export const mobileFields = z.object({
  ...accountFields,
  "bankDetails.accountReference": z.optional(fields.accountReference),
});
export const mobileForm: FormSchema = { schema: mobileFields, messages: [fill, "validCurrency"] };

const documentMessages = [
  "certificateRequired",
  "fileEmpty",
  "fileLargerThan10MB",
  "fileNotPdf",
  "fileNotPdfJpgPng",
  "heicUnreadable",
] as const satisfies readonly MessageKey[];

/** With a stored certificate, no file has to be chosen. */
export const documentsForm: FormSchema = { schema: z.object({}), messages: documentMessages };
export const firstDocumentsForm: FormSchema = {
  schema: z.object({
    registrationCertificate: z.custom<unknown>(
      (file) => file !== undefined,
      msg("certificateRequired"),
    ),
  }),
  messages: documentMessages,
};

/** An administrator's reason for a decision; may be empty. */
export const decisionReason = textField({ max: 2_000, lines: true });
export const reasonForm: FormSchema = {
  schema: z.object({ reason: z.optional(decisionReason) }),
  messages: [],
};

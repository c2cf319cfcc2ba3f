import * as z from "zod/mini";
import { seenField, type FormSchema } from "@/lib/forms/form-schema";
import { msg } from "@/lib/i18n/message-key";
import { description, title } from "@/lib/campaigns/fields";
import { isStoryLanguage } from "@/lib/campaigns/languages";

/** A campaign's text in one more language, as sent by the form and the API. Browser-safe. */
export const storyLanguage = z
  .string({ error: msg("storyLanguage") })
  .check(z.maxLength(8, msg("storyLanguage")), z.refine(isStoryLanguage, msg("storyLanguage")));

const id = z.string().check(z.maxLength(64));

export const versionInput = z.object({
  campaign: id,
  language: storyLanguage,
  title,
  description,
  seen: seenField,
});
export const languageInput = z.object({ campaign: id, language: storyLanguage });

export const languageForm: FormSchema = { schema: languageInput, messages: ["storyLanguage"] };
export const versionForm: FormSchema = {
  schema: versionInput,
  messages: [msg("fillRequired"), "mixedScripts", "storyLanguage"],
};

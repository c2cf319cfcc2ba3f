import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { maxNoteLength, maxTagLength } from "@/lib/donor-notes/rules";
import { textField } from "@/lib/text";

/** Forms on a donor's page, with fields as they are posted. Browser-safe. */
export const noteText = textField({ max: maxNoteLength, lines: true, need: "donorNoteNeeded" });
export const tagName = textField({ max: maxTagLength, name: true, need: "donorTagNeeded" });

export const noteForm: FormSchema = {
  schema: z.object({ text: noteText }),
  messages: ["donorNoteNeeded"],
};
export const tagForm: FormSchema = {
  schema: z.object({ tag: tagName }),
  messages: ["donorTagNeeded"],
};

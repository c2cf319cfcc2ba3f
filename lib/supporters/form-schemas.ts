import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { amountField, inPageLanguage } from "@/lib/money/amount-field";
import { publicName } from "@/lib/names";
import { goalMax, goalMin, nameMax, wordsMax } from "@/lib/supporters/rules";
import { emailField, textField } from "@/lib/text";

/** Forms about a supporter's page, with fields as they are posted. Browser-safe. */

/** An empty field means no goal. */
function withGoal(fields: Record<string, unknown>): Record<string, unknown> {
  const blank = typeof fields["goal"] !== "string" || fields["goal"].trim() === "";
  return blank ? { ...fields, goal: null } : inPageLanguage(fields, "goal");
}
const posted = z.pipe(z.record(z.string(), z.unknown()), z.transform(withGoal));

const shown = {
  words: textField({ max: wordsMax, lines: true }),
  goal: z.nullable(amountField({ min: goalMin, max: goalMax, wrong: "supporterGoal" })),
  picture: z.optional(z.unknown()),
};
const campaign = z.string().check(z.maxLength(100));

const openFields = z.object({
  campaign,
  name: publicName({ max: nameMax, need: "supporterNameNeeded" }),
  email: emailField({ need: "validEmail" }),
  ...shown,
});
export const openInput = z.pipe(posted, openFields);
export type OpenInput = z.infer<typeof openFields>;

const pictureMessages = ["heicUnreadable", "imageWrongType", "fileLargerThan10MB"] as const;

export const openForm: FormSchema = {
  schema: openInput,
  messages: [
    "supporterNameNeeded",
    "mixedScripts",
    "mixedScriptsMeant",
    "validEmail",
    "emailMeant",
    "supporterGoal",
    "amountUnclear",
    "amountInDollars",
    ...pictureMessages,
  ],
};

const changeFields = z.object({
  token: z.string().check(z.maxLength(500)),
  ...shown,
  removePicture: z.optional(z.string().check(z.maxLength(20))),
});
export const changeInput = z.pipe(posted, changeFields);
export type ChangeInput = z.infer<typeof changeFields>;
export const changeForm: FormSchema = {
  schema: changeInput,
  messages: ["supporterGoal", "amountUnclear", "amountInDollars", ...pictureMessages],
};

export const reportInput = z.object({
  campaign,
  name: z.string().check(z.maxLength(100)),
  reason: textField({ max: 1_000, lines: true, need: "supporterReportNeeded" }),
});
export type ReportInput = z.infer<typeof reportInput>;
export const reportForm: FormSchema = { schema: reportInput, messages: ["supporterReportNeeded"] };

export const hideInput = z.object({
  pageId: z.string().check(z.maxLength(64)),
  reason: textField({ max: 500, lines: true, need: "refundReasonNeeded" }),
});
export const hideForm: FormSchema = { schema: hideInput, messages: ["refundReasonNeeded"] };

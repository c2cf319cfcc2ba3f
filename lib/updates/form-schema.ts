import * as z from "zod/mini";
import { seenField, type FormSchema } from "@/lib/forms/form-schema";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import { caption, figureLabel, figureNumber, text, title } from "@/lib/updates/fields";
import { positions } from "@/lib/updates/rules";

/** The form of an update, as a browser posts it: four pictures and four figures, each with its own fields. Browser-safe. */

const optional = <S extends z.core.$ZodType>(schema: S) => z.optional(schema);
const box = optional(z.string().check(z.maxLength(20)));
const file = optional(z.unknown());

const fields = {
  intent: z._default(z.enum(["draft", "publish", "save"]), "draft"),
  seen: seenField,
  title,
  text,
  ...perPosition("picture", file),
  ...perPosition("caption", optional(caption)),
  ...perPosition("remove", box),
  ...perPosition("figureLabel", optional(figureLabel)),
  ...perPosition("figureDone", optional(figureNumber)),
  ...perPosition("figureOf", optional(figureNumber)),
};

/** The same schema for `<name>1` to `<name>4`. */
function perPosition<Name extends string, S>(name: Name, schema: S) {
  return Object.fromEntries(positions.map((n) => [`${name}${n}`, schema])) as Record<
    `${Name}${(typeof positions)[number]}`,
    S
  >;
}

/** A figure has a label and a number, or neither; its "of" must be above zero. */
const wholeFigures = (payload: z.core.ParsePayload<z.output<z.ZodMiniObject<typeof fields>>>) => {
  const { value, issues } = payload;
  const wrong = (path: string, message: MessageKey) =>
    issues.push({ code: "custom", input: value, path: [path], message });
  for (const n of positions) {
    const label = value[`figureLabel${n}`] ?? "";
    const done = value[`figureDone${n}`] ?? null;
    const total = value[`figureOf${n}`] ?? null;
    if (label !== "" && done === null) wrong(`figureDone${n}`, "figureNumber");
    if (label === "" && (done !== null || total !== null)) wrong(`figureLabel${n}`, "fillRequired");
    if (total === 0) wrong(`figureOf${n}`, "figureNumber");
  }
};

export const updateFormPost = z.object(fields).check(wholeFigures);
export type UpdateFormPost = z.output<typeof updateFormPost>;

export const updateForm: FormSchema = {
  schema: updateFormPost,
  messages: [
    msg("fillRequired"),
    "figureNumber",
    "fileLargerThan10MB",
    "heicUnreadable",
    "imageWrongType",
  ],
};

export const hideReasonForm: FormSchema = {
  schema: z.object({
    reason: z.string({ error: msg("fillRequired") }).check(z.minLength(1, msg("fillRequired"))),
  }),
  messages: [msg("fillRequired")],
};

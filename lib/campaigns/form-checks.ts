import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { msg, type MessageKey } from "@/lib/i18n/message-key";
import {
  cause,
  country,
  description,
  moment,
  slug,
  title,
  typedGoal,
} from "@/lib/campaigns/fields";
import { video } from "@/lib/campaigns/video";
import { amountsAsPosted } from "@/lib/money/amount-field";
import { additionalMax } from "@/lib/campaigns/limits";

/** The campaign form as posted, validated before it is sent; the verb validates again. Browser-safe. */

const fill = msg("fillRequired");
const on = (value: unknown, name: string): boolean =>
  typeof value === "object" && value !== null && Reflect.get(value, name) !== undefined;

const rest = {
  cause,
  country,
  campaignSlug: slug,
  videoUrl: z.optional(video),
  mainImage: z.optional(z.unknown()),
  additionalImages: z.optional(
    z
      .unknown()
      .check(z.refine((files) => [files].flat().length <= additionalMax, msg("tooManyImages"))),
  ),
};
const always = () => true;

/**
 * A campaign needs a cover to be published; a draft can do without.
 * @param covered it has one already
 */
const needsCover = (covered: boolean) =>
  z.refine<Record<string, unknown>>(
    (form) => covered || form["intent"] !== "publish" || form["mainImage"] !== undefined,
    { error: msg("coverRequired"), path: ["mainImage"], when: always },
  );
/** The end date counts while its switch is on (FORM-011). */
const needsEndDate = z.refine<Record<string, unknown>>(
  (form) => !on(form, "hasEndDate") || form["endDate"] !== "",
  { error: fill, path: ["endDate"], when: always },
);
const validEndDate = z.refine<Record<string, unknown>>(
  (form) => !on(form, "hasEndDate") || z.safeParse(moment, form["endDate"]).success,
  { error: msg("endDateInvalid"), path: ["endDate"], when: always },
);

type Campaign = { fixed: boolean; covered: boolean };

/** @param campaign `fixed`: a completed one, whose form has no goal and end date */
export function campaignForm({ fixed, covered }: Campaign): FormSchema {
  const posted = {
    intent: z.optional(z.string()),
    hasEndDate: z.optional(z.string()),
    endDate: z.optional(z.string()),
  };
  const schema = fixed
    ? z.object({ title, description, ...rest, ...posted }).check(needsCover(covered))
    : z.pipe(
        amountsAsPosted("fundingGoal"),
        z
          .object({ title, description, fundingGoal: typedGoal, ...rest, ...posted })
          .check(needsEndDate, validEndDate, needsCover(covered)),
      );
  return { schema, messages };
}

const messages = [
  fill,
  "mixedScripts",
  "mixedScriptsMeant",
  "goalRange",
  "amountUnclear",
  "amountInDollars",
  "validCause",
  "validCountry",
  "whichCongo",
  "slugReserved",
  "slugShape",
  "endDateInvalid",
  "videoLink",
  "coverRequired",
  "tooManyImages",
  "fileLargerThan10MB",
  "heicUnreadable",
  "imageWrongType",
] as const satisfies readonly MessageKey[];
/** For the page, which passes the messages on. */
export const campaignMessages = { messages };

import { z } from "zod";
import type { MessageKey } from "@/lib/i18n/errors";
import { campaignFields } from "@/lib/campaigns/schema";

/**
 * The campaign form's text fields, checked in the browser before they are sent; the verb checks again. Browser-safe.
 * @param fixed a completed campaign: its goal and end date are not in the form
 */
export function campaignFormText(fixed: boolean) {
  return z.object({
    title: campaignFields.title.unwrap(),
    description: campaignFields.description.unwrap(),
    fundingGoal: fixed ? z.string().max(200).optional() : campaignFields.fundingGoal.unwrap(),
    cause: campaignFields.cause.unwrap(),
    country: campaignFields.country.unwrap(),
    campaignSlug: campaignFields.campaignSlug.unwrap(),
    hasEndDate: z.boolean().optional(),
    endDate: z.string().max(40).optional(),
  });
}

/** What is wrong with the end date while the switch is on (FORM-011); asked apart, so that it is said together with the other faults. */
export function endDateFault(text: string): MessageKey | null {
  if (text.trim() === "") return "fillRequired";
  return campaignFields.endDate.safeParse(text).success ? null : "endDateInvalid";
}

const text = z.string().max(25_000).optional();

/** What the form posts. Absent means unchanged; a switch that is off posts nothing, so `duration` says that it was there. */
export const campaignFormPost = z.object({
  id: z.string().max(64).optional(),
  intent: z.enum(["draft", "publish", "update"]),
  title: text,
  description: text,
  fundingGoal: text,
  cause: text,
  country: text,
  campaignSlug: text,
  duration: z.literal("asked").optional(),
  hasEndDate: z.string().max(20).optional(),
  endDate: text,
  focalX: text,
  focalY: text,
  removeImages: z.union([z.string().max(64), z.array(z.string().max(64)).max(4)]).optional(),
});
export type CampaignFormPost = z.infer<typeof campaignFormPost>;

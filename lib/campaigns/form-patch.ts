import { fieldError } from "@/lib/errors";
import { campaignPatch, type CampaignPatch } from "@/lib/campaigns/schema";
import type { CampaignFormPost } from "@/lib/campaigns/form-schema";

const statusOf = { draft: "draft", publish: "ongoing", update: undefined } as const;

/**
 * What a posted form asks of a campaign: the button decides the status ("Update Campaign" leaves it, OP-069), the switch
 * decides whether there is a deadline (FORM-002, FORM-003). @throws ZodError, 400 fillRequired at endDate
 */
export function patchOfForm(input: CampaignFormPost): CampaignPatch {
  const { title, description, fundingGoal, cause, country, campaignSlug, focalX, focalY } = input;
  const texts = {
    title,
    description,
    fundingGoal,
    cause,
    country,
    campaignSlug,
    focalX: focalX || undefined,
    focalY: focalY || undefined,
  };
  const present = Object.fromEntries(
    Object.entries(texts).filter(([, value]) => value !== undefined),
  );
  const status = statusOf[input.intent];
  const open = input.duration === "asked" && input.hasEndDate === undefined;
  const patch = campaignPatch.parse({
    ...present,
    ...(status ? { status } : {}),
    ...(open ? { isPerpetual: "true" } : {}),
    ...(input.duration === "asked" && !open ? { endDate: input.endDate ?? "" } : {}),
  });
  if (input.duration === "asked" && !open && patch.deadline === null)
    throw fieldError("endDate", "fillRequired");
  return patch;
}

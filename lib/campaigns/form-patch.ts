import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { messageOf, msg } from "@/lib/i18n/message-key";
import { typedGoal } from "@/lib/campaigns/fields";
import { inPageLanguage } from "@/lib/money/amount-field";
import { toPlain } from "@/lib/format";
import { campaignPatch, type CampaignPatch } from "@/lib/campaigns/schema";
import type { CampaignFormPost } from "@/lib/campaigns/form-schema";

/** Messages that say more than the refusal of the plain text would. */
const reasons = new Set<string>([msg("amountUnclear"), msg("amountInDollars")]);

/**
 * The goal in digits and a point, as in API calls; an invalid amount is left as it is, and refused with the other
 * fields.
 */
function plainGoal(input: CampaignFormPost): string | undefined {
  const posted = z
    .object({ fundingGoal: typedGoal })
    .safeParse(inPageLanguage(input, "fundingGoal"));
  if (posted.success) return toPlain(posted.data.fundingGoal);
  const [issue] = posted.error.issues;
  if (issue && reasons.has(messageOf(issue.message).key)) throw posted.error;
  return input.fundingGoal;
}

const statusOf = { draft: "draft", publish: "ongoing", update: undefined } as const;

/**
 * A posted form as a change of a campaign: the button decides the status ("Update Campaign" leaves it, OP-069), the
 * switch decides whether there is a deadline (FORM-002, FORM-003).
 * @throws ZodError, 400 fillRequired at endDate
 */
export function patchOfForm(input: CampaignFormPost): CampaignPatch {
  const { title, description, cause, country, campaignSlug, videoUrl, focalX, focalY } = input;
  const texts = {
    title,
    description,
    fundingGoal: plainGoal(input),
    cause,
    country,
    campaignSlug,
    videoUrl,
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

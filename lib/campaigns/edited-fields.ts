import "server-only";
import { comparedWithSeen, type SeenFields } from "@/lib/forms/seen";
import type { CampaignPatch } from "@/lib/campaigns/schema";
import { videoUrl, type Video } from "@/lib/campaigns/video";

type Edited = {
  title?: string | undefined;
  description?: string | undefined;
  /** USD cents */
  fundingGoalCents?: bigint | number | undefined;
  cause?: string | null | undefined;
  country?: string | null | undefined;
  slug?: string | undefined;
  deadline?: Date | null | undefined;
  video?: Video | null | undefined;
};

/** The fields that the campaign form shows and are there, by the names that it posts. */
export function editedFields(campaign: Edited): SeenFields {
  const { title, description, fundingGoalCents, cause, country, slug, deadline, video } = campaign;
  const fields: Record<string, SeenFields[string] | undefined> = {
    title,
    description,
    fundingGoal: fundingGoalCents,
    cause,
    country,
    campaignSlug: slug,
    endDate: deadline,
    videoUrl: video && videoUrl(video),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, SeenFields[string]] => entry[1] !== undefined,
    ),
  );
}

const fieldOf = {
  title: "title",
  description: "description",
  fundingGoal: "fundingGoalCents",
  cause: "cause",
  country: "country",
  campaignSlug: "slug",
  endDate: "deadline",
  videoUrl: "video",
} as const satisfies Record<string, keyof CampaignPatch>;

/** A posted form's change without the fields that it sent back as it showed them: those are nobody's change. */
export function withoutUntouched<Patch extends CampaignPatch>(patch: Patch, seen: string): Patch {
  const { same } = comparedWithSeen(seen, editedFields(patch));
  const left = { ...patch };
  for (const [name, key] of Object.entries(fieldOf)) if (same.has(name)) delete left[key];
  return left;
}

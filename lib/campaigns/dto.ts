import { countryName } from "@/lib/countries";
import { toDollars } from "@/lib/money/money";
import { videoUrl, type Video } from "@/lib/campaigns/video";
import type { CampaignCard, CampaignImageView } from "@/lib/campaigns/schema";

const path = (image: CampaignImageView): string =>
  `/media/${image.storageKey}/${image.widths.at(-1)}.webp`;

/** A campaign on the wire (DATA-014): dollars, milliseconds, server paths. No donor, no note. */
export function toCampaign(
  card: CampaignCard & { gallery?: CampaignImageView[]; video?: Video | null },
) {
  return {
    _id: card.id,
    id: card.id,
    title: card.title,
    description: card.description,
    fundingGoal: toDollars(card.fundingGoalCents),
    totalRaised: toDollars(card.raisedCents),
    ...(card.deadlineMs === null ? {} : { deadline: card.deadlineMs }),
    isPerpetual: card.deadlineMs === null,
    cause: card.cause,
    country: card.country,
    countryName: countryName(card.country),
    campaignSlug: card.slug,
    status: card.status,
    ngoId: card.ngo.id,
    ngoName: card.ngo.name,
    donors: card.donors,
    ...(card.video ? { videoUrl: videoUrl(card.video) } : {}),
    media: {
      mainImage: card.image ? path(card.image) : null,
      additionalImages: (card.gallery ?? []).map(path),
    },
  };
}

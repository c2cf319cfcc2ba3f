import { countryName } from "@/lib/country-name";
import { toDollars } from "@/lib/money/money";
import type { NoDonationsReason } from "@/lib/campaigns/rules";
import { videoUrl, type Video } from "@/lib/campaigns/video";
import type { CampaignCard, CampaignDetail, CampaignImageView } from "@/lib/campaigns/schema";

const path = (image: CampaignImageView): string =>
  `/media/${image.storageKey}/${image.widths.at(-1)}.webp`;

/** A campaign on the wire (DATA-014): dollars, milliseconds, server paths. No donors, no notes. */
export function toCampaign(
  card: CampaignCard & {
    gallery?: CampaignImageView[];
    video?: Video | null;
    noGifts?: NoDonationsReason | null;
  },
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
    ...(card.noGifts === undefined ? {} : { takesDonations: card.noGifts === null }),
    ...(card.noGifts ? { noDonationsReason: card.noGifts } : {}),
    ...(card.video ? { videoUrl: videoUrl(card.video) } : {}),
    media: {
      mainImage: card.image ? path(card.image) : null,
      additionalImages: (card.gallery ?? []).map(path),
    },
  };
}

/** The same, with the language of its text and the languages in which it is available. */
export const inItsLanguage = (campaign: CampaignDetail) => ({
  ...toCampaign(campaign),
  language: campaign.language,
  languages: campaign.languages,
});

import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/env";
import type { Actor } from "@/lib/auth/actor";
import { requireApprovedNgo } from "@/lib/auth/actor";
import { ownCampaign } from "@/lib/campaigns/queries";
import { publicStatuses } from "@/lib/campaigns/rules";
import { plainStory } from "@/lib/campaigns/plain-story";
import { causeLabel } from "@/lib/cause-label";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { formatUsd } from "@/lib/money/money";

/**
 * Everything a draft is written from: what the campaign's page shows to everyone. Nothing about donors except their
 * number.
 */
export type CampaignFacts = {
  title: string;
  ngo: string;
  country: string;
  cause: string;
  story: string;
  /** as written in the draft's language */
  raised: string;
  goal: string;
  donors: number;
  /** null: without an end */
  daysLeft: number | null;
  takesGifts: boolean;
  url: string;
};

/** @throws 401, 403, 404 also for another organisation's campaign, 409 for a draft, whose page is not public */
export async function outreachFacts(
  actor: Actor,
  campaignId: string,
  locale: Locale,
): Promise<CampaignFacts> {
  requireApprovedNgo(actor);
  const campaign = await ownCampaign(actor, campaignId);
  if (!publicStatuses.some((status) => status === campaign.status))
    throw new AppError("conflict", "outreachDraft");
  const { timeLeft } = campaign;
  const days = timeLeft.kind === "days" ? timeLeft.days : 0;
  return {
    title: campaign.title,
    ngo: campaign.ngo.name,
    country: countryName(campaign.country, locale),
    cause: causeLabel(campaign.cause, locale),
    story: plainStory(campaign.description).slice(0, 2_000),
    raised: formatUsd(campaign.raisedCents, locale),
    goal: formatUsd(campaign.fundingGoalCents, locale),
    donors: campaign.donors,
    daysLeft: timeLeft.kind === "days" || timeLeft.kind === "today" ? days : null,
    takesGifts: campaign.takesGifts,
    url: `${env.appUrl}${localePath(locale, `/campaigns/${campaign.slug}`)}`,
  };
}

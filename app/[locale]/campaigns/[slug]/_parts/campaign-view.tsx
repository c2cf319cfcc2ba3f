import { CampaignGiving } from "@/components/campaigns/campaign-giving";
import { CampaignPage } from "@/components/campaigns/campaign-page";
import { ConcernLink } from "@/components/concerns/concern-link";
import { ReportSection } from "@/components/reports/report-section";
import { PagesSection } from "@/components/supporters/pages-section";
import { UpdatesSection } from "@/components/updates/update-list";
import { VolunteerSection } from "@/components/volunteers/volunteer-section";
import { endingSoonest, otherCampaigns } from "@/lib/campaigns/offered-queries";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { countNamedSupporters, namedSupporters } from "@/lib/donations/supporters-queries";
import { countPublicWords, publicWords } from "@/lib/support-words/queries";
import { countedOnCampaign } from "@/lib/support-words/rules";
import { env } from "@/lib/env";
import { readOrFail } from "@/lib/http/page-read";
import type { Locale } from "@/lib/i18n/locales";
import { publicMatches } from "@/lib/matches/queries";
import { publicNeeds } from "@/lib/needs/queries";
import { punctuality } from "@/lib/reports/punctuality";
import { campaignGiving } from "@/lib/statistics/public-queries";
import { topPages } from "@/lib/supporters/public-queries";
import { publicUpdates } from "@/lib/updates/queries";
import { publicCalls } from "@/lib/volunteers/public-queries";

/** A campaign's page and the data it reads, in the language of the given text. */
export async function campaignView(
  locale: Locale,
  campaign: CampaignDetail,
): Promise<React.ReactNode> {
  const campaignId = campaign.id;
  const [
    supporters,
    named,
    words,
    wordsTotal,
    others,
    giving,
    calls,
    needs,
    matches,
    updates,
    onTime,
    pages,
  ] = await readOrFail("campaignFetchFailed", locale, () =>
    Promise.all([
      namedSupporters({ campaignId }),
      countNamedSupporters({ campaignId }, countedOnCampaign + 1),
      publicWords(campaignId),
      countPublicWords(campaignId, countedOnCampaign + 1),
      campaign.takesGifts
        ? otherCampaigns(campaignId, locale)
        : endingSoonest({ notId: campaignId, language: locale }),
      campaignGiving(campaignId),
      publicCalls(campaignId),
      publicNeeds(campaign),
      publicMatches(campaign),
      publicUpdates(campaignId),
      punctuality({ campaignId }),
      topPages(campaignId),
    ]),
  );
  return (
    <CampaignPage
      locale={locale}
      campaign={campaign}
      supporters={supporters}
      named={named}
      words={words}
      wordsTotal={wordsTotal}
      others={others}
      appUrl={env.appUrl}
      sandbox={env.sandbox}
      needs={needs}
      matches={matches}
      giving={<CampaignGiving locale={locale} giving={giving} />}
      volunteers={
        <VolunteerSection locale={locale} calls={calls} path={`/campaigns/${campaign.slug}`} />
      }
      updates={
        <>
          <UpdatesSection locale={locale} slug={campaign.slug} {...updates} />
          <ReportSection locale={locale} clock={campaign.report} punctuality={onTime} />
        </>
      }
      concern={<ConcernLink locale={locale} ngoId={campaign.ngo.id} campaign={campaign.slug} />}
      pages={<PagesSection locale={locale} campaign={campaign} {...pages} />}
    />
  );
}

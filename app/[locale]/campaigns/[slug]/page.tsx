import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { CampaignGiving } from "@/components/campaigns/campaign-giving";
import { CampaignPage } from "@/components/campaigns/campaign-page";
import { env } from "@/lib/env";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { endingSoonest, otherCampaigns, publicCampaign } from "@/lib/campaigns/queries";
import { plainStory } from "@/lib/campaigns/story";
import { campaignShareUrl } from "@/lib/share/urls";
import { countNamedSupporters, namedSupporters } from "@/lib/donations/supporters-queries";
import { publicWords } from "@/lib/donations/words-queries";
import { campaignGiving } from "@/lib/statistics/public-queries";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { fundPath, fundSlug } from "@/lib/fund";

export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; slug: string }> };
const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await read(pathText(slug), asLocale(locale));
  if (!campaign) return { title: "404", robots: { index: false } };
  const oembed = `${env.appUrl}/oembed?url=${encodeURIComponent(`${env.appUrl}${localePath(asLocale(locale), `/campaigns/${campaign.slug}`)}`)}`;
  const forms = {
    "application/json+oembed": [{ url: `${oembed}&format=json`, title: campaign.title }],
    "text/xml+oembed": [{ url: `${oembed}&format=xml`, title: campaign.title }],
  };
  return publicMetadata(asLocale(locale), `/campaigns/${campaign.slug}`, {
    title: campaign.title,
    description: summary(plainStory(campaign.description)),
    type: "article",
    image: campaignShareUrl(asLocale(locale), campaign.slug),
    forms,
  });
}

/** One address per campaign: an id or an old slug is sent on to the slug (308); the fund has its own page. */
export default async function CampaignDetailPage({ params }: Props) {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}`));
  const campaignId = campaign.id;
  const [supporters, named, words, others, giving] = await readOrFail(
    "campaignFetchFailed",
    locale,
    () =>
      Promise.all([
        namedSupporters({ campaignId }),
        countNamedSupporters({ campaignId }),
        publicWords(campaignId),
        campaign.takesGifts ? otherCampaigns(campaignId) : endingSoonest({ notId: campaignId }),
        campaignGiving(campaignId),
      ]),
  );
  return (
    <CampaignPage
      locale={locale}
      campaign={campaign}
      supporters={supporters}
      named={named}
      words={words}
      others={others}
      appUrl={env.appUrl}
      sandbox={env.sandbox}
      giving={<CampaignGiving locale={locale} giving={giving} />}
    />
  );
}

import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { versionPath } from "@/lib/campaigns/languages";
import { publicCampaign } from "@/lib/campaigns/queries";
import { fundPath, fundSlug } from "@/lib/fund";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, defaultLocale, isLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { campaignMetadata } from "../../_parts/campaign-metadata";
import { campaignView } from "../../_parts/campaign-view";

export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; slug: string; language: string }> };
/** Null if the campaign has no text in that language. */
const read = cache((slug: string, language: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, async () => {
    const campaign = await publicCampaign(slug, language);
    return campaign?.languages.includes(language) ? campaign : null;
  }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, slug, language } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), language, locale);
  if (!campaign) return { title: "404", robots: { index: false } };
  const metadata = campaignMetadata(locale, campaign);
  const canonical = versionPath(campaign.slug, language, defaultLocale);
  return {
    ...metadata,
    alternates: { ...metadata.alternates, canonical },
    openGraph: { ...metadata.openGraph, url: canonical },
  };
}

/**
 * A campaign in a language that the site itself does not have. For the site's own languages this redirects to their address
 * (308).
 */
export default async function CampaignInLanguagePage({ params }: Props) {
  const { locale: localeParam, slug, language } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), language, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  if (isLocale(language) || campaign.slug !== pathText(slug))
    permanentRedirect(versionPath(campaign.slug, language, locale));
  return campaignView(locale, campaign);
}

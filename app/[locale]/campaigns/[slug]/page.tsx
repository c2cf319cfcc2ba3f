import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { publicCampaign } from "@/lib/campaigns/queries";
import { fundPath, fundSlug } from "@/lib/fund";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { campaignMetadata } from "./_parts/campaign-metadata";
import { campaignView } from "./_parts/campaign-view";

export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; slug: string }> };
const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug, locale)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await read(pathText(slug), asLocale(locale));
  if (!campaign) return { title: "404", robots: { index: false } };
  return campaignMetadata(asLocale(locale), campaign);
}

/** One address per campaign: an id or an old slug is sent on to the slug (308); the fund has its own page. */
export default async function CampaignDetailPage({ params }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}`));
  return campaignView(locale, campaign);
}

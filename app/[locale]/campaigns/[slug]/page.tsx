import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { CampaignPage } from "@/components/campaigns/campaign-page";
import { env } from "@/lib/env";
import { publicMetadata } from "@/lib/i18n/metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { otherCampaigns, publicCampaign } from "@/lib/campaigns/queries";
import { namedSupporters } from "@/lib/donations/supporters-queries";

export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; slug: string }> };
const read = cache(publicCampaign);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await read(decodeURIComponent(slug));
  if (!campaign) return { title: "404", robots: { index: false } };
  const image = campaign.image ? `/media/${campaign.image.storageKey}/${campaign.image.widths.find((w) => w >= 1200) ?? campaign.image.widths.at(-1)}.webp` : undefined;
  return publicMetadata(asLocale(locale), `/campaigns/${campaign.slug}`, { title: campaign.title, description: campaign.description.replace(/\s+/g, " ").slice(0, 200), type: "article", ...(image ? { image, imageAlt: campaign.title } : {}) });
}

/** One address per campaign: an id or an old slug is sent on to the slug (308); the fund has its own page. */
export default async function CampaignDetailPage({ params }: Props) {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = decodeURIComponent(slug);
  const campaign = await read(asked);
  if (!campaign) notFound();
  if (campaign.slug === "frontline-fund") permanentRedirect(localePath(locale, "/frontline-fund"));
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}`));
  const [supporters, others] = await Promise.all([namedSupporters({ campaignId: campaign.id }), otherCampaigns(campaign.id)]);
  return <CampaignPage locale={locale} campaign={campaign} supporters={supporters} others={others} appUrl={env.appUrl} sandbox={env.sandbox} />;
}

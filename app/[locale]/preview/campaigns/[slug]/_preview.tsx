import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CampaignPage } from "@/components/campaigns/campaign-page";
import { env } from "@/lib/env";
import { pageActor } from "@/lib/http/page";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { publicNeeds } from "@/lib/needs/queries";
import { pathText } from "@/lib/http/path-text";

export async function previewMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "campaigns")("badgeDraft"),
    robots: { index: false },
  };
}

/** @param language of the text; 404 if the campaign has none in it */
export async function preview(
  locale: Locale,
  slug: string,
  language?: string,
): Promise<React.ReactNode> {
  const { actor } = await pageActor();
  const campaign = await visibleCampaign(actor, pathText(slug), language ?? locale);
  if (!campaign || (language !== undefined && campaign.language !== language)) notFound();
  return (
    <CampaignPage
      locale={locale}
      campaign={campaign}
      supporters={[]}
      named={0}
      others={[]}
      needs={await publicNeeds(campaign)}
      appUrl={env.appUrl}
      sandbox={env.sandbox}
      preview={campaign.status === "draft"}
    />
  );
}

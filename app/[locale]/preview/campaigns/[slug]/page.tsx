import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CampaignPage } from "@/components/campaigns/campaign-page";
import { env } from "@/lib/env";
import { pageActor } from "@/lib/http/page";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { pathText } from "@/lib/http/path-text";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "campaigns")("badgeDraft"),
    robots: { index: false },
  };
}

/** A draft for its own organisation and admins; reached under the campaign's own address by middleware.ts. Never cached. */
export default async function PreviewPage({
  params,
}: {
  params: Promise<{ locale: string; slug: string }>;
}) {
  const { locale, slug } = await params;
  const { actor } = await pageActor();
  const campaign = await visibleCampaign(actor, pathText(slug));
  if (!campaign) notFound();
  return (
    <CampaignPage
      locale={asLocale(locale)}
      campaign={campaign}
      supporters={[]}
      named={0}
      others={[]}
      appUrl={env.appUrl}
      sandbox={env.sandbox}
      preview={campaign.status === "draft"}
    />
  );
}

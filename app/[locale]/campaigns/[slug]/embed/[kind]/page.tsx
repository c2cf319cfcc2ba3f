import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { EmbedCard } from "@/components/embeds/embed-card";
import { EmbedMain } from "@/components/embeds/embed-main";
import { EmbedButton, EmbedForm, EmbedThermometer } from "@/components/embeds/embed-parts";
import { publicCampaign } from "@/lib/campaigns/queries";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { embedPath, embedKinds, embedThemes, type EmbedKind } from "@/lib/embeds/kinds";
import { pageNonce } from "@/lib/http/page-nonce";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { choice, param, type SearchParams } from "@/lib/listing/address";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; slug: string; kind: string }>;
  searchParams: Promise<SearchParams>;
};

/** Not indexed: this page is shown inside other sites' pages, and the campaign has its own. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await publicCampaign(pathText(slug), asLocale(locale));
  return { title: campaign?.title ?? "404", robots: { index: false } };
}

function Part({
  kind,
  locale,
  campaign,
}: {
  kind: EmbedKind;
  locale: Locale;
  campaign: CampaignDetail;
}) {
  if (kind === "button") return <EmbedButton locale={locale} campaign={campaign} />;
  if (kind === "thermometer") return <EmbedThermometer locale={locale} campaign={campaign} />;
  // a campaign that takes no donations has no form; its card says why
  if (kind === "form" && campaign.takesGifts)
    return <EmbedForm locale={locale} campaign={campaign} />;
  return <EmbedCard locale={locale} campaign={campaign} />;
}

/** A campaign in a frame on another site: no session, no cookie, and no payment here. */
export default async function EmbedPartPage({ params, searchParams }: Props) {
  const { locale: localeParam, slug, kind: name } = await params;
  const locale = asLocale(localeParam);
  const kind = choice(embedKinds, pathText(name));
  const asked = pathText(slug);
  const campaign = kind ? await publicCampaign(asked, locale) : null;
  if (!kind || !campaign) notFound();
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, embedPath(campaign.slug, kind)));
  const theme = choice(embedThemes, param(await searchParams, "theme")) ?? "light";
  return (
    <EmbedMain theme={theme} bare={kind === "button"} nonce={await pageNonce()}>
      <Part kind={kind} locale={locale} campaign={campaign} />
    </EmbedMain>
  );
}

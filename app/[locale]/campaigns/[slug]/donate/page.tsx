import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { DonatePanel } from "@/components/donations/donate-panel";
import { emptyStart, monthlyOfAddress, startingFrom } from "@/components/donations/donation-labels";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { StopNotice } from "@/components/reports/stop-notice";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";
import { campaignShareUrl } from "@/lib/share/urls";
import type { CampaignDetail } from "@/lib/campaigns/schema";
import { otherCampaigns } from "@/lib/campaigns/offered-queries";
import { publicCampaign } from "@/lib/campaigns/queries";
import { carriedGift, carriedGiftCookie, withCarried } from "@/lib/checkout/carried-gift";
import { readTypedDonation, typedDonationCookie } from "@/lib/checkout/typed-donation";
import { pathText } from "@/lib/http/path-text";
import { publicNeeds } from "@/lib/needs/queries";
import { publicPage } from "@/lib/supporters/public-queries";
import { fundPath, fundSlug } from "@/lib/fund";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await publicCampaign(pathText(slug), asLocale(locale));
  if (!campaign) return { title: "404" };
  const t = translator(asLocale(locale), "donate");
  const lead = `${labelled(t("lead"), campaign.title, asLocale(locale))}. ${campaign.ngo.name}.`;
  return publicMetadata(asLocale(locale), `/campaigns/${campaign.slug}/donate`, {
    title: t("title", { title: campaign.title }),
    description: summary(lead),
    image: campaignShareUrl(asLocale(locale), campaign.slug),
  });
}

export default async function DonatePage({ params, searchParams }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await publicCampaign(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/donate`));
  const t = translator(locale, "donate");
  const path = `/campaigns/${campaign.slug}`;
  const query = await searchParams;
  const canceled = Boolean(query["canceled"]);
  const jar = await cookies();
  const typed = await readTypedDonation(jar.get(typedDonationCookie)?.value, campaign.slug);
  const carried = await carriedGift(jar.get(carriedGiftCookie)?.value, campaign.slug);
  // back from the provider's page: the donation still counts for the supporter's page it was begun on
  const supporter = typed?.supporter ? await publicPage(campaign.id, typed.supporter) : null;
  const others = campaign.takesGifts ? [] : await otherCampaigns(campaign.id, locale);
  return (
    <>
      <SiteHeader
        locale={locale}
        path={`${path}/donate${monthlyOfAddress(query)}`}
        seed={campaign.slug}
      />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap pt-3 pb-section md:pt-6">
          <a
            className="inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
            href={localePath(locale, path)}
          >
            <ArrowLeft className="size-5 shrink-0" aria-hidden="true" /> <span>{t("back")}</span>
          </a>
          <header className="pt-3 pb-5 md:pt-6 md:pb-8">
            <h1 className="max-w-[16em] text-h1">
              <bdi>{campaign.title}</bdi>
            </h1>
            <p className="mt-2 text-lead text-pretty text-soft max-md:text-body">{t("lead")}</p>
          </header>
          {campaign.takesGifts && supporter ? (
            <Notice kind="info" className="mb-6">
              {translator(locale, "supporters")("page.counts", { name: supporter.name })}
            </Notice>
          ) : null}
          {campaign.takesGifts ? (
            <DonatePanel
              locale={locale}
              campaign={campaign}
              start={withCarried(
                startingFrom(typed ?? emptyStart, query),
                carried,
                query["monthly"],
                locale,
              )}
              canceled={canceled}
              needs={await publicNeeds(campaign)}
              need={query["need"]}
            />
          ) : (
            <>
              {campaign.reportOwed ? (
                <StopNotice locale={locale} campaign={campaign} />
              ) : (
                <Notice kind="warn" title={t("notTaking")}>
                  {t(whyClosed(campaign))}
                </Notice>
              )}
              <h2 className="mt-12 mb-6 text-h3">{t("others")}</h2>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
                {others.map((other) => (
                  <CampaignCard key={other.id} locale={locale} campaign={other} />
                ))}
              </div>
            </>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

/** Why a campaign takes no donations now. */
function whyClosed(campaign: CampaignDetail) {
  if (campaign.ngo.suspended) return "whySuspended";
  return campaign.status === "paused" ? "whyPaused" : "whyCompleted";
}

import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { DonatePanel } from "@/components/donations/donate-panel";
import { emptyStart } from "@/components/donations/donation-words";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";
import { campaignShareUrl } from "@/lib/share/urls";
import { otherCampaigns, publicCampaign } from "@/lib/campaigns/queries";
import { readTypedDonation, typedDonationCookie } from "@/lib/donations/typed-donation";
import { pathText } from "@/lib/http/path-text";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await publicCampaign(pathText(slug));
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
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  const campaign = await publicCampaign(asked);
  if (!campaign) notFound();
  if (campaign.slug === "frontline-fund") permanentRedirect(localePath(locale, "/frontline-fund"));
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/donate`));
  const t = translator(locale, "donate");
  const path = `/campaigns/${campaign.slug}`;
  const canceled = Boolean((await searchParams)["canceled"]);
  const typed = await readTypedDonation(
    (await cookies()).get(typedDonationCookie)?.value,
    campaign.slug,
  );
  const others = campaign.takesGifts ? [] : await otherCampaigns(campaign.id);
  return (
    <>
      <SiteHeader locale={locale} path={`${path}/donate`} seed={campaign.slug} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap" style={{ paddingBlock: "var(--s5) var(--section)" }}>
          <a
            className="plain"
            href={localePath(locale, path)}
            style={{ display: "inline-flex", gap: ".5rem", alignItems: "center", fontWeight: 600 }}
          >
            <ArrowLeft className="icon" aria-hidden="true" /> {t("back")}
          </a>
          <header style={{ paddingBlock: "1.5rem var(--s6)" }}>
            <h1 style={{ maxWidth: "16em" }}>{campaign.title}</h1>
            <p className="lead" style={{ marginTop: ".9rem" }}>
              {t("lead")}
            </p>
          </header>
          {campaign.takesGifts ? (
            <DonatePanel
              locale={locale}
              campaign={campaign}
              start={typed ?? emptyStart}
              canceled={canceled}
            />
          ) : (
            <>
              <Notice kind="warn" title={t("notTaking")}>
                {campaign.ngo.suspended
                  ? t("whySuspended")
                  : campaign.status === "paused"
                    ? t("whyPaused")
                    : t("whyCompleted")}
              </Notice>
              <h2 className="h3" style={{ marginBlock: "var(--s7) var(--s5)" }}>
                {t("others")}
              </h2>
              <div className="cards">
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

import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { coverOf } from "@/components/campaigns/campaign-words";
import { DonationForm } from "@/components/donations/donation-form";
import { donationMethods, donationWords, emptyStart } from "@/components/donations/donation-words";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CoverImage } from "@/components/ui/cover-image";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { Tick } from "@/components/ui/tick";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { publicMetadata, summary } from "@/lib/i18n/metadata";
import { translator } from "@/lib/i18n/translator";
import { toPlain } from "@/lib/money/money";
import { stripUrl } from "@/lib/patterns/urls";
import { campaignShareUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";
import { otherCampaigns, publicCampaign } from "@/lib/campaigns/queries";
import { give } from "@/lib/donations/actions";
import { readTypedGift } from "@/lib/donations/typed-gift";
import { pathText } from "@/lib/http/path-text";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await publicCampaign(pathText(slug));
  if (!campaign) return { title: "404" };
  const t = translator(asLocale(locale), "donate");
  const lead = `${t("lead")}: ${campaign.title}. ${campaign.ngo.name}.`;
  return publicMetadata(asLocale(locale), `/campaigns/${campaign.slug}/donate`, { title: t("title", { title: campaign.title }), description: summary(lead), image: campaignShareUrl(asLocale(locale), campaign.slug) });
}

export default async function DonatePage({ params, searchParams }: Props) {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  const campaign = await publicCampaign(asked);
  if (!campaign) notFound();
  if (campaign.slug === "frontline-fund") permanentRedirect(localePath(locale, "/frontline-fund"));
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/donate`));
  const t = translator(locale, "donate");
  const path = `/campaigns/${campaign.slug}`;
  const back = Boolean((await searchParams)["canceled"]);
  const typed = readTypedGift((await cookies()).get("typed_gift")?.value);
  const start = typed && (typed.campaign === campaign.slug || typed.campaign === campaign.id)
    ? { amount: toPlain(typed.amountCents).replace(/\.00$/, ""), frequency: typed.frequency, method: typed.method, name: typed.donorName, email: typed.donorEmail, message: typed.message ?? "", showName: typed.showName, share: typed.shareWithNgo }
    : emptyStart;
  const others = campaign.takesGifts ? [] : await otherCampaigns(campaign.id);
  return (
    <>
      <SiteHeader locale={locale} path={`${path}/donate`} seed={campaign.slug} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap" style={{ paddingBlock: "var(--s5) var(--section)" }}>
          <a className="plain" href={localePath(locale, path)} style={{ display: "inline-flex", gap: ".5rem", alignItems: "center", fontWeight: 600 }}><ArrowLeft className="icon" aria-hidden="true" /> {t("back")}</a>
          <header style={{ paddingBlock: "1.5rem var(--s6)" }}>
            <h1 style={{ maxWidth: "16em" }}>{campaign.title}</h1>
            <p className="lead" style={{ marginTop: ".9rem" }}>{t("lead")}</p>
          </header>
          {campaign.takesGifts ? (
            <div className="give">
              <div>
                {back ? <Notice kind="info" role="status" style={{ marginBottom: "1.5rem" }}>{t("canceled")}</Notice> : null}
                <DonationForm action={give} campaign={campaign.slug} methods={donationMethods(locale, campaign.cardOnly)} start={start} words={donationWords(locale)} feeCarried={campaign.ngo.isOperator} />
                {site.taxExempt ? <p className="small soft" style={{ marginTop: ".9rem" }}>{t("tax", { legalForm: site.legalForm[locale] })}</p> : null}
              </div>
              <aside className="give__side">
                <div className="panel" style={{ padding: 0 }}>
                  <CoverImage className="" seed={campaign.slug} {...coverOf(campaign.image)} alt="" none="" noFallback sizes="416px" />
                  <div className="card__strip" style={{ "--strip": `url("${stripUrl(campaign.slug, { cols: 12 })}")` } as React.CSSProperties} aria-hidden="true" />
                  <div style={{ padding: "1.25rem 1.5rem" }}>
                    <p className="h4" style={{ fontFamily: "var(--display)" }}>{campaign.title}</p>
                    <p className="small" style={{ display: "flex", gap: ".4rem", alignItems: "center", marginTop: ".5rem", fontWeight: 600 }}>{campaign.ngo.verified ? <Tick /> : null} {campaign.ngo.name}</p>
                  </div>
                </div>
                <p className="small soft" style={{ marginTop: "1rem" }}>{t("payout")} <a href={localePath(locale, "/contact")}>{site.supportEmail}</a></p>
              </aside>
            </div>
          ) : (
            <>
              <Notice kind="warn" title={t("notTaking")}>{campaign.ngo.suspended ? t("whySuspended") : campaign.status === "paused" ? t("whyPaused") : t("whyCompleted")}</Notice>
              <h2 className="h3" style={{ marginBlock: "var(--s7) var(--s5)" }}>{t("others")}</h2>
              <div className="cards">{others.map((other) => <CampaignCard key={other.id} locale={locale} campaign={other} />)}</div>
            </>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

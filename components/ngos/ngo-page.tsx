import { PatternBand } from "@/components/ui/pattern-band";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { buttonVariants } from "@/components/ui/button-variants";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { Story } from "@/components/campaigns/story";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { DonateLink } from "@/components/donations/donate-link";
import { Heart, Share2 } from "lucide-react";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { LikeShare, type LikeShareLook } from "@/components/ngos/like-share";
import { StandingPanel } from "@/components/ngos/standing-panel";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { Notice } from "@/components/ui/notice";
import { noticeVariants } from "@/components/ui/notice-variants";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignCard as Card } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { errorText } from "@/lib/i18n/errors";
import { localePath } from "@/lib/i18n/paths";
import { textProps } from "@/lib/i18n/text-language";
import { translator } from "@/lib/i18n/translator";
import type { NgoPage as Ngo } from "@/lib/ngos/public-queries";
import { breadcrumbs, organisation } from "@/lib/structured-data";

type Props = {
  locale: Locale;
  ngo: Ngo;
  campaigns: Card[];
  supporters: NamedSupporter[];
  appUrl: string;
  /** its totals (NgoFigures), and their distribution over time (NgoBars) */
  figures?: React.ReactNode;
  plot?: React.ReactNode;
  /** a summary of the verification record (RecordSummary) */
  record?: React.ReactNode;
  /** campaigns that take no donations until they have reported */
  stopped?: ReadonlySet<string>;
};

/** An organisation's public page: description, campaigns, and donors who chose to be named. */
export function NgoPage({
  locale,
  ngo,
  campaigns,
  supporters,
  appUrl,
  figures,
  plot,
  record,
  stopped = new Set(),
}: Props) {
  const t = translator(locale, "ngos");
  const path = `/ngo-campaigns/${ngo.id}`;
  const here = `${appUrl}${localePath(locale, path)}`;
  const directory = localePath(locale, "/ngos");
  const open = campaigns.find((c) => c.open && !stopped.has(c.id));
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={ngo.id} />
      <main id="main">
        <div className="bg-sunk">
          <div className="wrap">
            <Breadcrumbs
              label={t("breadcrumb")}
              trail={[{ href: directory, label: t("title") }]}
              current={ngo.name}
            />
            <header className="grid items-center gap-x-8 gap-y-5 pt-2 pb-6 stack:grid-cols-[auto_minmax(0,1fr)] [&_b]:text-[1.75rem]">
              <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.imageKey} size={112} />
              <div>
                <h1 className="text-h1">
                  <bdi>{ngo.name}</bdi>
                </h1>
                <p className="mt-[0.6rem] flex flex-wrap gap-x-5 gap-y-1.5 text-lead text-pretty text-soft">
                  {ngo.country}
                  {ngo.verified ? (
                    <span className="inline-flex items-center gap-[0.45rem] font-semibold text-fg">
                      <VerifiedBadge /> {t("verified")}
                    </span>
                  ) : (
                    <span>{ngo.suspended ? "" : t("expired")}</span>
                  )}
                </p>
              </div>
            </header>
            <div className="flex flex-wrap items-start gap-3 pb-8">
              {open ? (
                <DonateLink
                  className={buttonVariants({ size: "lg" })}
                  href={localePath(locale, `/campaigns/${open.slug}/donate`)}
                  loading={translator(locale, "campaigns")("loadingDonate")}
                >
                  {t("donate")}
                </DonateLink>
              ) : null}
              <LikeShare
                ngoId={ngo.id}
                locale={locale}
                name={ngo.name}
                count={ngo.likes}
                labels={{
                  like: t("like"),
                  liked: t("liked"),
                  share: t("share"),
                  copied: t("copied"),
                  failed: errorText("unexpected", locale),
                }}
                look={likeShareLook()}
              />
            </div>
          </div>
          <PatternBand seed={ngo.id} cols={14} className="h-[clamp(32px,5vw,56px)] woven-x" />
        </div>
        {ngo.suspended ? (
          <div className="wrap pt-8">
            <Notice kind="warn" role="note">
              {t("suspended")}
            </Notice>
          </div>
        ) : null}
        {figures}
        <div className="wrap grid gap-x-24 gap-y-12 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="min-w-0">
            <section aria-labelledby="about">
              <h2 id="about" className="mb-4 text-h3">
                {t("about")}
              </h2>
              {ngo.description ? (
                <div {...textProps(ngo.description, locale)}>
                  <Story text={ngo.description} />
                </div>
              ) : (
                <p className="text-soft">{t("noDescription")}</p>
              )}
              {ngo.website ? (
                <p className="mt-6">
                  <a
                    href={ngo.website}
                    target="_blank"
                    rel="noopener nofollow"
                    className="font-bold"
                  >
                    {t("website")}
                    <span className="sr-only"> {t("newTab")}</span>
                  </a>
                </p>
              ) : null}
              {ngo.isDemo ? <p className="mt-6 text-micro text-mute">{t("demo")}</p> : null}
              {plot}
            </section>
            {record}
          </div>
          <div>
            <StandingPanel locale={locale} ngo={ngo} />
            <section className="mt-12" aria-labelledby="supporters">
              <h2 id="supporters" className="mb-4 text-h3">
                {t("supporters")}
              </h2>
              <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
            </section>
          </div>
        </div>
        <section data-slot="ngo-campaigns" className="bg-sunk py-16" aria-labelledby="campaigns">
          <div className="wrap">
            <h2 id="campaigns" className="mb-6 text-h2">
              {t("campaignsHeading")}
            </h2>
            {campaigns.length > 0 ? (
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
                {campaigns.map((campaign) => (
                  <CampaignCard key={campaign.id} locale={locale} campaign={campaign} />
                ))}
              </div>
            ) : (
              <p className="text-soft">{t("noCampaigns")}</p>
            )}
            <p className="mt-8">
              <a href={directory} className="font-bold">
                {t("back")}
              </a>
            </p>
          </div>
        </section>
        <JsonLd
          things={[
            organisation({
              name: ngo.name,
              url: here,
              description: ngo.description,
              country: ngo.countryCode ?? undefined,
              website: ngo.website,
            }),
            breadcrumbs([
              { name: t("title"), url: `${appUrl}${directory}` },
              { name: ngo.name, url: here },
            ]),
          ]}
        />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

const likeShareLook = (): LikeShareLook => ({
  like: (
    <Heart className="size-5 shrink-0 in-[[aria-pressed=true]]:fill-current" aria-hidden="true" />
  ),
  share: <Share2 className="size-5 shrink-0" aria-hidden="true" />,
  button: buttonVariants({ variant: "outline" }),
  scriptButton: buttonVariants({ variant: "outline", className: "noscript:hidden" }),
  good: noticeVariants({ kind: "good", className: "mt-4" }),
  bad: noticeVariants({ kind: "bad", className: "mt-4" }),
});

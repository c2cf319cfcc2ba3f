import { cn } from "@/components/ui/cn";
import { buttonVariants } from "@/components/ui/button-variants";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { badgeWords, coverOf } from "@/components/campaigns/campaign-words";
import { Story } from "@/components/campaigns/story";
import { Gallery, galleryPicture } from "@/components/campaigns/gallery";
import { CampaignVideo } from "@/components/campaigns/campaign-video";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { JsonLd } from "@/components/layout/json-ld";
import { DonateBar } from "@/components/campaigns/donate-bar";
import { EndNotice } from "@/components/campaigns/end-notice";
import { SupportWords } from "@/components/donations/support-words";
import { DonateLink } from "@/components/donations/donate-link";
import { CampaignSide } from "@/components/campaigns/campaign-side";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { CardRow } from "@/components/ui/card";
import { PatternBand } from "@/components/ui/pattern-band";
import { Tag } from "@/components/ui/tag";
import { Badge } from "@/components/ui/badge";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Notice } from "@/components/ui/notice";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { causeLabel } from "@/lib/causes";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { plainStory } from "@/lib/campaigns/story";
import { breadcrumbs, donateAction, organisation } from "@/lib/structured-data";
import type { SupportWords as Words } from "@/lib/donations/words-queries";
import type { CampaignCard as Card, CampaignDetail } from "@/lib/campaigns/schema";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  /** the newest of those who chose to be named */
  supporters: NamedSupporter[];
  /** how many chose to be named */
  named: number;
  /** what donors let everyone read, the newest */
  words?: Words[];
  others: Card[];
  appUrl: string;
  sandbox: boolean;
  preview?: boolean;
  /** how its gifts came (CampaignGiving) */
  giving?: React.ReactNode;
};

/** A campaign's page, and its preview before it is published. */
export function CampaignPage({
  locale,
  campaign,
  supporters,
  named,
  words = [],
  others,
  appUrl,
  sandbox,
  preview = false,
  giving,
}: Props) {
  const t = translator(locale, "campaigns");
  const badge = badgeWords(locale, campaign.badge);
  const path = `/campaigns/${campaign.slug}`;
  const url = `${appUrl}${localePath(locale, path)}`;
  const perpetual = campaign.deadlineMs === null;
  // one that takes no gifts offers them inside its card
  const offersOthers = campaign.takesGifts && others.length > 0;
  const list = localePath(locale, "/campaigns");
  const image = campaign.image
    ? `${appUrl}/media/${campaign.image.storageKey}/${campaign.image.widths.at(-1)}.webp`
    : undefined;
  const recipient = organisation({
    name: campaign.ngo.name,
    url: `${appUrl}${localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}`,
  });
  const facts = donateAction({
    name: campaign.title,
    description: plainStory(campaign.description),
    target: `${url}/donate`,
    image,
    recipient,
  });
  const trail = breadcrumbs([
    { name: t("title"), url: `${appUrl}${list}` },
    {
      name: causeLabel(campaign.cause, locale),
      url: `${appUrl}${list}?${new URLSearchParams({ cause: campaign.cause })}`,
    },
    { name: campaign.title, url },
  ]);
  return (
    <>
      {preview ? (
        <Notice kind="warn" role="status">
          {t("preview")}
        </Notice>
      ) : null}
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className={cn("wrap", !offersOthers && "pb-section")}>
          <Breadcrumbs
            label={translator(locale, "ngos")("breadcrumb")}
            trail={[
              { href: list, label: t("title") },
              {
                href: `${list}?${new URLSearchParams({ cause: campaign.cause })}`,
                label: causeLabel(campaign.cause, locale),
              },
            ]}
            current={campaign.title}
          />
          <header className="pt-2 pb-8">
            <div className="mb-[1.1rem] flex flex-wrap items-center gap-3">
              <Badge kind={badge.look}>{badge.word}</Badge>
              <Tag>{causeLabel(campaign.cause, locale)}</Tag>
              <Tag>{countryName(campaign.country, locale)}</Tag>
            </div>
            <h1 className="max-w-[15em] text-h1">{campaign.title}</h1>
            <p className="mt-[1.1rem] flex flex-wrap items-center gap-[0.55rem] text-lead text-pretty text-soft">
              {t("by")}{" "}
              <a
                href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}
                className="font-bold text-fg"
              >
                {campaign.ngo.name}
              </a>
              {campaign.ngo.verified ? (
                <>
                  <VerifiedBadge /> <span>{t("verified")}</span>
                </>
              ) : null}
            </p>
            <EndNotice locale={locale} campaign={campaign} />
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-12">
            <div>
              <CoverImage
                className="aspect-[1200/630] w-full object-cover"
                seed={campaign.slug}
                cause={causeLabel(campaign.cause, locale)}
                {...coverOf(campaign.image)}
                alt={campaign.title}
                none={t("noImage")}
                eager
                sizes="(min-width: 1024px) 800px, calc(100vw - 2.5rem)"
              />
              <PatternBand seed={campaign.slug} className="h-7 woven-x [[data-none]+&]:hidden" />
            </div>
            <CampaignSide
              locale={locale}
              campaign={campaign}
              others={others}
              path={path}
              url={url}
              sandbox={sandbox}
            />
            <div className="max-lg:order-3 lg:col-start-1 lg:row-start-2">
              <CampaignVideo locale={locale} campaign={campaign} />
              <div className="mt-12">
                <Story text={campaign.description} picture={galleryPicture(locale, campaign)} />
              </div>
              {campaign.isDemo ? <p className="mt-6 text-micro text-mute">{t("demo")}</p> : null}
              <Gallery locale={locale} campaign={campaign} />
              <section className="mt-16" aria-labelledby="supporters">
                <h2 id="supporters" className="text-h3">
                  {t("supporters")}
                </h2>
                <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
                {named > supporters.length ? (
                  <p className="mt-4">
                    <a className="font-bold" href={localePath(locale, `${path}/supporters`)}>
                      {t("seeSupporters", { n: named })}
                    </a>
                  </p>
                ) : null}
              </section>
              <SupportWords locale={locale} words={words} />
            </div>
          </div>
        </div>
        {giving}
        {offersOthers ? (
          <section className="mt-section bg-sunk" aria-labelledby="others">
            <div className="wrap py-16">
              <h2 id="others" className="mb-6 text-h3">
                {t("others")}
              </h2>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter stack:grid-cols-3 stack:max-lg:[&_[data-slot=card-body]]:p-4 stack:max-lg:[&_[data-slot=card-meta]]:text-micro stack:max-lg:[&_[data-slot=card-title]]:text-story stack:max-lg:[&_[data-slot=card-title]]:leading-[1.06]">
                {others.map((other) => (
                  <CampaignCard key={other.id} locale={locale} campaign={other} />
                ))}
              </div>
            </div>
          </section>
        ) : null}
        {campaign.takesGifts ? (
          <DonateBar>
            <div className="flex-[100_1_9rem]">
              <ProgressBar
                percent={perpetual ? null : campaign.percent}
                label={
                  perpetual
                    ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
                    : t("percentRaised", { n: String(campaign.percent) })
                }
              />
              <CardRow className="m-0">
                <span>
                  <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
                  {perpetual
                    ? t("raisedSoFar")
                    : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
                </span>
              </CardRow>
            </div>
            <DonateLink
              className={cn(buttonVariants(), "order-first flex-[1_0_auto]")}
              href={localePath(locale, `${path}/donate`)}
              loading={t("loadingDonate")}
            >
              {t("donateNow")}
            </DonateLink>
          </DonateBar>
        ) : null}
        {preview ? null : <JsonLd things={campaign.takesGifts ? [facts, trail] : [trail]} />}
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

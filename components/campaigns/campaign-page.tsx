import { cn } from "@/components/ui/cn";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { coverOf } from "@/components/campaigns/campaign-labels";
import { Story } from "@/components/campaigns/story";
import { Gallery, galleryPicture } from "@/components/campaigns/gallery";
import { CampaignVideo } from "@/components/campaigns/campaign-video";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { JsonLd } from "@/components/layout/json-ld";
import { SupportWords } from "@/components/donations/support-words";
import { MatchPanel } from "@/components/matches/match-panel";
import { NeedTable } from "@/components/needs/need-table";
import { CampaignDonateBar } from "@/components/campaigns/campaign-donate-bar";
import { CampaignHead } from "@/components/campaigns/campaign-head";
import { CampaignSide } from "@/components/campaigns/campaign-side";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { PatternBand } from "@/components/ui/pattern-band";
import { CoverImage } from "@/components/ui/cover-image";
import { Notice } from "@/components/ui/notice";
import { causeLabel } from "@/lib/cause-label";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { langProps } from "@/lib/campaigns/languages";
import { plainStory } from "@/lib/campaigns/plain-story";
import { breadcrumbs, donateAction, organisation } from "@/lib/structured-data";
import { countedOnCampaign } from "@/lib/support-words/rules";
import type { SupportWords as Words } from "@/lib/support-words/queries";
import type { MatchView } from "@/lib/matches/queries";
import type { NeedView } from "@/lib/needs/rules";
import type { CampaignCard as Card, CampaignDetail } from "@/lib/campaigns/schema";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  /** the newest donors who chose to be named */
  supporters: NamedSupporter[];
  /** how many chose to be named; counting stops a little above `countedOnCampaign` */
  named: number;
  /** the newest public notes of donors */
  words?: Words[];
  /** how many public notes there are in all */
  wordsTotal?: number;
  others: Card[];
  appUrl: string;
  sandbox: boolean;
  preview?: boolean;
  needs?: NeedView[];
  matches?: MatchView[];
  /** its donations over time (CampaignGiving) */
  giving?: React.ReactNode;
  /** its calls for volunteers (VolunteerSection) */
  volunteers?: React.ReactNode;
  /** its organisation's updates (UpdatesSection) */
  updates?: React.ReactNode;
  /** a link for visitors who want to raise a concern (ConcernLink) */
  concern?: React.ReactNode;
  /** its supporters' pages (PagesSection) */
  pages?: React.ReactNode;
};

/** A campaign's page, and its preview before it is published. */
export function CampaignPage({
  locale,
  campaign,
  supporters,
  named,
  words = [],
  wordsTotal = words.length,
  others,
  appUrl,
  sandbox,
  preview = false,
  needs = [],
  matches = [],
  giving,
  volunteers,
  updates,
  concern,
  pages,
}: Props) {
  const t = translator(locale, "campaigns");
  const lang = langProps(campaign.language, locale);
  const path = `/campaigns/${campaign.slug}`;
  const url = `${appUrl}${localePath(locale, path)}`;
  // a campaign that takes no donations offers others inside its card
  const offersOthers = campaign.takesGifts && others.length > 0;
  const list = localePath(locale, "/campaigns");
  const image = campaign.image
    ? `${appUrl}/media/${campaign.image.storageKey}/${campaign.image.widths.at(-1)}.webp`
    : undefined;
  const recipient = organisation({
    name: campaign.ngo.name,
    url: `${appUrl}${localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}`,
  });
  const structuredData = donateAction({
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
          <CampaignHead locale={locale} campaign={campaign} />
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
              <MatchPanel locale={locale} matches={matches} />
              <div className="mt-12">
                <Story
                  text={campaign.description}
                  lang={lang}
                  picture={galleryPicture(locale, campaign)}
                />
              </div>
              {campaign.isDemo ? <p className="mt-6 text-micro text-mute">{t("demo")}</p> : null}
              <NeedTable locale={locale} needs={needs} path={campaign.takesGifts ? path : null} />
              <Gallery locale={locale} campaign={campaign} />
              {volunteers}
              {updates}
              {pages}
              <section className="mt-16" aria-labelledby="supporters">
                <h2 id="supporters" className="text-h3">
                  {t("supporters")}
                </h2>
                <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
                {named > supporters.length ? (
                  <p className="mt-4">
                    <a className="font-bold" href={localePath(locale, `${path}/supporters`)}>
                      {named > countedOnCampaign
                        ? t("seeSupportersMany")
                        : t("seeSupporters", { n: named })}
                    </a>
                  </p>
                ) : null}
              </section>
              <SupportWords locale={locale} words={words} total={wordsTotal} path={path} />
              {concern}
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
        {campaign.takesGifts ? <CampaignDonateBar locale={locale} campaign={campaign} /> : null}
        {preview ? null : (
          <JsonLd things={campaign.takesGifts ? [structuredData, trail] : [trail]} />
        )}
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

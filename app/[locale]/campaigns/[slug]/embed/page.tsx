import { CardRow, CardText } from "@/components/ui/card";
import { stripOf } from "@/components/ui/strip-of";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { badgeWords, coverOf, timeWords } from "@/components/campaigns/campaign-words";
import { Badge } from "@/components/ui/badge";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { causeLabel } from "@/lib/causes";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatPercent, formatUsd } from "@/lib/money/money";
import { publicCampaign } from "@/lib/campaigns/queries";
import { plainStory } from "@/lib/campaigns/story";
import { pathText } from "@/lib/http/path-text";
import { campaignPath } from "@/lib/fund";

export const revalidate = 10;
export const generateStaticParams = () => [];
export const metadata: Metadata = { robots: { index: false } };

/** The card that partners put on their own pages: no session, no cookie; its button opens the campaign in a new tab. */
export default async function EmbedPage({
  params,
}: {
  params: Promise<{ locale: string; slug: string }>;
}) {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  const campaign = await publicCampaign(asked);
  if (!campaign) notFound();
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/embed`));
  const t = translator(locale, "campaigns");
  const badge = badgeWords(locale, campaign.badge);
  const perpetual = campaign.deadlineMs === null;
  return (
    <main className="@container h-[500px] overflow-hidden border border-rule bg-raised">
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto_auto] @min-[640px]:grid-cols-[minmax(0,1.15fr)_14px_minmax(20rem,1fr)] @min-[640px]:grid-rows-[minmax(0,1fr)]">
        <div data-slot="embed-image" className="min-h-0">
          <CoverImage
            className="size-full object-cover"
            seed={campaign.slug}
            cause={causeLabel(campaign.cause, locale)}
            {...coverOf(campaign.image)}
            alt=""
            none=""
            noFallback
            eager
            sizes="(min-width: 640px) 50vw, 100vw"
          />
        </div>
        <div
          className="h-3 bg-(image:--strip) bg-size-[auto_100%] @min-[640px]:h-auto @min-[640px]:bg-(image:--strip-down) @min-[640px]:bg-size-[100%_auto]"
          style={
            {
              ...stripOf(campaign.slug),
              "--strip-down": stripOf(campaign.slug, { cols: 1, rows: 12 })["--strip"],
            } as React.CSSProperties
          }
          aria-hidden="true"
        />
        <div className="px-5 pt-4 pb-[1.1rem] @min-[640px]:flex @min-[640px]:flex-col @min-[640px]:justify-center @min-[640px]:px-8 @min-[640px]:pt-8 @min-[640px]:pb-6">
          {campaign.status === "ongoing" ? null : (
            <p className="mb-[0.4rem] flex flex-wrap items-center gap-2">
              <Badge kind={badge.look}>{badge.word}</Badge>{" "}
              <span className="text-small text-soft">{timeWords(locale, campaign.timeLeft)}</span>
            </p>
          )}
          <h1 className="line-clamp-2 text-h4 leading-[1.08] @min-[640px]:line-clamp-4 @min-[640px]:text-[2rem]">
            <a
              className="no-underline hover:underline hover:decoration-2"
              href={localePath(locale, campaignPath(campaign.slug))}
              target="_blank"
              rel="noopener"
            >
              {campaign.title}
            </a>
          </h1>
          <CardText className="mt-[0.45rem] mb-[0.8rem]">
            {plainStory(campaign.description)}
          </CardText>
          {perpetual ? (
            <CardRow>
              <span>
                <b>{formatUsd(campaign.raisedCents, locale)}</b> {t("raisedSoFar")}
              </span>
            </CardRow>
          ) : (
            <>
              <ProgressBar
                percent={campaign.percent}
                label={t("percentRaised", { n: String(campaign.percent) })}
              />
              <CardRow className="mt-2">
                <span>
                  <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
                  {t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
                </span>
                <span>{formatPercent(campaign.percent, locale)}</span>
              </CardRow>
            </>
          )}
          <div className="mt-[0.9rem] flex items-center justify-between gap-3">
            <a
              className={buttonVariants()}
              href={localePath(locale, campaignPath(campaign.slug))}
              target="_blank"
              rel="noopener"
            >
              {t("donateNow")}
            </a>
            {campaign.ngo.verified ? (
              <span className="flex items-center gap-[0.4rem] text-micro font-semibold text-soft">
                <VerifiedBadge /> {t("verifiedOn")}
              </span>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  );
}

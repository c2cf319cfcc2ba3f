import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import {
  badgeWords,
  campaignPath,
  coverOf,
  timeWords,
} from "@/components/campaigns/campaign-words";
import { Badge } from "@/components/ui/badge";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { causeLabel } from "@/lib/causes";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatPercent, formatUsd } from "@/lib/money/money";
import { stripUrl } from "@/lib/patterns/urls";
import { publicCampaign } from "@/lib/campaigns/queries";
import { pathText } from "@/lib/http/path-text";

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
    <main className="embed">
      <div className="embed__in">
        <div className="embed__img">
          <CoverImage
            className=""
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
          className="band"
          style={
            {
              "--h": "12px",
              "--strip": `url("${stripUrl(campaign.slug, { cols: 12 })}")`,
              "--strip-v": `url("${stripUrl(campaign.slug, { cols: 1, rows: 12 })}")`,
            } as React.CSSProperties
          }
          aria-hidden="true"
        />
        <div className="embed__b">
          {campaign.status === "ongoing" ? null : (
            <p className="row" style={{ gap: ".5rem", marginBottom: ".4rem" }}>
              <Badge kind={badge.look}>{badge.word}</Badge>{" "}
              <span className="small soft">{timeWords(locale, campaign.timeLeft)}</span>
            </p>
          )}
          <h1 className="embed__t">
            <a
              className="plain"
              href={localePath(locale, campaignPath(campaign.slug))}
              target="_blank"
              rel="noopener"
            >
              {campaign.title}
            </a>
          </h1>
          <p className="card__text" style={{ margin: ".45rem 0 .8rem" }}>
            {campaign.description}
          </p>
          {perpetual ? (
            <p className="card__row">
              <span>
                <b>{formatUsd(campaign.raisedCents, locale)}</b> {t("raisedSoFar")}
              </span>
            </p>
          ) : (
            <>
              <ProgressBar
                percent={campaign.percent}
                label={t("percentRaised", { n: String(campaign.percent) })}
              />
              <div className="card__row" style={{ marginTop: ".5rem" }}>
                <span>
                  <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
                  {t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
                </span>
                <span>{formatPercent(campaign.percent, locale)}</span>
              </div>
            </>
          )}
          <div className="embed__f">
            <a
              className="btn btn--go"
              href={localePath(locale, campaignPath(campaign.slug))}
              target="_blank"
              rel="noopener"
            >
              {t("donateNow")}
            </a>
            {campaign.ngo.verified ? (
              <span
                className="micro soft"
                style={{ display: "flex", gap: ".4rem", alignItems: "center", fontWeight: 600 }}
              >
                <VerifiedBadge /> {t("verifiedOn")}
              </span>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  );
}

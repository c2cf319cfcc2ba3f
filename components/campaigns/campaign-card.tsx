import { Badge } from "@/components/ui/badge";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import {
  badgeWords,
  campaignPath,
  coverOf,
  timeWords,
} from "@/components/campaigns/campaign-words";
import { causeLabel } from "@/lib/causes";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { stripUrl } from "@/lib/patterns/urls";
import type { CampaignCard as Card } from "@/lib/campaigns/schema";

/** A campaign in a list: the whole card is one link. */
export function CampaignCard({
  locale,
  campaign,
  eager = false,
  lead = false,
  heading: Heading = "h3",
}: {
  locale: Locale;
  campaign: Card;
  eager?: boolean;
  /** the one a list begins with: across its whole width */ lead?: boolean;
  heading?: "h2" | "h3";
}) {
  const t = translator(locale, "campaigns");
  const badge = badgeWords(locale, campaign.badge);
  const perpetual = campaign.deadlineMs === null;
  return (
    <article className={lead ? "card card--lead" : "card"}>
      <CoverImage
        seed={campaign.slug}
        cause={causeLabel(campaign.cause, locale)}
        {...coverOf(campaign.image)}
        alt=""
        none={t("noImage")}
        eager={eager}
        sizes={
          lead
            ? "(min-width: 700px) 60vw, calc(100vw - 2.5rem)"
            : "(min-width: 1024px) 400px, (min-width: 700px) 50vw, calc(100vw - 2.5rem)"
        }
      />
      <div
        className="card__strip"
        style={
          { "--strip": `url("${stripUrl(campaign.slug, { cols: 12 })}")` } as React.CSSProperties
        }
        aria-hidden="true"
      />
      <div className="card__body">
        <div className="card__meta">
          <Badge kind={badge.look}>{badge.word}</Badge>
          <span>{countryName(campaign.country, locale)}</span>
        </div>
        <Heading className="card__title">
          <a href={localePath(locale, campaignPath(campaign.slug))}>{campaign.title}</a>
        </Heading>
        <p className="card__cause">
          <span className="tag">{causeLabel(campaign.cause, locale)}</span>
        </p>
        <p className="card__text">{campaign.description}</p>
        <p className="card__by">
          {campaign.ngo.verified ? <VerifiedBadge label={t("verified")} /> : null}{" "}
          {campaign.ngo.name}
        </p>
        <div className="card__money">
          <ProgressBar
            percent={perpetual ? null : campaign.percent}
            label={
              perpetual
                ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
                : t("percentRaised", { n: String(campaign.percent) })
            }
          />
          <div className="card__row">
            <span>
              <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
              {perpetual
                ? t("raisedSoFar")
                : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
            </span>
            <span>{timeWords(locale, campaign.timeLeft)}</span>
          </div>
        </div>
      </div>
    </article>
  );
}

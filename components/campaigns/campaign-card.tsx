import { Badge } from "@/components/ui/badge";
import {
  Card,
  CardBody,
  CardBy,
  CardMeta,
  CardRow,
  CardStrip,
  CardText,
  CardTitle,
} from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { CoverImage } from "@/components/ui/cover-image";
import { Tag } from "@/components/ui/tag";
import { ProgressBar } from "@/components/ui/progress-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { badgeLabels, coverOf, timeWords } from "@/components/campaigns/campaign-labels";
import { causeLabel } from "@/lib/cause-label";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { langProps } from "@/lib/campaigns/languages";
import { plainStory } from "@/lib/campaigns/plain-story";
import { summary } from "@/lib/share/page-metadata";
import type { CampaignCard as Campaign } from "@/lib/campaigns/schema";
import { campaignPath } from "@/lib/fund";

const cardImage = "aspect-[1200/630] w-full bg-sunk object-cover";
type Look = Partial<Record<"card" | "image" | "strip" | "body" | "title" | "text", string>>;
/** across the list's full width; from 1180 px on the picture keeps its aspect ratio, with the text next to it */
const leading: Look = {
  card: "min-[46.25rem]:col-span-full border-t-5 border-t-ink xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]",
  image: "xl:col-start-1 xl:row-start-1",
  strip: "h-3.5 woven-x xl:col-start-1 xl:row-start-2 xl:h-auto xl:min-h-7",
  body: "min-[46.25rem]:p-[clamp(1.25rem,2.4vw,2.25rem)] xl:col-start-2 xl:row-span-2 xl:row-start-1",
  title:
    "min-[46.25rem]:max-w-[18em] min-[46.25rem]:text-[clamp(2rem,1.2rem+1.2vw,2.4rem)] min-[46.25rem]:leading-[1.02]",
  text: "min-[46.25rem]:line-clamp-4 min-[46.25rem]:max-w-[38em] min-[46.25rem]:text-body min-[46.25rem]:leading-[1.45]",
};

/** Characters of the story: more than fit into the four lines of the widest card, where the styles cut it off. */
const textMost = 500;

/** A campaign in a list: the whole card is one link. */
export function CampaignCard({
  locale,
  campaign,
  eager = false,
  lead = false,
  wide = false,
  heading = "h3",
  className,
}: {
  locale: Locale;
  campaign: Campaign;
  eager?: boolean;
  /** the list's first card, across its full width */ lead?: boolean;
  /** two of three columns: requests a larger picture */ wide?: boolean;
  heading?: "h2" | "h3";
  className?: string;
}) {
  const t = translator(locale, "campaigns");
  const badge = badgeLabels(locale, campaign.badge);
  const look: Look = lead ? leading : {};
  const perpetual = campaign.deadlineMs === null;
  const lang = langProps(campaign.language, locale);
  return (
    <Card className={cn(look.card, className)} data-lead={lead ? "" : undefined}>
      <CoverImage
        seed={campaign.slug}
        cause={causeLabel(campaign.cause, locale)}
        {...coverOf(campaign.image)}
        alt=""
        none={t("noImage")}
        className={cn(cardImage, look.image)}
        eager={eager}
        sizes={
          lead || wide
            ? "(min-width: 700px) 60vw, calc(100vw - 2.5rem)"
            : "(min-width: 1024px) 400px, (min-width: 700px) 50vw, calc(100vw - 2.5rem)"
        }
      />
      <CardStrip seed={campaign.slug} className={look.strip} />
      <CardBody className={look.body}>
        <CardMeta>
          <Badge kind={badge.look}>{badge.word}</Badge>
          <span>{countryName(campaign.country, locale)}</span>
        </CardMeta>
        <CardTitle as={heading} className={look.title}>
          <a lang={lang.lang} href={localePath(locale, campaignPath(campaign.slug))}>
            <bdi>{campaign.title}</bdi>
          </a>
        </CardTitle>
        <p className="mb-[0.7rem]">
          <Tag>{causeLabel(campaign.cause, locale)}</Tag>
        </p>
        <CardText {...lang} className={look.text}>
          {summary(plainStory(campaign.description), textMost)}
        </CardText>
        <CardBy>
          {campaign.ngo.verified ? <VerifiedBadge label={t("verified")} /> : null}{" "}
          <bdi>{campaign.ngo.name}</bdi>
        </CardBy>
        <div className="mt-auto">
          <ProgressBar
            percent={perpetual && campaign.raisedCents > 0 ? null : campaign.percent}
            label={
              perpetual
                ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
                : t("percentRaised", { n: String(campaign.percent) })
            }
          />
          <CardRow>
            <span>
              <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
              {perpetual
                ? t("raisedSoFar")
                : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
            </span>
            <span>{timeWords(locale, campaign.timeLeft)}</span>
          </CardRow>
        </div>
      </CardBody>
    </Card>
  );
}

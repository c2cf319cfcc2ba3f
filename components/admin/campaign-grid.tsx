import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  Card,
  CardBody,
  CardBy,
  CardMeta,
  CardRow,
  CardStrip,
  CardTitle,
} from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import { formatUsd } from "@/lib/money/money";
import { formatPercent, percentOf } from "@/lib/format";
import { coverStyle } from "@/lib/patterns/framed";
import { coverUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import { ownLanguageName, versionPath } from "@/lib/campaigns/languages";
import type { ConsoleCampaign } from "@/lib/campaigns/console-queries";
import type { Locale } from "@/lib/i18n/locales";

const badgeKinds: Record<string, BadgeKind> = {
  ongoing: "on",
  completed: "done",
  paused: "halt",
  draft: "draft",
};
const known = (status: string) =>
  status === "completed" || status === "paused" || status === "draft"
    ? status
    : ("ongoing" as const);

/** Tab Campaigns: every campaign of every organisation (ADM-026..035). */
export function CampaignGrid({
  locale,
  campaigns,
}: {
  locale: Locale;
  campaigns: ConsoleCampaign[];
}) {
  const t = translator(locale, "admin");
  if (campaigns.length === 0) return <p className="text-soft">{t("none")}</p>;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
      {campaigns.map((c) => (
        <GridCard key={c.id} locale={locale} campaign={c} />
      ))}
    </div>
  );
}

/** Links to each of its language versions, for a draft too. */
function Texts({ locale, campaign }: { locale: Locale; campaign: ConsoleCampaign }) {
  return (
    <p data-slot="campaign-texts" className="mb-2 flex flex-wrap gap-x-3 text-small text-soft">
      {translator(locale, "campaignLanguages")("texts")}
      {campaign.languages.map((language) => (
        <a
          key={language}
          className="font-semibold text-fg"
          href={versionPath(campaign.slug, language, locale)}
          lang={language}
        >
          {ownLanguageName(language)}
        </a>
      ))}
    </p>
  );
}

function GridCard({ locale, campaign: c }: { locale: Locale; campaign: ConsoleCampaign }) {
  const t = translator(locale, "admin");
  const percent = percentOf(c.raisedCents, c.goalCents);
  const status = known(c.status);
  return (
    <Card>
      <img
        className="aspect-[1200/630] w-full bg-sunk object-cover"
        src={
          c.cover ? `/media/${c.cover.storageKey}/${c.cover.width}.webp` : coverUrl(c.seed, c.cause)
        }
        alt={c.cover ? "" : t("campaigns.noPicture")}
        loading="lazy"
        style={c.cover ? coverStyle(c.seed, c.cover) : undefined}
      />
      <CardStrip seed={c.seed} />
      <CardBody>
        <CardMeta>
          <Badge kind={badgeKinds[status]}>{t(`campaigns.${status}`)}</Badge>
          <span>{t("campaigns.donors", { n: c.donors })}</span>
        </CardMeta>
        <CardTitle className="text-h4 leading-[1.06]">
          <bdi>{c.title}</bdi>
        </CardTitle>
        {c.languages.length > 1 ? <Texts locale={locale} campaign={c} /> : null}
        <CardBy>{t("campaigns.by", { name: c.ngoName ?? t("campaigns.unknownNgo") })}</CardBy>
        <div className="mt-auto">
          <ProgressBar percent={percent} label={t("campaigns.percent", { n: String(percent) })} />
          <CardRow>
            <span>
              {t("campaigns.raisedOf", {
                raised: formatUsd(c.raisedCents, locale),
                goal: formatUsd(c.goalCents, locale),
              })}
            </span>
            <span>{formatPercent(percent, locale)}</span>
          </CardRow>
          <p className="mt-[0.9rem]">
            <a
              className={buttonVariants({ variant: "outline", size: "sm" })}
              href={`/campaigns/${c.id}`}
            >
              {t("campaigns.view")}
              <span className="sr-only"> {c.title}</span>
            </a>
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

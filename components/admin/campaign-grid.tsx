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
import { formatPercent, formatUsd, percentOf } from "@/lib/money/money";
import { coverStyle } from "@/lib/patterns/framed";
import { coverUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

export type GridCampaign = {
  id: string;
  title: string;
  ngoName: string | null;
  raisedCents: bigint;
  goalCents: bigint;
  donors: number;
  status: string;
  seed: string;
  cause: string;
  cover: {
    storageKey: string;
    width: number;
    x: number;
    y: number;
    size: { width: number; height: number };
  } | null;
};
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
export function CampaignGrid({ locale, campaigns }: { locale: Locale; campaigns: GridCampaign[] }) {
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

function GridCard({ locale, campaign: c }: { locale: Locale; campaign: GridCampaign }) {
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
        <CardTitle className="text-h4 leading-[1.06]">{c.title}</CardTitle>
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

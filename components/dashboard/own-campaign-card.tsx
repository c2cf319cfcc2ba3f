import { CampaignBadge, campaignBadge } from "@/components/dashboard/campaign-badge";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { copyCampaignAction } from "@/lib/campaigns/form-actions";
import { formMessages } from "@/lib/forms/messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardBody, CardMeta, CardRow, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { CoverImage } from "@/components/ui/cover-image";
import { PatternBand } from "@/components/ui/pattern-band";
import { ProgressBar } from "@/components/ui/progress-bar";
import { utcDay } from "@/lib/clock";
import { formatUsd } from "@/lib/money/money";
import { formatPercent } from "@/lib/format";
import { liesOnCloth, positionOf } from "@/lib/patterns/framed";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { OwnReportLine } from "@/components/reports/own-reports";
import type { OwnReport } from "@/lib/reports/queries";
import { ownUpdatesPath } from "@/lib/updates/rules";
import type { CampaignPerformance } from "@/lib/campaigns/performance-queries";

type OwnCampaign = CampaignPerformance;
type CardProps = {
  locale: Locale;
  campaign: OwnCampaign;
  at: Date;
  mayWrite: boolean;
  report?: OwnReport | undefined;
};
const linkClass = buttonVariants({ variant: "link", size: "sm" });

function left(c: OwnCampaign, at: Date, t: ReturnType<typeof translator<"dashboard">>): string {
  if (c.status === "draft") return t("campaigns.notPublished");
  if (c.status === "paused") return t("campaigns.halted");
  if (c.status === "completed") return t("campaigns.ended");
  return c.deadline === null
    ? t("campaigns.perpetual")
    : t("campaigns.daysLeft", { n: Math.max(0, utcDay(c.deadline) - utcDay(at)) });
}

/** The placement of an uploaded cover in its box: whole on the campaign's cloth, or cropped around its focal point. */
function coverProps({ cover }: OwnCampaign) {
  if (!cover) return { src: null };
  const { width, height } = cover.size;
  const src = `/media/${cover.storageKey}/${cover.width}.webp`;
  return liesOnCloth(width, height)
    ? { src, whole: cover.size }
    : { src, focal: positionOf(cover, width, height) };
}

export function OwnCampaignCard({ locale, campaign: c, at, mayWrite, report }: CardProps) {
  const t = translator(locale, "dashboard");
  const quiet = c.status === "draft" || c.status === "paused";
  return (
    <Card>
      <CoverImage
        seed={c.seed}
        cause={c.cause}
        {...coverProps(c)}
        alt=""
        none={t("campaigns.noPicture")}
        className={cn(
          "aspect-[1200/630] w-full bg-sunk object-cover",
          quiet && "opacity-75 saturate-25",
        )}
      />
      <PatternBand seed={c.seed} />
      <CardBody>
        <CardMeta>
          <CampaignBadge locale={locale} kind={campaignBadge(c.status, c.deadline, at)} />
          <span>{left(c, at, t)}</span>
        </CardMeta>
        <CardTitle className="text-[1.375rem]">
          <bdi>{c.title}</bdi>
        </CardTitle>
        <div className="mt-auto">
          <Raised locale={locale} campaign={c} />
          <OwnReportLine locale={locale} report={report} mayWrite={mayWrite} />
          <CardLinks locale={locale} campaign={c} mayWrite={mayWrite} />
        </div>
      </CardBody>
    </Card>
  );
}

function Raised({ locale, campaign: c }: { locale: Locale; campaign: OwnCampaign }) {
  const t = translator(locale, "dashboard");
  const raised = formatUsd(c.raisedCents, locale);
  if (c.deadline === null && c.status === "ongoing")
    return (
      <>
        <ProgressBar percent={null} label={`${raised} ${t("campaigns.raisedOnly")}`} />
        <CardRow>
          <span>
            <b>{raised}</b> {t("campaigns.raisedOnly")}
          </span>
        </CardRow>
      </>
    );
  return (
    <>
      <ProgressBar
        percent={c.percent}
        label={t("campaigns.percentRaised", { n: String(c.percent) })}
      />
      <CardRow>
        <span>
          <b>{raised}</b> {t("campaigns.of", { goal: formatUsd(c.goalCents, locale) })}
        </span>
        <span>{formatPercent(c.percent, locale)}</span>
      </CardRow>
    </>
  );
}

function CardLinks({
  locale,
  campaign: c,
  mayWrite,
}: {
  locale: Locale;
  campaign: OwnCampaign;
  mayWrite: boolean;
}) {
  const t = translator(locale, "dashboard");
  const title = <span className="sr-only"> {c.title}</span>;
  return (
    <div className="mt-[0.9rem] flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule pt-[0.6rem]">
      <a className={linkClass} href={`/campaigns/${c.slug}`}>
        {t("campaigns.view")}
        {title}
      </a>
      {mayWrite ? (
        <a className={linkClass} href={`/dashboard/campaigns/edit/${c.id}`}>
          {t(c.status === "draft" ? "campaigns.continue" : "campaigns.edit")}
          {title}
        </a>
      ) : null}
      {mayWrite && c.status !== "draft" ? (
        <a className={linkClass} href={`/dashboard/campaigns/outreach/${c.id}`}>
          {translator(locale, "outreach")("open")}
          {title}
        </a>
      ) : null}
      <a className={linkClass} href={ownUpdatesPath(c.id)}>
        {translator(locale, "updates")("own")}
        {title}
      </a>
      {mayWrite ? (
        <Form
          compact
          action={copyCampaignAction}
          messages={formMessages(locale, null, {
            unreachable: "campaignCreateFailed",
            failed: "campaignCreateFailed",
          })}
          label={`${t("campaigns.copy")} ${c.title}`}
        >
          <input type="hidden" name="id" value={c.id} />
          <SubmitButton variant="link" size="sm" pendingLabel={t("campaigns.copying")}>
            {t("campaigns.copy")}
            {title}
          </SubmitButton>
        </Form>
      ) : null}
      {mayWrite && c.status !== "completed" ? (
        <a
          className={cn(linkClass, "ms-auto text-madder [--color-link:currentColor]")}
          href={`/dashboard?tab=campaigns&delete=${c.id}`}
        >
          {t("campaigns.delete")}
          {title}
        </a>
      ) : null}
    </div>
  );
}

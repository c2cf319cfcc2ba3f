import { CampaignBadge, campaignBadge } from "@/components/dashboard/campaign-badge";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { copyCampaignAction } from "@/lib/campaigns/form-actions";
import { formMessages } from "@/lib/forms/messages";
import { Section } from "@/components/ui/section";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardBody, CardMeta, CardRow, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { CoverImage } from "@/components/ui/cover-image";
import { PatternBand } from "@/components/ui/pattern-band";
import { ProgressBar } from "@/components/ui/progress-bar";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { utcDay } from "@/lib/clock";
import { formatCount, formatPercent, formatUsd } from "@/lib/money/money";
import { liesOnCloth, positionOf } from "@/lib/patterns/framed";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { CampaignPerformance } from "@/lib/donations/performance-queries";

type OwnCampaign = CampaignPerformance;
type CardProps = { locale: Locale; campaign: OwnCampaign; at: Date; mayWrite: boolean };
const linkClass = buttonVariants({ variant: "link", size: "sm" });

function left(c: OwnCampaign, at: Date, t: ReturnType<typeof translator<"dashboard">>): string {
  if (c.status === "draft") return t("campaigns.notPublished");
  if (c.status === "paused") return t("campaigns.halted");
  if (c.status === "completed") return t("campaigns.ended");
  return c.deadline === null
    ? t("campaigns.perpetual")
    : t("campaigns.daysLeft", { n: Math.max(0, utcDay(c.deadline) - utcDay(at)) });
}

/** Tab campaigns: "Your Campaigns" as cards and "Campaign Performance" as a table (DASH-033..042). Writing is not offered while suspended. */
export function CampaignsTab({
  locale,
  campaigns,
  at,
  mayWrite,
}: {
  locale: Locale;
  campaigns: OwnCampaign[];
  at: Date;
  mayWrite: boolean;
}) {
  const t = translator(locale, "dashboard");
  return (
    <>
      <h2 className="mb-4 text-h3">{t("campaigns.heading")}</h2>
      {campaigns.length === 0 ? <p className="text-soft">{t("campaigns.none")}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-gutter">
        {campaigns.map((c) => (
          <OwnCampaignCard key={c.id} locale={locale} campaign={c} at={at} mayWrite={mayWrite} />
        ))}
      </div>
      {campaigns.length > 0 ? (
        <Section id="performance" title={t("campaigns.performance")}>
          <Performance locale={locale} campaigns={campaigns} />
        </Section>
      ) : null}
    </>
  );
}

/** How an uploaded cover lies in its box: whole on the campaign's cloth, or cut about its focal point. */
function coverProps({ cover }: OwnCampaign) {
  if (!cover) return { src: null };
  const { width, height } = cover.size;
  const src = `/media/${cover.storageKey}/${cover.width}.webp`;
  return liesOnCloth(width, height)
    ? { src, whole: cover.size }
    : { src, focal: positionOf(cover, width, height) };
}

function OwnCampaignCard({ locale, campaign: c, at, mayWrite }: CardProps) {
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
        <CardTitle className="text-[1.375rem]">{c.title}</CardTitle>
        <div className="mt-auto">
          <Raised locale={locale} campaign={c} />
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
    <div className="mt-[0.9rem] flex flex-wrap items-center gap-x-[1.1rem] gap-y-1 border-t border-rule pt-[0.6rem]">
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
          className={cn(linkClass, "ml-auto text-madder [--color-link:currentColor]")}
          href={`/dashboard?tab=campaigns&delete=${c.id}`}
        >
          {t("campaigns.delete")}
          {title}
        </a>
      ) : null}
    </div>
  );
}

function Performance({ locale, campaigns }: { locale: Locale; campaigns: OwnCampaign[] }) {
  const t = translator(locale, "dashboard");
  return (
    <Table caption={t("campaigns.performance")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("campaigns.campaign")}</TableHead>
          <TableHead right>{t("campaigns.raised")}</TableHead>
          <TableHead right>{t("campaigns.goal")}</TableHead>
          <TableHead right>{t("campaigns.percent")}</TableHead>
          <TableHead right>{t("campaigns.donors")}</TableHead>
          <TableHead right>{t("campaigns.average")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {campaigns.map((c) => (
          <TableRow key={c.id}>
            <TableCell place="main">
              <b>{c.title}</b>
            </TableCell>
            <TableCell place="amt" right className="num">
              {formatUsd(c.raisedCents, locale, { exact: true })}
            </TableCell>
            <TableCell place="sub" right className="num">
              {formatUsd(c.goalCents, locale)}
            </TableCell>
            <TableCell place="meta" right className="num">
              {formatPercent(c.percent, locale)}
            </TableCell>
            <TableCell place="meta" right className="num" data-label={t("campaigns.donors")}>
              {formatCount(c.donors, locale)}
            </TableCell>
            <TableCell place="end" right className="num" data-label={t("campaigns.average")}>
              {c.averageCents === null
                ? t("campaigns.noAverage")
                : formatUsd(c.averageCents, locale, { exact: true })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

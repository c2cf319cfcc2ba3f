import { OwnCampaignCard } from "@/components/dashboard/own-campaign-card";
import { Section } from "@/components/ui/section";
import { ProgressBar } from "@/components/ui/progress-bar";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatPercent } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { OwnReport } from "@/lib/reports/queries";
import type { CampaignPerformance } from "@/lib/campaigns/performance-queries";

type OwnCampaign = CampaignPerformance;

/**
 * Tab campaigns: "Your Campaigns" as cards, and "Campaign Performance" as a table (DASH-033..042). While the
 * organisation is suspended there are no links to edit.
 */
export function CampaignsTab({
  locale,
  campaigns,
  reports,
  at,
  mayWrite,
}: {
  locale: Locale;
  campaigns: OwnCampaign[];
  /** the reports that they owe their donors */
  reports: OwnReport[];
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
          <OwnCampaignCard
            key={c.id}
            locale={locale}
            campaign={c}
            at={at}
            mayWrite={mayWrite}
            report={reports.find((report) => report.campaignId === c.id)}
          />
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

/** An ongoing campaign without an end date that has received money: its bar has no end. */
const isOpen = (c: OwnCampaign): boolean =>
  c.deadline === null && c.status === "ongoing" && c.raisedCents > 0n;

function Performance({ locale, campaigns }: { locale: Locale; campaigns: OwnCampaign[] }) {
  const t = translator(locale, "dashboard");
  return (
    <Table wide caption={t("campaigns.performance")}>
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
              <b>
                <bdi>{c.title}</bdi>
              </b>
            </TableCell>
            <TableCell place="amt" right className="num">
              {formatUsd(c.raisedCents, locale, { exact: true })}
            </TableCell>
            <TableCell place="sub" right className="num" data-label={t("campaigns.goal")}>
              {formatUsd(c.goalCents, locale)}
            </TableCell>
            <TableCell place="meta" right className="num">
              <span className="flex items-center justify-end gap-3 entries:justify-start">
                <span aria-hidden="true" className="w-24 shrink-0">
                  <ProgressBar percent={isOpen(c) ? null : c.percent} label="" />
                </span>
                <span className="min-w-[2.6em]">{formatPercent(c.percent, locale)}</span>
              </span>
            </TableCell>
            <TableCell place="meta" right className="num" data-label={t("campaigns.donors")}>
              {formatCount(c.donors, locale)}
            </TableCell>
            <TableCell place="meta" right className="num" data-label={t("campaigns.average")}>
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

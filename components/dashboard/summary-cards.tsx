import { Ledger, LedgerCell, LedgerFigure, LedgerLabel, LedgerNote } from "@/components/ui/ledger";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatPercent, percentOf } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoStats } from "@/lib/ngos/stats";

/** On a phone the label is on the left, its number on the right. */
const cell =
  "max-stack:grid max-stack:grid-cols-[1fr_auto] max-stack:items-center max-stack:py-[0.8rem]";
const figure =
  "max-stack:col-start-2 max-stack:row-span-2 max-stack:row-start-1 max-stack:my-0 max-stack:text-[2.25rem]";

/** Four numbers in one ruled box; the charts below explain them (DASH-012..018). */
export function SummaryCards({ locale, stats }: { locale: Locale; stats: NgoStats }) {
  const t = translator(locale, "dashboard");
  return (
    <Ledger className="stack:grid-cols-2 xl:grid-cols-[1.6fr_1fr_1fr_1fr] xl:[&>div+div]:border-s xl:[&>div+div]:border-t-0 stack:[&>div:nth-child(2)]:border-t-0 stack:[&>div:nth-child(even)]:border-s">
      <LedgerCell>
        <LedgerLabel>{t("cards.totalDonations")}</LedgerLabel>
        <LedgerFigure>{formatUsd(stats.totalRaisedCents, locale)}</LedgerFigure>
        <LedgerNote>{t("cards.raisedInAll")}</LedgerNote>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("cards.ongoing")}</LedgerLabel>
        <LedgerFigure className={figure}>{stats.activeCampaigns}</LedgerFigure>
        <LedgerNote>
          {stats.activeCampaigns === 0
            ? t("cards.noOngoing")
            : t("cards.outOf", { n: stats.totalCampaigns })}
          {stats.drafts > 0 ? <span>, {t("cards.drafts", { n: stats.drafts })}</span> : null}
        </LedgerNote>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("cards.totalDonors")}</LedgerLabel>
        <LedgerFigure className={figure}>{formatCount(stats.uniqueDonors, locale)}</LedgerFigure>
        <LedgerNote>{t("cards.uniqueDonors")}</LedgerNote>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("cards.completionRate")}</LedgerLabel>
        <LedgerFigure className={figure}>
          {formatPercent(percentOf(stats.completionRate, 1), locale)}
        </LedgerFigure>
        <LedgerNote>{t("cards.completed", { n: stats.completedCampaigns })}</LedgerNote>
      </LedgerCell>
    </Ledger>
  );
}

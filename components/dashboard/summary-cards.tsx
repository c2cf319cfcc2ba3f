import { cn } from "@/components/ui/cn";
import { weaveClass } from "@/components/ui/cloth";
import { Ledger, LedgerCell, LedgerFigure, LedgerLabel, LedgerNote } from "@/components/ui/ledger";
import { formatCount, formatPercent, formatUsd, percentOf } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import type { NgoStats } from "@/lib/ngos/stats";

/** On a phone what is counted stands on the left, its figure on the right. */
const cell =
  "max-stack:grid max-stack:grid-cols-[1fr_auto] max-stack:items-center max-stack:py-[0.8rem]";
const figure =
  "max-stack:col-start-2 max-stack:row-span-2 max-stack:row-start-1 max-stack:my-0 max-stack:text-[2.25rem]";

/** Four numbers in one ruled box; the money cell is dark, with a bar for each of the last months (DASH-012..018). */
export function SummaryCards({
  locale,
  stats,
  months,
}: {
  locale: Locale;
  stats: NgoStats;
  months: { month: Date; cents: bigint }[];
}) {
  const t = translator(locale, "dashboard");
  return (
    <Ledger className="stack:grid-cols-2 xl:grid-cols-[1.6fr_1fr_1fr_1fr] xl:[&>div+div]:border-t-0 xl:[&>div+div]:border-l stack:[&>div:nth-child(2)]:border-t-0 stack:[&>div:nth-child(even)]:border-l">
      <LedgerCell dark>
        <LedgerLabel>{t("cards.totalDonations")}</LedgerLabel>
        <div className="flex items-end justify-between gap-8">
          <div>
            <LedgerFigure>{formatUsd(stats.totalRaisedCents, locale)}</LedgerFigure>
            <LedgerNote>{t("cards.raisedInAll")}</LedgerNote>
          </div>
          <MonthBars locale={locale} months={months} />
        </div>
      </LedgerCell>
      <LedgerCell className={cell}>
        <LedgerLabel>{t("cards.ongoing")}</LedgerLabel>
        <LedgerFigure className={figure}>{stats.activeCampaigns}</LedgerFigure>
        <LedgerNote>
          {stats.activeCampaigns === 0
            ? t("cards.noOngoing")
            : t("cards.outOf", { n: String(stats.totalCampaigns) })}
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

/** A woven bar a month, the last one golden; its label says every amount. */
function MonthBars({
  locale,
  months,
}: {
  locale: Locale;
  months: { month: Date; cents: bigint }[];
}) {
  const t = translator(locale, "dashboard");
  const top = months.reduce((most, m) => (m.cents > most ? m.cents : most), 1n);
  const monthName = new Intl.DateTimeFormat(intlTag(locale), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const spoken = months
    .map((m) =>
      t("cards.monthValue", {
        month: monthName.format(m.month),
        amount: formatUsd(m.cents, locale),
      }),
    )
    .join("; ");
  return (
    <div
      className="flex h-17 max-w-60 flex-1 items-end gap-1 border-b-2 border-fg"
      role="img"
      aria-label={`${t("cards.monthsLabel")}. ${spoken}`}
    >
      {months.map((m) => (
        <i
          key={m.month.toISOString()}
          className={cn(
            weaveClass,
            "h-(--percent) min-h-0.5 flex-1 bg-bottom-left [--weave-a:var(--color-leaf-bright)] [--weave-b:var(--color-leaf)] [--weave-cell:10px] [--weave-height:10px] last:[--weave-a:var(--color-gold)] last:[--weave-b:#d9982f] forced-colors:bg-[CanvasText]",
          )}
          style={
            {
              "--percent": `${percentOf(m.cents, top)}%`,
            } as React.CSSProperties
          }
        />
      ))}
    </div>
  );
}

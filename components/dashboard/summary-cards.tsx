import { formatCount, formatPercent, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import type { NgoStats } from "@/lib/ngos/stats";

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
    <div className="ledger ledger--4">
      <div className="on-dark" style={{ "--bg": "var(--ink)" } as React.CSSProperties}>
        <h2>{t("cards.totalDonations")}</h2>
        <div
          style={{
            display: "flex",
            gap: "2rem",
            alignItems: "flex-end",
            justifyContent: "space-between",
          }}
        >
          <div>
            <p className="n">{formatUsd(stats.totalRaisedCents, locale)}</p>
            <p>{t("cards.raisedInAll")}</p>
          </div>
          <div className="bars" role="img" aria-label={`${t("cards.monthsLabel")}. ${spoken}`}>
            {months.map((m) => (
              <i
                key={m.month.toISOString()}
                style={{ height: `${Math.max(0, Number((m.cents * 100n) / top))}%` }}
              />
            ))}
          </div>
        </div>
      </div>
      <div>
        <h2>{t("cards.ongoing")}</h2>
        <p className="n">{stats.activeCampaigns}</p>
        <p>
          {stats.activeCampaigns === 0
            ? t("cards.noOngoing")
            : t("cards.outOf", { n: String(stats.totalCampaigns) })}
        </p>
      </div>
      <div>
        <h2>{t("cards.totalDonors")}</h2>
        <p className="n">{formatCount(stats.uniqueDonors, locale)}</p>
        <p>{t("cards.uniqueDonors")}</p>
      </div>
      <div>
        <h2>{t("cards.completionRate")}</h2>
        <p className="n">{formatPercent((stats.completionRate * 100).toFixed(0), locale)}</p>
        <p>{t("cards.completed", { n: stats.completedCampaigns })}</p>
      </div>
    </div>
  );
}

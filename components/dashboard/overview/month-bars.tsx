import { BarPlot, type Bar } from "@/components/plots/bar-plot";
import { headOf, monthName } from "@/components/plots/month-names";
import { PlotKey } from "@/components/plots/plot-key";
import { PlotTable } from "@/components/plots/plot-table";
import { centsOf } from "@/components/dashboard/overview/finding";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { MonthSum, NgoOverview } from "@/lib/statistics/overview-queries";

const wholeDollars = (cents: bigint): bigint => ((cents + 50n) / 100n) * 100n;

/** The money of twelve months, the latest in gold, and a forecast of the next. */
export function MonthBars({
  locale,
  months,
  expected,
  at,
}: {
  locale: Locale;
  months: MonthSum[];
  expected: NgoOverview["expected"];
  at: Date;
}) {
  const t = translator(locale, "statistics");
  const usd = (cents: bigint) => formatUsd(cents, locale);
  const sorted = [...months].sort((a, b) => Number(centsOf(b) - centsOf(a)));
  const [highest, lowest, current] = [sorted[0], sorted.at(-1), months.at(-1)];
  if (!highest || !lowest || !current) return null;
  const name = (m: MonthSum) => monthName(m.month, locale, "withYear");
  const left = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  const before = months.at(-2);
  // a lower bar's value would overlap the higher bar next to it; the heading gives it in any case
  const covered = before !== undefined && centsOf(before) > centsOf(current);
  const keptValue = (m: MonthSum): boolean | "wide" => {
    if (m === highest) return true;
    return m === current && covered ? "wide" : m === current;
  };
  const bars: Bar[] = months.map((m, i) => ({
    key: m.month.toISOString(),
    name: monthName(m.month, locale, "short"),
    value: centsOf(m) > 0n ? usd(wholeDollars(centsOf(m))) : "",
    parts: [
      { cents: m.monthlyCents, weave: m === current ? "nowMonthly" : "monthly" },
      { cents: m.onceCents, weave: m === current ? "now" : "once" },
    ],
    now: m === current,
    keep: { name: (months.length - 1 - i) % 4 === 0, value: keptValue(m) },
  }));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="text-small text-soft">
          {t("overview.intro", {
            month: monthName(current.month, locale),
            n: left - at.getUTCDate(),
          })}
        </p>
        <PlotKey
          items={[
            { weave: "once", label: t("overview.once") },
            { weave: "monthly", label: t("overview.monthly") },
            { weave: "now", label: t("overview.thisMonth") },
            { weave: "expected", label: t("overview.expected") },
          ]}
        />
      </div>
      <BarPlot
        locale={locale}
        className="[--plot-height:240px]"
        spoken={t("overview.spoken", {
          highMonth: name(highest),
          high: usd(centsOf(highest)),
          lowMonth: name(lowest),
          low: usd(centsOf(lowest)),
          month: name(current),
          amount: usd(centsOf(current)),
        })}
        bars={[
          ...bars,
          {
            key: "expected",
            name: monthName(expected.month, locale, "short"),
            value: expected.cents > 0n ? usd(wholeDollars(expected.cents)) : "",
            parts: [{ cents: expected.cents, weave: "expected" }],
            className: "max-stack:hidden",
          },
        ]}
      />
      <PlotTable
        title={t("overview.table")}
        heads={[
          t("overview.month"),
          t("overview.once"),
          t("overview.monthly"),
          t("overview.total"),
          t("overview.gifts"),
        ]}
        rows={[...months].reverse().map((m) => ({
          key: m.month.toISOString(),
          cells: [
            headOf(name(m), locale),
            usd(m.onceCents),
            usd(m.monthlyCents),
            usd(centsOf(m)),
            formatCount(m.gifts, locale),
          ],
        }))}
      />
    </>
  );
}

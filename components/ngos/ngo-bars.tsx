import { BarPlot, type Bar } from "@/components/plots/bar-plot";
import { headOf, monthName } from "@/components/plots/month-names";
import { PlotTable } from "@/components/plots/plot-table";
import { formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoFigures } from "@/lib/statistics/public-queries";

/** With fewer bars than this, years say nothing: months are shown. */
const fewestYears = 3;

/** The amounts that an organisation raised by year, or by month if there are only a few years. */
export function NgoBars({ locale, figures }: { locale: Locale; figures: NgoFigures }) {
  const t = translator(locale, "statistics");
  const byYear = figures.years.length >= fewestYears;
  const spans = byYear
    ? figures.years.map((y) => ({ key: String(y.year), name: String(y.year), ...y }))
    : figures.months.map((m) => ({
        key: m.month.toISOString(),
        name: monthName(m.month, locale, "short"),
        ...m,
      }));
  if (spans.every((span) => span.cents <= 0n)) return null;
  const usd = (cents: bigint) => formatUsd((cents / 100n) * 100n, locale);
  const last = spans.length - 1;
  const highest = spans.reduce((top, span) => (span.cents > top.cents ? span : top));
  // a lower bar's value would overlap a higher bar nearby: on a phone it is only in the table
  const now = spans[last]!;
  const covered = !byYear && spans.slice(-4, -1).some((span) => span.cents > now.cents);
  const keptValue = (span: (typeof spans)[number]): boolean | "wide" =>
    span === highest || (span === now && (covered ? "wide" : true));
  const nameOf = (i: number) =>
    i === last ? t("ngo.soFar", { year: spans[i]!.name }) : spans[i]!.name;
  const heading = byYear ? t("ngo.byYear") : t("ngo.byMonth");
  const bars: Bar[] = spans.map((span, i) => ({
    key: span.key,
    name: byYear ? nameOf(i) : span.name,
    value: span.cents > 0n ? usd(span.cents) : "",
    parts: [{ cents: span.cents, weave: i === last ? "now" : "once" }],
    now: i === last,
    keep: { name: byYear || (last - i) % 4 === 0, value: keptValue(span) },
  }));
  return (
    <section className="mt-12" aria-labelledby="raised">
      <h2 id="raised" className="text-h3">
        {heading}
      </h2>
      <BarPlot
        locale={locale}
        axis={false}
        className="[--plot-height:160px]"
        spoken={t(byYear ? "ngo.spoken" : "ngo.spokenMonths", {
          n: spans.length,
          list: spans.map((span, i) => `${nameOf(i)}: ${usd(span.cents)}`).join("; "),
        })}
        bars={bars}
      />
      <PlotTable
        title={t("ngo.table")}
        heads={[t(byYear ? "ngo.year" : "overview.month"), headOf(t("ngo.raised"), locale)]}
        rows={spans
          .map((span, i) => ({ key: span.key, cells: [nameOf(i), usd(span.cents)] }))
          .reverse()}
      />
    </section>
  );
}

import { BarPlot } from "@/components/plots/bar-plot";
import { Stats } from "@/components/ui/stats";
import { formatCount, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoFigures as Figures } from "@/lib/statistics/public-queries";

/** What an organisation raised, from how many people, and in which year. */
export function NgoFigures({
  locale,
  figures,
  campaigns,
}: {
  locale: Locale;
  figures: Figures;
  campaigns: number;
}) {
  const t = translator(locale, "statistics");
  const { years } = figures;
  const last = years.at(-1);
  const nameOf = (year: { year: number }) =>
    year === last ? t("ngo.soFar", { year: String(year.year) }) : String(year.year);
  const usd = (cents: bigint) => formatUsd((cents / 100n) * 100n, locale);
  return (
    <section className="wrap pb-16" aria-labelledby="figures">
      <h2 id="figures" className="text-h3">
        {t("ngo.heading")}
      </h2>
      <Stats
        items={[
          { key: "raised", figure: usd(figures.raisedCents), label: t("ngo.raised") },
          {
            key: "gifts",
            figure: formatCount(figures.gifts, locale),
            label: t("ngo.gifts", { n: figures.gifts }),
          },
          {
            key: "supporters",
            figure: formatCount(figures.donors, locale),
            label: t("ngo.supporters", { n: figures.donors }),
          },
          {
            key: "campaigns",
            figure: formatCount(campaigns, locale),
            label: t("ngo.campaigns", { n: campaigns }),
          },
        ]}
      />
      {years.length > 0 ? (
        <>
          <h3 className="text-h4">{t("ngo.byYear")}</h3>
          <BarPlot
            locale={locale}
            axis={false}
            className="max-w-160 [--plot-height:160px]"
            spoken={t("ngo.spoken", {
              n: years.length,
              list: years.map((y) => `${nameOf(y)}: ${usd(y.cents)}`).join("; "),
            })}
            bars={years.map((y) => ({
              key: String(y.year),
              name: nameOf(y),
              value: usd(y.cents),
              parts: [{ cents: y.cents, weave: y === last ? "now" : "once" }],
              now: y === last,
              keep: { name: true, value: true },
            }))}
          />
        </>
      ) : null}
    </section>
  );
}

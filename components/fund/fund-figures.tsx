import { Stats } from "@/components/ui/stats";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { FundFigures as Figures } from "@/lib/statistics/public-queries";

/** The amounts that the fund has raised and granted, from the books. */
export function FundFigures({ locale, figures }: { locale: Locale; figures: Figures }) {
  const t = translator(locale, "statistics");
  const usd = (cents: bigint) => formatUsd((cents / 100n) * 100n, locale);
  return (
    <section className="wrap pt-section" aria-labelledby="fund-figures">
      <h2 id="fund-figures" className="text-h2">
        {t("fund.heading")}
      </h2>
      <Stats
        items={[
          { key: "raised", figure: usd(figures.raisedCents), label: t("fund.raised") },
          {
            key: "organisations",
            figure: formatCount(figures.organisations, locale),
            label: t("fund.organisations", { n: figures.organisations }),
          },
          {
            key: "granted",
            figure: usd(figures.grantedCents),
            label: t("fund.granted", { n: figures.grants }),
          },
        ]}
      />
    </section>
  );
}

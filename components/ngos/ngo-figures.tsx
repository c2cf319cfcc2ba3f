import { Stats } from "@/components/ui/stats";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoFigures as Figures } from "@/lib/statistics/public-queries";

/** The amount that an organisation raised, and the number of donors. */
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
  const usd = (cents: bigint) => formatUsd((cents / 100n) * 100n, locale);
  return (
    <section className="wrap pt-12" aria-labelledby="figures">
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
    </section>
  );
}

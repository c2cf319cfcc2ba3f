import { BarPlot, type Bar } from "@/components/plots/bar-plot";
import { PlotTable } from "@/components/plots/plot-table";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { stripUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { CampaignGiving as Giving, WeekSum } from "@/lib/statistics/public-queries";

type Props = { locale: Locale; giving: Giving };

/** A campaign's donations by week, and the cloth woven from them. */
export function CampaignGiving({ locale, giving }: Props) {
  return (
    <>
      {giving.weeks.some((week) => week.cents > 0n) ? (
        <Weeks locale={locale} giving={giving} />
      ) : null}
      {giving.strips.length > 0 ? <Cloth locale={locale} giving={giving} /> : null}
    </>
  );
}

function Weeks({ locale, giving: { weeks, toGo } }: Props) {
  const t = translator(locale, "statistics");
  const usd = (cents: bigint) => formatUsd(cents, locale);
  const highest = weeks.reduce((top, week) => (week.cents > top.cents ? week : top));
  const current = weeks.at(-1);
  if (!current) return null;
  const shortDay = new Intl.DateTimeFormat(intlTag(locale), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const bars = weeks.map((week, i): Bar => {
    const now = week === current;
    return {
      key: week.start.toISOString(),
      name: now ? t("weeks.now") : shortDay.format(week.start),
      value: week.cents > 0n ? usd((week.cents / 100n) * 100n) : "",
      parts: [{ cents: week.cents, weave: now ? "now" : "once" }],
      now,
      keep: { name: now || i === 0, value: week === highest },
    };
  });
  const gifts = toGo ? giftsToGo(toGo) : 0;
  return (
    <section className="wrap mt-16" aria-labelledby="weeks">
      <h2 id="weeks" className="text-h3">
        {t("weeks.heading")}
      </h2>
      {toGo ? (
        <p className="mt-2 text-soft">
          {t("weeks.toGo", {
            amount: usd(toGo.cents),
            n: gifts,
            count: formatCount(gifts, locale),
            mean: usd(wholeDollars(toGo.meanCents)),
          })}
        </p>
      ) : null}
      <BarPlot
        locale={locale}
        className="[--plot-height:180px]"
        spoken={spokenWeeks(locale, weeks, highest)}
        bars={bars}
      />
      <PlotTable
        title={t("weeks.table")}
        heads={[t("weeks.week"), t("weeks.amount"), t("weeks.gifts")]}
        rows={[...weeks].reverse().map((week) => ({
          key: week.start.toISOString(),
          cells: [formatDate(week.start, locale), usd(week.cents), formatCount(week.gifts, locale)],
        }))}
      />
    </section>
  );
}

const wholeDollars = (cents: bigint): bigint => {
  const rounded = ((cents + 50n) / 100n) * 100n;
  return rounded > 0n ? rounded : 100n;
};

/** How many more donations of the displayed mean would reach the goal, rounded up. */
function giftsToGo({ cents, meanCents }: { cents: bigint; meanCents: bigint }): number {
  const mean = wholeDollars(meanCents);
  return Number((cents + mean - 1n) / mean);
}

function spokenWeeks(locale: Locale, weeks: WeekSum[], highest: WeekSum): string {
  return translator(locale, "statistics")("weeks.spoken", {
    weeks: String(weeks.length),
    highWeek: formatDate(highest.start, locale),
    high: formatUsd(highest.cents, locale),
    amount: formatUsd(weeks.at(-1)?.cents ?? 0n, locale),
  });
}

function Cloth({ locale, giving }: Props) {
  const t = translator(locale, "statistics");
  const { strips, gifts, donors } = giving;
  return (
    <section
      className="on-dark mt-section [--color-bg:var(--color-ink)] print:[--color-bg:#fff]"
      aria-labelledby="cloth"
    >
      <div className="wrap grid gap-x-12 gap-y-3 pt-14 pb-6 md:grid-cols-2 md:items-end">
        <h2 id="cloth" className="text-h2">
          {t("cloth.heading", { n: donors, count: formatCount(donors, locale) })}
        </h2>
        <p className="text-small text-pretty text-soft">
          {t("cloth.intro", { n: gifts, count: formatCount(gifts, locale) })}{" "}
          {gifts > strips.length ? t("cloth.shown", { n: String(strips.length) }) : null}
        </p>
      </div>
      <div
        role="img"
        aria-label={t("cloth.spoken", { n: String(strips.length) })}
        className="grid grid-cols-[repeat(auto-fill,24px)] justify-center gap-y-px border-t-5 border-gold warp pb-14 [--warp-gap:12px]"
      >
        {strips.map((seed) => (
          <img
            key={seed}
            src={stripUrl(seed, { cols: 1, rows: 4 })}
            alt=""
            width={24}
            height={96}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    </section>
  );
}

import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { lengthOf } from "@/components/plots/axis";
import { headOf, monthName } from "@/components/plots/month-names";
import { PlotKey } from "@/components/plots/plot-key";
import { SplitStrip } from "@/components/plots/split-strip";
import { WovenBar } from "@/components/plots/woven-bar";
import { centsOf } from "@/components/dashboard/overview/finding";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatPercent, percentOf } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { NgoOverview } from "@/lib/statistics/overview-queries";

type Props = { locale: Locale; overview: NgoOverview };

const note = "mt-3 text-small leading-[1.45] text-pretty text-soft";

/** Four facts about who gives and how, in one ruled box. */
export function GivingFacts(props: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border border-rule bg-surface md:grid-cols-2 [&>section]:min-w-0 [&>section]:border-rule [&>section]:p-[clamp(1.25rem,0.8rem+1.6vw,2rem)] [&>section+section]:border-t md:[&>section:nth-child(2)]:border-t-0 md:[&>section:nth-child(even)]:border-s">
      <OnceAndMonthly {...props} />
      <NextMonth {...props} />
      <Sizes {...props} />
      <Returning {...props} />
    </div>
  );
}

function FactHeading({ children }: { children: React.ReactNode }) {
  return <h2 className="mb-4 text-h4">{children}</h2>;
}

function OnceAndMonthly({ locale, overview: { once, monthly, expected } }: Props) {
  const t = translator(locale, "statistics");
  const share = percentOf(monthly.cents, once.cents + monthly.cents);
  const amounts = {
    once: formatUsd(once.cents, locale),
    monthly: formatUsd(monthly.cents, locale),
  };
  return (
    <section>
      <FactHeading>
        {monthly.cents > 0n
          ? t("split.heading", { percent: formatPercent(share, locale) })
          : t("split.onlyOnce")}
      </FactHeading>
      <SplitStrip
        spoken={t("split.spoken", amounts)}
        parts={[
          { key: "once", weave: "once", share: Number(once.cents) },
          { key: "monthly", weave: "monthly", share: Number(monthly.cents) },
        ]}
      />
      <PlotKey
        className="mt-3"
        items={[
          { weave: "once", label: t("overview.once"), value: amounts.once },
          { weave: "monthly", label: t("overview.monthly"), value: amounts.monthly },
        ]}
      />
      <p className={note}>{t("split.note", { n: expected.monthlyGifts })}</p>
    </section>
  );
}

function NextMonth({ locale, overview: { expected, months } }: Props) {
  const t = translator(locale, "statistics");
  const lastYear = months[0];
  return (
    <section>
      <FactHeading>
        {headOf(
          t("expected.heading", {
            month: monthName(expected.month, locale),
            amount: formatUsd((expected.cents / 100n) * 100n, locale),
          }),
          locale,
        )}
      </FactHeading>
      <DetailList>
        <DetailRow label={t("expected.monthly", { n: expected.monthlyGifts })} num>
          {formatUsd(expected.monthlyCents, locale)}
        </DetailRow>
        <DetailRow label={t("expected.once")} num>
          {formatUsd(expected.onceCents, locale)}
        </DetailRow>
      </DetailList>
      <p className={note}>
        {t("expected.note")}{" "}
        {lastYear && centsOf(lastYear) > 0n
          ? headOf(
              t("expected.lastYear", {
                month: monthName(lastYear.month, locale, "withYear"),
                amount: formatUsd(centsOf(lastYear), locale),
              }),
              locale,
            )
          : null}
      </p>
    </section>
  );
}

/** cents: upper bounds of the size groups; the database function gift_size uses the same ones */
const bounds = [25_00n, 60_00n, 150_00n, 500_00n] as const;

function Sizes({ locale, overview: { sizes } }: Props) {
  const t = translator(locale, "statistics");
  const usd = (cents: bigint) => formatUsd(cents, locale);
  const all = sizes.reduce((sum, n) => sum + n, 0);
  const most = BigInt(Math.max(1, ...sizes));
  const labels = [
    t("sizes.upTo", { to: usd(bounds[0]) }),
    ...[bounds[0], bounds[1], bounds[2]].map((from, i) =>
      t("sizes.between", { from: usd(from + 100n), to: usd(bounds[i + 1] ?? from) }),
    ),
    t("sizes.over", { from: usd(bounds[3]) }),
  ];
  return (
    <section>
      <FactHeading>
        {t("sizes.heading", {
          percent: formatPercent(percentOf((sizes[0] ?? 0) + (sizes[1] ?? 0), all), locale),
          amount: usd(bounds[1]),
        })}
      </FactHeading>
      <dl className="space-y-1.5">
        {labels.map((label, i) => (
          <div
            key={label}
            className="grid grid-cols-[8rem_minmax(0,1fr)] items-center text-small leading-[1.3]"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="flex items-center gap-2 border-s-2 border-fg">
              <WovenBar
                weave="once"
                length={lengthOf(BigInt(sizes[i] ?? 0), most)}
                className="h-[18px] w-(--length) min-w-1 shrink"
              />
              <b className="shrink-0 num">{formatCount(sizes[i] ?? 0, locale)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={note}>{t("sizes.note", { n: all, count: formatCount(all, locale) })}</p>
    </section>
  );
}

function Returning({ locale, overview: { donors, returningDonors } }: Props) {
  const t = translator(locale, "statistics");
  const share = percentOf(returningDonors, donors);
  return (
    <section>
      <FactHeading>
        {returningDonors > 0
          ? t("donors.heading", { percent: formatPercent(share, locale) })
          : t("donors.none")}
      </FactHeading>
      <HundredSquares filled={share} spoken={t("donors.spoken", { n: String(share) })} />
      <PlotKey
        className="mt-3"
        items={[
          { weave: "once", label: t("donors.again"), value: formatCount(returningDonors, locale) },
          {
            weave: "expected",
            label: t("donors.once"),
            value: formatCount(donors - returningDonors, locale),
          },
        ]}
      />
      <p className={note}>{t("donors.note")}</p>
    </section>
  );
}

/** A hundred squares in four rows, filled column by column: woven ones, then bare warp. */
function HundredSquares({ filled, spoken }: { filled: number; spoken: string }) {
  const places = Array.from({ length: 100 }, (_, i) => ({
    x: Math.floor(i / 4) * 15,
    y: (i % 4) * 15,
  }));
  const woven = places.slice(0, filled).map(({ x, y }) => `M${x} ${y}h12v12h-12z`);
  const bare = places
    .slice(filled)
    .map(({ x, y }) => `M${x + 1} ${y}v12M${x + 6} ${y}v12M${x + 11} ${y}v12`);
  return (
    <svg viewBox="0 0 372 57" role="img" aria-label={spoken} className="h-auto w-full">
      <path d={woven.join("")} className="fill-leaf forced-colors:fill-[CanvasText]" />
      <path d={bare.join("")} className="fill-none stroke-control" />
    </svg>
  );
}

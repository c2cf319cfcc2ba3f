import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { OverviewBooks } from "@/components/admin/overview-books";
import { lengthOf } from "@/components/plots/axis";
import { BarPlot, type Bar } from "@/components/plots/bar-plot";
import { PlotKey } from "@/components/plots/plot-key";
import { PlotTable } from "@/components/plots/plot-table";
import { SplitStrip } from "@/components/plots/split-strip";
import { weaves } from "@/components/plots/weaves";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { intlTag, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { AdminOverview as Overview, DaySum } from "@/lib/statistics/admin-queries";

type Props = { locale: Locale; overview: Overview };

/** The last thirty days of all organisations: donations, waiting items, payouts, the books. */
export function AdminOverview(props: Props) {
  return (
    <div data-slot="admin-overview" className="mt-6 space-y-6">
      <Days {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3">
        <Queue {...props} />
        <Payouts {...props} />
        <OverviewBooks {...props} />
      </div>
    </div>
  );
}

function Days({ locale, overview: { days } }: Props) {
  const t = translator(locale, "statistics");
  const usd = (cents: bigint) => formatUsd(cents, locale);
  const highest = days.reduce((top, day) => (day.cents > top.cents ? day : top));
  const today = days.at(-1);
  const total = days.reduce((sum, day) => sum + day.cents, 0n);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const shortDay = new Intl.DateTimeFormat(intlTag(locale), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const bars = days.map((day, i): Bar => {
    const now = day === today;
    const named = now || (days.length - 1 - i) % 7 === 0;
    const dayName = now ? t("admin.today") : shortDay.format(day.day);
    return {
      key: day.day.toISOString(),
      name: named ? dayName : "",
      value: now || day === highest ? usd((day.cents / 100n) * 100n) : "",
      parts: [{ cents: day.cents, weave: now ? "now" : "once" }],
      now,
      keep: { name: now || i === 1, value: day === highest },
    };
  });
  return (
    <section
      aria-labelledby="overview-days"
      className="on-dark bg-bg p-[clamp(1.25rem,0.8rem+1.6vw,2rem)] pb-3 [--color-bg:var(--color-ink)] print:[--color-bg:#fff]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <h2 id="overview-days" className="text-h3">
          {t("admin.heading", { amount: usd(total), n: failed })}
        </h2>
        <PlotKey
          items={[
            { weave: "once", label: t("admin.paid") },
            { weave: "now", label: t("admin.today") },
            ...(failed > 0 ? [{ weave: "failed" as const, label: t("admin.failed") }] : []),
          ]}
        />
      </div>
      <BarPlot
        locale={locale}
        className="[--plot-height:200px]"
        spoken={t("admin.spoken", {
          highDay: formatDate(highest.day, locale),
          high: usd(highest.cents),
          amount: usd(today?.cents ?? 0n),
        })}
        bars={bars}
      />
      {failed > 0 ? <Failures locale={locale} days={days} /> : null}
      <PlotTable
        title={t("admin.table")}
        heads={[t("admin.day"), t("weeks.amount"), t("weeks.gifts"), t("admin.failed")]}
        rows={[...days].reverse().map((day) => ({
          key: day.day.toISOString(),
          cells: [
            formatDate(day.day, locale),
            usd(day.cents),
            formatCount(day.gifts, locale),
            formatCount(day.failed, locale),
          ],
        }))}
      />
    </section>
  );
}

/** The number of failed donations, under the day on which they failed. */
function Failures({ locale, days }: { locale: Locale; days: DaySum[] }) {
  const t = translator(locale, "statistics");
  const failed = days.filter((day) => day.failed > 0);
  return (
    <BarPlot
      locale={locale}
      axis={false}
      className="mt-8 h-(--plot-height) ps-14 pb-0 [--plot-height:40px]"
      spoken={t("admin.spokenFailed", {
        list: failed
          .map((day) => `${formatDate(day.day, locale)}: ${formatCount(day.failed, locale)}`)
          .join("; "),
      })}
      bars={days.map((day) => ({
        key: day.day.toISOString(),
        name: "",
        value: day.failed > 0 ? formatCount(day.failed, locale) : "",
        parts: [{ cents: BigInt(day.failed), weave: "failed" }],
        keep: { value: true },
      }))}
    />
  );
}

function Queue({ locale, overview: { queue } }: Props) {
  const t = translator(locale, "statistics");
  const most = BigInt(Math.max(1, ...queue.groups));
  const labels = [
    t("admin.waited", { from: "0", to: "1" }),
    t("admin.waited", { from: "2", to: "3" }),
    t("admin.waited", { from: "4", to: "5" }),
    t("admin.waitedOver", { n: "5" }),
  ];
  return (
    <Panel aria-labelledby="overview-queue">
      <h2 id="overview-queue" className="text-h4 wrap-anywhere">
        {queue.oldest
          ? t("admin.oldest", { name: queue.oldest.name, n: queue.oldest.businessDays })
          : t("admin.nobody")}
      </h2>
      {queue.oldest ? (
        <p className="mt-3">
          <a
            className={buttonVariants({ variant: "primary", size: "sm" })}
            href={`/admin/dashboard?show=ready&view=${queue.oldest.id}`}
          >
            {t("admin.review")}
          </a>
        </p>
      ) : null}
      <p className="mt-2 mb-4 text-small text-soft">{t("admin.queue")}</p>
      <dl className="space-y-1.5">
        {labels.map((label, i) => (
          <div
            key={label}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-center text-small leading-[1.3]"
          >
            <dt className={i === 3 ? "font-bold" : "text-soft"}>{label}</dt>
            <dd className="flex items-center gap-2 border-s-2 border-fg">
              {queue.groups[i] ? (
                <i
                  className={cn(
                    "block h-[18px] w-(--length) min-w-1 shrink",
                    weaves[i === 3 ? "failed" : "once"],
                  )}
                  style={
                    {
                      "--length": lengthOf(BigInt(queue.groups[i] ?? 0), most),
                    } as React.CSSProperties
                  }
                />
              ) : null}
              <b className="shrink-0 ps-1 num">{formatCount(queue.groups[i] ?? 0, locale)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const stateWeaves = [
  ["sent", "once"],
  ["sending", "monthly"],
  ["reserved", "now"],
  ["unknown", "nowMonthly"],
  ["failed", "failed"],
  ["returned", "failed"],
  ["canceled", "expected"],
] as const;

function Payouts({ locale, overview: { payouts } }: Props) {
  const t = translator(locale, "statistics");
  const shown = stateWeaves.flatMap(([status, weave]) => {
    const sum = payouts.find((p) => p.status === status);
    return sum ? [{ ...sum, weave, label: t(`admin.payoutStates.${status}`) }] : [];
  });
  const count = payouts.reduce((sum, p) => sum + p.count, 0);
  const cents = payouts.reduce((sum, p) => sum + p.cents, 0n);
  return (
    <Panel aria-labelledby="overview-payouts">
      <h2 id="overview-payouts" className="text-h4">
        {t("admin.payouts", { n: count, amount: formatUsd(cents, locale) })}
      </h2>
      <p className="mt-2 mb-4 text-small text-soft">{t("admin.thirtyDays")}</p>
      {count > 0 ? (
        <SplitStrip
          spoken={shown.map((p) => `${p.label}: ${formatUsd(p.cents, locale)}`).join("; ")}
          parts={shown.map((p) => ({ key: p.status, weave: p.weave, share: Number(p.cents) }))}
        />
      ) : null}
      <DetailList className="mt-2">
        {shown.map((p) => (
          <DetailRow
            key={p.status}
            num
            label={
              <span className="flex items-center gap-2">
                <i aria-hidden="true" className={cn("size-[18px] flex-none", weaves[p.weave])} />
                {p.label} ({formatCount(p.count, locale)})
              </span>
            }
          >
            {formatUsd(p.cents, locale)}
          </DetailRow>
        ))}
      </DetailList>
      <p className="mt-4 text-small">
        <a href="/admin/payouts">{t("admin.openPayouts")}</a>
      </p>
    </Panel>
  );
}

import { BarPlot, type Bar } from "@/components/plots/bar-plot";
import { headOf, monthName } from "@/components/plots/month-names";
import { PlotTable } from "@/components/plots/plot-table";
import { ReportFacts, reportRule } from "@/components/reports/report-section";
import { DataTable } from "@/components/ui/table";
import { now } from "@/lib/clock";
import type { ConcernCounts } from "@/lib/concerns/queries";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import type { MonthPaid, RecordCheck, VerificationRecord } from "@/lib/statistics/record-queries";

type Props = { locale: Locale; record: VerificationRecord };

/** The current state of the verification in one sentence. */
export function standingText(
  locale: Locale,
  { since, until }: VerificationRecord,
  suspended: boolean,
): string {
  const t = translator(locale, "record");
  if (suspended) return t("suspended");
  if (until && until <= now()) return t("ended", { until: formatDate(until, locale) });
  if (!since) return "";
  const from = formatDate(since, locale);
  return until
    ? t("verified", { since: from, until: formatDate(until, locale) })
    : t("verifiedOpen", { since: from });
}

function untilText(locale: Locale, { until }: RecordCheck): string {
  if (until === undefined) return "";
  return until ? formatDate(until, locale) : translator(locale, "record")("noEnd");
}

/** What was checked and what was not; when, by which role, and until when it is valid. */
export function RecordChecks({ locale, record }: Props) {
  const t = translator(locale, "record");
  const labels = messagesOf(locale, "record");
  const lacks = { leadership: t("noLeadership"), bank: t("noBank") };
  return (
    <>
      <RecordPart id="checked" title={t("checked")}>
        <DataTable
          caption={t("checked")}
          rows={record.checks}
          rowKey={(_check, i) => String(i)}
          columns={[
            { key: "what", head: t("what"), place: "main", cell: (c) => <b>{t(c.what)}</b> },
            {
              key: "when",
              head: t("when"),
              place: "meta",
              label: t("when"),
              className: "num",
              cell: (c) => (c.at ? formatDate(c.at, locale) : ""),
            },
            { key: "who", head: t("who"), place: "sub", cell: (c) => t(c.by) },
            {
              key: "until",
              head: t("until"),
              place: "meta",
              label: t("until"),
              className: "num",
              cell: (c) => untilText(locale, c),
            },
          ]}
        />
      </RecordPart>
      <RecordPart id="not-checked" title={t("notChecked")}>
        <ul className="max-w-measure list-disc space-y-2 ps-5">
          {[...record.lacks.map((lack) => lacks[lack]), ...labels.unchecked].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </RecordPart>
    </>
  );
}

export function RecordReports({ locale, record: { reports } }: Props) {
  const t = translator(locale, "reports");
  return (
    <RecordPart id="reports" title={t("heading")}>
      {reports.next === null && reports.punctuality.total === 0 ? <p>{t("none")}</p> : null}
      <ReportFacts locale={locale} clock={reports.next} punctuality={reports.punctuality} />
      <p className="mt-2 max-w-measure text-soft">{reportRule(locale)}</p>
    </RecordPart>
  );
}

/** most bars in the chart; the table lists every month */
const mostBars = 12;

/** Every month from the first payout to the last, including those without one. */
function monthsOf(paid: MonthPaid[]): MonthPaid[] {
  const [first] = paid;
  const last = paid.at(-1);
  if (!first || !last) return [];
  const months: MonthPaid[] = [];
  for (const month = new Date(first.month); month <= last.month;) {
    const found = paid.find((row) => row.month.getTime() === month.getTime());
    months.push(found ?? { month: new Date(month), cents: 0n, payouts: 0 });
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

export function RecordPayouts({ locale, record: { paid } }: Props) {
  const t = translator(locale, "record");
  const last = paid.at(-1);
  if (!last)
    return (
      <RecordPart id="payouts" title={t("payouts")}>
        <p>{t("payoutsNone")}</p>
      </RecordPart>
    );
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const months = monthsOf(paid).slice(-mostBars);
  const highest = months.reduce((top, row) => (row.cents > top.cents ? row : top));
  const bars: Bar[] = months.map((row, i) => ({
    key: row.month.toISOString(),
    name: monthName(row.month, locale, "short"),
    value: row.cents > 0n ? formatUsd((row.cents / 100n) * 100n, locale) : "",
    parts: [{ cents: row.cents, weave: "once" }],
    keep: { name: (months.length - 1 - i) % 3 === 0, value: row === highest },
  }));
  const named = (row: MonthPaid) => monthName(row.month, locale, "withYear");
  return (
    <RecordPart id="payouts" title={t("payouts")}>
      <p className="max-w-measure">
        {t("payoutsText", {
          n: paid.reduce((sum, row) => sum + row.payouts, 0),
          amount: usd(paid.reduce((sum, row) => sum + row.cents, 0n)),
          month: named(last),
        })}
      </p>
      <BarPlot
        locale={locale}
        axis={false}
        className="max-w-[44rem] [--plot-height:160px]"
        spoken={t("payoutsSpoken", {
          list: months.map((row) => `${named(row)}: ${usd(row.cents)}`).join("; "),
        })}
        bars={bars}
      />
      <PlotTable
        title={t("payoutsTable")}
        heads={[t("month"), t("number"), t("amount")]}
        rows={paid
          .map((row) => ({
            key: row.month.toISOString(),
            cells: [headOf(named(row), locale), formatCount(row.payouts, locale), usd(row.cents)],
          }))
          .reverse()}
      />
    </RecordPart>
  );
}

export function RecordConcerns({
  locale,
  counts,
  children,
}: {
  locale: Locale;
  counts: ConcernCounts;
  children?: React.ReactNode;
}) {
  const t = translator(locale, "record");
  const { raised, answered, dismissed, open } = counts;
  return (
    <RecordPart id="concerns" title={t("concerns")}>
      <p data-slot="concern-counts">
        {raised === 0
          ? t("concernsNone")
          : t("concernsText", { n: raised, answered, dismissed, open })}
      </p>
      <p className="mt-2 max-w-measure text-soft">{t("concernsHow")}</p>
      {children}
    </RecordPart>
  );
}

function RecordPart({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

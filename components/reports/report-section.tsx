import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { now } from "@/lib/clock";
import { formatDate } from "@/lib/format";
import { isBy, type Punctuality, type ReportClock } from "@/lib/reports/rules";
import { site } from "@/lib/site";

type Props = { locale: Locale; clock: ReportClock | null; punctuality: Punctuality };

/** When the next report is due, and how many were on time; renders nothing if neither is known. */
export function ReportFacts({ locale, clock, punctuality: { onTime, total } }: Props) {
  if (clock === null && total === 0) return null;
  const t = translator(locale, "reports");
  return (
    <p data-slot="report-facts">
      {total > 0 ? (
        <>
          <b>{t("onTime", { onTime, n: total })}</b>
          {". "}
        </>
      ) : null}
      {dueText(locale, clock)}
    </p>
  );
}

function dueText(locale: Locale, clock: ReportClock | null): string {
  const t = translator(locale, "reports");
  if (clock === null) return t("none");
  return t(isBy(now(), clock.dueAt) ? "due" : "overdue", { date: formatDate(clock.dueAt, locale) });
}

/** The promise to all donors. */
export const reportRule = (locale: Locale): string =>
  translator(locale, "reports")("rule", {
    days: site.reports.dueDays,
    stop: site.reports.stopDays,
  });

/** On a campaign's page: the organisation's record of reporting to its donors. */
export function ReportSection(props: Props) {
  if (props.clock === null && props.punctuality.total === 0) return null;
  const t = translator(props.locale, "reports");
  return (
    <section className="mt-10" aria-labelledby="reports">
      <h2 id="reports" className="mb-2 text-h4">
        {t("heading")}
      </h2>
      <ReportFacts {...props} />
      <p className="mt-1 text-small text-soft">{reportRule(props.locale)}</p>
    </section>
  );
}

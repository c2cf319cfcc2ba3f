import { noticeVariants } from "@/components/ui/notice-variants";
import { cn } from "@/components/ui/cn";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { now } from "@/lib/clock";
import { formatDate } from "@/lib/format";
import type { OwnReport } from "@/lib/reports/queries";
import { isBy, writeReportPath } from "@/lib/reports/rules";
import { site } from "@/lib/site";

type LineProps = { locale: Locale; report: OwnReport | undefined; mayWrite: boolean };

/** A report that comes on the day named is on time, so that nothing says before its end that it was due. */
function reportText(locale: Locale, { state, clock }: OwnReport): string {
  const said = state === "overdue" && isBy(now(), clock.dueAt) ? "due" : state;
  return translator(locale, "reports")(`own.${said}`, {
    date: formatDate(clock.dueAt, locale),
    stops: formatDate(clock.stopsAt, locale),
  });
}

function WriteLink({ locale, report }: { locale: Locale; report: OwnReport }) {
  const t = translator(locale, "reports");
  return (
    <a
      className="font-bold"
      href={writeReportPath(report.campaignId)}
      aria-label={t("own.writeFor", { title: report.title })}
    >
      {t("write")}
    </a>
  );
}

/** On a campaign's card: the report that it owes its donors, with a link to write it. */
export function OwnReportLine({ locale, report, mayWrite }: LineProps) {
  if (!report) return null;
  const t = translator(locale, "reports");
  return (
    <p data-slot="own-report" data-state={report.state} className="mt-3 text-small">
      <b>{t("own.heading")}</b> {reportText(locale, report)}{" "}
      {mayWrite && report.state !== "waiting" ? (
        <WriteLink locale={locale} report={report} />
      ) : null}
    </p>
  );
}

/** On the dashboard: reports that are due or late, and how many campaigns still have time. */
export function OwnReports({
  locale,
  reports,
  mayWrite,
}: {
  locale: Locale;
  reports: OwnReport[];
  mayWrite: boolean;
}) {
  const due = reports.filter(({ state }) => state !== "waiting");
  const [next] = reports;
  if (!next) return null;
  const t = translator(locale, "reports");
  const late = due.some(({ state }) => state === "overdue" || state === "stopped");
  const shown = due.length > 0 ? due : [next];
  const others = reports.length - shown.length;
  return (
    <section
      data-slot="own-reports"
      className={cn(
        "mt-3",
        late ? noticeVariants({ kind: "warn" }) : "border border-rule bg-surface px-5 py-3",
      )}
      aria-labelledby="own-reports"
    >
      <div>
        <h2
          id="own-reports"
          className="font-text text-body leading-[1.3] font-bold tracking-normal"
        >
          {t("own.heading")}
        </h2>
        <p className="text-small text-soft">{t("own.lead", { days: site.reports.dueDays })}</p>
        <ul className="mt-2 space-y-1">
          {shown.map((report) => (
            <li key={report.campaignId} data-state={report.state} className="wrap-anywhere">
              <b>{report.title}</b> {reportText(locale, report)}{" "}
              {mayWrite ? <WriteLink locale={locale} report={report} /> : null}
            </li>
          ))}
        </ul>
        {others > 0 ? (
          <p className="mt-2 text-small text-soft">{t("own.more", { n: others })}</p>
        ) : null}
      </div>
    </section>
  );
}

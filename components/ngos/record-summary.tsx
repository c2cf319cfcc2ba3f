import { ConcernLink } from "@/components/concerns/concern-link";
import { ReportFacts } from "@/components/reports/report-section";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { NgoReports } from "@/lib/reports/ngo-reports";

/** On an organisation's page: a summary of its record, with links to the full record and to raise a concern. */
export function RecordSummary({
  locale,
  ngoId,
  reports,
}: {
  locale: Locale;
  ngoId: string;
  reports: NgoReports;
}) {
  const t = translator(locale, "record");
  return (
    <section className="mt-12" aria-labelledby="record">
      <h2 id="record" className="mb-4 text-h3">
        {t("heading")}
      </h2>
      <p className="mb-3">{t("lead")}</p>
      <ReportFacts locale={locale} clock={reports.next} punctuality={reports.punctuality} />
      <p className="mt-3">
        <a className="font-bold" href={localePath(locale, `/ngo-campaigns/${ngoId}/record`)}>
          {t("see")}
        </a>
      </p>
      <ConcernLink locale={locale} ngoId={ngoId} />
    </section>
  );
}

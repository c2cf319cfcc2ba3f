import { Section } from "@/components/ui/section";
import { moment } from "@/components/admin/moment";
import { DataTable } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { PolicyReport } from "@/lib/policy-reports/console-queries";

/** What browsers reported that a page's policy stopped, counted. */
export function PolicyReports({ locale, reports }: { locale: Locale; reports: PolicyReport[] }) {
  const t = translator(locale, "admin");
  return (
    <Section id="policy-reports" title={t("policy.title")} intro={t("policy.intro")}>
      <DataTable
        caption={t("policy.title")}
        rows={reports}
        rowKey={(report) => `${report.directive} ${report.blocked} ${report.page}`}
        none={t("policy.none")}
        columns={[
          {
            key: "page",
            head: t("policy.page"),
            place: "main",
            className: "font-bold",
            cell: (report) => report.page,
          },
          {
            key: "directive",
            head: t("policy.directive"),
            place: "meta",
            label: t("policy.directive"),
            cell: (report) => report.directive,
          },
          {
            key: "blocked",
            head: t("policy.blocked"),
            place: "meta",
            label: t("policy.blocked"),
            className: "wrap-anywhere",
            cell: (report) => report.blocked,
          },
          {
            key: "hits",
            head: t("policy.hits"),
            place: "amt",
            right: true,
            className: "num",
            cell: (report) => report.hits,
          },
          {
            key: "last",
            head: t("policy.last"),
            place: "meta",
            label: t("policy.last"),
            className: "num",
            cell: (report) => moment(report.lastAt, locale),
          },
        ]}
      />
    </Section>
  );
}

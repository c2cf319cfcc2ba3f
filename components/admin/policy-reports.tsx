import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { PolicyReport } from "@/lib/policy-reports/console-queries";
import { moment } from "@/components/admin/moment";

/** What browsers reported that a page's policy stopped, counted. */
export function PolicyReports({ locale, reports }: { locale: Locale; reports: PolicyReport[] }) {
  const t = translator(locale, "admin");
  return (
    <section className="section" aria-labelledby="policy-reports">
      <h2 className="h3" id="policy-reports">
        {t("policy.title")}
      </h2>
      <p className="soft console-intro">{t("policy.intro")}</p>
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("policy.page")}</th>
              <th scope="col">{t("policy.directive")}</th>
              <th scope="col">{t("policy.blocked")}</th>
              <th scope="col" className="r">
                {t("policy.hits")}
              </th>
              <th scope="col">{t("policy.last")}</th>
            </tr>
          </thead>
          <tbody>
            {reports.map((one) => (
              <tr key={`${one.directive} ${one.blocked} ${one.page}`}>
                <td className="t-main">
                  <b>{one.page}</b>
                </td>
                <td className="t-meta" data-label={t("policy.directive")}>
                  {one.directive}
                </td>
                <td
                  className="t-meta"
                  data-label={t("policy.blocked")}
                  style={{ overflowWrap: "anywhere" }}
                >
                  {one.blocked}
                </td>
                <td className="r t-amt num">{one.hits}</td>
                <td className="t-meta num" data-label={t("policy.last")}>
                  {moment(one.lastAt, locale)}
                </td>
              </tr>
            ))}
            {reports.length === 0 ? (
              <tr>
                <td colSpan={5}>{t("policy.none")}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </section>
  );
}

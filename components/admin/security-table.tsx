import { moment } from "@/components/admin/moment";
import type { SecurityRow } from "@/lib/audit/security-queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  rows: SecurityRow[];
  kindLabel: (kind: string) => string;
  none: string;
};

/** The security log: what is the same in one hour is one row with its number. */
export function SecurityTable({ locale, rows, kindLabel, none }: Props) {
  const t = translator(locale, "security");
  return (
    <div className="table-wrap" tabIndex={0}>
      <table className="table--stack table">
        <thead>
          <tr>
            <th scope="col">{t("log.last")}</th>
            <th scope="col">{t("log.kind")}</th>
            <th scope="col">{t("log.who")}</th>
            <th scope="col">{t("log.network")}</th>
            <th scope="col">{t("log.times")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="t-meta num">{moment(row.lastAt, locale)}</td>
              <td className="t-sub">
                <b>{kindLabel(row.kind)}</b>
                <span className="sub plain">{row.detail}</span>
              </td>
              <td className="t-main" style={{ overflowWrap: "anywhere" }}>
                {row.subject}
              </td>
              <td className="t-meta" data-label={t("log.network")}>
                {row.network}
              </td>
              <td className="t-meta num" data-label={t("log.times")}>
                {row.times}
              </td>
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={5}>{none}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { PayoutRow, StatementLine } from "@/lib/payouts/queries";

/** Every gift of a payout with its fee, what was taken back, and their sum (GIVE-092, GIVE-096). */
export function Statement({
  locale,
  payout,
  lines,
}: {
  locale: Locale;
  payout: PayoutRow;
  lines: StatementLine[];
}) {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  return (
    <div className="table-wrap" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("payouts.line")}</th>
            <th scope="col">{t("payouts.lineDate")}</th>
            <th scope="col" className="r">
              {t("payouts.amount")}
            </th>
            <th scope="col" className="r">
              {t("payouts.feeColumn")}
            </th>
            <th scope="col" className="r">
              {t("payouts.netColumn")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 ? (
            <tr>
              <td colSpan={5}>{t("payouts.undone")}</td>
            </tr>
          ) : null}
          {lines.map((line, i) => (
            <tr key={i}>
              <td>
                <b>{t(`payouts.kinds.${line.kind}`)}</b>
                <span className="sub">
                  {[line.ref, line.donorName, line.campaign].filter(Boolean).join(" · ")}
                </span>
              </td>
              <td className="num">{formatDate(line.at, locale)}</td>
              <td className="r num">{usd(line.grossCents)}</td>
              <td className="r num">{usd(line.feeCents)}</td>
              <td className="r num">{usd(line.netCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t("payouts.total")}
            </th>
            <td className="r num">
              <b>{usd(payout.amountCents)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

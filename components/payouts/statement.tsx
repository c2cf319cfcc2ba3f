import { cn } from "@/components/ui/cn";
import { CellNote, Table, TableHead } from "@/components/ui/table";
import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { PayoutRow, StatementLine } from "@/lib/payouts/queries";

const cell = "border-b border-rule px-[1.1rem] py-[0.85rem] align-middle";
const amount = cn(cell, "text-right num");

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
    <Table caption={t("payouts.statement")} className="max-stack:table">
      <thead>
        <tr>
          <TableHead>{t("payouts.line")}</TableHead>
          <TableHead>{t("payouts.lineDate")}</TableHead>
          <TableHead right>{t("payouts.amount")}</TableHead>
          <TableHead right>{t("payouts.feeColumn")}</TableHead>
          <TableHead right>{t("payouts.netColumn")}</TableHead>
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 ? (
          <tr>
            <td className={cell} colSpan={5}>
              {t("payouts.undone")}
            </td>
          </tr>
        ) : null}
        {lines.map((line, i) => (
          <tr key={i} className="hover:bg-[#f7f2e8]">
            <td className={cell}>
              <b>{t(`payouts.kinds.${line.kind}`)}</b>
              <CellNote>
                {[line.ref, line.donorName, line.campaign].filter(Boolean).join(" · ")}
              </CellNote>
            </td>
            <td className={cn(cell, "num")}>{formatDate(line.at, locale)}</td>
            <td className={amount}>{usd(line.grossCents)}</td>
            <td className={amount}>{usd(line.feeCents)}</td>
            <td className={amount}>{usd(line.netCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TableHead scope="row" colSpan={4} className="border-b-0">
            {t("payouts.total")}
          </TableHead>
          <td className={cn(amount, "border-b-0")}>
            <b>{usd(payout.amountCents)}</b>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

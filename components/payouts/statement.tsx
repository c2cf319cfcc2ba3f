import {
  CellNote,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { PayoutRow } from "@/lib/payouts/queries";
import type { StatementLine } from "@/lib/payouts/statement-queries";

/** Below the date in the narrow layout. */
const amount = "num entries:text-start entries:text-small entries:leading-[1.35] entries:text-soft";

/** Every donation of a payout with its fee, clawbacks, and the total (GIVE-092, GIVE-096). */
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
    <Table caption={t("payouts.statement")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("payouts.line")}</TableHead>
          <TableHead>{t("payouts.lineDate")}</TableHead>
          <TableHead right>{t("payouts.amount")}</TableHead>
          <TableHead right>{t("payouts.feeColumn")}</TableHead>
          <TableHead right>{t("payouts.netColumn")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.length === 0 ? <EmptyRow span={5}>{t("payouts.undone")}</EmptyRow> : null}
        {lines.map((line, i) => (
          <TableRow key={i}>
            <TableCell place="main">
              <b>{t(`payouts.kinds.${line.kind}`)}</b>
              <CellNote>
                {[line.ref, line.donorName, line.campaign].filter(Boolean).join(" · ")}
              </CellNote>
            </TableCell>
            <TableCell place="meta" className="num">
              {formatDate(line.at, locale)}
            </TableCell>
            <TableCell place="wide" right className={amount} data-label={t("payouts.amount")}>
              {usd(line.grossCents)}
            </TableCell>
            <TableCell place="wide" right className={amount} data-label={t("payouts.feeColumn")}>
              {usd(line.feeCents)}
            </TableCell>
            <TableCell place="amt" right className="num">
              {usd(line.netCents)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <tfoot className="entries:block entries:border-t-2 entries:border-ink">
        <TableRow>
          <TableHead
            scope="row"
            colSpan={4}
            className="border-t-2 border-b-0 entries:border-t-0 entries:p-0"
          >
            {t("payouts.total")}
          </TableHead>
          <TableCell place="amt" right className="border-t-2 border-t-ink font-bold num">
            {usd(payout.amountCents)}
          </TableCell>
        </TableRow>
      </tfoot>
    </Table>
  );
}

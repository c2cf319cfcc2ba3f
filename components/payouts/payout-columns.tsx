import { PayoutBadge } from "@/components/payouts/balance-section";
import { PayoutActions } from "@/components/payouts/payout-actions";
import { CellNote, type Column } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd } from "@/lib/money/money";
import type { PayoutRow } from "@/lib/payouts/queries";

type Props = {
  locale: Locale;
  userId: string;
  back: string;
  statementHref: (id: string) => string;
};

export function payoutColumns(props: Props): Column<PayoutRow>[] {
  const { locale } = props;
  const t = translator(locale, "admin");
  return [
    {
      key: "number",
      head: t("payouts.number"),
      place: "id",
      className: "num",
      sort: { up: "old", down: "new", first: "down" },
      cell: (p) => (
        <>
          #{p.number}
          <CellNote>{formatDate(p.sentAt ?? p.createdAt, locale)}</CellNote>
        </>
      ),
    },
    { key: "ngo", head: t("payouts.ngo"), place: "main", cell: (p) => <b>{p.ngoName}</b> },
    {
      key: "amount",
      head: t("payouts.amount"),
      place: "amt",
      right: true,
      className: "font-bold num",
      sort: { up: "least", down: "most", first: "down" },
      cell: (p) => formatUsd(p.amountCents, locale, { exact: true }),
    },
    {
      key: "account",
      head: t("payouts.account"),
      place: "sub",
      cell: (p) => (
        <>
          <span className="whitespace-nowrap">{p.bankMasked}</span>
          <CellNote>{p.reference ?? ""}</CellNote>
        </>
      ),
    },
    {
      key: "status",
      head: t("payouts.status"),
      place: "end",
      cell: (p) => (
        <>
          <PayoutBadge locale={locale} status={p.status} />
          <Approval locale={locale} payout={p} />
        </>
      ),
    },
    {
      key: "actions",
      head: t("payouts.actions"),
      place: "acts",
      cell: (p) => <PayoutActions {...props} payout={p} />,
    },
  ];
}

function Approval({ locale, payout }: { locale: Locale; payout: PayoutRow }) {
  const t = translator(locale, "admin");
  if (payout.unapproved) return <CellNote>{t("payouts.waiting")}</CellNote>;
  return payout.approvedBy ? <CellNote>{t("payouts.approvedNote")}</CellNote> : null;
}

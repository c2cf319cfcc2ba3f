import { PayoutBadge } from "@/components/payouts/balance-section";
import { PayoutActions, StatementLink } from "@/components/payouts/payout-actions";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import type { PayoutRow } from "@/lib/payouts/queries";

type Props = {
  locale: Locale;
  userId: string;
  back: string;
  statementHref: (id: string) => string;
};

/** A row takes one line if there is room. */
const lowClass = "px-3 py-1.5";

export function payoutColumns(props: Props): Column<PayoutRow>[] {
  const { locale } = props;
  const t = translator(locale, "admin");
  return [
    {
      key: "number",
      head: t("payouts.number"),
      place: "id",
      className: `num whitespace-nowrap entries:hidden ${lowClass}`,
      sort: { up: "old", down: "new", first: "down" },
      cell: (p) => (
        <>
          #{p.number} <span>{formatDate(p.sentAt ?? p.createdAt, locale)}</span>
        </>
      ),
    },
    {
      key: "ngo",
      head: t("payouts.ngo"),
      place: "main",
      className: `${lowClass} leading-[1.2]`,
      cell: (p) => (
        <b>
          <bdi>{p.ngoName}</bdi>
        </b>
      ),
    },
    {
      key: "amount",
      head: t("payouts.amount"),
      place: "amt",
      right: true,
      className: `font-bold num ${lowClass}`,
      sort: { up: "least", down: "most", first: "down" },
      cell: (p) => formatUsd(p.amountCents, locale, { exact: true }),
    },
    {
      key: "account",
      head: t("payouts.account"),
      place: "sub",
      className: lowClass,
      cell: (p) => (
        <span className="flex items-baseline gap-x-2 entries:flex-wrap">
          <span className="hidden whitespace-nowrap entries:inline">
            #{p.number} · {formatDate(p.sentAt ?? p.createdAt, locale)} ·
          </span>
          <bdi dir="ltr" className="whitespace-nowrap">
            {p.bankMasked}
          </bdi>
          {p.reference ? (
            <span
              className="max-w-20 truncate text-small text-soft entries:hidden"
              title={p.reference}
            >
              {p.reference}
            </span>
          ) : null}
          <StatementLink {...props} payout={p} className="hidden entries:inline" />
        </span>
      ),
    },
    {
      key: "status",
      head: t("payouts.status"),
      place: "end",
      className: lowClass,
      cell: (p) =>
        p.heldUntil ? (
          <Badge kind="halt">{t("payouts.held")}</Badge>
        ) : (
          <PayoutBadge locale={locale} status={p.status} />
        ),
    },
    {
      key: "actions",
      head: t("payouts.actions"),
      place: "acts",
      // next to the status, unless something in it is expanded
      className: `${lowClass} entries:col-span-1 entries:row-start-3 entries:has-[details[open]]:col-span-full entries:has-[details[open]]:row-auto`,
      cell: (p) => <PayoutActions {...props} payout={p} />,
    },
  ];
}

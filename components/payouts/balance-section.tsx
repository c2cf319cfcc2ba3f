import { Section } from "@/components/ui/section";
import { StatementFiles } from "@/components/payouts/statement-files";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Ledger, LedgerCell, LedgerFigure, LedgerLabel, LedgerNote } from "@/components/ui/ledger";
import { noticeVariants } from "@/components/ui/notice-variants";
import {
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
import { holdLink } from "@/lib/payouts/hold-links";
import { payoutMinimumCents, yearlyMinimumCents } from "@/lib/payouts/rules";
import type { PayoutOutlook, PayoutRow } from "@/lib/payouts/queries";
import type { BalanceParts } from "@/lib/ledger/balance-parts";

type Status = "sent";
const variants: Record<string, BadgeKind> = {
  sent: "on",
  reserved: "soon",
  sending: "soon",
  unknown: "soon",
  failed: "bad",
  returned: "bad",
};

export function PayoutBadge({ locale, status }: { locale: Locale; status: string }) {
  return (
    <Badge kind={variants[status] ?? "plain"}>
      {translator(locale, "dashboard")(`payouts.statuses.${status as Status}`)}
    </Badge>
  );
}

/** The balance, the next payout or why it is held, and past payouts (DASH-076, GIVE-095, GIVE-096). */
export function BalanceSection({
  locale,
  outlook,
  parts,
  payouts,
  statementHref,
}: {
  locale: Locale;
  outlook: PayoutOutlook;
  parts: BalanceParts;
  payouts: PayoutRow[];
  statementHref: (id: string) => string;
}) {
  const t = translator(locale, "dashboard");
  return (
    <Section id="payouts" title={t("payouts.heading")}>
      <div className="grid gap-8 *:min-w-0 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:items-start">
        <Balance locale={locale} outlook={outlook} parts={parts} />
        <NextPayout locale={locale} outlook={outlook} />
      </div>
      <h3 className="mt-7 mb-3 text-h4">{t("payouts.list")}</h3>
      {payouts.length === 0 ? (
        <p className="text-soft">{t("payouts.none")}</p>
      ) : (
        <Payouts locale={locale} payouts={payouts} statementHref={statementHref} />
      )}
    </Section>
  );
}

function Balance({
  locale,
  outlook,
  parts,
}: {
  locale: Locale;
  outlook: PayoutOutlook;
  parts: BalanceParts;
}) {
  const t = translator(locale, "dashboard");
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const lines: [string, bigint][] = [
    [t("payouts.gross"), parts.grossCents],
    [t("payouts.fees"), -parts.feeCents],
    [t("payouts.back"), -parts.takenBackCents],
    ...(parts.otherCents === 0n
      ? []
      : [[t("payouts.kinds.other"), parts.otherCents] satisfies [string, bigint]]),
    [t("payouts.paid"), -parts.paidOutCents],
    ...(outlook.receivableCents > 0n
      ? [[t("payouts.owed"), -outlook.receivableCents] satisfies [string, bigint]]
      : []),
    ...(outlook.inTransitCents > 0n
      ? [[t("payouts.onTheWay"), outlook.inTransitCents] satisfies [string, bigint]]
      : []),
  ];
  return (
    <Ledger>
      <LedgerCell dark>
        <LedgerLabel as="h3">{t("payouts.balance")}</LedgerLabel>
        <LedgerFigure>{usd(outlook.payableCents - outlook.receivableCents)}</LedgerFigure>
        <LedgerNote>{t("payouts.balanceHelp")}</LedgerNote>
      </LedgerCell>
      {lines.some(([, cents]) => cents !== 0n) ? (
        <LedgerCell>
          <DetailList className="mt-[0.3rem]">
            {lines.map(([label, cents]) => (
              <DetailRow key={label} label={label} num>
                {usd(cents)}
              </DetailRow>
            ))}
          </DetailList>
        </LedgerCell>
      ) : null}
    </Ledger>
  );
}

/** The date and amount of the next payout, or why it is held. */
function NextPayout({ locale, outlook }: { locale: Locale; outlook: PayoutOutlook }) {
  const t = translator(locale, "dashboard");
  const waits = outlook.open && outlook.block !== "handed_over";
  const hold = waits ? ("open" as const) : outlook.block;
  const mend = hold && hold !== "open" ? holdLink(hold) : null;
  const next = () =>
    outlook.dueCents > 0n
      ? t("payouts.nextText", {
          amount: formatUsd(outlook.dueCents, locale, { exact: true }),
          date: formatDate(outlook.nextRunAt, locale),
        })
      : null;
  return (
    <div data-slot="notice" className={noticeVariants({ kind: hold ? "warn" : "info" })}>
      <div>
        <b>{hold && hold !== "open" ? t("payouts.held") : t("payouts.next")}</b>
        <p>
          {hold
            ? t(`payouts.holds.${hold}`, {
                date: outlook.heldUntil ? formatDate(outlook.heldUntil, locale) : "",
              })
            : next()}
        </p>
        {mend ? (
          <p>
            <a href={mend.href}>{t(`payouts.mend.${mend.label}`)}</a>
          </p>
        ) : null}
        <p>
          {t("payouts.below", {
            minimum: formatUsd(payoutMinimumCents, locale),
            yearly: formatUsd(yearlyMinimumCents, locale),
          })}
        </p>
      </div>
    </div>
  );
}

function Payouts({
  locale,
  payouts,
  statementHref,
}: {
  locale: Locale;
  payouts: PayoutRow[];
  statementHref: (id: string) => string;
}) {
  const t = translator(locale, "dashboard");
  return (
    <Table wide caption={t("payouts.list")}>
      <TableHeader>
        <TableRow>
          <TableHead>{t("payouts.number")}</TableHead>
          <TableHead>{t("payouts.date")}</TableHead>
          <TableHead right>{t("payouts.amount")}</TableHead>
          <TableHead>{t("payouts.account")}</TableHead>
          <TableHead>{t("payouts.status")}</TableHead>
          <TableHead>
            <span className="sr-only">{t("payouts.statement")}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {payouts.map((p) => (
          <TableRow key={p.id}>
            <TableCell place="main">
              <b>#{p.number}</b>
              <span className="ms-2 hidden text-small whitespace-nowrap text-soft entries:inline">
                {formatDate(p.sentAt ?? p.createdAt, locale)} <bdi dir="ltr">{p.bankMasked}</bdi>
              </span>
            </TableCell>
            <TableCell className="num entries:hidden">
              {formatDate(p.sentAt ?? p.createdAt, locale)}
            </TableCell>
            <TableCell place="amt" right className="font-bold num">
              {formatUsd(p.amountCents, locale, { exact: true })}
            </TableCell>
            <TableCell className="entries:hidden">
              <bdi dir="ltr">{p.bankMasked}</bdi>
            </TableCell>
            <TableCell place="end" className="entries:row-start-2">
              <PayoutBadge locale={locale} status={p.status} />
            </TableCell>
            <TableCell place="acts" className="entries:col-span-1 entries:row-start-2">
              <div className="flex flex-wrap items-center gap-[0.9rem]">
                <a href={statementHref(p.id)}>
                  {t("payouts.statement")}
                  <span className="sr-only"> #{p.number}</span>
                </a>
                <StatementFiles
                  id={p.id}
                  number={p.number}
                  pdf={t("payouts.pdf")}
                  csv={t("payouts.csv")}
                  excel={t("payouts.excel")}
                />
              </div>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

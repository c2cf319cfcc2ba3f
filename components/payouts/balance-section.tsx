import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { payoutMinimumCents, yearlyMinimumCents } from "@/lib/payouts/rules";
import { StatementFiles } from "@/components/payouts/statement-files";
import type { PayoutOutlook, PayoutRow } from "@/lib/payouts/queries";
import type { BalanceParts } from "@/lib/ledger/balance-parts";

type Status = "sent";
const looks: Record<string, string> = {
  sent: "badge--on",
  reserved: "badge--soon",
  sending: "badge--soon",
  unknown: "badge--soon",
  failed: "badge--bad",
  returned: "badge--bad",
};

export function PayoutBadge({ locale, status }: { locale: Locale; status: string }) {
  return (
    <span className={`badge ${looks[status] ?? ""}`.trim()}>
      {translator(locale, "dashboard")(`payouts.statuses.${status as Status}`)}
    </span>
  );
}

/** Balance, the next payout or why it is held, and the payouts so far (DASH-076, GIVE-095, GIVE-096). */
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
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const hold = outlook.open ? ("open" as const) : outlook.block;
  return (
    <section className="section" id="payouts" aria-labelledby="payouts-title">
      <h2 className="h3" id="payouts-title">
        {t("payouts.heading")}
      </h2>
      <div className="split">
        <div className="ledger">
          <div className="on-dark" style={{ "--bg": "var(--ink)" } as React.CSSProperties}>
            <h3>{t("payouts.balance")}</h3>
            <p className="n">{usd(outlook.payableCents - outlook.receivableCents)}</p>
            <p>{t("payouts.balanceHelp")}</p>
          </div>
          <div>
            <dl className="dl">
              <div>
                <dt>{t("payouts.gross")}</dt>
                <dd className="num">{usd(parts.grossCents)}</dd>
              </div>
              <div>
                <dt>{t("payouts.fees")}</dt>
                <dd className="num">{usd(-parts.feeCents)}</dd>
              </div>
              <div>
                <dt>{t("payouts.back")}</dt>
                <dd className="num">{usd(-parts.takenBackCents)}</dd>
              </div>
              {parts.otherCents !== 0n ? (
                <div>
                  <dt>{t("payouts.kinds.other")}</dt>
                  <dd className="num">{usd(parts.otherCents)}</dd>
                </div>
              ) : null}
              <div>
                <dt>{t("payouts.paid")}</dt>
                <dd className="num">{usd(-parts.paidOutCents)}</dd>
              </div>
              {outlook.receivableCents > 0n ? (
                <div>
                  <dt>{t("payouts.owed")}</dt>
                  <dd className="num">{usd(-outlook.receivableCents)}</dd>
                </div>
              ) : null}
              {outlook.inTransitCents > 0n ? (
                <div>
                  <dt>{t("payouts.onTheWay")}</dt>
                  <dd className="num">{usd(outlook.inTransitCents)}</dd>
                </div>
              ) : null}
            </dl>
          </div>
        </div>
        <div className={`note ${hold ? "note--warn" : ""}`.trim()}>
          <div>
            <b>{hold && hold !== "open" ? t("payouts.held") : t("payouts.next")}</b>
            <p>
              {hold
                ? t(`payouts.holds.${hold}`, {
                    date: outlook.heldUntil ? formatDate(outlook.heldUntil, locale) : "",
                  })
                : outlook.dueCents > 0n
                  ? t("payouts.nextText", {
                      amount: usd(outlook.dueCents),
                      date: formatDate(outlook.nextRunAt, locale),
                    })
                  : null}
            </p>
            <p>
              {t("payouts.below", {
                minimum: formatUsd(payoutMinimumCents, locale),
                yearly: formatUsd(yearlyMinimumCents, locale),
              })}
            </p>
          </div>
        </div>
      </div>
      <h3 className="h4" style={{ margin: "1.75rem 0 .75rem" }}>
        {t("payouts.list")}
      </h3>
      {payouts.length === 0 ? (
        <p className="soft">{t("payouts.none")}</p>
      ) : (
        <div className="table-wrap" tabIndex={0}>
          <table className="table--stack table">
            <thead>
              <tr>
                <th scope="col">{t("payouts.number")}</th>
                <th scope="col">{t("payouts.date")}</th>
                <th scope="col" className="r">
                  {t("payouts.amount")}
                </th>
                <th scope="col">{t("payouts.account")}</th>
                <th scope="col">{t("payouts.status")}</th>
                <th scope="col">
                  <span className="vh">{t("payouts.statement")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {payouts.map((p) => (
                <tr key={p.id}>
                  <td className="t-main">
                    <b>#{p.number}</b>
                  </td>
                  <td className="t-meta num">{formatDate(p.sentAt ?? p.createdAt, locale)}</td>
                  <td className="r t-amt num" style={{ fontWeight: 700 }}>
                    {usd(p.amountCents)}
                  </td>
                  <td className="t-sub">{p.bankMasked ?? ""}</td>
                  <td className="t-end">
                    <PayoutBadge locale={locale} status={p.status} />
                  </td>
                  <td className="t-acts">
                    <div className="row" style={{ gap: ".9rem" }}>
                      <a href={statementHref(p.id)}>
                        {t("payouts.statement")}
                        <span className="vh"> #{p.number}</span>
                      </a>
                      <StatementFiles
                        id={p.id}
                        number={p.number}
                        pdf={t("payouts.pdf")}
                        csv={t("payouts.csv")}
                      />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

import { clsx } from "clsx";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { checkInvariants, lastAlarm } from "@/lib/ledger/check-invariants";
import { lastReconcile, type ReconcileReport } from "@/lib/ledger/findings";
import { accountBalances } from "@/lib/ledger/queries";
import { suspenseEntries } from "@/lib/ledger/suspense";
import { waitingOrders } from "@/lib/money-orders/queries";
import { SuspenseList } from "@/components/admin/suspense-list";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { AdminShell } from "@/components/admin/admin-shell";

export const generateMetadata = titled((locale) => translator(locale, "layout")("ledger"));
type Kind = "asset";

/** The books: every invariant with its rows, every account with its balance. */
export default async function LedgerPage() {
  const actor = await guardAdmin("/admin/ledger");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const [results, balances, alarm, balance, gifts, suspense, orders] = await Promise.all([
    checkInvariants(),
    accountBalances(),
    lastAlarm(),
    lastReconcile("balance"),
    lastReconcile("gifts"),
    suspenseEntries(),
    waitingOrders(actor, ["suspense_return", "suspense_attach", "suspense_keep"]),
  ]);
  const broken = results.filter((r) => r.rows.length > 0).length;
  const signed = (cents: number | bigint) =>
    `${cents < 0 ? "−" : ""}${formatUsd(BigInt(cents) < 0n ? -BigInt(cents) : BigInt(cents), locale, { exact: true })}`;
  const day = (at: string) => `${at.slice(0, 16).replace("T", " ")} UTC`;
  const compared = (title: string, report: ReconcileReport | null) => (
    <section className="section">
      <h2 className="h3">{title}</h2>
      <p
        className={clsx(
          "note",
          report !== null && (report.findings.length > 0 ? "note--bad" : "note--good"),
        )}
      >
        {report === null
          ? t("ledger.never")
          : report.findings.length
            ? t("ledger.found", { n: report.findings.length, at: day(report.at) })
            : t("ledger.agree", { at: day(report.at) })}
      </p>
      {report?.findings.length ? (
        <ul className="stack">
          {report.findings.map((f) => (
            <li key={`${f.id}${f.text}`}>
              {f.text}: <b className="num">{signed(f.cents)}</b> <span className="id">{f.id}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
  return (
    <AdminShell actor={actor} current="ledger" path="/admin/ledger">
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>
        {t("ledger.title")}
      </h1>
      <p
        className={`note ${broken ? "note--bad" : "note--good"}`}
        style={{ marginBottom: "1.5rem" }}
      >
        <b>{broken ? t("ledger.broken", { n: broken }) : t("ledger.sound")}</b>
      </p>
      {alarm ? (
        <p
          className={clsx("note", alarm.broken.length && "note--bad")}
          style={{ marginBottom: "1.5rem" }}
        >
          {alarm.broken.length ? (
            <b>
              {t("ledger.checkBroken", {
                at: day(alarm.at),
                names: alarm.broken.map((b) => `${b.name} (${b.rows})`).join(", "),
              })}
            </b>
          ) : (
            t("ledger.check", { at: day(alarm.at) })
          )}
        </p>
      ) : null}
      <div className="table-wrap" tabIndex={0} role="region" aria-label={t("ledger.title")}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t("ledger.invariant")}</th>
              <th scope="col" className="r">
                {t("ledger.rows")}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((r) => (
              <tr key={r.name}>
                <td>
                  <b>{r.name}</b> {r.title}
                </td>
                <td className="r num">{r.rows.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {compared(t("ledger.provider"), balance)}
      {compared(t("ledger.gifts"), gifts)}
      <WaitingOrders locale={locale} orders={orders} back="/admin/ledger" />
      <SuspenseList locale={locale} entries={suspense} />
      <section className="section">
        <h2 className="h3">{t("ledger.accounts")}</h2>
        <div className="table-wrap" tabIndex={0} role="region" aria-label={t("ledger.accounts")}>
          <table className="table--stack table">
            <thead>
              <tr>
                <th scope="col">{t("ledger.account")}</th>
                <th scope="col">{t("ledger.kind")}</th>
                <th scope="col" className="r">
                  {t("ledger.balance")}
                </th>
              </tr>
            </thead>
            <tbody>
              {balances.map((a) => (
                <tr key={a.code}>
                  <td className="id t-main" style={{ overflowWrap: "anywhere" }}>
                    {a.code}
                    {a.ngoName ? <span className="sub">{a.ngoName}</span> : null}
                  </td>
                  <td className="t-sub">{t(`ledger.kinds.${a.kind as Kind}`)}</td>
                  <td className="r t-amt num">
                    {formatUsd(a.balanceCents, locale, { exact: true })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </AdminShell>
  );
}

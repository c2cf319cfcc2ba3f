import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { checkInvariants, lastAlarm, type InvariantResult } from "@/lib/ledger/check-invariants";
import { lastReconcile, type ReconcileReport } from "@/lib/ledger/findings";
import { accountBalances } from "@/lib/ledger/queries";
import { suspenseEntries } from "@/lib/ledger/suspense";
import { waitingOrders } from "@/lib/money-orders/queries";
import { SuspenseList } from "@/components/admin/suspense-list";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { Section } from "@/components/ui/section";
import { ConsoleTitle } from "@/components/admin/console-parts";
import { Notice } from "@/components/ui/notice";
import { CellNote, DataTable } from "@/components/ui/table";
import { moment } from "@/components/admin/moment";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { accountName } from "@/components/admin/account-name";
import { subjectHref } from "@/components/admin/subject-href";
import { BookTicks } from "@/components/admin/book-ticks";
import { Disclosure } from "@/components/ui/disclosure";
import type { Locale } from "@/lib/i18n/locales";
import { inRow } from "@/lib/i18n/marks";

export const generateMetadata = titled((locale) => translator(locale, "layout")("ledger"));
type Kind = "asset";

/** The ledger: every invariant with the rows that break it, every account with its balance. */
export default async function LedgerPage() {
  const actor = await guardAdmin("/admin/ledger");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const [results, balances, alarm, balance, gifts, suspense, orders] = await Promise.all([
    checkInvariants({ timed: true }), // counted like the nightly check, so that both show the same number
    accountBalances(),
    lastAlarm(),
    lastReconcile("balance"),
    lastReconcile("gifts"),
    suspenseEntries(),
    waitingOrders(actor, ["suspense_return", "suspense_attach", "suspense_keep"]),
  ]);
  const broken = results.filter((r) => r.rows.length > 0);
  const signed = (cents: number | bigint) => formatUsd(BigInt(cents), locale, { exact: true });
  const day = (at: string) => moment(new Date(at), locale);
  const comparison = (report: ReconcileReport | null) => {
    if (report === null) return { kind: "info" as const, words: t("ledger.never") };
    const at = day(report.at);
    return report.findings.length > 0
      ? { kind: "bad" as const, words: t("ledger.found", { n: report.findings.length, at }) }
      : { kind: "good" as const, words: t("ledger.agree", { at }) };
  };
  const compared = (title: string, report: ReconcileReport | null) => {
    const { kind, words } = comparison(report);
    return (
      <Section title={title}>
        <Notice kind={kind}>{words}</Notice>
        {report?.findings.length ? (
          <ul className="mt-4 space-y-[1em]">
            {report.findings.map((f) => (
              <li key={`${f.id}${f.text}`}>
                {f.text}: <b className="num">{signed(f.cents)}</b>{" "}
                <span className="wrap-anywhere">{f.id}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </Section>
    );
  };
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="ledger"
      path="/admin/ledger"
    >
      <ConsoleTitle title={t("ledger.title")} />
      <Notice kind={broken.length > 0 ? "bad" : "good"} className="mb-6">
        <b>{broken.length > 0 ? t("ledger.broken", { n: broken.length }) : t("ledger.sound")}</b>
      </Notice>
      {alarm ? (
        <Notice kind={alarm.broken.length ? "bad" : "info"} className="mb-6">
          {alarm.broken.length ? (
            <b>
              {t("ledger.checkBroken", {
                at: day(alarm.at),
                names: inRow(
                  alarm.broken.map((b) => `${b.name} (${b.rows})`),
                  locale,
                ),
              })}
            </b>
          ) : (
            t("ledger.check", { at: day(alarm.at) })
          )}
        </Notice>
      ) : null}
      <BookTicks held={results.length - broken.length} broken={broken.length} />
      {broken.length > 0 ? <BrokenRules locale={locale} broken={broken} /> : null}
      <Disclosure className="mt-5" title={t("ledger.all", { n: results.length })}>
        <ul className="space-y-1 text-small">
          {results.map((row) => (
            <li key={row.name}>
              <b>{row.name}</b> {row.title}
            </li>
          ))}
        </ul>
      </Disclosure>
      {compared(t("ledger.provider"), balance)}
      {compared(t("ledger.gifts"), gifts)}
      <WaitingOrders locale={locale} orders={orders} back="/admin/ledger" />
      <SuspenseList locale={locale} entries={suspense} />
      <Section title={t("ledger.accounts")}>
        <DataTable
          caption={t("ledger.accounts")}
          rows={balances}
          rowKey={(account) => account.code}
          columns={[
            {
              key: "account",
              head: t("ledger.account"),
              place: "main",
              className: "wrap-anywhere",
              cell: ({ code, ngoName }) => {
                const name = accountName(code, locale);
                const owner = subjectHref("ngo", /^ngo:([^:]+):/.exec(code)?.[1] ?? null);
                return (
                  <>
                    {name ? <b>{name}</b> : null}
                    {ngoName ? (
                      <CellNote>{owner ? <a href={owner}>{ngoName}</a> : ngoName}</CellNote>
                    ) : null}
                    <CellNote>
                      <code dir="ltr">{code}</code>
                    </CellNote>
                  </>
                );
              },
            },
            {
              key: "kind",
              head: t("ledger.kind"),
              place: "sub",
              cell: (account) => t(`ledger.kinds.${account.kind as Kind}`),
            },
            {
              key: "balance",
              head: t("ledger.balance"),
              place: "amt",
              right: true,
              className: "num",
              cell: (account) => formatUsd(account.balanceCents, locale, { exact: true }),
            },
          ]}
        />
      </Section>
    </AdminShell>
  );
}

/** Lists only broken invariants, with the number of rows that break each. */
function BrokenRules({ locale, broken }: { locale: Locale; broken: InvariantResult[] }) {
  const t = translator(locale, "admin");
  return (
    <div className="mt-5">
      <DataTable
        caption={t("ledger.title")}
        rows={broken}
        rowKey={(row) => row.name}
        columns={[
          {
            key: "name",
            head: t("ledger.invariant"),
            place: "main",
            cell: (row) => (
              <>
                <b>{row.name}</b> {row.title}
              </>
            ),
          },
          {
            key: "rows",
            head: t("ledger.rows"),
            place: "amt",
            right: true,
            className: "num",
            cell: (row) => row.rows.length,
          },
        ]}
      />
    </div>
  );
}

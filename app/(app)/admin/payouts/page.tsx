import { pageSize, param, readList, sumSorts, type SearchParams } from "@/lib/listing/address";
import { headers } from "next/headers";
import { AppError } from "@/lib/errors";
import { guardAdmin, titled } from "@/lib/http/page";
import { errorText } from "@/lib/i18n/errors";
import { listed } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { listPayouts } from "@/lib/payouts/queries";
import { unfitPayouts } from "@/lib/payouts/payment-of";
import { payoutStatement } from "@/lib/payouts/statement-queries";
import { payoutBalances } from "@/lib/payouts/balances-queries";
import { unknownPayouts } from "@/lib/payouts/mark-unknown";
import { typedAccount } from "@/lib/payouts/typed-account";
import { knownAccount } from "@/lib/payouts/our-account";
import { ownHand, payoutMinimumCents } from "@/lib/payouts/rules";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ViewTabs } from "@/components/admin/console-parts";
import { ListTable } from "@/components/admin/list-table";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { Balances } from "@/components/payouts/balances";
import { Grant } from "@/components/payouts/grant";
import { payoutColumns } from "@/components/payouts/payout-columns";
import { ApproveAll, BankFile, PayoutRun } from "@/components/payouts/payout-run";
import { Statement } from "@/components/payouts/statement";
import { UnknownPayouts } from "@/components/payouts/unknown-payouts";
import { dialogClass } from "@/components/ui/dialog-class";
import { Notice } from "@/components/ui/notice";

export const generateMetadata = titled((locale) => translator(locale, "layout")("payouts"));

/** Payouts: runs, on demand, sent, failed, returned, statements; grants from the fund (GIVE-090..094, ADM-038). */
export default async function PayoutsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/payouts");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const view = param(params, "view");
  const open = param(params, "show") === "open";
  const list = readList("/admin/payouts", params, sumSorts, { show: open ? "open" : "" });
  const { search, sort, page, href } = list;
  const typed = typedAccount(actor.userId, (await headers()).get("cookie"));
  const [{ payouts, total }, balances, unknown, unfit, known, orders, statement] =
    await Promise.all([
      listPayouts(actor, { search, open, sort, page, limit: pageSize }),
      payoutBalances(actor),
      unknownPayouts(actor),
      unfitPayouts(actor),
      knownAccount(),
      waitingOrders(actor, ["payout_failed", "payout_returned", "grant"]),
      view
        ? payoutStatement(actor, view).catch((error: unknown) => {
            if (error instanceof AppError && error.code === "not_found") return null;
            throw error;
          })
        : null,
    ]);
  const mayApprove = payouts.filter(
    (p) => p.unapproved && !p.heldUntil && ownHand(p, actor.userId) === null,
  );
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="payouts"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("payouts.title")}>
        {t("payouts.intro", { minimum: formatUsd(payoutMinimumCents, locale) })}
      </ConsoleTitle>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      <UnknownPayouts
        locale={locale}
        payouts={unknown}
        hrefOf={(number) => href({ search: `#${number}`, show: "", page: "1" })}
      />
      {unfit.length > 0 ? (
        <Notice kind="bad" role="alert" className="mb-6">
          {errorText("payoutsUnfit", locale, { payouts: listed(unfit, locale) })}
        </Notice>
      ) : null}
      <PayoutRun locale={locale} back={href()} />
      <BankFile locale={locale} account={typed ?? known} open={typed !== null} />
      <ViewTabs
        label={t("payouts.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("payouts.all"), current: !open },
          { href: href({ show: "open", page: "1" }), label: t("payouts.open"), current: open },
        ]}
      />
      <ApproveAll locale={locale} payouts={mayApprove} back={href()} />
      <ListTable
        locale={locale}
        path="/admin/payouts"
        list={list}
        sorts={sumSorts}
        searchLabel={t("payouts.search")}
        count={t("payouts.rows", { n: total })}
        total={total}
        caption={t("payouts.title")}
        rows={payouts}
        rowKey={(p) => p.id}
        none={t("payouts.none")}
        columns={payoutColumns({
          locale,
          userId: actor.userId,
          back: href(),
          statementHref: (id) => href({ view: id }),
        })}
      />
      <Balances locale={locale} rows={balances.rows} back={href()} />
      <Grant
        locale={locale}
        fundCents={balances.fundCents}
        ngos={balances.grantable}
        back={href()}
      />
      {statement ? (
        <AddressDialog
          title={t("payouts.statementTitle", { number: String(statement.payout.number) })}
          closeHref={href()}
          closeLabel={t("close")}
          wide
        >
          <div className={dialogClass.body}>
            <p className="mb-4">
              <b>
                <bdi>{statement.payout.ngoName}</bdi>
              </b>
            </p>
            <Statement locale={locale} payout={statement.payout} lines={statement.lines} />
          </div>
        </AddressDialog>
      ) : null}
    </AdminShell>
  );
}

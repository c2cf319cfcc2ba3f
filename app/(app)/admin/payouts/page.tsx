import { finishPayoutForm, grantForm } from "@/lib/payouts/form-schemas";
import { FinishPayoutForm, GrantForm } from "@/components/admin/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { SelectField, TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { AppError } from "@/lib/errors";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";
import { formatDate, formatUsd } from "@/lib/money/money";
import { listPayouts, payoutStatement } from "@/lib/payouts/queries";
import { payoutBalances } from "@/lib/payouts/balances-queries";
import {
  approvePayoutAction,
  approvePayoutsAction,
  markPayoutUnknownAction,
  finishPayoutAction,
  makeGrantAction,
  payOutNowAction,
  runPayoutsAction,
} from "@/lib/payouts/actions";
import { unknownPayouts } from "@/lib/payouts/mark-unknown";
import { typedAccount } from "@/lib/payouts/typed-account";
import { knownAccount } from "@/lib/payouts/our-account";
import { ownHand, payoutMinimumCents } from "@/lib/payouts/rules";
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { sumSorts } from "@/lib/orders";
import { AdminShell } from "@/components/admin/admin-shell";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { PayoutSteps } from "@/components/payouts/payout-steps";
import { PayoutBadge } from "@/components/payouts/balance-section";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/ui/sort-head";
import { StatementFiles } from "@/components/payouts/statement-files";
import { Statement } from "@/components/payouts/statement";
import { Checkbox } from "@/components/ui/checkbox";
import { Pagination } from "@/components/ui/pagination";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("payouts"));

/** Payouts: run, on demand, sent, failed, returned, statements; grants from the fund (GIVE-090..094, ADM-038). */
export default async function PayoutsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/payouts");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const two = translator(locale, "secondPerson");
  const d = translator(locale, "dashboard");
  const view = one(params, "view");
  const open = one(params, "show") === "open";
  const list = readList("/admin/payouts", params, sumSorts, { show: open ? "open" : "" });
  const { search, sort, page, href } = list;
  const by = (order: string) => href({ sort: order, page: "1" });
  const typed = typedAccount(actor.userId, (await headers()).get("cookie"));
  const [{ payouts, total }, balances, unknown, known, orders, statement] = await Promise.all([
    listPayouts(actor, { search, open, sort, page, limit: pageSize }),
    payoutBalances(actor),
    unknownPayouts(actor),
    knownAccount(),
    waitingOrders(actor, ["payout_failed", "payout_returned", "grant"]),
    view
      ? payoutStatement(actor, view).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        })
      : null,
  ]);
  const account = typed ?? known;
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const messages = signedInMessages(locale);
  const finishMessages = signedInMessages(locale, finishPayoutForm);
  const finish = (
    payoutId: string,
    number: number,
    result: "sent" | "failed" | "returned",
    withReference: boolean,
    words: string = t(`payouts.${result}`),
  ) => (
    <FinishPayoutForm
      compact
      back={href()}
      action={finishPayoutAction}
      messages={finishMessages}
      prefix={`${payoutId}-${result}-`}
      className="row"
      label={`${words} #${number}`}
    >
      <input type="hidden" name="payoutId" value={payoutId} />
      <input type="hidden" name="result" value={result} />
      {withReference ? (
        <TextField
          name="reference"
          label={`${words}: ${t("payouts.reference")} #${number}`}
          labelHidden
          maxLength={120}
          required={result !== "sent"}
          placeholder={t("payouts.reference")}
          style={{ width: "11rem", minHeight: "2.5rem" }}
        />
      ) : null}
      <SubmitButton
        variant={result === "sent" ? "confirm" : "destructive"}
        size="sm"
        pendingLabel={t("working")}
      >
        {words}
      </SubmitButton>
    </FinishPayoutForm>
  );
  const mayApprove = payouts.filter((p) => p.unapproved && ownHand(p, actor.userId) === null);
  const again = <Checkbox name="again" value="1" label={t("payouts.exportAgain")} />;
  return (
    <AdminShell actor={actor} current="payouts" path={href()}>
      <h1 className="h2">{t("payouts.title")}</h1>
      <p className="soft" style={{ margin: ".6rem 0 1.5rem" }}>
        {t("payouts.intro", { minimum: formatUsd(payoutMinimumCents, locale) })}
      </p>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      {unknown.length > 0 ? (
        <div className="note note--bad" role="alert" style={{ marginBottom: "1.5rem" }}>
          <div>
            <b>{t("payouts.unknownTitle", { n: unknown.length })}</b>
            <p>{t("payouts.unknownText")}</p>
            <ul className="note__list">
              {unknown.map((p) => (
                <li key={p.id}>
                  <a href={href({ search: `#${p.number}`, show: "", page: "1" })}>
                    {t("payouts.unknownRow", {
                      number: String(p.number),
                      ngo: p.ngoName,
                      amount: usd(p.amountCents),
                      date: formatDate(p.since, locale),
                    })}
                  </a>{" "}
                  <span className="id">{p.id}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <div className="row" style={{ marginBottom: "1.5rem" }}>
        <Form
          compact
          back={href()}
          action={runPayoutsAction}
          messages={messages}
          label={t("payouts.run")}
        >
          <SubmitButton pendingLabel={t("payouts.running")}>{t("payouts.run")}</SubmitButton>
        </Form>
        <form
          method="post"
          action="/exports/payouts"
          className="row"
          aria-label={t("payouts.exportCsv")}
        >
          <button className="btn btn--line" type="submit">
            {t("payouts.exportCsv")}
          </button>
          {again}
        </form>
      </div>
      <details className="formbox" style={{ marginBottom: "1.75rem" }} open={typed !== null}>
        <summary>{t("payouts.exportXml")}</summary>
        <form
          method="post"
          action="/exports/payouts"
          className="row"
          style={{ alignItems: "end" }}
          aria-label={t("payouts.exportXml")}
        >
          <p className="soft small" style={{ flexBasis: "100%" }}>
            {two("payouts.exportHelp")}
          </p>
          <input type="hidden" name="format" value="pain001" />
          <label className="field" style={{ marginBottom: 0 }}>
            <span className="field__l">{t("payouts.ourAccount")}</span>
            <input
              className="in"
              name="iban"
              required
              maxLength={64}
              defaultValue={account?.iban ?? ""}
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <label className="field" style={{ marginBottom: 0 }}>
            <span className="field__l">{t("payouts.ourBic")}</span>
            <input
              className="in"
              name="bic"
              required
              maxLength={16}
              defaultValue={account?.bic ?? ""}
              autoComplete="off"
              spellCheck={false}
              style={{ width: "11rem" }}
            />
          </label>
          <button className="btn btn--line" type="submit">
            {t("payouts.exportXml")}
          </button>
          {again}
        </form>
      </details>
      <nav className="tabs" aria-label={t("payouts.title")} style={{ marginBottom: "1.1rem" }}>
        <a
          href={href({ show: "", page: "1" })}
          aria-current={open ? undefined : "page"}
          data-selected={!open}
        >
          {t("payouts.all")}
        </a>
        <a
          href={href({ show: "open", page: "1" })}
          aria-current={open ? "page" : undefined}
          data-selected={open}
        >
          {t("payouts.open")}
        </a>
      </nav>
      {mayApprove.length > 1 ? (
        <Form
          compact
          back={href()}
          action={approvePayoutsAction}
          messages={messages}
          className="console-act"
          label={two("payouts.approveAll", { n: mayApprove.length })}
        >
          {mayApprove.map((p) => (
            <input key={p.id} type="hidden" name="payoutIds" value={p.id} />
          ))}
          <SubmitButton variant="outline" size="sm" pendingLabel={t("working")}>
            {two("payouts.approveAll", { n: mayApprove.length })}
          </SubmitButton>
        </Form>
      ) : null}
      <SearchBox
        locale={locale}
        action="/admin/payouts"
        list={list}
        sorts={sumSorts}
        label={t("payouts.search")}
        count={t("payouts.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <SortHead
                label={t("payouts.number")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <th scope="col">{t("payouts.ngo")}</th>
              <SortHead
                label={t("payouts.amount")}
                sort={sort}
                up="least"
                down="most"
                first="down"
                right
                href={by}
              />
              <th scope="col">{t("payouts.account")}</th>
              <th scope="col">{t("payouts.status")}</th>
              <th scope="col">{t("payouts.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {payouts.map((p) => {
              const hand = ownHand(p, actor.userId);
              return (
                <tr key={p.id}>
                  <td className="id t-id num">
                    #{p.number}
                    <span className="sub">{formatDate(p.sentAt ?? p.createdAt, locale)}</span>
                  </td>
                  <td className="t-main">
                    <b>{p.ngoName}</b>
                  </td>
                  <td className="r t-amt num" style={{ fontWeight: 700 }}>
                    {usd(p.amountCents)}
                  </td>
                  <td className="t-sub">
                    <span style={{ whiteSpace: "nowrap" }}>{p.bankMasked}</span>
                    <span className="sub">{p.reference ?? ""}</span>
                  </td>
                  <td className="t-end">
                    <PayoutBadge locale={locale} status={p.status} />
                    {p.unapproved ? (
                      <span className="sub">{t("payouts.waiting")}</span>
                    ) : p.approvedBy ? (
                      <span className="sub">{t("payouts.approvedNote")}</span>
                    ) : null}
                  </td>
                  <td className="t-acts">
                    <div className="stack" style={{ "--gap": ".5rem" } as React.CSSProperties}>
                      <div className="row" style={{ gap: ".9rem" }}>
                        <a href={href({ view: p.id })}>
                          {t("payouts.statement")}
                          <span className="vh"> #{p.number}</span>
                        </a>
                        <StatementFiles
                          id={p.id}
                          number={p.number}
                          pdf={t("payouts.statementPdf")}
                          csv={t("payouts.statementCsv")}
                        />
                      </div>
                      {p.unapproved && hand ? (
                        <p className="soft small">
                          {two(
                            hand === "made" ? "payouts.waitsYouMade" : "payouts.waitsYouExported",
                          )}
                        </p>
                      ) : null}
                      <PayoutSteps
                        payout={p}
                        userId={actor.userId}
                        two={two}
                        sentLabel={t(p.status === "unknown" ? "payouts.found" : "payouts.sent")}
                      >
                        {{
                          approve:
                            p.unapproved && !hand ? (
                              <Form
                                compact
                                back={href()}
                                action={approvePayoutAction}
                                messages={messages}
                                label={`${t("payouts.approve")} #${p.number}`}
                              >
                                <input type="hidden" name="payoutId" value={p.id} />
                                <SubmitButton
                                  variant="confirm"
                                  size="sm"
                                  pendingLabel={t("working")}
                                >
                                  {t("payouts.approve")}
                                </SubmitButton>
                              </Form>
                            ) : null,
                          sent: finish(
                            p.id,
                            p.number,
                            "sent",
                            true,
                            p.status === "unknown" ? t("payouts.found") : undefined,
                          ),
                          failed: finish(
                            p.id,
                            p.number,
                            "failed",
                            p.status !== "reserved",
                            p.status === "unknown" ? t("payouts.notFound") : undefined,
                          ),
                          returned: finish(p.id, p.number, "returned", true),
                          doubt: (
                            <Form
                              compact
                              back={href()}
                              action={markPayoutUnknownAction}
                              messages={messages}
                              label={`${t("payouts.doubt")} #${p.number}`}
                            >
                              <input type="hidden" name="payoutId" value={p.id} />
                              <SubmitButton variant="outline" size="sm" pendingLabel={t("working")}>
                                {t("payouts.doubt")}
                              </SubmitButton>
                            </Form>
                          ),
                        }}
                      </PayoutSteps>
                    </div>
                  </td>
                </tr>
              );
            })}
            {payouts.length === 0 ? (
              <tr>
                <td colSpan={6}>{t("payouts.none")}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <div style={{ marginTop: "1rem" }}>
        <Pagination
          locale={locale}
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(p) => href({ page: String(p) })}
        />
      </div>
      <section className="section" aria-labelledby="balances">
        <h2 className="h3" id="balances">
          {t("payouts.balances")}
        </h2>
        <div className="table-wrap" tabIndex={0}>
          <table className="table--stack table">
            <thead>
              <tr>
                <th scope="col">{t("payouts.ngo")}</th>
                <th scope="col" className="r">
                  {t("payouts.balance")}
                </th>
                <th scope="col">{t("payouts.status")}</th>
                <th scope="col">{t("payouts.actions")}</th>
              </tr>
            </thead>
            <tbody>
              {balances.rows.map((b) => (
                <tr key={b.ngoId}>
                  <td className="t-main">
                    <b>{b.name}</b>
                  </td>
                  <td className="r t-amt num" style={{ fontWeight: 700 }}>
                    {usd(b.cents)}
                  </td>
                  <td className="t-sub">
                    {b.hold
                      ? labelled(
                          t("payouts.held"),
                          d(`payouts.holds.${b.hold}`, {
                            date: b.heldUntil ? formatDate(b.heldUntil, locale) : "",
                          }),
                          locale,
                        )
                      : ""}
                  </td>
                  <td className="t-acts">
                    {b.hold === null && b.cents >= payoutMinimumCents ? (
                      <Form
                        compact
                        back={href()}
                        action={payOutNowAction}
                        messages={messages}
                        label={`${t("payouts.payNow")}: ${b.name}`}
                      >
                        <input type="hidden" name="ngoId" value={b.ngoId} />
                        <SubmitButton variant="outline" size="sm" pendingLabel={t("working")}>
                          {t("payouts.payNow")}
                        </SubmitButton>
                      </Form>
                    ) : null}
                  </td>
                </tr>
              ))}
              {balances.rows.length === 0 ? (
                <tr>
                  <td colSpan={4}>{t("none")}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        </div>
      </section>
      <section className="section" aria-labelledby="grant">
        <h2 className="h3" id="grant">
          {t("payouts.grant")}
        </h2>
        <p className="soft" style={{ marginBottom: "1rem" }}>
          {t("payouts.fundBalance", { amount: usd(balances.fundCents) })}
        </p>
        <GrantForm
          compact
          back={href()}
          action={makeGrantAction}
          messages={signedInMessages(locale, grantForm)}
          prefix="grant-"
          className="panel"
          label={t("payouts.grant")}
        >
          <input type="hidden" name="requestKey" value={randomUUID()} />
          <SelectField
            name="ngoId"
            label={t("payouts.grantTo")}
            empty=""
            options={balances.grantable.map((n) => ({ value: n.id, label: n.name }))}
            required
          />
          <TextField name="amount" label={t("payouts.grantAmount")} required inputMode="decimal" />
          <TextField name="note" label={t("payouts.grantNote")} maxLength={500} />
          <div style={{ marginTop: "1.35rem" }}>
            <SubmitButton variant="outline" pendingLabel={t("working")}>
              {t("payouts.grantMake")}
            </SubmitButton>
          </div>
        </GrantForm>
      </section>
      {statement ? (
        <AddressDialog
          title={t("payouts.statementTitle", { number: String(statement.payout.number) })}
          closeHref={href()}
          closeLabel={t("close")}
          wide
        >
          <div className="dialog__b">
            <p style={{ marginBottom: "1rem" }}>
              <b>{statement.payout.ngoName}</b>
            </p>
            <Statement locale={locale} payout={statement.payout} lines={statement.lines} />
          </div>
        </AddressDialog>
      ) : null}
    </AdminShell>
  );
}

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
import { StatementFiles } from "@/components/payouts/statement-files";
import { Statement } from "@/components/payouts/statement";
import { Checkbox } from "@/components/ui/checkbox";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { readList } from "../_list";
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
import { SortHead } from "@/components/ui/sort-head";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConsoleTitle, ListPages, ViewTabs } from "@/components/admin/console-parts";
import { Notice } from "@/components/ui/notice";
import { Disclosure } from "@/components/ui/disclosure";
import { panelClass } from "@/components/ui/panel";
import { cn } from "@/components/ui/cn";
import { dialogClass } from "@/components/ui/dialog-class";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { rowActionsClass } from "@/components/admin/console-parts";

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
      className={rowActionsClass}
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
          className="min-h-10 w-44"
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
      <ConsoleTitle title={t("payouts.title")}>
        {t("payouts.intro", { minimum: formatUsd(payoutMinimumCents, locale) })}
      </ConsoleTitle>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      {unknown.length > 0 ? (
        <Notice
          kind="bad"
          role="alert"
          className="mb-6"
          title={t("payouts.unknownTitle", { n: unknown.length })}
        >
          <p>{t("payouts.unknownText")}</p>
          <ul className="mt-[0.4rem] list-disc pl-[1.1rem]">
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
                <span className="wrap-anywhere">{p.id}</span>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div className="mb-6 flex flex-wrap items-center gap-3">
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
          className="flex flex-wrap items-center gap-3"
          aria-label={t("payouts.exportCsv")}
        >
          <button className={buttonVariants({ variant: "outline" })} type="submit">
            {t("payouts.exportCsv")}
          </button>
          {again}
        </form>
      </div>
      <Disclosure look="box" className="mb-7" title={t("payouts.exportXml")} open={typed !== null}>
        <form
          method="post"
          action="/exports/payouts"
          className="flex flex-wrap items-end gap-3"
          aria-label={t("payouts.exportXml")}
        >
          <p className="basis-full text-small text-soft">{two("payouts.exportHelp")}</p>
          <input type="hidden" name="format" value="pain001" />
          <Field id="export-iban" label={t("payouts.ourAccount")} className="mt-0!">
            {(box) => (
              <Input
                {...box}
                name="iban"
                required
                maxLength={64}
                defaultValue={account?.iban ?? ""}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Field id="export-bic" label={t("payouts.ourBic")} className="mt-0!">
            {(box) => (
              <Input
                {...box}
                name="bic"
                required
                maxLength={16}
                defaultValue={account?.bic ?? ""}
                autoComplete="off"
                spellCheck={false}
                className="w-44"
              />
            )}
          </Field>
          <button className={buttonVariants({ variant: "outline" })} type="submit">
            {t("payouts.exportXml")}
          </button>
          {again}
        </form>
      </Disclosure>
      <ViewTabs
        label={t("payouts.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("payouts.all"), current: !open },
          { href: href({ show: "open", page: "1" }), label: t("payouts.open"), current: open },
        ]}
      />
      {mayApprove.length > 1 ? (
        <Form
          compact
          back={href()}
          action={approvePayoutsAction}
          messages={messages}
          className="my-4"
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
      <Table caption={t("payouts.title")}>
        <TableHeader>
          <TableRow>
            <SortHead
              label={t("payouts.number")}
              sort={sort}
              up="old"
              down="new"
              first="down"
              href={by}
            />
            <TableHead>{t("payouts.ngo")}</TableHead>
            <SortHead
              label={t("payouts.amount")}
              sort={sort}
              up="least"
              down="most"
              first="down"
              right
              href={by}
            />
            <TableHead>{t("payouts.account")}</TableHead>
            <TableHead>{t("payouts.status")}</TableHead>
            <TableHead>{t("payouts.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {payouts.map((p) => {
            const hand = ownHand(p, actor.userId);
            return (
              <TableRow key={p.id}>
                <TableCell place="id" className="num">
                  #{p.number}
                  <CellNote>{formatDate(p.sentAt ?? p.createdAt, locale)}</CellNote>
                </TableCell>
                <TableCell place="main">
                  <b>{p.ngoName}</b>
                </TableCell>
                <TableCell place="amt" right className="font-bold num">
                  {usd(p.amountCents)}
                </TableCell>
                <TableCell place="sub">
                  <span className="whitespace-nowrap">{p.bankMasked}</span>
                  <CellNote>{p.reference ?? ""}</CellNote>
                </TableCell>
                <TableCell place="end">
                  <PayoutBadge locale={locale} status={p.status} />
                  {p.unapproved ? (
                    <CellNote>{t("payouts.waiting")}</CellNote>
                  ) : p.approvedBy ? (
                    <CellNote>{t("payouts.approvedNote")}</CellNote>
                  ) : null}
                </TableCell>
                <TableCell place="acts">
                  <div className="space-y-2">
                    <div className={cn(rowActionsClass, "gap-[0.9rem]")}>
                      <a href={href({ view: p.id })}>
                        {t("payouts.statement")}
                        <span className="sr-only"> #{p.number}</span>
                      </a>
                      <StatementFiles
                        id={p.id}
                        number={p.number}
                        pdf={t("payouts.statementPdf")}
                        csv={t("payouts.statementCsv")}
                      />
                    </div>
                    {p.unapproved && hand ? (
                      <p className="text-small text-soft">
                        {two(hand === "made" ? "payouts.waitsYouMade" : "payouts.waitsYouExported")}
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
                              <SubmitButton variant="confirm" size="sm" pendingLabel={t("working")}>
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
                </TableCell>
              </TableRow>
            );
          })}
          {payouts.length === 0 ? <EmptyRow span={6}>{t("payouts.none")}</EmptyRow> : null}
        </TableBody>
      </Table>
      <ListPages locale={locale} list={list} total={total} />
      <Section id="balances" title={t("payouts.balances")}>
        <Table caption={t("payouts.balances")}>
          <TableHeader>
            <TableRow>
              <TableHead>{t("payouts.ngo")}</TableHead>
              <TableHead right>{t("payouts.balance")}</TableHead>
              <TableHead>{t("payouts.status")}</TableHead>
              <TableHead>{t("payouts.actions")}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {balances.rows.map((b) => (
              <TableRow key={b.ngoId}>
                <TableCell place="main">
                  <b>{b.name}</b>
                </TableCell>
                <TableCell place="amt" right className="font-bold num">
                  {usd(b.cents)}
                </TableCell>
                <TableCell place="sub">
                  {b.hold
                    ? labelled(
                        t("payouts.held"),
                        d(`payouts.holds.${b.hold}`, {
                          date: b.heldUntil ? formatDate(b.heldUntil, locale) : "",
                        }),
                        locale,
                      )
                    : ""}
                </TableCell>
                <TableCell place="acts">
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
                </TableCell>
              </TableRow>
            ))}
            {balances.rows.length === 0 ? <EmptyRow span={4}>{t("none")}</EmptyRow> : null}
          </TableBody>
        </Table>
      </Section>
      <Section
        id="grant"
        title={t("payouts.grant")}
        intro={t("payouts.fundBalance", { amount: usd(balances.fundCents) })}
      >
        <GrantForm
          compact
          back={href()}
          action={makeGrantAction}
          messages={signedInMessages(locale, grantForm)}
          prefix="grant-"
          className={cn(panelClass, "max-w-[44rem]")}
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
          <div className="mt-[1.35rem]">
            <SubmitButton variant="outline" pendingLabel={t("working")}>
              {t("payouts.grantMake")}
            </SubmitButton>
          </div>
        </GrantForm>
      </Section>
      {statement ? (
        <AddressDialog
          title={t("payouts.statementTitle", { number: String(statement.payout.number) })}
          closeHref={href()}
          closeLabel={t("close")}
          wide
        >
          <div className={dialogClass.body}>
            <p className="mb-4">
              <b>{statement.payout.ngoName}</b>
            </p>
            <Statement locale={locale} payout={statement.payout} lines={statement.lines} />
          </div>
        </AddressDialog>
      ) : null}
    </AdminShell>
  );
}

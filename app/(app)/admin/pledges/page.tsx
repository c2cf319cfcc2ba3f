import { foldMark } from "@/components/ui/fold-mark";
import { Address } from "@/components/ui/address";
import { pageSize, param, readList, sumSorts, type SearchParams } from "@/lib/listing/address";
import { confirmPledgeForm } from "@/lib/pledges/form-schemas";
import { TextField } from "@/components/forms/fields";
import { ConfirmPledgeForm } from "@/components/admin/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { ActionButton } from "@/components/forms/action-button";
import { guardAdmin, titled } from "@/lib/http/page";
import { amountLanguage } from "@/lib/i18n/amount-language";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { typedAmount } from "@/lib/money/read-amount";
import { listPledges, type PledgeRow } from "@/lib/pledges/queries";
import {
  cancelPledgeAction,
  confirmPledgeAction,
  releasePledgeAction,
} from "@/lib/pledges/actions";
import { ListTable } from "@/components/admin/list-table";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { CellNote, cellNoteClass, type Column } from "@/components/ui/table";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { ConsoleTitle, ViewTabs, TypedText } from "@/components/admin/console-parts";
import { rowActionsClass } from "@/components/admin/console-parts";
import { commaOf } from "@/lib/i18n/marks";

export const generateMetadata = titled((locale) => translator(locale, "layout")("pledges"));

type Method = "crypto";
type Status = "confirmed";
const variants: Record<string, BadgeKind> = {
  pending_confirmation: "soon",
  held: "bad",
  confirmed: "on",
  rejected: "bad",
};

/** Pending payments: confirm with the amount received, or cancel (GIVE-055, GIVE-056, ADM-038). */
export default async function PledgesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/pledges");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const all = param(params, "show") === "all";
  const list = readList("/admin/pledges", params, sumSorts, { show: all ? "all" : "" });
  const { search, sort, page, href } = list;
  const [{ pledges, total }, orders] = await Promise.all([
    listPledges(actor, { all, search, sort, page, limit: pageSize }),
    waitingOrders(actor, ["pledge"]),
  ]);
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="pledges"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("pledges.title")}>{t("pledges.intro")}</ConsoleTitle>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      <ViewTabs
        label={t("pledges.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("pledges.open"), current: !all },
          { href: href({ show: "all", page: "1" }), label: t("pledges.all"), current: all },
        ]}
      />
      <ListTable
        locale={locale}
        path="/admin/pledges"
        list={list}
        sorts={sumSorts}
        searchLabel={t("pledges.search")}
        count={t("pledges.rows", { n: total })}
        total={total}
        caption={t("pledges.title")}
        rows={pledges}
        rowKey={(p) => p.id}
        none={t("pledges.none")}
        columns={pledgeColumns(locale, href())}
      />
    </AdminShell>
  );
}

function pledgeColumns(locale: Locale, back: string): Column<PledgeRow>[] {
  const t = translator(locale, "admin");
  const methods = translator(locale, "dashboard");
  return [
    {
      key: "id",
      head: t("pledges.id"),
      place: "id",
      className: "num",
      sort: { up: "old", down: "new", first: "down" },
      cell: (p) => (
        <>
          <span className="whitespace-nowrap">{p.ref}</span>
          <CellNote>{formatDate(p.createdAt, locale)}</CellNote>
        </>
      ),
    },
    {
      key: "donor",
      head: t("pledges.donor"),
      place: "main",
      cell: (p) => (
        <>
          <b>
            <bdi>{p.donorName}</bdi>
          </b>
          <CellNote>
            <Address>{p.donorEmail ?? ""}</Address>
          </CellNote>
          {p.message ? (
            <details className={cellNoteClass}>
              <summary className={foldMark}>{methods("donations.note")}</summary>
              <TypedText>{p.message}</TypedText>
            </details>
          ) : null}
        </>
      ),
    },
    {
      key: "amount",
      head: t("pledges.amount"),
      place: "amt",
      right: true,
      className: "font-bold num",
      sort: { up: "least", down: "most", first: "down" },
      cell: (p) => (
        <>
          {formatUsd(p.amountCents, locale, { exact: true })}
          {p.confirmedCents !== null && p.confirmedCents !== p.amountCents ? (
            <CellNote>{formatUsd(p.confirmedCents, locale, { exact: true })}</CellNote>
          ) : null}
          <CellNote>
            {methods(`methods.${p.method as Method}`)}
            {p.wishesMonthly ? commaOf(locale) + t("pledges.wishesMonthly") : ""}
          </CellNote>
        </>
      ),
    },
    {
      key: "campaign",
      head: t("pledges.campaign"),
      place: "sub",
      cell: (p) => (
        <>
          {p.campaign}
          <CellNote>{p.ngo}</CellNote>
        </>
      ),
    },
    {
      key: "status",
      head: t("pledges.status"),
      place: "end",
      cell: (p) => (
        <Badge kind={variants[p.status]}>{t(`pledges.statuses.${p.status as Status}`)}</Badge>
      ),
    },
    {
      key: "actions",
      head: t("pledges.actions"),
      place: "acts",
      cell: (p) =>
        p.status === "pending_confirmation" || p.status === "held" ? (
          <PledgeActions locale={locale} pledge={p} back={back} />
        ) : null,
    },
  ];
}

type ActionProps = { locale: Locale; pledge: PledgeRow; back: string };

function PledgeActions({ locale, pledge: p, back }: ActionProps) {
  const t = translator(locale, "admin");
  return (
    <div className="space-y-2 entries:flex entries:flex-wrap entries:items-start entries:gap-3 entries:space-y-0">
      {p.status === "held" ? (
        <ActionButton
          back={back}
          action={releasePledgeAction}
          messages={signedInMessages(locale)}
          fields={{ donationId: p.id }}
          label={`${t("held.release")} ${p.ref}`}
          variant="outline"
          pending={t("held.releasing")}
        >
          {t("held.release")}
        </ActionButton>
      ) : (
        <ConfirmForm locale={locale} pledge={p} back={back} />
      )}
      <ActionButton
        back={back}
        action={cancelPledgeAction}
        messages={signedInMessages(locale)}
        fields={{ donationId: p.id }}
        label={`${t("pledges.cancel")} ${p.ref}`}
        variant="destructive"
        pending={t("pledges.canceling")}
      >
        {t("pledges.cancel")}
      </ActionButton>
    </div>
  );
}

function ConfirmForm({ locale, pledge: p, back }: ActionProps) {
  const t = translator(locale, "admin");
  return (
    <ConfirmPledgeForm
      compact
      back={back}
      action={confirmPledgeAction}
      messages={signedInMessages(locale, confirmPledgeForm)}
      prefix={`${p.id}-`}
      className={rowActionsClass}
      label={`${t("pledges.confirm")} ${p.ref}`}
    >
      <input type="hidden" name="donationId" value={p.id} />
      <input type="hidden" name={amountLanguage} value={locale} />
      <TextField
        name="received"
        label={`${t("pledges.received")}: ${p.ref}`}
        labelHidden
        inputMode="decimal"
        required
        defaultValue={typedAmount(p.amountCents, locale)}
        className="min-h-10 w-32"
      />
      <SubmitButton variant="confirm" size="sm" pendingLabel={t("pledges.confirming")}>
        {t("pledges.confirm")}
      </SubmitButton>
    </ConfirmPledgeForm>
  );
}

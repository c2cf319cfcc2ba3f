import { confirmPledgeForm } from "@/lib/pledges/form-schemas";
import { TextField } from "@/components/forms/fields";
import { ConfirmPledgeForm } from "@/components/admin/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd, toPlain } from "@/lib/money/money";
import { listPledges } from "@/lib/pledges/queries";
import { cancelPledgeAction, confirmPledgeAction } from "@/lib/pledges/actions";
import { param, pageSize, type SearchParams, sumSorts, readList } from "@/lib/listing/address";
import { SearchBox } from "@/components/admin/search-box";
import { AdminShell } from "@/components/admin/admin-shell";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import {
  CellNote,
  cellNoteClass,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { SortHead } from "@/components/ui/sort-head";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import {
  ConsoleTitle,
  ListPages,
  ViewTabs,
  typedTextClass,
} from "@/components/admin/console-parts";
import { rowActionsClass } from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("pledges"));

type Method = "crypto";
type Status = "confirmed";
const looks: Record<string, BadgeKind> = {
  pending_confirmation: "soon",
  confirmed: "on",
  rejected: "bad",
};

/** Pending payments: confirm with the amount that came, or cancel (GIVE-055, GIVE-056, ADM-038). */
export default async function PledgesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/pledges");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const methods = translator(locale, "dashboard");
  const all = param(params, "show") === "all";
  const list = readList("/admin/pledges", params, sumSorts, { show: all ? "all" : "" });
  const { search, sort, page, href } = list;
  const [{ pledges, total }, orders] = await Promise.all([
    listPledges(actor, { all, search, sort, page, limit: pageSize }),
    waitingOrders(actor, ["pledge"]),
  ]);
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="pledges" path={href()}>
      <ConsoleTitle title={t("pledges.title")}>{t("pledges.intro")}</ConsoleTitle>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      <ViewTabs
        label={t("pledges.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("pledges.open"), current: !all },
          { href: href({ show: "all", page: "1" }), label: t("pledges.all"), current: all },
        ]}
      />
      <SearchBox
        locale={locale}
        action="/admin/pledges"
        list={list}
        sorts={sumSorts}
        label={t("pledges.search")}
        count={t("pledges.rows", { n: total })}
      />
      <Table caption={t("pledges.title")}>
        <TableHeader>
          <TableRow>
            <SortHead
              label={t("pledges.id")}
              sort={sort}
              up="old"
              down="new"
              first="down"
              href={by}
            />
            <TableHead>{t("pledges.donor")}</TableHead>
            <SortHead
              label={t("pledges.amount")}
              sort={sort}
              up="least"
              down="most"
              first="down"
              right
              href={by}
            />
            <TableHead>{t("pledges.campaign")}</TableHead>
            <TableHead>{t("pledges.status")}</TableHead>
            <TableHead>{t("pledges.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {pledges.map((p) => (
            <TableRow key={p.id}>
              <TableCell place="id" className="num">
                {p.ref}
                <CellNote>{formatDate(p.createdAt, locale)}</CellNote>
              </TableCell>
              <TableCell place="main">
                <b>{p.donorName}</b>
                <CellNote>{p.donorEmail ?? ""}</CellNote>
                {p.message ? (
                  <details className={cellNoteClass}>
                    <summary>{methods("donations.note")}</summary>
                    <p className={typedTextClass}>{p.message}</p>
                  </details>
                ) : null}
              </TableCell>
              <TableCell place="amt" right className="font-bold num">
                {formatUsd(p.amountCents, locale, { exact: true })}
                {p.confirmedCents !== null && p.confirmedCents !== p.amountCents ? (
                  <CellNote>{formatUsd(p.confirmedCents, locale, { exact: true })}</CellNote>
                ) : null}
                <CellNote>
                  {methods(`methods.${p.method as Method}`)}
                  {p.wishesMonthly ? `, ${t("pledges.wishesMonthly")}` : ""}
                </CellNote>
              </TableCell>
              <TableCell place="sub">
                {p.campaign}
                <CellNote>{p.ngo}</CellNote>
              </TableCell>
              <TableCell place="end">
                <Badge kind={looks[p.status]}>{t(`pledges.statuses.${p.status as Status}`)}</Badge>
              </TableCell>
              <TableCell place="acts">
                {p.status === "pending_confirmation" ? (
                  <div className="space-y-2">
                    <ConfirmPledgeForm
                      compact
                      back={href()}
                      action={confirmPledgeAction}
                      messages={signedInMessages(locale, confirmPledgeForm)}
                      prefix={`${p.id}-`}
                      className={rowActionsClass}
                      label={`${t("pledges.confirm")} ${p.ref}`}
                    >
                      <input type="hidden" name="donationId" value={p.id} />
                      <TextField
                        name="received"
                        label={`${t("pledges.received")}: ${p.ref}`}
                        labelHidden
                        inputMode="decimal"
                        required
                        defaultValue={toPlain(p.amountCents)}
                        className="min-h-10 w-32"
                      />
                      <SubmitButton
                        variant="confirm"
                        size="sm"
                        pendingLabel={t("pledges.confirming")}
                      >
                        {t("pledges.confirm")}
                      </SubmitButton>
                    </ConfirmPledgeForm>
                    <Form
                      compact
                      back={href()}
                      action={cancelPledgeAction}
                      messages={signedInMessages(locale)}
                      label={`${t("pledges.cancel")} ${p.ref}`}
                    >
                      <input type="hidden" name="donationId" value={p.id} />
                      <SubmitButton
                        variant="destructive"
                        size="sm"
                        pendingLabel={t("pledges.canceling")}
                      >
                        {t("pledges.cancel")}
                      </SubmitButton>
                    </Form>
                  </div>
                ) : null}
              </TableCell>
            </TableRow>
          ))}
          {pledges.length === 0 ? <EmptyRow span={6}>{t("pledges.none")}</EmptyRow> : null}
        </TableBody>
      </Table>
      <ListPages locale={locale} list={list} total={total} />
    </AdminShell>
  );
}

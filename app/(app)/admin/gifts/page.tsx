import { refundForm } from "@/lib/refunds/form-schemas";
import { TextField } from "@/components/forms/fields";
import { RefundForm } from "@/components/admin/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd, toPlain } from "@/lib/money/money";
import { consoleDonations } from "@/lib/donations/console-queries";
import { endDonorLinksAction } from "@/lib/donors/console-actions";
import { endMonthlyGiftAction } from "@/lib/monthly-gifts/console-actions";
import { declineRefundAction, orderRefundAction } from "@/lib/refunds/actions";
import { param, pageSize, type SearchParams, sumSorts, readList } from "@/lib/listing/address";
import { SearchBox } from "@/components/admin/search-box";
import { EndGift } from "@/components/donations/end-gift";
import { AdminShell } from "@/components/admin/admin-shell";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
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
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Disclosure } from "@/components/ui/disclosure";
import { ConsoleTitle, ListPages, ViewTabs } from "@/components/admin/console-parts";
import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";
import { typedTextClass } from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("gifts"));

type Method = "card";
type Status = "refunded";
type Step = "pending";
const looks: Record<string, BadgeKind> = {
  succeeded: "on",
  confirmed: "on",
  partially_refunded: "soon",
  disputed: "bad",
  dispute_lost: "bad",
};

/** Paid gifts: refunds whole or in part, and what organisations ask to be given back. */
export default async function GiftsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/gifts");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const d = translator(locale, "dashboard");
  const words = translator(locale, "donors");
  const wished = param(params, "show") === "wished";
  const list = readList("/admin/gifts", params, sumSorts, { show: wished ? "wished" : "" });
  const { search, sort, page, href } = list;
  const { gifts, total } = await consoleDonations(actor, {
    search,
    wished,
    sort,
    page,
    limit: pageSize,
  });
  const by = (order: string) => href({ sort: order, page: "1" });
  const usd = (cents: bigint) => formatUsd(cents, locale, { exact: true });
  const messages = signedInMessages(locale);
  const refundMessages = signedInMessages(locale, refundForm);
  return (
    <AdminShell actor={actor} current="gifts" path={href()}>
      <ConsoleTitle title={t("gifts.title")}>{t("gifts.intro")}</ConsoleTitle>
      <p className="mb-5">
        <a className={buttonVariants({ variant: "outline" })} href="/admin/gifts/new">
          {t("record.open")}
        </a>
      </p>
      <WaitingOrders
        locale={locale}
        orders={await waitingOrders(actor, ["refund"])}
        back={href()}
      />
      <ViewTabs
        label={t("gifts.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("gifts.all"), current: !wished },
          { href: href({ show: "wished", page: "1" }), label: t("gifts.wished"), current: wished },
        ]}
      />
      <SearchBox
        locale={locale}
        action="/admin/gifts"
        list={list}
        sorts={sumSorts}
        label={t("gifts.search")}
        count={t("gifts.rows", { n: total })}
      />
      <Table caption={t("gifts.title")}>
        <TableHeader>
          <TableRow>
            <SortHead
              label={t("gifts.id")}
              sort={sort}
              up="old"
              down="new"
              first="down"
              href={by}
            />
            <TableHead>{t("gifts.donor")}</TableHead>
            <SortHead
              label={t("gifts.amount")}
              sort={sort}
              up="least"
              down="most"
              first="down"
              right
              href={by}
            />
            <TableHead>{t("gifts.campaign")}</TableHead>
            <TableHead>{t("gifts.status")}</TableHead>
            <TableHead>{t("gifts.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {gifts.map((g) => (
            <TableRow key={g.id}>
              <TableCell place="id" className="num">
                {g.ref}
                <CellNote>{formatDate(g.at, locale)}</CellNote>
              </TableCell>
              <TableCell place="main">
                <b>{g.donorName}</b>
                <CellNote>{g.donorEmail ?? ""}</CellNote>
              </TableCell>
              <TableCell place="amt" right className="font-bold num">
                {usd(g.amountCents)}
                <CellNote>{d(`methods.${g.method as Method}`)}</CellNote>
              </TableCell>
              <TableCell place="sub">
                {g.campaign}
                <CellNote>{g.ngo}</CellNote>
              </TableCell>
              <TableCell place="end">
                <Badge kind={looks[g.status]}>{t(`gifts.statuses.${g.status as Status}`)}</Badge>
                {g.refunds.map((r) => (
                  <CellNote key={r.id}>
                    {t(`gifts.history.${r.status as Step}`, { amount: usd(r.cents) })}
                    {r.reason ? `: ${r.reason}` : ""}
                  </CellNote>
                ))}
                {g.disputes.map((status, i) => (
                  <CellNote key={i}>
                    {t("gifts.dispute", { status: status.replaceAll("_", " ") })}
                  </CellNote>
                ))}
              </TableCell>
              <TableCell place="acts">
                {g.wish ? (
                  <div className={cn(noticeVariants({ kind: "warn" }), "mb-[0.6rem]")}>
                    <div className="space-y-2">
                      <p className={typedTextClass}>
                        {t("gifts.wish", { ngo: g.ngo, reason: g.wish.reason })}
                      </p>
                      <Form
                        compact
                        back={href()}
                        action={declineRefundAction}
                        messages={messages}
                        label={`${t("gifts.decline")} ${g.ref}`}
                      >
                        <input type="hidden" name="refundRequestId" value={g.wish.id} />
                        <SubmitButton
                          variant="outline"
                          size="sm"
                          pendingLabel={t("working")}
                          aria-label={`${t("gifts.decline")} ${g.ref}`}
                        >
                          {t("gifts.decline")}
                        </SubmitButton>
                      </Form>
                    </div>
                  </div>
                ) : null}
                {g.refundableCents > 0n ? (
                  <Disclosure
                    look="row"
                    title={
                      <>
                        {t("gifts.refund")}
                        <span className="sr-only"> {g.ref}</span>
                      </>
                    }
                  >
                    <RefundForm
                      compact
                      back={href()}
                      action={orderRefundAction}
                      messages={refundMessages}
                      prefix={`${g.id}-`}
                      className="space-y-3"
                      label={t("gifts.refundOf", { ref: g.ref })}
                    >
                      <input type="hidden" name="donationId" value={g.id} />
                      <p className="text-small text-soft">
                        {t("gifts.left", { amount: usd(g.refundableCents) })}
                      </p>
                      <TextField
                        name="amount"
                        label={t("gifts.refundAmount")}
                        inputMode="decimal"
                        required
                        maxLength={20}
                        defaultValue={toPlain(g.refundableCents)}
                      />
                      <TextField name="reason" label={t("gifts.reason")} maxLength={500} />
                      <SubmitButton
                        variant="destructive"
                        size="sm"
                        pendingLabel={t("gifts.refunding")}
                        aria-label={t("gifts.refundOf", { ref: g.ref })}
                      >
                        {t("gifts.refund")}
                      </SubmitButton>
                    </RefundForm>
                  </Disclosure>
                ) : g.viaCard ? null : (
                  <span className="text-small text-soft">{t("gifts.otherWay")}</span>
                )}
                {g.donorEmail ? (
                  <Disclosure
                    look="row"
                    title={
                      <>
                        {words("consoleEndLinks")}
                        <span className="sr-only"> {g.ref}</span>
                      </>
                    }
                  >
                    <Form
                      compact
                      back={href()}
                      action={endDonorLinksAction}
                      messages={messages}
                      className="space-y-3"
                      label={`${words("consoleEndLinks")} ${g.ref}`}
                    >
                      <input type="hidden" name="donationId" value={g.id} />
                      <p className="text-small text-soft">
                        {words("consoleEndLinksText", { email: g.donorEmail })}
                      </p>
                      <SubmitButton
                        variant="destructive"
                        size="sm"
                        pendingLabel={t("working")}
                        aria-label={`${words("consoleEndLinksYes")} ${g.ref}`}
                      >
                        {words("consoleEndLinksYes")}
                      </SubmitButton>
                    </Form>
                  </Disclosure>
                ) : null}
                {g.monthly ? (
                  <EndGift
                    back={href()}
                    giftId={g.monthly.id}
                    end={endMonthlyGiftAction}
                    messages={messages}
                    before={<span className="sr-only"> {g.ref}</span>}
                    words={{
                      open: t("gifts.end"),
                      label: t("gifts.endOf", { ref: g.ref }),
                      text: t("gifts.endText", { amount: usd(g.monthly.cents) }),
                      yes: t("gifts.endYes"),
                      ending: t("gifts.ending"),
                    }}
                  />
                ) : null}
              </TableCell>
            </TableRow>
          ))}
          {gifts.length === 0 ? <EmptyRow span={6}>{t("gifts.none")}</EmptyRow> : null}
        </TableBody>
      </Table>
      <ListPages locale={locale} list={list} total={total} />
    </AdminShell>
  );
}

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
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { sumSorts } from "@/lib/orders";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/ui/sort-head";
import { EndGift } from "@/components/donations/end-gift";
import { AdminShell } from "@/components/admin/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("gifts"));

type Method = "card";
type Status = "refunded";
type Step = "pending";
const looks: Record<string, string> = {
  succeeded: "badge--on",
  confirmed: "badge--on",
  partially_refunded: "badge--soon",
  disputed: "badge--bad",
  dispute_lost: "badge--bad",
};

/** Paid gifts: refunds whole or in part, and what organisations ask to be given back. */
export default async function GiftsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/gifts");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const d = translator(locale, "dashboard");
  const words = translator(locale, "donors");
  const wished = one(params, "show") === "wished";
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
      <h1 className="h2">{t("gifts.title")}</h1>
      <p className="soft" style={{ margin: ".6rem 0 1.5rem" }}>
        {t("gifts.intro")}
      </p>
      <p style={{ marginBottom: "1.25rem" }}>
        <a className="btn btn--line" href="/admin/gifts/new">
          {t("record.open")}
        </a>
      </p>
      <WaitingOrders
        locale={locale}
        orders={await waitingOrders(actor, ["refund"])}
        back={href()}
      />
      <nav className="tabs" aria-label={t("gifts.title")} style={{ marginBottom: "1.1rem" }}>
        <a
          href={href({ show: "", page: "1" })}
          aria-current={wished ? undefined : "page"}
          data-selected={!wished}
        >
          {t("gifts.all")}
        </a>
        <a
          href={href({ show: "wished", page: "1" })}
          aria-current={wished ? "page" : undefined}
          data-selected={wished}
        >
          {t("gifts.wished")}
        </a>
      </nav>
      <SearchBox
        locale={locale}
        action="/admin/gifts"
        list={list}
        sorts={sumSorts}
        label={t("gifts.search")}
        count={t("gifts.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <SortHead
                label={t("gifts.id")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <th scope="col">{t("gifts.donor")}</th>
              <SortHead
                label={t("gifts.amount")}
                sort={sort}
                up="least"
                down="most"
                first="down"
                right
                href={by}
              />
              <th scope="col">{t("gifts.campaign")}</th>
              <th scope="col">{t("gifts.status")}</th>
              <th scope="col">{t("gifts.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {gifts.map((g) => (
              <tr key={g.id}>
                <td className="id t-id num">
                  {g.ref}
                  <span className="sub">{formatDate(g.at, locale)}</span>
                </td>
                <td className="t-main">
                  <b>{g.donorName}</b>
                  <span className="sub">{g.donorEmail ?? ""}</span>
                </td>
                <td className="r t-amt num" style={{ fontWeight: 700 }}>
                  {usd(g.amountCents)}
                  <span className="sub">{d(`methods.${g.method as Method}`)}</span>
                </td>
                <td className="t-sub">
                  {g.campaign}
                  <span className="sub">{g.ngo}</span>
                </td>
                <td className="t-end">
                  <span className={`badge ${looks[g.status] ?? ""}`.trim()}>
                    {t(`gifts.statuses.${g.status as Status}`)}
                  </span>
                  {g.refunds.map((r) => (
                    <span className="sub" key={r.id}>
                      {t(`gifts.history.${r.status as Step}`, { amount: usd(r.cents) })}
                      {r.reason ? `: ${r.reason}` : ""}
                    </span>
                  ))}
                  {g.disputes.map((status, i) => (
                    <span className="sub" key={i}>
                      {t("gifts.dispute", { status: status.replaceAll("_", " ") })}
                    </span>
                  ))}
                </td>
                <td className="t-acts">
                  {g.wish ? (
                    <div className="note note--warn" style={{ marginBottom: ".6rem" }}>
                      <div>
                        <p className="plain small">
                          {t("gifts.wish", { ngo: g.ngo, reason: g.wish.reason })}
                        </p>
                        <Form
                          compact
                          back={href()}
                          action={declineRefundAction}
                          messages={messages}
                          label={`${t("gifts.decline")} ${g.ref}`}
                        >
                          <input type="hidden" name="wishId" value={g.wish.id} />
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
                    <details className="act">
                      <summary>
                        {t("gifts.refund")}
                        <span className="vh"> {g.ref}</span>
                      </summary>
                      <RefundForm
                        compact
                        back={href()}
                        action={orderRefundAction}
                        messages={refundMessages}
                        prefix={`${g.id}-`}
                        className="stack"
                        label={t("gifts.refundOf", { ref: g.ref })}
                      >
                        <input type="hidden" name="donationId" value={g.id} />
                        <p className="soft small">
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
                    </details>
                  ) : g.viaCard ? null : (
                    <span className="soft small">{t("gifts.otherWay")}</span>
                  )}
                  {g.donorEmail ? (
                    <details className="act">
                      <summary>
                        {words("consoleEndLinks")}
                        <span className="vh"> {g.ref}</span>
                      </summary>
                      <Form
                        compact
                        back={href()}
                        action={endDonorLinksAction}
                        messages={messages}
                        className="stack"
                        label={`${words("consoleEndLinks")} ${g.ref}`}
                      >
                        <input type="hidden" name="donationId" value={g.id} />
                        <p className="soft small">
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
                    </details>
                  ) : null}
                  {g.monthly ? (
                    <EndGift
                      back={href()}
                      giftId={g.monthly.id}
                      end={endMonthlyGiftAction}
                      messages={messages}
                      before={<span className="vh"> {g.ref}</span>}
                      words={{
                        open: t("gifts.end"),
                        label: t("gifts.endOf", { ref: g.ref }),
                        text: t("gifts.endText", { amount: usd(g.monthly.cents) }),
                        yes: t("gifts.endYes"),
                        ending: t("gifts.ending"),
                      }}
                    />
                  ) : null}
                </td>
              </tr>
            ))}
            {gifts.length === 0 ? (
              <tr>
                <td colSpan={6}>{t("gifts.none")}</td>
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
    </AdminShell>
  );
}

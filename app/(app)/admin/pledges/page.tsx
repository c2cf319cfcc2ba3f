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
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { sumSorts } from "@/lib/orders";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/ui/sort-head";
import { AdminShell } from "@/components/admin/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { WaitingOrders } from "@/components/admin/waiting-orders";
import { waitingOrders } from "@/lib/money-orders/queries";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("pledges"));

type Method = "crypto";
type Status = "confirmed";
const looks: Record<string, string> = {
  pending_confirmation: "badge--soon",
  confirmed: "badge--on",
  rejected: "badge--bad",
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
  const all = one(params, "show") === "all";
  const list = readList("/admin/pledges", params, sumSorts, { show: all ? "all" : "" });
  const { search, sort, page, href } = list;
  const [{ pledges, total }, orders] = await Promise.all([
    listPledges(actor, { all, search, sort, page, limit: pageSize }),
    waitingOrders(actor, ["pledge"]),
  ]);
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="pledges" path={href()}>
      <h1 className="h2">{t("pledges.title")}</h1>
      <p className="soft" style={{ margin: ".6rem 0 1.5rem" }}>
        {t("pledges.intro")}
      </p>
      <WaitingOrders locale={locale} orders={orders} back={href()} />
      <nav className="tabs" aria-label={t("pledges.title")} style={{ marginBottom: "1.1rem" }}>
        <a
          href={href({ show: "", page: "1" })}
          aria-current={all ? undefined : "page"}
          data-selected={!all}
        >
          {t("pledges.open")}
        </a>
        <a
          href={href({ show: "all", page: "1" })}
          aria-current={all ? "page" : undefined}
          data-selected={all}
        >
          {t("pledges.all")}
        </a>
      </nav>
      <SearchBox
        locale={locale}
        action="/admin/pledges"
        list={list}
        sorts={sumSorts}
        label={t("pledges.search")}
        count={t("pledges.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <SortHead
                label={t("pledges.id")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <th scope="col">{t("pledges.donor")}</th>
              <SortHead
                label={t("pledges.amount")}
                sort={sort}
                up="least"
                down="most"
                first="down"
                right
                href={by}
              />
              <th scope="col">{t("pledges.campaign")}</th>
              <th scope="col">{t("pledges.status")}</th>
              <th scope="col">{t("pledges.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {pledges.map((p) => (
              <tr key={p.id}>
                <td className="id t-id num">
                  {p.ref}
                  <span className="sub">{formatDate(p.createdAt, locale)}</span>
                </td>
                <td className="t-main">
                  <b>{p.donorName}</b>
                  <span className="sub">{p.donorEmail ?? ""}</span>
                  {p.message ? (
                    <details className="sub">
                      <summary>{methods("donations.note")}</summary>
                      <p className="plain">{p.message}</p>
                    </details>
                  ) : null}
                </td>
                <td className="r t-amt num" style={{ fontWeight: 700 }}>
                  {formatUsd(p.amountCents, locale, { exact: true })}
                  {p.confirmedCents !== null && p.confirmedCents !== p.amountCents ? (
                    <span className="sub">
                      {formatUsd(p.confirmedCents, locale, { exact: true })}
                    </span>
                  ) : null}
                  <span className="sub">
                    {methods(`methods.${p.method as Method}`)}
                    {p.wishesMonthly ? `, ${t("pledges.wishesMonthly")}` : ""}
                  </span>
                </td>
                <td className="t-sub">
                  {p.campaign}
                  <span className="sub">{p.ngo}</span>
                </td>
                <td className="t-end">
                  <span className={`badge ${looks[p.status] ?? ""}`.trim()}>
                    {t(`pledges.statuses.${p.status as Status}`)}
                  </span>
                </td>
                <td className="t-acts">
                  {p.status === "pending_confirmation" ? (
                    <div className="stack" style={{ "--gap": ".5rem" } as React.CSSProperties}>
                      <ConfirmPledgeForm
                        compact
                        back={href()}
                        action={confirmPledgeAction}
                        messages={signedInMessages(locale, confirmPledgeForm)}
                        prefix={`${p.id}-`}
                        className="row"
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
                          style={{ width: "8rem", minHeight: "2.5rem" }}
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
                </td>
              </tr>
            ))}
            {pledges.length === 0 ? (
              <tr>
                <td colSpan={6}>{t("pledges.none")}</td>
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

import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { markAnsweredAction } from "@/lib/contact/actions";
import { contactMessages, messageSorts } from "@/lib/contact/queries";
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/ui/sort-head";
import { AdminShell } from "@/components/admin/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("messages"));

/** What came by the contact form, and which of it is answered (ADM-040). */
export default async function MessagesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/messages");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const open = one(params, "show") === "open";
  const list = readList("/admin/messages", params, messageSorts, { show: open ? "open" : "" });
  const { search, sort, page, href } = list;
  const { messages, total } = await contactMessages(actor, {
    search,
    open,
    sort,
    page,
    limit: pageSize,
  });
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="messages" path={href()}>
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>
        {t("messages.title")}
      </h1>
      <nav className="tabs" aria-label={t("messages.title")} style={{ marginBottom: "1.1rem" }}>
        <a
          href={href({ show: "", page: "1" })}
          aria-current={open ? undefined : "page"}
          data-selected={!open}
        >
          {t("messages.all")}
        </a>
        <a
          href={href({ show: "open", page: "1" })}
          aria-current={open ? "page" : undefined}
          data-selected={open}
        >
          {t("messages.open")}
        </a>
      </nav>
      <SearchBox
        locale={locale}
        action="/admin/messages"
        list={list}
        sorts={messageSorts}
        label={t("messages.search")}
        count={t("messages.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <SortHead label={t("messages.name")} sort={sort} up="name" href={by} />
              <th scope="col">{t("messages.subject")}</th>
              <SortHead
                label={t("messages.at")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <th scope="col">{t("messages.status")}</th>
              <th scope="col">{t("messages.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((m) => (
              <tr key={m.id}>
                <td className="t-main" style={{ overflowWrap: "anywhere" }}>
                  <b>{m.name}</b>
                  <a className="sub" href={`mailto:${encodeURIComponent(m.email)}`}>
                    {m.email}
                  </a>
                </td>
                <td className="t-sub" style={{ maxWidth: "34rem", overflowWrap: "anywhere" }}>
                  <details>
                    <summary>
                      <b>{m.subject}</b>
                    </summary>
                    <p className="plain">{m.message}</p>
                  </details>
                </td>
                <td className="t-meta num">{moment(m.createdAt, locale)}</td>
                <td className="t-end">
                  <span
                    className={`badge ${m.isSpam ? "badge--bad" : m.answeredAt ? "badge--on" : "badge--soon"}`}
                  >
                    {t(
                      m.isSpam
                        ? "messages.spam"
                        : m.answeredAt
                          ? "messages.answered"
                          : "messages.fresh",
                    )}
                  </span>
                </td>
                <td className="t-acts">
                  {m.isSpam && !m.answeredAt ? null : (
                    <Form
                      compact
                      back={href()}
                      action={markAnsweredAction}
                      messages={signedInMessages(locale)}
                    >
                      <input type="hidden" name="messageId" value={m.id} />
                      <input
                        type="hidden"
                        name="answered"
                        value={m.answeredAt ? "false" : "true"}
                      />
                      <SubmitButton
                        variant={m.answeredAt ? "link" : "outline"}
                        size="sm"
                        pendingLabel={t("messages.marking")}
                        aria-label={`${t(m.answeredAt ? "messages.reopen" : "messages.mark")}: ${m.subject}`}
                      >
                        {t(m.answeredAt ? "messages.reopen" : "messages.mark")}
                      </SubmitButton>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
            {messages.length === 0 ? (
              <tr>
                <td colSpan={5}>{t("messages.none")}</td>
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

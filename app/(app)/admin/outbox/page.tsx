import { AppError } from "@/lib/errors";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { mailSorts, outbox, outboxMail, showsWholeMails } from "@/lib/email/outbox-queries";
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/admin/sort-head";
import { AdminShell } from "@/components/admin/admin-shell";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { Pagination } from "@/components/ui/pagination";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("outbox"));

/** Mails that were made, to read as they look (no script runs in the frame, nothing is loaded into this page) or as text (ADM-037). */
export default async function OutboxPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/outbox");
  const params = await searchParams;
  const t = translator(actor.locale, "admin");
  const list = readList("/admin/outbox", params, mailSorts);
  const { search, sort, page, href } = list;
  const view = one(params, "view");
  const [{ mails, total }, mail] = await Promise.all([
    outbox(actor, { search, sort, page, limit: pageSize }),
    view
      ? outboxMail(actor, view).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        })
      : null,
  ]);
  const here = href();
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="outbox" path={here}>
      <h1 className="h2">{t("outbox.title")}</h1>
      <p className="soft" style={{ margin: ".6rem 0 1.5rem" }}>
        {t("outbox.intro")} {t(showsWholeMails() ? "outbox.demo" : "outbox.hidden")}
      </p>
      <SearchBox
        locale={actor.locale}
        action="/admin/outbox"
        list={list}
        sorts={mailSorts}
        label={t("outbox.search")}
        count={t("outbox.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("outbox.subject")}</th>
              <SortHead label={t("outbox.to")} sort={sort} up="to" href={by} />
              <SortHead
                label={t("outbox.at")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <th scope="col">{t("outbox.status")}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map((m) => (
              <tr key={m.id}>
                <td className="t-main">
                  <a href={href({ view: m.id })}>
                    <b>{m.subject}</b>
                  </a>
                  <span className="sub">{m.kind}</span>
                </td>
                <td className="t-sub" style={{ overflowWrap: "anywhere" }}>
                  {m.to}
                </td>
                <td className="t-meta num">{moment(m.createdAt, actor.locale)}</td>
                <td className="t-end">
                  <span className={`badge ${m.status === "sent" ? "badge--on" : ""}`.trim()}>
                    {t(m.status === "sent" ? "outbox.sent" : "outbox.kept")}
                  </span>
                </td>
              </tr>
            ))}
            {mails.length === 0 ? (
              <tr>
                <td colSpan={4}>{t("outbox.none")}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <div style={{ marginTop: "1rem" }}>
        <Pagination
          locale={actor.locale}
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(p) => href({ page: String(p) })}
        />
      </div>
      {mail ? (
        <AddressDialog title={mail.subject} closeHref={here} closeLabel={t("close")} wide>
          <div className="dialog__b">
            <dl className="dl" style={{ marginBottom: "1rem" }}>
              <div>
                <dt>{t("outbox.to")}</dt>
                <dd style={{ overflowWrap: "anywhere" }}>{mail.to}</dd>
              </div>
              <div>
                <dt>{t("outbox.at")}</dt>
                <dd>{moment(mail.createdAt, actor.locale)}</dd>
              </div>
              <div>
                <dt>{t("outbox.kind")}</dt>
                <dd>{mail.kind}</dd>
              </div>
            </dl>
            {mail.attachments.length > 0 ? (
              <>
                <h3 className="h4">{t("outbox.attachments")}</h3>
                <ul className="ruled" style={{ marginBottom: "1rem" }}>
                  {mail.attachments.map((a, i) => (
                    <li key={a.storageKey}>
                      <a href={`/admin/outbox/${mail.id}/${i}`} target="_blank" rel="noopener">
                        {a.fileName}
                      </a>{" "}
                      <span className="soft">{Math.ceil(a.byteSize / 1024)} KB</span>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            {mail.whole ? null : (
              <p className="note" style={{ marginBottom: "1rem" }}>
                {t("outbox.redacted")}
              </p>
            )}
            <iframe
              className="mailframe"
              title={t("outbox.frame")}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
              srcDoc={`<base target="_blank">${mail.html}`}
            />
            <details style={{ marginTop: "1rem" }}>
              <summary>{t("outbox.plain")}</summary>
              <p className="plain">{mail.text}</p>
            </details>
          </div>
        </AddressDialog>
      ) : null}
    </AdminShell>
  );
}

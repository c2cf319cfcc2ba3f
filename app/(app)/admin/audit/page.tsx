import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { auditRows, auditSorts } from "@/lib/audit/queries";
import { pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { SortHead } from "@/components/admin/sort-head";
import { AdminShell } from "@/components/layout/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { readList } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("audit"));

/** Who did what, newest first (ADM-040). */
export default async function AuditPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/audit");
  const params = await searchParams;
  const t = translator(actor.locale, "admin");
  const list = readList("/admin/audit", params, auditSorts);
  const { search, sort, page, href } = list;
  const { rows, total } = await auditRows(actor, { search, sort, page, limit: pageSize });
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="audit" path={href()}>
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>{t("audit.title")}</h1>
      <SearchBox locale={actor.locale} action="/admin/audit" list={list} sorts={auditSorts} label={t("audit.search")} count={t("audit.rows", { n: total })} />
      <div className="table-wrap" tabIndex={0}><table className="table table--stack">
        <thead><tr><SortHead label={t("audit.at")} sort={sort} up="old" down="new" first="down" href={by} /><SortHead label={t("audit.who")} sort={sort} up="who" href={by} /><SortHead label={t("audit.action")} sort={sort} up="action" href={by} /><th scope="col">{t("audit.what")}</th></tr></thead>
        <tbody>
          {rows.map((r) => <tr key={r.id}><td className="num t-meta">{moment(r.at, actor.locale)}</td><td className="t-main" style={{ overflowWrap: "anywhere" }}>{r.who}</td><td className="t-sub"><b>{r.action}</b></td><td className="t-wide"><span className="sub">{r.entity} {r.entityId ?? ""}</span>{r.data ? <details className="sub"><summary>{t("audit.details")}</summary><code className="plain">{JSON.stringify(r.data)}</code></details> : null}</td></tr>)}
          {rows.length === 0 ? <tr><td colSpan={4}>{t("audit.none")}</td></tr> : null}
        </tbody></table></div>
      <div style={{ marginTop: "1rem" }}><Pagination locale={actor.locale} page={page} pages={Math.ceil(total / pageSize)} href={(p) => href({ page: String(p) })} /></div>
    </AdminShell>
  );
}

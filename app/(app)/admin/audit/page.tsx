import type { Metadata } from "next";
import { guardAdmin } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { auditRows } from "@/lib/audit/queries";
import { one, pageOf, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { AdminShell } from "@/components/layout/admin-shell";
import { Pagination } from "@/components/ui/pagination";

export const metadata: Metadata = { title: "Audit" };

/** Who did what, newest first (ADM-040). */
export default async function AuditPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/audit");
  const params = await searchParams;
  const t = translator(actor.locale, "admin");
  const search = one(params, "search").slice(0, 200);
  const page = pageOf(params);
  const { rows, total } = await auditRows(actor, { search, page, limit: pageSize });
  const href = (p: number) => `/admin/audit?${new URLSearchParams({ ...(search ? { search } : {}), ...(p > 1 ? { page: String(p) } : {}) })}`;
  return (
    <AdminShell actor={actor} current="audit" path={href(page)}>
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>{t("audit.title")}</h1>
      <SearchBox locale={actor.locale} action="/admin/audit" value={search} label={t("audit.search")} />
      <div className="table-wrap" tabIndex={0}><table className="table table--stack">
        <thead><tr><th scope="col">{t("audit.at")}</th><th scope="col">{t("audit.who")}</th><th scope="col">{t("audit.action")}</th><th scope="col">{t("audit.what")}</th></tr></thead>
        <tbody>
          {rows.map((r) => <tr key={r.id}><td className="num t-meta">{moment(r.at, actor.locale)}</td><td className="t-main" style={{ overflowWrap: "anywhere" }}>{r.who}</td><td className="t-sub"><b>{r.action}</b></td><td className="t-end"><span className="sub">{r.entity} {r.entityId ?? ""}</span>{r.data ? <details className="sub"><summary>…</summary><code className="plain">{JSON.stringify(r.data)}</code></details> : null}</td></tr>)}
          {rows.length === 0 ? <tr><td colSpan={4}>{t("audit.none")}</td></tr> : null}
        </tbody></table></div>
      <div style={{ marginTop: "1rem" }}><Pagination locale={actor.locale} page={page} pages={Math.ceil(total / pageSize)} href={href} /></div>
    </AdminShell>
  );
}

import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { auditRows, auditSorts, type AuditSort } from "@/lib/audit/queries";
import { securityKinds, type SecurityKind } from "@/lib/audit/security-log";
import { isSecurityKind, securityRows } from "@/lib/audit/security-queries";
import type { UserActor } from "@/lib/auth/actor";
import { one, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { SecurityTable } from "@/components/admin/security-table";
import { SortHead } from "@/components/admin/sort-head";
import { AdminShell } from "@/components/admin/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { readList, type List } from "../_list";

export const generateMetadata = titled((locale) => translator(locale, "layout")("audit"));

type Props = { searchParams: Promise<SearchParams> };

/** Who did what, newest first (ADM-040); `?show=security`: failed logins, refusals, opened documents and exports. */
export default async function AuditPage({ searchParams }: Props) {
  const actor = await guardAdmin("/admin/audit");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const s = translator(locale, "security");
  const security = one(params, "show") === "security";
  const kind = one(params, "kind");
  const keep = {
    show: security ? "security" : "",
    kind: security && isSecurityKind(kind) ? kind : "",
  };
  const list = readList("/admin/audit", params, security ? (["new"] as const) : auditSorts, keep);
  const { href } = list;
  const tab = (show: string, kinds = "") =>
    href({ show, kind: kinds, page: "1", search: "", sort: "" });
  const current = (is: boolean) => ({
    ...(is ? { "aria-current": "page" as const } : {}),
    "data-selected": is,
  });
  return (
    <AdminShell actor={actor} current="audit" path={href()}>
      <h1 className="h2" style={{ marginBottom: "1.25rem" }}>
        {t("audit.title")}
      </h1>
      <nav className="tabs" aria-label={t("audit.title")} style={{ marginBottom: "1.1rem" }}>
        <a href={tab("")} {...current(!security)}>
          {s("log.audit")}
        </a>
        <a href={tab("security")} {...current(security)}>
          {s("log.security")}
        </a>
      </nav>
      {security ? (
        <nav className="kinds" aria-label={s("log.kind")}>
          <a href={tab("security")} {...current(keep.kind === "")}>
            {s("log.all")}
          </a>
          {securityKinds.map((k) => (
            <a key={k} href={tab("security", k)} {...current(keep.kind === k)}>
              {s(`log.kinds.${k}`)}
            </a>
          ))}
        </nav>
      ) : null}
      {security ? (
        <SecurityList
          actor={actor}
          list={list as List<"new">}
          kind={isSecurityKind(kind) ? kind : null}
        />
      ) : (
        <AuditList actor={actor} list={list as List<AuditSort>} />
      )}
    </AdminShell>
  );
}

async function SecurityList({
  actor,
  list,
  kind,
}: {
  actor: UserActor;
  list: List<"new">;
  kind: SecurityKind | null;
}) {
  const { locale } = actor;
  const t = translator(locale, "admin");
  const s = translator(locale, "security");
  const { rows, total } = await securityRows(actor, {
    search: list.search,
    kind,
    page: list.page,
    limit: pageSize,
  });
  return (
    <>
      <SearchBox
        locale={locale}
        action="/admin/audit"
        list={list}
        sorts={["new"]}
        label={t("audit.search")}
        count={t("audit.rows", { n: total })}
      />
      <SecurityTable
        locale={locale}
        rows={rows}
        kindLabel={(k) => (isSecurityKind(k) ? s(`log.kinds.${k}`) : k)}
        none={t("audit.none")}
      />
      <div style={{ marginTop: "1rem" }}>
        <Pagination
          locale={locale}
          page={list.page}
          pages={Math.ceil(total / pageSize)}
          href={(p) => list.href({ page: String(p) })}
        />
      </div>
    </>
  );
}

async function AuditList({ actor, list }: { actor: UserActor; list: List<AuditSort> }) {
  const { locale } = actor;
  const t = translator(locale, "admin");
  const { search, sort, page, href } = list;
  const { rows, total } = await auditRows(actor, { search, sort, page, limit: pageSize });
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <>
      <SearchBox
        locale={locale}
        action="/admin/audit"
        list={list}
        sorts={auditSorts}
        label={t("audit.search")}
        count={t("audit.rows", { n: total })}
      />
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <SortHead
                label={t("audit.at")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
              <SortHead label={t("audit.who")} sort={sort} up="who" href={by} />
              <SortHead label={t("audit.action")} sort={sort} up="action" href={by} />
              <th scope="col">{t("audit.what")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <tr key={r.id}>
                <td className="t-meta num">{moment(r.at, locale)}</td>
                <td className="t-main" style={{ overflowWrap: "anywhere" }}>
                  {r.who}
                </td>
                <td className="t-sub">
                  <b>{r.action}</b>
                </td>
                <td className="t-wide">
                  <span className="sub">
                    {r.entity} {r.entityId ?? ""}
                  </span>
                  {r.data ? (
                    <details className="sub">
                      <summary>{t("audit.details")}</summary>
                      <code className="plain">{JSON.stringify(r.data)}</code>
                    </details>
                  ) : null}
                </td>
              </tr>
            ))}
            {rows.length === 0 ? (
              <tr>
                <td colSpan={4}>{t("audit.none")}</td>
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
    </>
  );
}

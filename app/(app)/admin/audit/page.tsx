import { pageSize, param, readList, type List, type SearchParams } from "@/lib/listing/address";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { auditRows, auditSorts, type AuditSort } from "@/lib/audit/queries";
import { securityKinds, type SecurityKind } from "@/lib/audit/security-log";
import { isSecurityKind, securityRows } from "@/lib/audit/security-queries";
import type { UserActor } from "@/lib/auth/actor";
import { ListTable } from "@/components/admin/list-table";
import { auditColumns } from "@/components/admin/audit-columns";
import { securityColumns } from "@/components/admin/security-columns";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ViewTabs } from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("audit"));

type Props = { searchParams: Promise<SearchParams> };

/** The audit log, newest first (ADM-040); `?show=security`: failed logins, refusals, opened documents and exports. */
export default async function AuditPage({ searchParams }: Props) {
  const actor = await guardAdmin("/admin/audit");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const s = translator(locale, "security");
  const security = param(params, "show") === "security";
  const kind = param(params, "kind");
  const keep = {
    show: security ? "security" : "",
    kind: security && isSecurityKind(kind) ? kind : "",
  };
  const list = readList("/admin/audit", params, security ? (["new"] as const) : auditSorts, keep);
  const { href } = list;
  const tab = (show: string, kinds = "") =>
    href({ show, kind: kinds, page: "1", search: "", sort: "" });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="audit"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("audit.title")} />
      <ViewTabs
        label={t("audit.title")}
        tabs={[
          { href: tab(""), label: s("log.audit"), current: !security },
          { href: tab("security"), label: s("log.security"), current: security },
        ]}
      />
      {security ? (
        <nav className="mb-[1.1rem] flex flex-wrap gap-x-5 gap-y-2" aria-label={s("log.kind")}>
          <KindLink href={tab("security")} current={keep.kind === ""}>
            {s("log.all")}
          </KindLink>
          {securityKinds.map((k) => (
            <KindLink key={k} href={tab("security", k)} current={keep.kind === k}>
              {s(`log.kinds.${k}`)}
            </KindLink>
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

function KindLink({
  href,
  current,
  children,
}: {
  href: string;
  current: boolean;
  children: React.ReactNode;
}) {
  return (
    <a
      className="py-[0.35rem] aria-[current]:border-b-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:no-underline"
      href={href}
      {...(current ? { "aria-current": "page" as const } : {})}
    >
      {children}
    </a>
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
    <ListTable
      locale={locale}
      path="/admin/audit"
      list={list}
      sorts={["new"]}
      searchLabel={t("audit.search")}
      count={t("audit.rows", { n: total })}
      total={total}
      caption={s("log.security")}
      rows={rows}
      rowKey={(row) => row.id}
      none={t("audit.none")}
      columns={securityColumns({
        locale,
        kindLabel: (k) => (isSecurityKind(k) ? s(`log.kinds.${k}`) : k),
      })}
    />
  );
}

async function AuditList({ actor, list }: { actor: UserActor; list: List<AuditSort> }) {
  const { locale } = actor;
  const t = translator(locale, "admin");
  const { search, sort, page } = list;
  const { rows, total } = await auditRows(actor, { search, sort, page, limit: pageSize });
  return (
    <>
      <ListTable
        locale={locale}
        path="/admin/audit"
        list={list}
        sorts={auditSorts}
        searchLabel={t("audit.search")}
        count={t("audit.rows", { n: total })}
        total={total}
        caption={t("audit.title")}
        rows={rows}
        rowKey={(row) => row.id}
        none={t("audit.none")}
        columns={auditColumns(locale)}
      />
    </>
  );
}

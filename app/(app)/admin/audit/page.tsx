import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { auditRows, auditSorts, type AuditSort } from "@/lib/audit/queries";
import { securityKinds, type SecurityKind } from "@/lib/audit/security-log";
import { isSecurityKind, securityRows } from "@/lib/audit/security-queries";
import type { UserActor } from "@/lib/auth/actor";
import { param, pageSize, type SearchParams, readList, type List } from "@/lib/listing/address";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { SecurityTable } from "@/components/admin/security-table";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ListPages, ViewTabs } from "@/components/admin/console-parts";
import { CellNote, cellNoteClass, DataTable } from "@/components/ui/table";

export const generateMetadata = titled((locale) => translator(locale, "layout")("audit"));

type Props = { searchParams: Promise<SearchParams> };

/** Who did what, newest first (ADM-040); `?show=security`: failed logins, refusals, opened documents and exports. */
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
    <AdminShell actor={actor} current="audit" path={href()}>
      <ConsoleTitle title={t("audit.title")} />
      <ViewTabs
        label={t("audit.title")}
        tabs={[
          { href: tab(""), label: s("log.audit"), current: !security },
          { href: tab("security"), label: s("log.security"), current: security },
        ]}
      />
      {security ? (
        <nav
          className="mb-[1.1rem] flex flex-wrap gap-x-[1.35rem] gap-y-2"
          aria-label={s("log.kind")}
        >
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
      <ListPages locale={locale} list={list} total={total} />
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
      <DataTable
        caption={t("audit.title")}
        rows={rows}
        rowKey={(row) => row.id}
        none={t("audit.none")}
        columns={[
          {
            key: "at",
            head: t("audit.at"),
            place: "meta",
            className: "num",
            sort: { sort, up: "old", down: "new", first: "down", href: by },
            cell: (row) => moment(row.at, locale),
          },
          {
            key: "who",
            head: t("audit.who"),
            place: "main",
            className: "wrap-anywhere",
            sort: { sort, up: "who", href: by },
            cell: (row) => row.who,
          },
          {
            key: "action",
            head: t("audit.action"),
            place: "sub",
            sort: { sort, up: "action", href: by },
            cell: (row) => <b>{row.action}</b>,
          },
          {
            key: "what",
            head: t("audit.what"),
            place: "wide",
            cell: (row) => (
              <>
                <CellNote>
                  {row.entity} {row.entityId ?? ""}
                </CellNote>
                {row.data ? (
                  <details className={cellNoteClass}>
                    <summary>{t("audit.details")}</summary>
                    <code>{JSON.stringify(row.data)}</code>
                  </details>
                ) : null}
              </>
            ),
          },
        ]}
      />
      <ListPages locale={locale} list={list} total={total} />
    </>
  );
}

import { foldMark } from "@/components/ui/fold-mark";
import { Moment } from "@/components/admin/moment-time";
import { subjectHref } from "@/components/admin/subject-href";
import { CellNote, cellNoteClass, type Column } from "@/components/ui/table";
import { actionWords, subjectWords } from "@/lib/audit/actions";
import type { AuditRow } from "@/lib/audit/queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";

/** The code, as programs and searches know it, next to its name in words. */
function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className="text-small wrap-anywhere text-soft">
      {children}
    </code>
  );
}

/** The subject of the entry, linked if it has a page. */
function Subject({ locale, row: { entity, entityId } }: { locale: Locale; row: AuditRow }) {
  const words = subjectWords(locale, entity) ?? entity;
  const href = subjectHref(entity, entityId);
  return href ? <a href={href}>{words}</a> : words;
}

/** The audit log in words, with the codes in small print; the search finds both. */
export function auditColumns(locale: Locale): Column<AuditRow>[] {
  const t = translator(locale, "admin");
  const a = translator(locale, "audit");
  const who = (label: string) => {
    if (label.startsWith("system:"))
      return (
        <>
          {a("automatic", { site: site.name })}{" "}
          <span className="block">
            <Code>{label}</Code>
          </span>
        </>
      );
    return label === "visitor" ? a("visitor") : label;
  };
  return [
    {
      key: "at",
      head: t("audit.at"),
      place: "meta",
      className: "num",
      sort: { up: "old", down: "new", first: "down" },
      cell: (row) => <Moment at={row.at} locale={locale} />,
    },
    {
      key: "action",
      head: t("audit.action"),
      place: "main",
      sort: { up: "action" },
      cell: (row) => (
        <>
          <b>{actionWords(locale, row.action) ?? row.action}</b>{" "}
          <span className="block">
            <Code>{row.action}</Code>
          </span>
        </>
      ),
    },
    {
      key: "who",
      head: t("audit.who"),
      place: "sub",
      className: "wrap-anywhere",
      sort: { up: "who" },
      cell: (row) => who(row.who),
    },
    {
      key: "what",
      head: t("audit.what"),
      place: "wide",
      cell: (row) => (
        <>
          <CellNote>
            <Subject locale={locale} row={row} />{" "}
            {row.entityId ? <Code>{row.entityId}</Code> : null}
          </CellNote>
          {row.data ? (
            <details className={cellNoteClass}>
              <summary className={foldMark}>{t("audit.details")}</summary>
              <code>{JSON.stringify(row.data)}</code>
            </details>
          ) : null}
        </>
      ),
    },
  ];
}

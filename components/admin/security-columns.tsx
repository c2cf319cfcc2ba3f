import { Moment } from "@/components/admin/moment-time";
import { CellNote, type Column } from "@/components/ui/table";
import type { SecurityRow } from "@/lib/audit/security-queries";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  kindLabel: (kind: string) => string;
};

/** The security log: identical events within an hour share one row, with their number. */
export function securityColumns({ locale, kindLabel }: Props): Column<SecurityRow>[] {
  const t = translator(locale, "security");
  return [
    {
      key: "last",
      head: t("log.last"),
      place: "meta",
      className: "num",
      cell: (row) => <Moment at={row.lastAt} locale={locale} />,
    },
    {
      key: "kind",
      head: t("log.kind"),
      place: "sub",
      cell: (row) => (
        <>
          <b>{kindLabel(row.kind)}</b>
          <CellNote>{row.detail}</CellNote>
        </>
      ),
    },
    {
      key: "who",
      head: t("log.who"),
      place: "main",
      className: "wrap-anywhere",
      cell: (row) => row.subject,
    },
    {
      key: "network",
      head: t("log.network"),
      place: "meta",
      label: t("log.network"),
      cell: (row) => row.network,
    },
    {
      key: "times",
      head: t("log.times"),
      place: "meta",
      label: t("log.times"),
      className: "num",
      cell: (row) => row.times,
    },
  ];
}

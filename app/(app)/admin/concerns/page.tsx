import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ViewTabs } from "@/components/admin/console-parts";
import { ListTable } from "@/components/admin/list-table";
import { moment } from "@/components/admin/moment";
import { ConcernBadge } from "@/components/concerns/console-parts";
import { cellNoteClass } from "@/components/ui/table";
import { concerns, concernSorts, concernViews } from "@/lib/concerns/queries";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { choice, pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { summary } from "@/lib/share/page-metadata";

export const generateMetadata = titled((locale) => translator(locale, "layout")("concerns"));

/** Concerns that visitors raised about organisations; each is handled on its own page. */
export default async function ConcernsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/concerns");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "concerns");
  const view = choice(concernViews, param(params, "show")) ?? "open";
  const list = readList("/admin/concerns", params, concernSorts, {
    show: view === "open" ? "" : view,
  });
  const { search, sort, page, href } = list;
  const { concerns: rows, total } = await concerns(actor, {
    ...{ view, search, sort, page, limit: pageSize },
  });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="concerns"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("console.title")}>{t("console.lead")}</ConsoleTitle>
      <ViewTabs
        label={t("console.title")}
        tabs={concernViews.map((name) => ({
          href: href({ show: name === "open" ? "" : name, page: "1" }),
          label: t(`console.${name}`),
          current: name === view,
        }))}
      />
      <ListTable
        locale={locale}
        path="/admin/concerns"
        list={list}
        sorts={concernSorts}
        searchLabel={t("console.search")}
        count={t("console.rows", { n: total })}
        total={total}
        caption={t("console.title")}
        rows={rows}
        rowKey={(c) => c.id}
        none={t("console.none")}
        columns={[
          {
            key: "about",
            head: t("console.about"),
            place: "main",
            className: "wrap-anywhere",
            cell: (c) => (
              <>
                <a className="font-bold" href={`/admin/concerns/${c.id}`}>
                  {c.ngo}
                </a>
                <span className={cellNoteClass} data-slot="cell-note">
                  {c.campaign}
                </span>
              </>
            ),
          },
          {
            key: "concern",
            head: t("console.concern"),
            place: "sub",
            className: "max-w-[34rem] wrap-anywhere",
            cell: (c) => summary(c.text),
          },
          {
            key: "at",
            head: t("console.at"),
            place: "meta",
            className: "num",
            sort: { up: "old", down: "new", first: "down" },
            cell: (c) => moment(c.createdAt, locale),
          },
          {
            key: "state",
            head: t("console.state"),
            place: "end",
            cell: (c) => <ConcernBadge locale={locale} state={c.state} isSpam={c.isSpam} />,
          },
        ]}
      />
    </AdminShell>
  );
}

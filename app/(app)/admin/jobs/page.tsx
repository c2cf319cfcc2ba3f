import { pageSize, readList, type SearchParams } from "@/lib/listing/address";
import { signedInMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { retryFailedAction } from "@/lib/worker/actions";
import { failedJobs, jobSorts, type FailedJob } from "@/lib/worker/failed-jobs-queries";
import { moment } from "@/components/admin/moment";
import { ListTable } from "@/components/admin/list-table";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { CellNote, DataTable, type Column } from "@/components/ui/table";
import { Section } from "@/components/ui/section";
import { ConsoleTitle } from "@/components/admin/console-parts";
import { inRow } from "@/lib/i18n/marks";

export const generateMetadata = titled((locale) => translator(locale, "layout")("jobs"));

/** Failed jobs, which can be retried. */
export default async function JobsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/jobs");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const list = readList("/admin/jobs", await searchParams, jobSorts);
  const { search, sort, page, href } = list;
  const work = await failedJobs(actor, { search, sort, page, limit: pageSize });
  const columns: Column<FailedJob>[] = [
    {
      key: "kind",
      head: t("jobs.kind"),
      place: "main",
      sort: { up: "kind" },
      cell: (j) => (
        <>
          <b>{j.kind}</b>
          <CellNote>{j.key}</CellNote>
        </>
      ),
    },
    {
      key: "error",
      head: t("jobs.error"),
      place: "sub",
      cell: (j) => <span>{j.error?.slice(0, 400)}</span>,
    },
    {
      key: "attempts",
      head: t("jobs.attempts"),
      place: "amt",
      right: true,
      className: "num",
      sort: { down: "tries", first: "down" },
      cell: (j) => j.attempts,
    },
    {
      key: "at",
      head: t("jobs.at"),
      place: "meta",
      className: "num",
      sort: { up: "old", down: "new", first: "down" },
      cell: (j) => moment(j.createdAt, locale),
    },
    {
      key: "actions",
      head: <span className="sr-only">{t("table.actions")}</span>,
      place: "acts",
      cell: (j) => (
        <ActionButton
          back={href()}
          action={retryFailedAction}
          messages={signedInMessages(locale)}
          fields={{ id: j.id }}
          label={`${t("jobs.again")} ${j.key}`}
          pending={t("working")}
        >
          {t("jobs.again")}
        </ActionButton>
      ),
    },
  ];
  const table = { columns, rowKey: (j: FailedJob) => j.id, none: t("jobs.none") };
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="jobs"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("jobs.title")}>
        {t("jobs.intro")}{" "}
        {inRow([t("jobs.waiting", { n: work.waiting }), t("jobs.dead", { n: work.dead })], locale)}.
      </ConsoleTitle>
      <ListTable
        {...table}
        locale={locale}
        path="/admin/jobs"
        list={list}
        sorts={jobSorts}
        searchLabel={t("jobs.search")}
        count={t("jobs.dead", { n: work.found })}
        total={work.found}
        caption={t("jobs.title")}
        rows={work.jobs}
      />
      {work.events.length > 0 ? (
        <Section title={t("jobs.events")}>
          <DataTable {...table} caption={t("jobs.events")} rows={work.events} />
        </Section>
      ) : null}
    </AdminShell>
  );
}

import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { retryFailedAction } from "@/lib/worker/actions";
import { failedJobs, jobSorts, type FailedJob } from "@/lib/worker/failed-jobs-queries";
import { policyReports } from "@/lib/policy-reports/console-queries";
import { pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { moment } from "@/components/admin/moment";
import { PolicyReports } from "@/components/admin/policy-reports";
import { SearchBox } from "@/components/admin/search-box";
import { AdminShell } from "@/components/admin/admin-shell";
import { readList } from "../_list";
import {
  CellNote,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { SortHead } from "@/components/ui/sort-head";
import { Section } from "@/components/ui/section";
import { ConsoleTitle, ListPages } from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("jobs"));

/** Work that was given up, and running it again. */
export default async function JobsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await guardAdmin("/admin/jobs");
  const { locale } = actor;
  const t = translator(locale, "admin");
  const list = readList("/admin/jobs", await searchParams, jobSorts);
  const { search, sort, page, href } = list;
  const [work, reports] = await Promise.all([
    failedJobs(actor, { search, sort, page, limit: pageSize }),
    policyReports(actor),
  ]);
  const by = (order: string) => href({ sort: order, page: "1" });
  const table = (caption: string, rows: FailedJob[], sorted: boolean) => (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          {sorted ? (
            <SortHead label={t("jobs.kind")} sort={sort} up="kind" href={by} />
          ) : (
            <TableHead>{t("jobs.kind")}</TableHead>
          )}
          <TableHead>{t("jobs.error")}</TableHead>
          {sorted ? (
            <SortHead
              label={t("jobs.attempts")}
              sort={sort}
              down="tries"
              first="down"
              right
              href={by}
            />
          ) : (
            <TableHead right>{t("jobs.attempts")}</TableHead>
          )}
          {sorted ? (
            <SortHead label={t("jobs.at")} sort={sort} up="old" down="new" first="down" href={by} />
          ) : (
            <TableHead>{t("jobs.at")}</TableHead>
          )}
          <TableHead>
            <span className="sr-only">{t("table.actions")}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((j) => (
          <TableRow key={j.id}>
            <TableCell place="main">
              <b>{j.kind}</b>
              <CellNote>{j.key}</CellNote>
            </TableCell>
            <TableCell place="sub">
              <span>{j.error?.slice(0, 400)}</span>
            </TableCell>
            <TableCell place="amt" right className="num">
              {j.attempts}
            </TableCell>
            <TableCell place="meta" className="num">
              {moment(j.createdAt, locale)}
            </TableCell>
            <TableCell place="acts">
              <Form
                compact
                back={href()}
                action={retryFailedAction}
                messages={signedInMessages(locale)}
                label={`${t("jobs.again")} ${j.key}`}
              >
                <input type="hidden" name="id" value={j.id} />
                <SubmitButton variant="outline" size="sm" pendingLabel={t("working")}>
                  {t("jobs.again")}
                </SubmitButton>
              </Form>
            </TableCell>
          </TableRow>
        ))}
        {rows.length === 0 ? <EmptyRow span={5}>{t("jobs.none")}</EmptyRow> : null}
      </TableBody>
    </Table>
  );
  return (
    <AdminShell actor={actor} current="jobs" path={href()}>
      <ConsoleTitle title={t("jobs.title")}>
        {t("jobs.intro")} {t("jobs.waiting", { n: work.waiting })},{" "}
        {t("jobs.dead", { n: work.dead })}.
      </ConsoleTitle>
      <SearchBox
        locale={locale}
        action="/admin/jobs"
        list={list}
        sorts={jobSorts}
        label={t("jobs.search")}
        count={t("jobs.dead", { n: work.found })}
      />
      {table(t("jobs.title"), work.jobs, true)}
      <ListPages locale={locale} list={list} total={work.found} />
      <PolicyReports locale={locale} reports={reports} />
      {work.events.length > 0 ? (
        <Section title={t("jobs.events")}>{table(t("jobs.events"), work.events, false)}</Section>
      ) : null}
    </AdminShell>
  );
}

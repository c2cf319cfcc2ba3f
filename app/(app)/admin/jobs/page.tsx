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
import { SortHead } from "@/components/ui/sort-head";
import { AdminShell } from "@/components/admin/admin-shell";
import { Pagination } from "@/components/ui/pagination";
import { readList } from "../_list";

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
  const table = (rows: FailedJob[], sorted: boolean) => (
    <div className="table-wrap" tabIndex={0}>
      <table className="table--stack table">
        <thead>
          <tr>
            {sorted ? (
              <SortHead label={t("jobs.kind")} sort={sort} up="kind" href={by} />
            ) : (
              <th scope="col">{t("jobs.kind")}</th>
            )}
            <th scope="col">{t("jobs.error")}</th>
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
              <th scope="col" className="r">
                {t("jobs.attempts")}
              </th>
            )}
            {sorted ? (
              <SortHead
                label={t("jobs.at")}
                sort={sort}
                up="old"
                down="new"
                first="down"
                href={by}
              />
            ) : (
              <th scope="col">{t("jobs.at")}</th>
            )}
            <th scope="col">
              <span className="vh">{t("table.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((j) => (
            <tr key={j.id}>
              <td className="t-main">
                <b>{j.kind}</b>
                <span className="sub">{j.key}</span>
              </td>
              <td className="t-sub">
                <span className="plain">{j.error?.slice(0, 400)}</span>
              </td>
              <td className="r t-amt num">{j.attempts}</td>
              <td className="t-meta num">{moment(j.createdAt, locale)}</td>
              <td className="t-acts">
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
              </td>
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={5}>{t("jobs.none")}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
  return (
    <AdminShell actor={actor} current="jobs" path={href()}>
      <h1 className="h2">{t("jobs.title")}</h1>
      <p className="soft" style={{ margin: ".6rem 0 1.5rem" }}>
        {t("jobs.intro")} {t("jobs.waiting", { n: work.waiting })},{" "}
        {t("jobs.dead", { n: work.dead })}.
      </p>
      <SearchBox
        locale={locale}
        action="/admin/jobs"
        list={list}
        sorts={jobSorts}
        label={t("jobs.search")}
        count={t("jobs.dead", { n: work.found })}
      />
      {table(work.jobs, true)}
      <div style={{ marginTop: "1rem" }}>
        <Pagination
          locale={locale}
          page={page}
          pages={Math.ceil(work.found / pageSize)}
          href={(p) => href({ page: String(p) })}
        />
      </div>
      <PolicyReports locale={locale} reports={reports} />
      {work.events.length > 0 ? (
        <section className="section">
          <h2 className="h3">{t("jobs.events")}</h2>
          {table(work.events, false)}
        </section>
      ) : null}
    </AdminShell>
  );
}

import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ListPages, ViewTabs } from "@/components/admin/console-parts";
import { MoreTimeForm } from "@/components/reports/more-time-form";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { cellNoteClass, DataTable } from "@/components/ui/table";
import { signedInMessages } from "@/lib/forms/messages";
import { campaignPath } from "@/lib/fund";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { choice, pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { formatDate } from "@/lib/format";
import { giveMoreTimeAction } from "@/lib/reports/actions";
import { moreTimeForm } from "@/lib/reports/form-schema";
import { consoleReports, reportViews, type ConsoleReport } from "@/lib/reports/queries";
import { site } from "@/lib/site";

export const generateMetadata = titled((locale) => translator(locale, "layout")("reports"));

/** Campaigns that owe their donors an update; any can be given more time, with a reason. */
export default async function ReportsConsolePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/reports");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "reports");
  const view = choice(reportViews, param(params, "show")) ?? "due";
  const list = readList("/admin/reports", params, ["old"], { show: view === "due" ? "" : view });
  const { reports, total } = await consoleReports(actor, {
    view,
    page: list.page,
    limit: pageSize,
  });
  const date = (time: Date) => formatDate(time, locale);
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="reports"
      path={list.href()}
    >
      <ConsoleTitle title={t("console.title")}>{t("console.lead")}</ConsoleTitle>
      <ViewTabs
        label={t("console.title")}
        tabs={reportViews.map((name) => ({
          href: list.href({ show: name === "due" ? "" : name, page: "1" }),
          label: t(`console.${name}`),
          current: name === view,
        }))}
      />
      <p className="mb-4 text-soft">{t("console.rows", { n: total })}</p>
      <DataTable
        wide
        caption={t("console.title")}
        rows={reports}
        rowKey={(r) => r.id}
        none={t("console.none")}
        columns={[
          {
            key: "campaign",
            head: t("console.campaign"),
            place: "main",
            className: "wrap-anywhere",
            cell: (r) => (
              <>
                <a href={campaignPath(r.slug)}>
                  <bdi>{r.title}</bdi>
                </a>
                <span className={cellNoteClass} data-slot="cell-note">
                  {r.ngo}
                </span>
              </>
            ),
          },
          {
            key: "since",
            head: t("console.since"),
            place: "meta",
            label: t("console.since"),
            className: "num",
            cell: (r) => date(r.clock.since),
          },
          {
            key: "due",
            head: t("console.dueAt"),
            place: "meta",
            label: t("console.dueAt"),
            className: "num",
            cell: (r) => date(r.clock.dueAt),
          },
          {
            key: "stops",
            head: t("console.stopsAt"),
            place: "meta",
            label: t("console.stopsAt"),
            className: "num",
            cell: (r) => date(r.clock.stopsAt),
          },
          {
            key: "state",
            head: t("console.state"),
            place: "end",
            cell: (r) => <StateBadge locale={locale} report={r} />,
          },
          {
            key: "actions",
            head: t("console.actions"),
            place: "acts",
            cell: (r) => <MoreTime locale={locale} report={r} back={list.href()} />,
          },
        ]}
      />
      <ListPages locale={locale} list={list} total={total} />
    </AdminShell>
  );
}

function StateBadge({ locale, report: { state } }: { locale: Locale; report: ConsoleReport }) {
  const t = translator(locale, "reports");
  const variants: Record<ConsoleReport["state"], [BadgeKind, string]> = {
    waiting: ["plain", ""],
    due: ["soon", t("console.stateDue")],
    overdue: ["bad", t("console.stateOverdue")],
    stopped: ["bad", t("console.stateStopped")],
  };
  const [kind, word] = variants[state];
  return <Badge kind={kind}>{word}</Badge>;
}

function MoreTime({
  locale,
  report: { id, title, clock },
  back,
}: {
  locale: Locale;
  report: ConsoleReport;
  back: string;
}) {
  const t = translator(locale, "reports");
  if (clock.moreDays > 0)
    return <p className="text-small text-soft">{t("console.wasGiven", { n: clock.moreDays })}</p>;
  const n = site.reports.moreDays;
  return (
    <Disclosure
      look="row"
      title={t("console.more", { n })}
      label={t("console.moreFor", { n, title })}
    >
      <p className="mb-2 text-small text-soft">{t("console.moreText")}</p>
      <MoreTimeForm
        action={giveMoreTimeAction}
        messages={signedInMessages(locale, moreTimeForm)}
        labels={{
          reason: t("console.reason"),
          give: t("console.more", { n }),
          working: t("console.working"),
          label: t("console.moreFor", { n, title }),
        }}
        campaignId={id}
        back={back}
      />
    </Disclosure>
  );
}

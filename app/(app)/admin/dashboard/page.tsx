import { headers } from "next/headers";
import { AppError } from "@/lib/errors";
import { sentFrom } from "@/lib/http/action";
import { guardAdmin, titled } from "@/lib/http/page";
import { readText } from "@/lib/http/page-read";
import { log } from "@/lib/log";
import { translator } from "@/lib/i18n/translator";
import {
  campaignSorts,
  consoleCampaigns,
  type CampaignSort,
} from "@/lib/campaigns/console-queries";
import {
  choice,
  pageSize,
  param,
  readList,
  type SearchParams,
  type Sorts,
} from "@/lib/listing/address";
import { consoleCounts, consoleNgo } from "@/lib/ngos/console-queries";
import {
  consoleNgos,
  ngoSorts,
  placeInList,
  reviewViews,
  verifiedSorts,
  waitingSorts,
  type NgoSort,
} from "@/lib/ngos/console-list";
import { openUndo } from "@/lib/ngos/undo-decision";
import {
  acceptNameAction,
  approveNgoAction,
  approveRenewalAction,
  reinstateNgoAction,
  rejectNgoAction,
  scanAgainAction,
  suspendNgoAction,
  undoDecisionAction,
} from "@/lib/ngos/console-actions";
import { clearFactorsAction } from "@/lib/users/second-factor-actions";
import { adminOverview } from "@/lib/statistics/admin-queries";
import { membersWithFactor } from "@/lib/second-factor/queries";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { AdminOverview } from "@/components/admin/overview";
import { CampaignGrid } from "@/components/admin/campaign-grid";
import { ClearFactors } from "@/components/account/second-factor/clear-factors";
import { DetailsDialog } from "@/components/admin/details-dialog";
import { VerificationTable, VerifiedTable } from "@/components/admin/ngo-table";
import { SearchBox } from "@/components/admin/search-box";
import { LoadFailed } from "@/components/ui/load-failed";
import { ConsoleTitle, ListPages } from "@/components/admin/console-parts";
import { NgoCounts, ReviewTabs } from "@/components/admin/ngo-counts";
import { UndoBar } from "@/components/admin/undo-bar";
import { cn } from "@/components/ui/cn";
import { tabClass, tabListClass } from "@/components/ui/tabs";

export const generateMetadata = titled((locale) => translator(locale, "admin")("title"));

const tabs = ["verification", "verified", "campaigns"] as const;
const sortsOf: Record<(typeof tabs)[number], Sorts<NgoSort | CampaignSort>> = {
  verification: ngoSorts,
  verified: verifiedSorts,
  campaigns: campaignSorts,
};

/** /admin/dashboard: three numbers, the last thirty days, three tabs; the address holds tab, search, order, page and the open dialog (ADM-005..042). */
export default async function AdminDashboardPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const params = await searchParams;
  const tab = choice(tabs, param(params, "tab")) ?? "verification";
  const view = param(params, "view");
  const show = tab === "verification" ? choice(reviewViews, param(params, "show")) : undefined;
  const sorts = show === "ready" || show === "pending" ? waitingSorts : sortsOf[tab];
  const list = readList("/admin/dashboard", params, sorts, {
    tab: tab === "verification" ? "" : tab,
    show: show ?? "",
  });
  const { search, sort, page, href } = list;
  const back = href();
  const actor = await guardAdmin(href({ view }));
  const { locale } = actor;
  const t = translator(locale, "admin");
  const narrowed = {
    search,
    verified: tab === "verified",
    show,
    sort: choice<NgoSort>([...ngoSorts, ...verifiedSorts], sort),
  };
  const data = await Promise.all([
    consoleCounts(actor),
    tab === "campaigns" ? null : consoleNgos(actor, { ...narrowed, page, limit: pageSize }),
    tab === "campaigns"
      ? consoleCampaigns(actor, {
          search,
          sort: choice(campaignSorts, sort),
          page,
          limit: pageSize,
        })
      : null,
    view
      ? consoleNgo(actor, view).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        })
      : null,
    adminOverview(actor),
    view && tab !== "campaigns" ? placeInList(actor, narrowed, view) : null,
    openUndo(actor),
  ]).catch((error: unknown) => {
    log.error("admin.dashboard", { requestId: actor.requestId, error });
    return { error };
  });
  if ("error" in data) {
    // only a request from this page itself counts as a reload
    const words = readText(
      data.error,
      sentFrom(await headers()) === "/admin/dashboard" ? "adminLoadFailed" : "initialLoadFailed",
      locale,
    );
    return (
      <AdminShell actor={actor} current="dashboard" path={back}>
        <ConsoleTitle title={t("title")} className="mb-6" />
        <LoadFailed locale={locale} text={words} href={back} />
      </AdminShell>
    );
  }
  const [counts, ngos, campaigns, details, overview, place, undo] = data;
  const total = ngos?.total ?? campaigns?.total ?? 0;
  const by = (order: string) => href({ sort: order, page: "1" });
  const viewHref = (id: string) => href({ view: id });
  const table = { locale, sort, by, viewHref };
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="dashboard"
      path={back}
      toList={ngos !== null}
    >
      <ConsoleTitle title={t("title")} className="mb-6" />
      <NgoCounts locale={locale} counts={counts} />
      <AdminOverview locale={locale} overview={overview} />
      <div className={cn(tabListClass, "mt-9")} role="tablist" aria-label={t("tabs.label")}>
        {tabs.map((name) => (
          <a
            key={name}
            className={tabClass}
            role="tab"
            aria-selected={name === tab}
            href={name === "verification" ? "/admin/dashboard" : `/admin/dashboard?tab=${name}`}
          >
            {t(`tabs.${name}`)}
          </a>
        ))}
      </div>
      <section role="tabpanel" aria-label={t(`tabs.${tab}`)} className="mt-6">
        {tab === "verification" ? (
          <ReviewTabs
            locale={locale}
            counts={counts}
            show={show}
            hrefOf={(name) => href({ show: name, page: "1", sort: sorts[0] })}
          />
        ) : null}
        <SearchBox
          locale={locale}
          action="/admin/dashboard"
          list={list}
          sorts={sorts}
          label={campaigns ? t("campaigns.search") : t("search")}
          count={campaigns ? t("campaigns.rows", { n: total }) : t("rows", { n: total })}
        />
        {ngos && tab === "verified" ? <VerifiedTable {...table} ngos={ngos.ngos} /> : null}
        {ngos && tab === "verification" ? (
          <VerificationTable
            {...table}
            ngos={ngos.ngos}
            back={back}
            approve={approveNgoAction}
            rejectHref={(id) => href({ view: id, at: "reason" })}
          />
        ) : null}
        {campaigns ? <CampaignGrid locale={locale} campaigns={campaigns.campaigns} /> : null}
        <ListPages locale={locale} list={list} total={total} />
      </section>
      {undo ? (
        <UndoBar locale={locale} undo={undo} back={back} action={undoDecisionAction} />
      ) : null}
      {details ? (
        <DetailsDialog
          locale={locale}
          ngo={details}
          back={back}
          here={viewHref(details.id)}
          place={place}
          placeHref={(id, position) =>
            href({ view: id, page: String(Math.ceil(position / pageSize)) })
          }
          sure={param(params, "sure") === "yes"}
          atReason={param(params, "at") === "reason"}
          actions={{
            approve: approveNgoAction,
            reject: rejectNgoAction,
            suspend: suspendNgoAction,
            reinstate: reinstateNgoAction,
            approveRenewal: approveRenewalAction,
            acceptName: acceptNameAction,
            scanAgain: scanAgainAction,
          }}
        >
          <ClearFactors
            locale={locale}
            members={await membersWithFactor(actor, details.id)}
            next={back}
            action={clearFactorsAction}
          />
        </DetailsDialog>
      ) : null}
    </AdminShell>
  );
}

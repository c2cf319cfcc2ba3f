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
import {
  consoleCounts,
  consoleNgo,
  consoleNgos,
  ngoSorts,
  verifiedSorts,
  type NgoSort,
} from "@/lib/ngos/console-queries";
import {
  acceptNameAction,
  approveNgoAction,
  approveRenewalAction,
  reinstateNgoAction,
  rejectNgoAction,
  scanAgainAction,
  suspendNgoAction,
} from "@/lib/ngos/console-actions";
import { clearFactorsAction } from "@/lib/users/second-factor-actions";
import { adminOverview } from "@/lib/statistics/admin-queries";
import { membersWithFactor } from "@/lib/second-factor/queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { AdminOverview } from "@/components/admin/overview";
import { CampaignGrid } from "@/components/admin/campaign-grid";
import { ClearFactors } from "@/components/account/second-factor/clear-factors";
import { DetailsDialog } from "@/components/admin/details-dialog";
import { VerificationTable, VerifiedTable } from "@/components/admin/ngo-table";
import { SearchBox } from "@/components/admin/search-box";
import { ConsoleTitle, ListPages } from "@/components/admin/console-parts";
import { CountCards } from "@/components/admin/count-cards";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
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
  const sorts = sortsOf[tab];
  const list = readList("/admin/dashboard", params, sorts, {
    tab: tab === "verification" ? "" : tab,
  });
  const { search, sort, page, href } = list;
  const back = href();
  const actor = await guardAdmin(href({ view }));
  const { locale } = actor;
  const t = translator(locale, "admin");
  const data = await Promise.all([
    consoleCounts(actor),
    tab === "campaigns"
      ? null
      : consoleNgos(actor, {
          search,
          verified: tab === "verified",
          sort: choice<NgoSort>([...ngoSorts, ...verifiedSorts], sort),
          page,
          limit: pageSize,
        }),
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
  ]).catch((error: unknown) => {
    log.error("admin.dashboard", { requestId: actor.requestId, error });
    return { error };
  });
  if ("error" in data) {
    // whoever comes from this very page had it before: only then it is a load that came again
    const words = readText(
      data.error,
      sentFrom(await headers()) === "/admin/dashboard" ? "adminLoadFailed" : "initialLoadFailed",
      locale,
    );
    return (
      <AdminShell actor={actor} current="dashboard" path={back}>
        <ConsoleTitle title={t("title")} className="mb-6" />
        <Notice kind="bad" role="alert">
          {words}
        </Notice>
      </AdminShell>
    );
  }
  const [counts, ngos, campaigns, details, overview] = data;
  const total = ngos?.total ?? campaigns?.total ?? 0;
  const by = (order: string) => href({ sort: order, page: "1" });
  const viewHref = (id: string) => href({ view: id });
  const table = { locale, sort, by, viewHref };
  return (
    <AdminShell actor={actor} current="dashboard" path={back}>
      <ConsoleTitle title={t("title")} className="mb-6" />
      <CountCards
        cards={[
          {
            title: t("cards.pending"),
            count: counts.pending,
            note: t("cards.ready", { n: String(counts.ready) }),
            edge: "border-t-gold!",
          },
          {
            title: t("cards.verified"),
            count: counts.approved,
            note: t("cards.renewals", { n: counts.renewals }),
            edge: "border-t-leaf!",
          },
          {
            title: t("cards.rejected"),
            count: counts.rejected,
            note: t("cards.rejectedNote"),
            edge: "border-t-madder!",
          },
        ]}
      />
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
          <VerificationTable {...table} ngos={ngos.ngos} back={back} approve={approveNgoAction} />
        ) : null}
        {campaigns ? <CampaignGrid locale={locale} campaigns={campaigns.campaigns} /> : null}
        <ListPages locale={locale} list={list} total={total} />
      </section>
      {details ? (
        <DetailsDialog
          locale={locale}
          ngo={details}
          back={back}
          here={viewHref(details.id)}
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

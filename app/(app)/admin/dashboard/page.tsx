import type { Metadata } from "next";
import { AppError } from "@/lib/errors";
import { guardAdmin } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { one, pageOf, pageSize, type SearchParams } from "@/lib/donations/ngo-filter";
import { consoleCounts, consoleNgo, consoleNgos } from "@/lib/ngos/console-queries";
import { acceptNameAction, approveNgoAction, approveRenewalAction, reinstateNgoAction, rejectNgoAction, suspendNgoAction } from "@/lib/ngos/console-actions";
import { AdminShell } from "@/components/layout/admin-shell";
import { CampaignGrid } from "@/components/admin/campaign-grid";
import { DetailsDialog } from "@/components/admin/details-dialog";
import { VerificationTable, VerifiedTable } from "@/components/admin/ngo-table";
import { SearchBox } from "@/components/admin/search-box";
import { Pagination } from "@/components/ui/pagination";

export const metadata: Metadata = { title: "Admin" };

const tabs = ["verification", "verified", "campaigns"] as const;

/** /admin/dashboard: three numbers, three tabs; the address holds tab, search, page and the open dialog (ADM-005..042). */
export default async function AdminDashboardPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const asked = one(params, "tab") as (typeof tabs)[number];
  const tab = tabs.includes(asked) ? asked : "verification";
  const search = one(params, "search").slice(0, 200);
  const page = pageOf(params);
  const view = one(params, "view");
  const href = (more: { tab?: string; search?: string; page?: number; view?: string } = {}) => {
    const all = { tab, search, page, view: "", ...more };
    const query = new URLSearchParams({ ...(all.tab !== "verification" ? { tab: all.tab } : {}), ...(all.search ? { search: all.search } : {}), ...(all.page > 1 ? { page: String(all.page) } : {}), ...(all.view ? { view: all.view } : {}) }).toString();
    return `/admin/dashboard${query ? `?${query}` : ""}`;
  };
  const back = href();
  const actor = await guardAdmin(href({ view }));
  const { locale } = actor;
  const t = translator(locale, "admin");
  const [counts, ngos, campaigns, details] = await Promise.all([
    consoleCounts(actor),
    tab === "campaigns" ? null : consoleNgos(actor, { search, verified: tab === "verified", page, limit: pageSize }),
    tab === "campaigns" ? consoleCampaigns(actor, { page, limit: pageSize }) : null,
    view ? consoleNgo(actor, view).catch((error: unknown) => { if (error instanceof AppError && error.code === "not_found") return null; throw error; }) : null,
  ]);
  const total = ngos?.total ?? campaigns?.total ?? 0;
  return (
    <AdminShell actor={actor} current="dashboard" path={back}>
      <h1 className="h2" style={{ marginBottom: "1.5rem" }}>{t("title")}</h1>
      <div className="ledger ledger--3">
        <div style={{ borderTop: "6px solid var(--gold)" }}><h2>{t("cards.pending")}</h2><p className="n">{counts.pending}</p><p>{t("cards.ready", { n: String(counts.ready) })}</p></div>
        <div style={{ borderTop: "6px solid var(--leaf)" }}><h2>{t("cards.verified")}</h2><p className="n">{counts.approved}</p><p>{t("cards.renewals", { n: counts.renewals })}</p></div>
        <div style={{ borderTop: "6px solid var(--madder)" }}><h2>{t("cards.rejected")}</h2><p className="n">{counts.rejected}</p><p>{t("cards.rejectedNote")}</p></div>
      </div>
      <div className="tabs" role="tablist" aria-label={t("tabs.label")} style={{ marginTop: "2.25rem" }}>
        {tabs.map((name) => <a key={name} role="tab" aria-selected={name === tab} href={href({ tab: name, search: "", page: 1 })}>{t(`tabs.${name}`)}</a>)}
      </div>
      <section role="tabpanel" aria-label={t(`tabs.${tab}`)} style={{ marginTop: "1.5rem" }}>
        {ngos ? (
          <>
            <div className="row between"><SearchBox locale={locale} action="/admin/dashboard" value={search} label={t("search")} keep={tab === "verified" ? { tab } : {}} /><p className="soft small">{t("rows", { n: total })}</p></div>
            {tab === "verified" ? <VerifiedTable locale={locale} ngos={ngos.ngos} viewHref={(id) => href({ view: id })} /> : <VerificationTable locale={locale} ngos={ngos.ngos} viewHref={(id) => href({ view: id })} back={back} approve={approveNgoAction} />}
          </>
        ) : null}
        {campaigns ? <CampaignGrid locale={locale} campaigns={campaigns.campaigns} /> : null}
        <div style={{ marginTop: "1.25rem" }}><Pagination locale={locale} page={page} pages={Math.ceil(total / pageSize)} href={(p) => href({ page: p })} /></div>
      </section>
      {details ? <DetailsDialog locale={locale} ngo={details} back={back} actions={{ approve: approveNgoAction, reject: rejectNgoAction, suspend: suspendNgoAction, reinstate: reinstateNgoAction, approveRenewal: approveRenewalAction, acceptName: acceptNameAction }} /> : null}
    </AdminShell>
  );
}

import { Plus } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { tabClass, tabListClass } from "@/components/ui/tabs";
import { now } from "@/lib/clock";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { choice, param, type SearchParams } from "@/lib/listing/address";
import { ngoStats } from "@/lib/ngos/stats";
import { firstGifts } from "@/lib/statistics/first-gifts-queries";
import { firstRun } from "@/lib/statistics/first-run-queries";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import { ownReports } from "@/lib/reports/queries";
import { thanksStates } from "@/lib/thanks/queries";
import { volunteerCounts } from "@/lib/volunteers/queries";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { LanguageForm } from "@/components/account/language-form";
import { FirstGifts } from "@/components/dashboard/first-gifts";
import { FirstRun } from "@/components/dashboard/first-run";
import { FewGifts, Overview } from "@/components/dashboard/overview/overview";
import { SummaryCards } from "@/components/dashboard/summary-cards";
import { VolunteerCounts } from "@/components/volunteers/volunteer-counts";
import { OwnReports } from "@/components/reports/own-reports";
import { CampaignsPart } from "./_parts/campaigns-part";
import { DonationsPart } from "./_parts/donations-part";
import { DonorsPart } from "./_parts/donors-part";
import { ProfilePart } from "./_parts/profile-part";

export const generateMetadata = titled((locale) => translator(locale, "dashboard")("title"));

const tabs = ["profile", "campaigns", "donors", "donations"] as const;
const parts = {
  profile: ProfilePart,
  campaigns: CampaignsPart,
  donors: DonorsPart,
  donations: DonationsPart,
};

/** /dashboard: an organisation's own numbers and four tabs; the address holds tab, filters, page and the open dialog. */
export default async function DashboardPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const params = await searchParams;
  const tab = choice(tabs, param(params, "tab")) ?? "profile";
  const entries = Object.entries(params).flatMap(([name, value]) =>
    typeof value === "string" && value.length <= 200 ? [[name, value] as [string, string]] : [],
  );
  const path = entries.length > 0 ? `/dashboard?${new URLSearchParams(entries)}` : "/dashboard";
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "dashboard");
  const at = now();
  const Part = parts[tab];
  const [stats, overview, steps, gifts, volunteers, reports, part] = await Promise.all([
    ngoStats(ngo.id),
    ngoOverview(actor),
    firstRun(actor),
    firstGifts(actor),
    volunteerCounts(actor),
    ownReports(actor),
    Part({ actor, params, at }),
  ]);
  return (
    <DashboardShell actor={actor} current={tab === "campaigns" ? "campaigns" : "dashboard"}>
      <header className="mb-7 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-h2">{t("welcome", { name: ngo.name })}</h1>
        <div className="flex flex-wrap items-center gap-4">
          <LanguageForm locale={locale} path={path} label={t("language")} />
          {ngo.suspended ? null : (
            <a
              className={cn(
                buttonVariants({ size: "sm", variant: steps ? "outline" : "primary" }),
                "min-h-12",
              )}
              href="/dashboard/campaigns/new"
            >
              <Plus aria-hidden="true" /> <span>{t("createCampaign")}</span>
            </a>
          )}
        </div>
      </header>
      {ngo.suspended ? (
        <Notice kind="bad" role="status" title={t("suspendedTitle")} className="mb-6">
          <p>{t("suspendedText", { email: site.supportEmail })}</p>
          {ngo.suspensionReason ? (
            <p>{t("suspendedReason", { reason: ngo.suspensionReason })}</p>
          ) : null}
        </Notice>
      ) : null}
      {actor.emailConfirmed ? null : (
        <Notice kind="warn" className="mb-6">
          {t("confirmEmail", { email: actor.email })}{" "}
          <a href="/account/security#address">{translator(locale, "security")("address.open")}</a>
        </Notice>
      )}
      <SummaryCards locale={locale} stats={stats} />
      <VolunteerCounts locale={locale} counts={volunteers} />
      <OwnReports locale={locale} reports={reports} mayWrite={!ngo.suspended} />
      {gifts ? (
        <FirstGifts
          locale={locale}
          gifts={gifts}
          thanks={await thanksStates(
            actor,
            gifts.newest.map((donation) => donation.id),
          )}
          mayWrite={!ngo.suspended}
        />
      ) : null}
      {steps ? (
        <FirstRun
          locale={locale}
          steps={steps}
          seed={ngo.id}
          mayWrite={!ngo.suspended}
          owner={ngo.memberRole === "owner"}
        />
      ) : null}
      {gifts ? <FewGifts locale={locale} overview={overview} at={at} /> : null}
      {!gifts && overview.donors > 0 ? (
        <Overview
          locale={locale}
          overview={overview}
          open={tab === "profile" || tab === "donations"}
          at={at}
        />
      ) : null}
      <div className={cn(tabListClass, "mt-9")} role="tablist" aria-label={t("tabs.label")}>
        {tabs.map((name) => (
          <a
            key={name}
            className={tabClass}
            role="tab"
            aria-selected={name === tab}
            href={`/dashboard?tab=${name}`}
          >
            {t(`tabs.${name}`)}
          </a>
        ))}
      </div>
      <section role="tabpanel" id="list" aria-label={t(`tabs.${tab}`)} className="mt-7 scroll-mt-4">
        {part}
      </section>
    </DashboardShell>
  );
}

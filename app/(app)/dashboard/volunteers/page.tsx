import { ExportLinks } from "@/components/dashboard/export-links";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { tabClass, tabListClass } from "@/components/ui/tabs";
import { AskVolunteers } from "@/components/volunteers/ask-volunteers";
import { OwnCalls } from "@/components/volunteers/own-calls";
import { OwnOffers } from "@/components/volunteers/own-offers";
import { now } from "@/lib/clock";
import { guardDashboard, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pagesOf, param, type SearchParams } from "@/lib/listing/address";
import { isoDay } from "@/lib/format";
import { site } from "@/lib/site";
import { offerFilter } from "@/lib/volunteers/offer-filter";
import { campaignsToAskFor, ownCalls, ownOffers } from "@/lib/volunteers/queries";
import { keptDays, shownStatuses } from "@/lib/volunteers/rules";

export const generateMetadata = titled((locale) => translator(locale, "volunteers")("title"));

/** The organisation's calls for volunteers, and offers to help. */
export default async function VolunteersPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const params = await searchParams;
  const actor = await guardDashboard("/dashboard/volunteers");
  const { locale, ngo } = actor;
  const t = translator(locale, "volunteers");
  const filter = offerFilter({ status: param(params, "status"), call: param(params, "call") });
  const page = pageOf(params);
  const [calls, campaigns, { offers, total }] = await Promise.all([
    ownCalls(actor),
    campaignsToAskFor(actor),
    ownOffers(actor, filter, page),
  ]);
  const mayWrite = !ngo.suspended;
  const changed = calls.find(
    (call) =>
      call.id === param(params, "change") && (call.state === "open" || call.state === "full"),
  );
  const href = (change: Record<string, string>) => {
    const wanted = { ...filter, ...change };
    const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ""));
    return `/dashboard/volunteers?${query}`;
  };
  const ofCall = calls.find((call) => call.id === filter.call);
  return (
    <DashboardShell actor={actor} current="volunteers">
      <RefusedForm />
      <PageHeader title={t("title")} lead={t("lead")} look="tool" />
      {mayWrite ? null : (
        <Notice kind="bad" role="status">
          {translator(locale, "dashboard")("suspendedText", { email: site.supportEmail })}
        </Notice>
      )}
      <OwnCalls locale={locale} calls={calls} mayWrite={mayWrite} />
      <Section
        id="offers"
        title={t("offers.heading")}
        intro={t("offers.intro", { n: String(keptDays) })}
      >
        <nav className={tabListClass} aria-label={t("offers.filter")}>
          {(["", ...shownStatuses] as const).map((status) => (
            <a
              key={status}
              className={tabClass}
              href={`${href({ status })}#offers`}
              {...(status === filter.status ? { "aria-current": "page" as const } : {})}
            >
              {status === "" ? t("offers.all") : t(`offers.statuses.${status}`)}
            </a>
          ))}
        </nav>
        <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">
            {t("offers.rows", { n: total })}
            {ofCall ? (
              <>
                {" · "}
                {t("offers.ofCall", { role: ofCall.role })}{" "}
                <a href={`${href({ call: "" })}#offers`}>{t("offers.everyCall")}</a>
              </>
            ) : null}
          </p>
          {total > 0 ? (
            <ExportLinks
              name="volunteers"
              day={isoDay(now())}
              query={new URLSearchParams(filter).toString()}
              csv={t("offers.export")}
              excel={t("offers.exportExcel")}
            />
          ) : null}
        </div>
        <OwnOffers
          locale={locale}
          offers={offers}
          mayWrite={mayWrite}
          back={href({ page: String(page) })}
        />
        <div className="mt-4">
          <Pagination
            locale={locale}
            page={page}
            pages={pagesOf(total)}
            href={(n) => href({ page: String(n) })}
          />
        </div>
      </Section>
      {mayWrite ? (
        <AskVolunteers
          locale={locale}
          campaigns={campaigns}
          today={isoDay(now())}
          {...(changed ? { call: changed } : {})}
        />
      ) : null}
    </DashboardShell>
  );
}

import { selectClass } from "@/components/ui/select";
import { Input } from "@/components/ui/input";
import { labelClass } from "@/components/ui/field";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { FilterForm } from "@/components/campaigns/filter-form";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Pagination } from "@/components/ui/pagination";
import { causeFrom, causes } from "@/lib/causes";
import { causeLabel } from "@/lib/cause-label";
import { countryCode } from "@/lib/countries";
import { countryName } from "@/lib/country-name";
import { readOrFail } from "@/lib/http/page-read";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { campaignsPerPage } from "@/lib/campaigns/limits";
import { campaignCountries, listPublicCampaigns, nearMatches } from "@/lib/campaigns/list-queries";
import type { CampaignCard as Campaign } from "@/lib/campaigns/schema";
import { Chips, FundTile, NothingFound, SortLinks } from "@/components/campaigns/listing-parts";
import { publicStatuses } from "@/lib/campaigns/rules";
import { choice, pageOf, param, type SearchParams } from "@/lib/listing/address";

// rendered per query; next.config.ts says what shared caches may store
export const dynamic = "force-dynamic";

/** the first is the default */
const sorts = ["newest", "ending", "raised"] as const;

/** The campaign shown first: the one ending soonest that has received a donation. */
const leadOf = (campaigns: Campaign[]): Campaign | undefined =>
  campaigns
    .filter((c) => c.status === "ongoing" && c.raisedCents > 0 && c.deadlineMs !== null)
    .sort((a, b) => a.deadlineMs! - b.deadlineMs!)[0];

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "campaigns");
  return publicMetadata(locale, "/campaigns", {
    title: t("title"),
    description: t("description"),
    forms: { "application/rss+xml": [{ url: "/feed.xml", title: t("title") }] },
  });
}

export default async function CampaignsPage({ params, searchParams }: Props) {
  const locale = asLocale((await params).locale);
  const query = await searchParams;
  const t = translator(locale, "campaigns");
  const search = param(query, "search");
  const status = choice(publicStatuses, param(query, "status"));
  const country = countryCode(param(query, "country")) ?? undefined;
  const cause = causeFrom(param(query, "cause")) ?? undefined;
  const chosen = choice(sorts, param(query, "sort"));
  const sort = chosen ?? sorts[0];
  const page = pageOf(query);
  const filter = { search, status, country, cause, sort };
  const [{ campaigns, pagination }, codes] = await readOrFail("campaignsFetchFailed", locale, () =>
    Promise.all([
      listPublicCampaigns({
        ...filter,
        ongoingFirst: true,
        language: locale,
        page,
        limit: campaignsPerPage,
      }),
      campaignCountries(),
    ]),
  );
  const countries = codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const here = localePath(locale, "/campaigns");
  const filters = {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(country ? { country } : {}),
    ...(cause ? { cause } : {}),
    ...(sort === sorts[0] ? {} : { sort }),
  };
  const link = (change: Record<string, string> = {}) => {
    const all = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== "");
    return all.length > 0 ? `${here}?${new URLSearchParams(all)}` : here;
  };
  const href = (n: number) => link(n > 1 ? { page: String(n) } : {});
  const statusLabels = { ongoing: t("ongoing"), paused: t("paused"), completed: t("completed") };
  const count =
    pagination.totalPages > 1
      ? t("countPage", {
          n: pagination.total,
          page: String(page),
          pages: String(pagination.totalPages),
        })
      : t("count", { n: pagination.total });
  const labels: Record<string, string> = {
    search: `“${search}”`,
    ...(status ? { status: statusLabels[status] } : {}),
    ...(country ? { country: countryName(country, locale) } : {}),
    ...(cause ? { cause: causeLabel(cause, locale) } : {}),
  };
  const chips = Object.keys(filters)
    .filter((name) => name !== "sort")
    .map((name) => ({ label: labels[name]!, href: link({ [name]: "" }) }));
  const sortLabels = { newest: t("sortNewest"), ending: t("sortEnding"), raised: t("sortRaised") };
  const orders = sorts.map((one) => ({
    label: sortLabels[one],
    href: link({ sort: one === sorts[0] ? "" : one }),
    current: one === sort,
  }));
  const empty = campaigns.length === 0;
  const near = empty
    ? await readOrFail("campaignsFetchFailed", locale, () =>
        nearMatches({ ...filter, language: locale }),
      )
    : null;
  // an order that the visitor chose is not changed
  const first = chosen ? campaigns.slice(0, 1) : campaigns;
  const lead = page === 1 && campaigns.length > 3 ? leadOf(first) : undefined;
  const ordered = lead ? [lead, ...campaigns.filter((c) => c !== lead)] : campaigns;
  return (
    <>
      <SiteHeader locale={locale} path="/campaigns" />
      <main id="main">
        <section className="relative overflow-hidden border-b border-rule">
          <div className="wrap pt-12 pb-8">
            <h1 className="mb-8 text-h1">{t("heading")}</h1>
            <FilterForm
              className="grid grid-cols-2 items-end gap-x-3 gap-y-3 *:first:col-span-full max-xs:grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] max-xs:min-[19rem]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:grid-cols-[repeat(3,minmax(0,1fr))_auto] xl:grid-cols-[minmax(0,2.1fr)_repeat(3,minmax(0,1fr))_auto] xl:*:first:col-auto [&_a]:px-3 [&_button]:px-3 max-xs:[&_select]:ps-[0.7rem] max-xs:[&_select]:pe-[2.1rem] max-xs:[&>:nth-child(4)]:col-span-full"
              method="get"
              action={here}
              role="search"
              key={JSON.stringify(filters)}
            >
              <label>
                <span className={labelClass}>{t("search")}</span>
                <Input
                  type="search"
                  name="search"
                  defaultValue={search}
                  placeholder={t("searchHint")}
                  maxLength={200}
                />
              </label>
              <label>
                <span className={labelClass}>{t("status")}</span>
                <select className={selectClass} name="status" defaultValue={status ?? ""}>
                  <option value="">{t("all")}</option>
                  {(["ongoing", "completed", "paused"] as const).map((s) => (
                    <option key={s} value={s}>
                      {statusLabels[s]}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className={labelClass}>{t("country")}</span>
                <select className={selectClass} name="country" defaultValue={country ?? ""}>
                  <option value="">{t("allCountries")}</option>
                  {countries.map((c) => (
                    <option key={c.code} value={c.code}>
                      {c.name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className={labelClass}>{t("cause")}</span>
                <select className={selectClass} name="cause" defaultValue={cause ?? ""}>
                  <option value="">{t("allCauses")}</option>
                  {causes.map((c) => (
                    <option key={c} value={c}>
                      {causeLabel(c, locale)}
                    </option>
                  ))}
                </select>
              </label>
              <div className="flex flex-wrap items-center gap-3 self-end max-md:col-span-full">
                <button className={buttonVariants({ variant: "ink" })} type="submit">
                  {t("apply")}
                </button>
                <a className={buttonVariants({ variant: "outline" })} href={here}>
                  {t("reset")}
                </a>
              </div>
              {sort === sorts[0] ? null : <input type="hidden" name="sort" value={sort} />}
            </FilterForm>
          </div>
        </section>
        <section aria-label={t("title")}>
          <div className="wrap pt-8 pb-section">
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                {empty ? null : (
                  <div role="status">
                    <h2 className="font-text text-small leading-[1.3] font-bold tracking-normal">
                      {count}
                    </h2>
                  </div>
                )}
                <Chips locale={locale} chips={chips} />
              </div>
              {campaigns.length > 1 ? <SortLinks locale={locale} sorts={orders} /> : null}
            </div>
            {near ? (
              <NothingFound locale={locale} near={near.campaigns} total={near.total} />
            ) : (
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
                {ordered.map((campaign, i) => (
                  <CampaignCard
                    key={campaign.id}
                    locale={locale}
                    campaign={campaign}
                    eager={i === 0}
                    lead={campaign === lead}
                  />
                ))}
                {lead && campaigns.length === campaignsPerPage ? (
                  <FundTile locale={locale} />
                ) : null}
              </div>
            )}
            {campaigns.length > 0 ? (
              <div className="mt-12">
                <Pagination locale={locale} page={page} pages={pagination.totalPages} href={href} />
              </div>
            ) : null}
          </div>
        </section>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

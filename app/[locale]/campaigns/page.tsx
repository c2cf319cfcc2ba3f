import type { Metadata } from "next";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Pagination } from "@/components/ui/pagination";
import { causeFrom, causeLabel, causes } from "@/lib/causes";
import { countryCode, countryName } from "@/lib/countries";
import { readOrFail } from "@/lib/http/page-read";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { pageSize } from "@/lib/campaigns/limits";
import { campaignCountries, listPublicCampaigns } from "@/lib/campaigns/queries";
import { publicStatuses } from "@/lib/campaigns/rules";
import { firstText } from "@/lib/text";

// drawn per query; what shared caches may keep is said in next.config.ts
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
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

const one = (value: string | string[] | undefined): string => firstText(value);

export default async function CampaignsPage({ params, searchParams }: Props) {
  const locale = asLocale((await params).locale);
  const query = await searchParams;
  const t = translator(locale, "campaigns");
  const search = one(query["search"]);
  const status = publicStatuses.find((s) => s === one(query["status"]));
  const country = countryCode(one(query["country"])) ?? undefined;
  const cause = causeFrom(one(query["cause"])) ?? undefined;
  const page = /^[1-9]\d{0,6}$/.test(one(query["page"])) ? Number(one(query["page"])) : 1;
  const [{ campaigns, pagination }, codes] = await readOrFail("campaignsFetchFailed", locale, () =>
    Promise.all([
      listPublicCampaigns({ search, status, country, cause, page, limit: pageSize }),
      campaignCountries(),
    ]),
  );
  const countries = codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const here = localePath(locale, "/campaigns");
  const kept = {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(country ? { country } : {}),
    ...(cause ? { cause } : {}),
  };
  const href = (n: number) => {
    const text = new URLSearchParams({ ...kept, ...(n > 1 ? { page: String(n) } : {}) }).toString();
    return text ? `${here}?${text}` : here;
  };
  const words = { ongoing: t("ongoing"), paused: t("paused"), completed: t("completed") };
  return (
    <>
      <SiteHeader locale={locale} path="/campaigns" />
      <main id="main">
        <section className="listing-head">
          <div className="wrap" style={{ paddingBlock: "var(--s7) var(--s6)" }}>
            <h1 className="h1" style={{ marginBottom: "var(--s6)" }}>
              {t("heading")}
            </h1>
            <form
              className="filters"
              method="get"
              action={here}
              role="search"
              key={JSON.stringify(kept)}
            >
              <label>
                <span className="field__l">{t("search")}</span>
                <input
                  className="in"
                  type="search"
                  name="search"
                  defaultValue={search}
                  placeholder={t("searchHint")}
                  maxLength={200}
                />
              </label>
              <label>
                <span className="field__l">{t("status")}</span>
                <select className="in in--sel" name="status" defaultValue={status ?? ""}>
                  <option value="">{t("all")}</option>
                  {(["ongoing", "completed", "paused"] as const).map((s) => (
                    <option key={s} value={s}>
                      {words[s]}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className="field__l">{t("country")}</span>
                <select className="in in--sel" name="country" defaultValue={country ?? ""}>
                  <option value="">{t("allCountries")}</option>
                  {countries.map((c) => (
                    <option key={c.code} value={c.code}>
                      {c.name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className="field__l">{t("cause")}</span>
                <select className="in in--sel" name="cause" defaultValue={cause ?? ""}>
                  <option value="">{t("allCauses")}</option>
                  {causes.map((c) => (
                    <option key={c} value={c}>
                      {causeLabel(c, locale)}
                    </option>
                  ))}
                </select>
              </label>
              <div className="row" style={{ alignSelf: "end" }}>
                <button className="btn btn--ink" type="submit">
                  {t("apply")}
                </button>
                <a className="btn btn--line" href={here}>
                  {t("reset")}
                </a>
              </div>
            </form>
          </div>
        </section>
        <section aria-label={t("title")}>
          <div className="wrap" style={{ paddingBlock: "var(--s6) var(--section)" }}>
            <div role="status">
              <h2
                className="label"
                style={{ fontFamily: "var(--text)", letterSpacing: 0, marginBottom: "1.25rem" }}
              >
                {campaigns.length === 0
                  ? t("none")
                  : pagination.totalPages > 1
                    ? t("countPage", {
                        n: pagination.total,
                        page: String(page),
                        pages: String(pagination.totalPages),
                      })
                    : t("count", { n: pagination.total })}
              </h2>
            </div>
            <div className="cards">
              {campaigns.map((campaign, i) => (
                <CampaignCard
                  key={campaign.id}
                  locale={locale}
                  campaign={campaign}
                  eager={i === 0}
                  lead={i === 0 && page === 1 && campaigns.length > 3}
                />
              ))}
            </div>
            {campaigns.length > 0 ? (
              <div style={{ marginTop: "var(--s7)" }}>
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

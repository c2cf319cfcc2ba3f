import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { Pagination } from "@/components/ui/pagination";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { directory } from "@/lib/ngos/public-queries";
import { firstText } from "@/lib/text";

// drawn per query; what shared caches may keep is said in next.config.ts
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "ngos");
  return publicMetadata(locale, "/ngos", { title: t("title"), description: t("description") });
}

const one = (value: string | string[] | undefined): string => firstText(value);

export default async function DirectoryPage({ params, searchParams }: Props) {
  const locale = asLocale((await params).locale);
  const query = await searchParams;
  const t = translator(locale, "ngos");
  const search = one(query["search"]);
  const page = /^[1-9]\d{0,5}$/.test(one(query["page"])) ? Number(one(query["page"])) : 1;
  const { ngos, total, pages } = await directory(search, page, locale);
  const here = localePath(locale, "/ngos");
  return (
    <>
      <SiteHeader locale={locale} path="/ngos" />
      <main id="main">
        <section className="listing-head">
          <div className="wrap" style={{ paddingBlock: "var(--s7) var(--s6)" }}>
            <h1 className="h1">{t("heading")}</h1>
            <p className="lead measure" style={{ marginTop: "1rem" }}>
              {t("lead")}
            </p>
            <form
              className="row"
              style={{ marginTop: "var(--s6)", alignItems: "end", gap: "1rem" }}
              method="get"
              action={here}
              role="search"
            >
              <label style={{ flex: "1 1 18rem", maxWidth: "30rem" }}>
                <span className="field__l">{t("search")}</span>
                <input
                  className="in"
                  type="search"
                  name="search"
                  defaultValue={search}
                  maxLength={120}
                />
              </label>
              <button className="btn btn--line" type="submit">
                {t("searchButton")}
              </button>
              {search ? <a href={here}>{t("clear")}</a> : null}
            </form>
          </div>
        </section>
        <section>
          <div className="wrap" style={{ paddingBlock: "var(--s6) var(--section)" }}>
            <p className="label" role="status" style={{ marginBottom: "1.25rem" }}>
              {total === 0 ? t("none") : t("count", { n: total })}
            </p>
            <ul className="cards">
              {ngos.map((ngo) => (
                <li key={ngo.id} className="card card--ngo">
                  <div className="card__body">
                    <div className="card__head">
                      <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.imageKey} />
                      <div>
                        <h2 className="card__title" style={{ fontSize: "var(--t-h4)" }}>
                          <a href={localePath(locale, `/ngo-campaigns/${ngo.id}`)}>{ngo.name}</a>
                        </h2>
                        <p className="soft small">{ngo.country}</p>
                      </div>
                    </div>
                    <p className="card__text">{ngo.description}</p>
                    <p className="card__by">
                      {ngo.verified ? (
                        <>
                          <VerifiedBadge /> {t("verified")}
                        </>
                      ) : (
                        t("expired")
                      )}
                      <span className="soft">{t("campaigns", { n: ngo.campaignCount })}</span>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            {pages > 1 ? (
              <div style={{ marginTop: "var(--s7)" }}>
                <Pagination
                  locale={locale}
                  page={page}
                  pages={pages}
                  href={(n) =>
                    `${here}?${new URLSearchParams({ ...(search ? { search } : {}), ...(n > 1 ? { page: String(n) } : {}) })}`
                  }
                />
              </div>
            ) : null}
          </div>
        </section>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

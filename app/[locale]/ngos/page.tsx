import { Card, CardBody, CardBy, CardText, CardTitle } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { labelClass } from "@/components/ui/field";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { textProps } from "@/lib/i18n/text-language";
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
import { pageOf, param, type SearchParams } from "@/lib/listing/address";

// rendered per query; next.config.ts says what shared caches may store
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "ngos");
  return publicMetadata(locale, "/ngos", { title: t("title"), description: t("description") });
}

export default async function DirectoryPage({ params, searchParams }: Props) {
  const locale = asLocale((await params).locale);
  const query = await searchParams;
  const t = translator(locale, "ngos");
  const search = param(query, "search");
  const page = pageOf(query);
  const { ngos, total, pages } = await directory(search, page, locale);
  const here = localePath(locale, "/ngos");
  return (
    <>
      <SiteHeader locale={locale} path="/ngos" />
      <main id="main">
        <section className="relative overflow-hidden border-b border-rule">
          <div className="wrap pt-12 pb-8">
            <h1 className="text-h1">{t("heading")}</h1>
            <p className="mt-4 max-w-measure text-lead text-pretty text-soft">{t("lead")}</p>
            <form
              className="mt-8 flex flex-wrap items-end gap-4"

              method="get"
              action={here}
              role="search"
            >
              <label className="max-w-120 flex-[1_1_18rem]">
                <span className={labelClass}>{t("search")}</span>
                <Input type="search" name="search" defaultValue={search} maxLength={120} />
              </label>
              <button className={buttonVariants({ variant: "outline" })} type="submit">
                {t("searchButton")}
              </button>
              {search ? <a href={here}>{t("clear")}</a> : null}
            </form>
          </div>
        </section>
        <section>
          <div className="wrap pt-8 pb-section">
            <p className="mb-5 text-small leading-[1.3] font-bold" role="status">
              {total === 0 ? t("none") : t("count", { n: total })}
            </p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-gutter">
              {ngos.map((ngo) => (
                <li key={ngo.id} className="flex">
                  <Card className="w-full">
                    <CardBody>
                      <div className="flex items-center gap-4 *:min-w-0">
                        <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.imageKey} />
                        <div>
                          <CardTitle as="h2" className="mb-0.5 text-h4 leading-[1.06]">
                            <a href={localePath(locale, `/ngo-campaigns/${ngo.id}`)}>
                              <bdi>{ngo.name}</bdi>
                            </a>
                          </CardTitle>
                          <p className="text-small text-soft">{ngo.country}</p>
                        </div>
                      </div>
                      <CardText {...textProps(ngo.description, locale)} className="mt-4">
                        {ngo.description}
                      </CardText>
                      <CardBy className="mt-auto flex-wrap pt-4">
                        {ngo.verified ? (
                          <>
                            <VerifiedBadge /> {t("verified")}
                          </>
                        ) : (
                          t("expired")
                        )}
                        <span className="ms-auto text-soft">
                          {t("campaigns", { n: ngo.campaignCount })}
                        </span>
                      </CardBy>
                    </CardBody>
                  </Card>
                </li>
              ))}
            </ul>
            {pages > 1 ? (
              <div className="mt-12">
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

import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { OpenPage } from "@/components/supporters/open-page";
import { PageList } from "@/components/supporters/page-list";
import { Pagination } from "@/components/ui/pagination";
import { publicCampaign } from "@/lib/campaigns/queries";
import { campaignPath, fundPath, fundSlug } from "@/lib/fund";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pagesOf, type SearchParams } from "@/lib/listing/address";
import { publicMetadata } from "@/lib/share/page-metadata";
import { campaignShareUrl } from "@/lib/share/urls";
import { listedPages } from "@/lib/supporters/public-queries";
import { pagesPerList, supportersPath } from "@/lib/supporters/rules";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
};

const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug, locale)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), locale);
  if (!campaign) return { title: "404", robots: { index: false } };
  const t = translator(locale, "supporters");
  return {
    ...publicMetadata(locale, supportersPath(campaign.slug), {
      title: t("list.title", { title: campaign.title }),
      description: t("form.lead", { ngo: campaign.ngo.name }),
      image: campaignShareUrl(locale, campaign.slug),
    }),
    robots: { index: false },
  };
}

/** The pages of a campaign's supporters, and the form that opens one: no account, confirmed by mail. */
export default async function SupportersPage({ params, searchParams }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  const path = supportersPath(campaign.slug);
  const here = localePath(locale, path);
  if (campaign.slug !== asked) permanentRedirect(here);
  const page = pageOf(await searchParams);
  const { pages, total } = await readOrFail("campaignFetchFailed", locale, () =>
    listedPages(campaign.id, { page, limit: pagesPerList }),
  );
  const t = translator(locale, "supporters");
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className="wrap pt-6 pb-section">
          <a
            className="inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
            href={localePath(locale, campaignPath(campaign.slug))}
          >
            <ArrowLeft className="size-5 shrink-0" aria-hidden="true" />{" "}
            <span>{t("list.back")}</span>
          </a>
          <header className="pt-6 pb-8">
            <h1 className="max-w-[16em] text-h1 wrap-anywhere">
              {t("list.title", { title: campaign.title })}
            </h1>
            {total > 0 || campaign.takesGifts ? (
              <p className="mt-[0.9rem] text-lead text-pretty text-soft">
                {t("list.lead", { n: total })}
              </p>
            ) : null}
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2">
            {pages.length > 0 ? (
              <section aria-labelledby="pages">
                <h2 id="pages" className="mb-4 text-h3">
                  {t("list.heading")}
                </h2>
                <PageList locale={locale} slug={campaign.slug} pages={pages} />
                <div className="mt-6">
                  <Pagination
                    locale={locale}
                    page={page}
                    pages={pagesOf(total, pagesPerList)}
                    href={(n) => (n > 1 ? `${here}?page=${n}` : here)}
                  />
                </div>
              </section>
            ) : null}
            <OpenPage locale={locale} campaign={campaign} />
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { Supporters } from "@/components/campaigns/supporters";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Pagination } from "@/components/ui/pagination";
import { publicCampaign } from "@/lib/campaigns/queries";
import { countNamedSupporters, namedSupporters } from "@/lib/donations/supporters-queries";
import { campaignPath } from "@/lib/fund";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pagesOf, type SearchParams } from "@/lib/listing/address";

export const dynamic = "force-dynamic";

const perPage = 50;

type Props = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
};

const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const campaign = await read(pathText(slug), locale);
  const title = translator(locale, "campaigns")("supportersTitle", {
    title: campaign?.title ?? "",
  });
  return { title: campaign ? title : "404", robots: { index: false } };
}

/** Every donor of a campaign who chose to be named. */
export default async function SupportersPage({ params, searchParams }: Props) {
  const { locale: given, slug } = await params;
  const locale = asLocale(given);
  const asked = pathText(slug);
  const page = pageOf(await searchParams);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  const bare = `/campaigns/${campaign.slug}/supporters`;
  const here = localePath(locale, bare);
  if (campaign.slug !== asked) permanentRedirect(here);
  const of = { campaignId: campaign.id };
  const [supporters, total] = await readOrFail("campaignFetchFailed", locale, () =>
    Promise.all([namedSupporters(of, perPage, page), countNamedSupporters(of)]),
  );
  const t = translator(locale, "campaigns");
  const title = t("supportersTitle", { title: campaign.title });
  return (
    <>
      <SiteHeader locale={locale} path={bare} seed={campaign.slug} />
      <main id="main">
        <div className="wrap pb-section">
          <Breadcrumbs
            label={translator(locale, "ngos")("breadcrumb")}
            trail={[
              { href: localePath(locale, "/campaigns"), label: t("title") },
              { href: localePath(locale, campaignPath(campaign.slug)), label: campaign.title },
            ]}
            current={t("supporters")}
          />
          <h1 className="max-w-[18em] pt-2 text-h2">{title}</h1>
          <p className="mt-4 text-lead text-soft">{t("supportersLead", { n: total })}</p>
          <div className="mt-8 max-w-[48rem]">
            <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
            <div className="mt-12">
              <Pagination
                locale={locale}
                page={page}
                pages={pagesOf(total, perPage)}
                href={(n) => (n > 1 ? `${here}?page=${n}` : here)}
              />
            </div>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

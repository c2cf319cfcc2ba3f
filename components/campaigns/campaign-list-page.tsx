import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Pagination } from "@/components/ui/pagination";
import { campaignPath } from "@/lib/fund";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

/** A page of a list that belongs to a campaign: its supporters, its words of support. */
export function CampaignListPage({
  locale,
  campaign,
  path,
  current,
  title,
  lead,
  page,
  pages,
  children,
}: {
  locale: Locale;
  campaign: { slug: string; title: string };
  /** without the language */
  path: string;
  /** the list's name in the breadcrumbs */
  current: string;
  title: string;
  lead: string;
  page: number;
  pages: number;
  children: React.ReactNode;
}) {
  const t = translator(locale, "campaigns");
  const here = localePath(locale, path);
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className="wrap pb-section">
          <Breadcrumbs
            label={translator(locale, "ngos")("breadcrumb")}
            trail={[
              { href: localePath(locale, "/campaigns"), label: t("title") },
              { href: localePath(locale, campaignPath(campaign.slug)), label: campaign.title },
            ]}
            current={current}
          />
          <h1 className="max-w-[18em] pt-2 text-h2">{title}</h1>
          <p className="mt-4 text-lead text-soft">{lead}</p>
          <div className="mt-8 max-w-[48rem]">
            {children}
            <div className="mt-12">
              <Pagination
                locale={locale}
                page={page}
                pages={pages}
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

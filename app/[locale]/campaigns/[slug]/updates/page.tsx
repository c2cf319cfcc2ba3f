import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { CampaignListPage } from "@/components/campaigns/campaign-list-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { UpdateList } from "@/components/updates/update-list";
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
import { feedForms } from "@/lib/updates/feed";
import { publicUpdates } from "@/lib/updates/queries";
import { updatesPath, updatesPerPage } from "@/lib/updates/rules";
import { inRow } from "@/lib/i18n/marks";

// rendered per query and the same for everyone (lib/routes.ts): the page cache stores it for seconds
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
  const t = translator(locale, "updates");
  return publicMetadata(locale, updatesPath(campaign.slug), {
    title: t("title", { title: campaign.title }),
    description: inRow(
      [t("title", { title: campaign.title }), `${t("by")} ${campaign.ngo.name}`],
      locale,
    ),
    image: campaignShareUrl(locale, campaign.slug),
    forms: feedForms(locale, campaign),
  });
}

/** All published updates of a campaign, newest first. */
export default async function UpdatesPage({ params, searchParams }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const page = pageOf(await searchParams);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  const bare = updatesPath(campaign.slug);
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, bare));
  const { updates, total } = await readOrFail("campaignFetchFailed", locale, () =>
    publicUpdates(campaign.id, { page, limit: updatesPerPage }),
  );
  const t = translator(locale, "updates");
  return (
    <CampaignListPage
      locale={locale}
      campaign={campaign}
      path={bare}
      current={t("heading")}
      title={t("title", { title: campaign.title })}
      lead={total === 0 ? t("leadNone") : t("lead", { n: total, ngo: campaign.ngo.name })}
      page={page}
      pages={pagesOf(total, updatesPerPage)}
    >
      {campaign.ngo.suspended ? (
        <Notice kind="warn" role="note" className="mb-8">
          {translator(locale, "campaigns")("suspended")}
        </Notice>
      ) : null}
      {updates.length > 0 ? (
        <UpdateList locale={locale} slug={campaign.slug} updates={updates} heading="h2" />
      ) : (
        <a
          className={buttonVariants({ variant: "outline" })}
          href={localePath(locale, campaignPath(campaign.slug))}
        >
          {t("back")}
        </a>
      )}
    </CampaignListPage>
  );
}

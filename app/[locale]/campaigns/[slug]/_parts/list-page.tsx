import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { CampaignListPage } from "@/components/campaigns/campaign-list-page";
import { publicCampaign } from "@/lib/campaigns/queries";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { pageOf, pagesOf, type SearchParams } from "@/lib/listing/address";

/** A list that belongs to a campaign, by the last part of its address. */
type Kind = "supporters" | "words";
const texts = {
  supporters: { title: "supportersTitle", lead: "supportersLead" },
  words: { title: "wordsTitle", lead: "wordsLead" },
} as const;

export type ListPageProps = {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
};

const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug, locale)),
);

export async function listMetadata(
  kind: Kind,
  { params }: Pick<ListPageProps, "params">,
): Promise<Metadata> {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), locale);
  const title = translator(locale, "campaigns")(texts[kind].title, {
    title: campaign?.title ?? "",
  });
  return { title: campaign ? title : "404", robots: { index: false } };
}

/** @param rows one page of the list, page 1 and up, and how many rows there are in all */
export async function listPage<Row>(
  kind: Kind,
  { params, searchParams }: ListPageProps,
  perPage: number,
  rows: (campaignId: string, page: number) => Promise<[Row[], number]>,
  list: (locale: Locale, rows: Row[]) => ReactNode,
) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const page = pageOf(await searchParams);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  const bare = `/campaigns/${campaign.slug}/${kind}`;
  if (campaign.slug !== asked) permanentRedirect(localePath(locale, bare));
  const [shown, total] = await readOrFail("campaignFetchFailed", locale, () =>
    rows(campaign.id, page),
  );
  const t = translator(locale, "campaigns");
  return (
    <CampaignListPage
      locale={locale}
      campaign={campaign}
      path={bare}
      current={t(kind)}
      title={t(texts[kind].title, { title: campaign.title })}
      lead={t(texts[kind].lead, { n: total })}
      page={page}
      pages={pagesOf(total, perPage)}
    >
      {list(locale, shown)}
    </CampaignListPage>
  );
}

import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { ArrowLeft } from "lucide-react";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { UpdateArticle, updateDates, updateLang } from "@/components/updates/update-article";
import { publicCampaign } from "@/lib/campaigns/queries";
import { plainStory } from "@/lib/campaigns/plain-story";
import { env } from "@/lib/env";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { updateShareUrl } from "@/lib/share/urls";
import { article, breadcrumbs, organisation } from "@/lib/structured-data";
import { feedForms } from "@/lib/updates/feed";
import { publicUpdateOf } from "@/lib/updates/queries";
import { updatePath, updatesPath } from "@/lib/updates/rules";

// rendered on request and the same for everyone (lib/routes.ts): the page cache stores it for seconds
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; slug: string; number: string }> };

const read = cache((slug: string, number: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, async () => {
    const campaign = /^[1-9]\d{0,5}$/.test(number) ? await publicCampaign(slug, locale) : null;
    const update = campaign && (await publicUpdateOf(campaign.id, Number(number)));
    return update && { campaign, update };
  }),
);

async function asked({ params }: Props) {
  const { locale: localeParam, slug, number } = await params;
  const locale = asLocale(localeParam);
  const found = await read(pathText(slug), number, locale);
  return { locale, slug: pathText(slug), found };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, found } = await asked(props);
  if (!found) return { title: "404", robots: { index: false } };
  const { campaign, update } = found;
  return publicMetadata(locale, updatePath(campaign.slug, update.number), {
    title: update.title,
    description: summary(plainStory(update.text)),
    type: "article",
    image: updateShareUrl(locale, campaign.slug, update.number),
    forms: feedForms(locale, campaign),
  });
}

/** One update of a campaign. */
export default async function UpdatePage(props: Props) {
  const { locale, slug, found } = await asked(props);
  if (!found) notFound();
  const { campaign, update } = found;
  const path = updatePath(campaign.slug, update.number);
  if (campaign.slug !== slug) permanentRedirect(localePath(locale, path));
  const t = translator(locale, "updates");
  const pathOf = (bare: string) => localePath(locale, bare);
  const urlOf = (bare: string) => env.appUrl + pathOf(bare);
  const campaignAt = `/campaigns/${campaign.slug}`;
  const list = updatesPath(campaign.slug);
  const names = { campaigns: translator(locale, "campaigns")("title"), list: t("heading") };
  const [picture] = update.pictures;
  const lang = updateLang(update, locale);
  const structuredData = article({
    headline: update.title,
    description: summary(plainStory(update.text)),
    url: urlOf(path),
    language: lang.lang ?? locale,
    published: update.publishedAt,
    modified: update.editedAt ?? update.publishedAt,
    image: picture
      ? `${env.appUrl}/media/${picture.storageKey}/${picture.widths.at(-1)}.webp`
      : undefined,
    author: organisation({
      name: campaign.ngo.name,
      url: urlOf(`/ngo-campaigns/${campaign.ngo.id}`),
    }),
  });
  const trail = breadcrumbs([
    { name: names.campaigns, url: urlOf("/campaigns") },
    { name: campaign.title, url: urlOf(campaignAt) },
    { name: names.list, url: urlOf(list) },
    { name: update.title, url: urlOf(path) },
  ]);
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className="wrap pb-section">
          <Breadcrumbs
            label={translator(locale, "ngos")("breadcrumb")}
            trail={[
              { href: pathOf("/campaigns"), label: names.campaigns },
              { href: pathOf(campaignAt), label: campaign.title },
              { href: pathOf(list), label: names.list },
            ]}
            current={update.title}
          />
          <article className="max-w-[48rem]">
            <h1 className="pt-2 text-h2 text-balance wrap-anywhere">
              <bdi {...lang}>{update.title}</bdi>
            </h1>
            <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
              <span>
                {updateDates(locale, update)} {t("by")}
              </span>
              <a className="font-bold text-fg" href={pathOf(`/ngo-campaigns/${campaign.ngo.id}`)}>
                <bdi>{campaign.ngo.name}</bdi>
              </a>
              {campaign.ngo.verified ? <VerifiedBadge /> : null}
            </p>
            {campaign.ngo.suspended ? (
              <Notice kind="warn" role="note" className="mt-8">
                {translator(locale, "campaigns")("suspended")}
              </Notice>
            ) : null}
            <div className="mt-8">
              <UpdateArticle locale={locale} seed={campaign.slug} update={update} />
            </div>
          </article>
          <p className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a className={buttonVariants({ variant: "outline" })} href={pathOf(campaignAt)}>
              <ArrowLeft className="size-5 shrink-0" aria-hidden="true" /> <span>{t("back")}</span>
            </a>
            <a className="font-bold" href={pathOf(list)}>
              {t("more")}
            </a>
          </p>
        </div>
        <JsonLd things={[structuredData, trail]} />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

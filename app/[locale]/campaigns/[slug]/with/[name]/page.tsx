import type { Metadata } from "next";
import { cookies } from "next/headers";
import { DonatePanel } from "@/components/donations/donate-panel";
import { emptyStart, startingFrom } from "@/components/donations/donation-labels";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SupporterPage, takesGifts } from "@/components/supporters/supporter-page";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { namedSupporters } from "@/lib/donations/supporters-queries";
import { readTypedDonation, typedDonationCookie } from "@/lib/checkout/typed-donation";
import { env } from "@/lib/env";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { SearchParams } from "@/lib/listing/address";
import { publicNeeds } from "@/lib/needs/queries";
import { publicMetadata, summary } from "@/lib/share/page-metadata";
import { supporterShareUrl } from "@/lib/share/urls";
import { breadcrumbs, donateAction, organisation } from "@/lib/structured-data";
import { supporterPath, supportersPath } from "@/lib/supporters/rules";
import { askedPage, readSupporter, type PageParams } from "./_read";

export const dynamic = "force-dynamic";

type Props = { params: PageParams; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, slug, name } = await params;
  const locale = asLocale(localeParam);
  const found = await readSupporter(pathText(slug), pathText(name), locale);
  if (!found) return { title: "404", robots: { index: false } };
  const { campaign, page } = found;
  const t = translator(locale, "supporters");
  const names = { name: page.name, campaign: campaign.title, ngo: campaign.ngo.name };
  return {
    ...publicMetadata(locale, supporterPath(campaign.slug, page.address), {
      title: t("page.heading", names),
      description: summary(page.words || t("page.description", names)),
      type: "article",
      image: supporterShareUrl(locale, campaign.slug, page.address),
    }),
    // anybody can open a page, so one without donations is not indexed
    ...(page.gifts > 0 && !page.ended ? {} : { robots: { index: false } }),
  };
}

/** A supporter's own page: their words, what it raised, and the form; donations go to the campaign. */
export default async function SupporterRoute({ params, searchParams }: Props) {
  const { locale, path, campaign, page } = await askedPage(params);
  const [named, needs, query] = await Promise.all([
    readOrFail("campaignFetchFailed", locale, () => namedSupporters({ supporterPageId: page.id })),
    publicNeeds(campaign),
    searchParams,
  ]);
  const t = translator(locale, "supporters");
  const pathOf = (bare: string) => localePath(locale, bare);
  const urlOf = (bare: string) => env.appUrl + pathOf(bare);
  const campaignAt = `/campaigns/${campaign.slug}`;
  const list = supportersPath(campaign.slug);
  const campaigns = translator(locale, "campaigns")("title");
  const heading = t("page.heading", { name: page.name, campaign: campaign.title });
  const open = takesGifts({ campaign, page });
  const typed = open
    ? await readTypedDonation((await cookies()).get(typedDonationCookie)?.value, campaign.slug)
    : null;
  const trail = breadcrumbs([
    { name: campaigns, url: urlOf("/campaigns") },
    { name: campaign.title, url: urlOf(campaignAt) },
    { name: t("list.heading"), url: urlOf(list) },
    { name: page.name, url: urlOf(path) },
  ]);
  const structuredData = donateAction({
    name: heading,
    description:
      page.words ||
      t("page.description", { name: page.name, campaign: campaign.title, ngo: campaign.ngo.name }),
    target: urlOf(path),
    recipient: organisation({
      name: campaign.ngo.name,
      url: urlOf(`/ngo-campaigns/${campaign.ngo.id}`),
    }),
  });
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={page.id} />
      {env.sandbox && open ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div className="wrap pb-section">
          <Breadcrumbs
            label={translator(locale, "ngos")("breadcrumb")}
            trail={[
              { href: pathOf("/campaigns"), label: campaigns },
              { href: pathOf(campaignAt), label: campaign.title },
              { href: pathOf(list), label: t("list.heading") },
            ]}
            current={page.name}
          />
          <header className="pt-2 pb-8">
            <h1 className="max-w-[18em] text-h2 text-balance wrap-anywhere">{heading}</h1>
            <p className="mt-[1.1rem] flex flex-wrap items-center gap-[0.55rem] text-lead text-pretty text-soft">
              <a href={pathOf(campaignAt)} className="font-bold text-fg">
                <bdi>{campaign.title}</bdi>
              </a>{" "}
              {t("page.by")}{" "}
              <a href={pathOf(`/ngo-campaigns/${campaign.ngo.id}`)} className="font-bold text-fg">
                <bdi>{campaign.ngo.name}</bdi>
              </a>
              {campaign.ngo.verified ? <VerifiedBadge /> : null}
            </p>
          </header>
          <SupporterPage
            locale={locale}
            campaign={campaign}
            page={page}
            named={named}
            url={urlOf(path)}
          />
          {open ? (
            <section className="mt-section border-t-2 border-ink pt-8" aria-labelledby="give">
              <h2 id="give" className="scroll-mt-6 text-h2">
                {t("page.give")}
              </h2>
              <p className="mt-2 mb-8 text-lead text-pretty text-soft">
                {t("page.giveText", { ngo: campaign.ngo.name, name: page.name })}
              </p>
              <DonatePanel
                locale={locale}
                campaign={campaign}
                start={{ ...startingFrom(typed ?? emptyStart, query), supporter: page.address }}
                canceled={false}
                needs={needs}
                need={query["need"]}
              />
            </section>
          ) : null}
          <p className="mt-12 text-small">
            <a href={pathOf(`${path}/report`)} rel="nofollow">
              {t("page.report")}
            </a>
          </p>
        </div>
        <JsonLd things={open ? [structuredData, trail] : [trail]} />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

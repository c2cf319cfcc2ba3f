import type { Metadata } from "next";
import { ArrowLeft } from "lucide-react";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { coverOf } from "@/components/campaigns/campaign-labels";
import { PrintButton } from "@/components/campaigns/print-button";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CoverImage } from "@/components/ui/cover-image";
import { brandClass, Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { publicCampaign } from "@/lib/campaigns/queries";
import { causeLabel } from "@/lib/cause-label";
import { env } from "@/lib/env";
import { campaignPath, fundPath, fundSlug } from "@/lib/fund";
import { readOrFail } from "@/lib/http/page-read";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { langProps } from "@/lib/campaigns/languages";
import { translator } from "@/lib/i18n/translator";
import { qrUrl } from "@/lib/share/urls";
import { site } from "@/lib/site";

export const revalidate = 10;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; slug: string }> };

const read = cache((slug: string, locale: Locale) =>
  readOrFail("campaignFetchFailed", locale, () => publicCampaign(slug, locale)),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const campaign = await read(pathText(slug), locale);
  const title = translator(locale, "campaigns")("posterTitle", { title: campaign?.title ?? "" });
  return { title: campaign ? title : "404", robots: { index: false } };
}

/** An A4 poster: cover, title, QR code and the campaign's pattern. Everything else is hidden in print. */
export default async function PosterPage({ params }: Props) {
  const { locale: localeParam, slug } = await params;
  const locale = asLocale(localeParam);
  const asked = pathText(slug);
  const campaign = await read(asked, locale);
  if (!campaign) notFound();
  if (campaign.slug === fundSlug) permanentRedirect(localePath(locale, fundPath));
  if (campaign.slug !== asked)
    permanentRedirect(localePath(locale, `/campaigns/${campaign.slug}/poster`));
  const t = translator(locale, "campaigns");
  const address = localePath(locale, campaignPath(campaign.slug));
  return (
    <>
      <div className="print:hidden">
        <SiteHeader
          locale={locale}
          path={`/campaigns/${campaign.slug}/poster`}
          seed={campaign.slug}
        />
      </div>
      <main id="main">
        <div className="wrap pt-6 print:hidden">
          <a
            className="inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
            href={address}
          >
            <ArrowLeft className="size-5 shrink-0" aria-hidden="true" />{" "}
            <span>{t("posterBack")}</span>
          </a>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <PrintButton label={t("posterPrint")} />
            <p className="text-soft">{t("posterHint")}</p>
          </div>
        </div>
        <div className="wrap pt-8 pb-section print:max-w-none print:p-0">
          <article
            data-slot="poster"
            className="mx-auto flex max-w-[46rem] flex-col border border-rule bg-white text-ink sm:aspect-[210/297] print:aspect-auto print:h-[258mm] print:max-w-none print:border-0 print:[print-color-adjust:exact]"
          >
            <PatternBand seed={campaign.slug} className="h-8 shrink-0 woven-x" />
            <CoverImage
              className="aspect-[1200/630] w-full shrink-0 object-cover"
              seed={campaign.slug}
              cause={causeLabel(campaign.cause, locale)}
              {...coverOf(campaign.image)}
              alt=""
              none=""
              eager
              sizes="(min-width: 50rem) 46rem, 100vw"
            />
            <PatternBand seed={campaign.slug} className="h-8 shrink-0 woven-x" />
            <div className="flex flex-1 flex-col px-8 pt-8 pb-6 print:px-0">
              <h1
                lang={langProps(campaign.language, locale).lang}
                className="text-[clamp(2rem,6vw,3.4rem)] leading-[1.02] wrap-anywhere"
              >
                <bdi>{campaign.title}</bdi>
              </h1>
              <p className="mt-4 flex flex-wrap items-center gap-2 text-lead">
                {t("by")}{" "}
                <b>
                  <bdi>{campaign.ngo.name}</bdi>
                </b>
                {campaign.ngo.verified ? (
                  <>
                    <VerifiedBadge /> {t("verified")}
                  </>
                ) : null}
              </p>
              <div className="mt-auto flex flex-wrap items-end gap-x-8 gap-y-5 pt-8">
                <img
                  className="size-52 shrink-0"
                  src={`${qrUrl(locale, campaign.slug)}.svg`}
                  alt={translator(locale, "success")("qr")}
                  width={208}
                  height={208}
                />
                <div className="min-w-0 flex-[1_1_14rem] pb-3">
                  <p className="font-display text-h3 leading-[1.1] font-bold text-balance">
                    {t("posterScan")}
                  </p>
                  <p className="mt-3 wrap-anywhere">
                    <bdi>{`${env.appUrl}${address}`.replace(/^https?:\/\//, "")}</bdi>
                  </p>
                  <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
                    <span className={brandClass}>
                      <Logo name={site.name} />
                    </span>
                    <span>{t("noFee")}</span>
                  </p>
                </div>
              </div>
            </div>
          </article>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

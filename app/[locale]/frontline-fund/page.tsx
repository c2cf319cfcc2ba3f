import { Stats } from "@/components/ui/stats";
import { PatternBand } from "@/components/ui/pattern-band";
import { kickerClass } from "@/components/ui/kicker";
import { cn } from "@/components/ui/cn";
import type { Metadata } from "next";
import { DonationDialog } from "@/components/donations/donation-dialog";
import { FundFigures } from "@/components/fund/fund-figures";
import { GiveButton } from "@/components/fund/give-button";
import { DonorFaq } from "@/components/fund/faq";
import { FundVoices } from "@/components/fund/voices";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { env } from "@/lib/env";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { countText } from "@/lib/format";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";
import { breadcrumbs, donateAction, operator } from "@/lib/structured-data";
import { fundPath } from "@/lib/fund";
import { fundFigures } from "@/lib/statistics/public-queries";

export const revalidate = 30;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "fund");
  return publicMetadata(locale, fundPath, {
    title: t("title"),
    description: t("description"),
    forms: {
      "application/json+oembed": [{ url: `${oembed(locale)}&format=json`, title: t("title") }],
      "text/xml+oembed": [{ url: `${oembed(locale)}&format=xml`, title: t("title") }],
    },
  });
}

const here = (locale: Locale) => `${env.appUrl}${localePath(locale, fundPath)}`;
const oembed = (locale: Locale) => `${env.appUrl}/oembed?url=${encodeURIComponent(here(locale))}`;
export default async function FrontlineFundPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "fund");
  const figures = await fundFigures();
  return (
    <>
      <SiteHeader locale={locale} path={fundPath} />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div id="came-back" className="wrap hidden scroll-mt-48 py-5 target:block">
          <Notice kind="info">
            {translator(locale, "donate")("canceled")}{" "}
            <a href={`${localePath(locale, `${fundPath}/donate`)}?canceled=1`}>
              {translator(locale, "donate")("backToForm")}
            </a>
          </Notice>
        </div>
        <section className="on-dark lg:overflow-hidden">
          <div className="relative wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-[clamp(3rem,2rem+4vw,6rem)] lg:min-h-160 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:pt-0">
            <div>
              <p className={cn(kickerClass, "text-fg")}>{t("kicker")}</p>
              <h1 className="pe-[0.3em] text-mega">{t("title")}</h1>
              <p className="mt-6 mb-9 max-w-[28em] text-lead text-pretty text-soft">
                {t("tagline")}
              </p>
              <div className="flex flex-wrap items-center gap-3 gap-x-6 gap-y-4">
                <GiveButton href={localePath(locale, `${fundPath}/donate`)}>
                  {t("donateNow")}
                </GiveButton>
                <p className="max-w-[17em] leading-[1.35] font-semibold">{t("promise")}</p>
              </div>
              <p className="mt-5 max-w-[34em] text-micro text-mute">{t("promiseNote")}</p>
            </div>
            <div
              className="-mx-margin grid auto-rows-[clamp(44px,8vw,86px)] lg:absolute lg:inset-y-0 lg:start-[61%] lg:end-[calc(50%-50vw-4rem)] lg:mx-0 lg:origin-[100%_50%] lg:scale-[1.16] lg:-skew-y-8 lg:auto-rows-[1fr]"
              aria-hidden="true"
            >
              {Array.from({ length: 7 }, (_, i) => (
                <PatternBand key={i} seed={`frontline-${i}`} cols={14} className="h-full woven-x" />
              ))}
            </div>
          </div>
        </section>

        <FundFigures locale={locale} figures={figures} />
        <FundVoices locale={locale} />
        <section aria-labelledby="truth">
          <div className="on-dark">
            <PatternBand seed="the-hard-truth" className="h-10 woven-x" />
            <div className="wrap py-section pb-16">
              <h2 id="truth" className="mb-12 text-mega">
                {t("truth")}
              </h2>
              <div className="grid gap-x-12 gap-y-4 pb-12 md:grid-cols-[minmax(0,auto)_minmax(0,26rem)]">
                <p className="font-display text-[min(clamp(7rem,3rem+19vw,19rem),36vw)] leading-[0.78] font-bold tracking-[-0.04em] text-gold normal-nums lg:text-[clamp(7rem,3rem+19vw,19rem)]">
                  {countText(site.counts.ngosLostFunding, locale)}
                </p>
                <p className="self-end text-lead text-pretty text-fg">{t("truthText")}</p>
              </div>
              <Stats
                className="border-t border-rule"
                items={[
                  {
                    key: "projects",
                    figure: countText(site.counts.projectsFunded, locale),
                    label: t("projects"),
                  },
                  {
                    key: "volunteers",
                    figure: countText(site.counts.volunteersRecruited, locale),
                    label: t("volunteers"),
                  },
                  {
                    key: "donors",
                    figure: countText(site.counts.donorsWorldwide, locale),
                    label: t("donors"),
                  },
                ]}
              />
            </div>
          </div>
          <div className="on-gold">
            <div className="wrap">
              <div className="grid lg:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
                {(["panelMission", "panelFund", "panelYou"] as const).map((key) => (
                  <article
                    key={key}
                    className="min-w-0 border-rule py-12 not-first:border-t lg:py-16 lg:pe-10 lg:not-first:border-s lg:not-first:border-t-0 lg:not-first:ps-10 print:break-inside-avoid"
                  >
                    <h3 className="text-h2">{t(key)}</h3>
                    <p className="mt-[0.8rem] max-w-[24em] text-story leading-[1.45]">
                      {t(`${key}Text`)}
                    </p>
                    {key === "panelYou" ? (
                      <div className="mt-5">
                        <GiveButton href={localePath(locale, "/frontline-fund/donate")}>
                          {t("donateNow")}
                        </GiveButton>
                      </div>
                    ) : null}
                  </article>
                ))}
              </div>
            </div>
          </div>
          <div className="wrap py-section">
            <h3 className="sr-only">{t("trustLabel")}</h3>
            <dl className="border-t-3 border-leaf">
              {trustOf(locale).map(([title, text]) => (
                <div
                  key={title}
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 border-b border-rule py-7 lg:grid-cols-[7fr_5fr] lg:items-center"
                >
                  <dt className="font-display text-h2 font-bold text-balance max-[22.5rem]:hyphens-auto">
                    {title}
                  </dt>
                  <dd className="max-w-[34em] text-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>

        <section className="py-section pt-0" aria-labelledby="fund-how">
          <div className="wrap">
            <h2 id="fund-how" className="mb-8 text-h2">
              {t("howHeading")}
            </h2>
            <ol className="grid grid-cols-12 gap-x-gutter gap-y-8">
              {(["how1", "how2", "how3"] as const).map((key, i) => (
                <li
                  key={key}
                  className="col-span-full min-w-0 border-t-5 border-ink pt-[1.1rem] md:col-span-6 lg:col-span-4"
                >
                  <h3 className="text-h3">
                    {i + 1}. {t(key)}
                  </h3>
                  <p className="mt-[0.6rem] text-soft">{t(`${key}Text`)}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>

        <DonorFaq locale={locale} />
        <JsonLd
          things={[
            donateAction({
              name: t("title"),
              description: t("description"),
              target: here(locale),
              recipient: operator(env.appUrl),
            }),
            breadcrumbs([
              { name: site.name, url: `${env.appUrl}${localePath(locale, "/")}` },
              { name: t("title"), url: here(locale) },
            ]),
          ]}
        />
      </main>
      <SiteFooter locale={locale} />
      <DonationDialog locale={locale} title={t("title")} cardOnly />
    </>
  );
}

/** What a donor can rely on; only lists what the operator offers. */
function trustOf(locale: Locale): [title: string, text: string][] {
  const t = translator(locale, "fund");
  const trust: [string, string][] = [];
  const where = deductibleWhere(locale);
  if (where)
    trust.push([t("trustTax"), t("trustTaxText", { legalForm: site.legalForm[locale], where })]);
  if (site.features.impactUpdates) trust.push([t("trustUpdates"), t("trustUpdatesText")]);
  return [...trust, [t("trustVetted"), t("trustVettedText")]];
}

import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { Features } from "@/components/landing/features";
import { HeroCloth } from "@/components/landing/hero-cloth";
import { Threads, Weaving } from "@/components/landing/threads";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { kickerClass } from "@/components/ui/kicker";
import { PatternBand } from "@/components/ui/pattern-band";
import { Stats } from "@/components/ui/stats";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { env } from "@/lib/env";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { quoted } from "@/lib/i18n/marks";
import { sceneUrl } from "@/lib/patterns/urls";
import { countText } from "@/lib/money/money";
import { site } from "@/lib/site";
import { landingQuotes } from "@/lib/site-voices";
import { operator } from "@/lib/structured-data";
import { fundPath } from "@/lib/fund";

export const revalidate = 30;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "landing");
  return publicMetadata(locale, "/", {
    title: t("title"),
    description: t("description"),
    absoluteTitle: true,
    forms: { "application/rss+xml": [{ url: "/feed.xml", title: site.name }] },
  });
}

const stepArt =
  "warp relative mb-[0.6rem] h-[216px] overflow-hidden border-b-4 border-ink [--warp-gap:12px] [--warp-ink:var(--color-ink)] [--warp-line:1.5px] max-md:hidden";
const stepClass =
  "grid content-start gap-[0.9rem] max-md:gap-2 max-md:pb-8 max-md:pl-5 max-md:last:pb-0";
const stepText = "max-w-[24em] pr-6 text-soft";

export default async function LandingPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "landing");
  const [partner, donor, leader] = landingQuotes(locale);
  const stats: [string, string][] = [
    [countText(site.counts.ngosLostFunding, locale), t("statNgos")],
    [countText(site.counts.projectsFunded, locale), t("statProjects")],
    [countText(site.counts.volunteersRecruited, locale), t("statVolunteers")],
    [countText(site.counts.donorsWorldwide, locale), t("statDonors")],
  ];
  return (
    <>
      <SiteHeader locale={locale} path="/" />
      <main id="main">
        <section data-slot="hero" className="relative overflow-hidden">
          <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:min-h-180 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16">
            <div className="relative z-2 pt-[clamp(2.5rem,1rem+5vw,6rem)] pb-[clamp(2.5rem,1rem+4vw,5rem)] lg:pt-22 lg:pb-24">
              <p className="mb-6 flex items-baseline gap-3 text-body font-semibold text-soft">
                <span>
                  <b className="text-fg">{site.name}</b>, {t("eyebrow")}
                </span>
              </p>
              <h1 className="text-mega">{t("heading")}</h1>
              <p className="mt-7 mb-9 max-w-[31em] text-lead text-pretty text-soft">{t("lead")}</p>
              <div className="flex flex-wrap gap-[0.9rem] max-xs:[&>a]:flex-[1_1_100%]">
                <a
                  className={buttonVariants({ size: "lg" })}
                  href={localePath(locale, "/campaigns")}
                >
                  {t("findCause")}
                </a>
                <a
                  className={buttonVariants({ variant: "outline", size: "lg" })}
                  href={localePath(locale, "/signup")}
                >
                  {t("startCampaign")}
                </a>
              </div>
              <ul className="mt-8 flex flex-wrap gap-x-7 gap-y-2 text-small font-semibold text-soft">
                {[t("assureVerified"), t("assureFee"), t("assureReceipt")].map((line) => (
                  <li key={line} className="flex items-center gap-2">
                    <VerifiedBadge /> {line}
                  </li>
                ))}
              </ul>
            </div>
            <HeroCloth />
          </div>
        </section>

        <section className="on-dark" aria-label={t("statsLabel")}>
          <div className="wrap">
            <Stats items={stats.map(([figure, label]) => ({ figure, label, key: label }))} />
          </div>
        </section>

        <section aria-labelledby="problem">
          <Threads label={t("threadsLabel")} />
          <div className="wrap pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-24">
            <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
              <div className="col-span-full min-w-0 md:col-span-6">
                <p className={kickerClass}>{t("problemKicker")}</p>
                <h2 id="problem" className="text-h1">
                  {t("problemHeading")}
                </h2>
              </div>
              <div className="col-span-full min-w-0 space-y-[1.1rem] self-end md:col-span-6">
                <p className="text-lead text-pretty text-soft">{t("problemLead")}</p>
                <p className="text-soft">
                  {t("problemText")}{" "}
                  <a href={localePath(locale, fundPath)} className="font-bold text-fg">
                    {t("problemLink")}
                  </a>
                  {t("problemLinkAfter")}
                </p>
                <p className="text-micro text-mute">{t("problemNote")}</p>
              </div>
            </div>
          </div>
        </section>

        <section aria-labelledby="solution">
          <div className="wrap pb-16">
            <hr className="mb-24 border-t border-rule" />
            <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
              <div className="col-span-full">
                <p className={kickerClass}>{t("solutionKicker")}</p>
                <h2 id="solution" className="mb-8 text-mega">
                  {t("solutionHeading")}
                </h2>
              </div>
              {(
                [
                  ["solution1", "border-leaf"],
                  ["solution2", "border-gold"],
                  ["solution3", "border-clay"],
                ] as const
              ).map(([key, colour]) => (
                <div
                  key={key}
                  className={cn(
                    "col-span-full min-w-0 border-t-5 pt-[1.1rem] md:col-span-6 lg:col-span-4",
                    colour,
                  )}
                >
                  <h3 className="text-h3">{t(key)}</h3>
                  <p className="mt-[0.6rem] text-soft">{t(`${key}Text`)}</p>
                </div>
              ))}
              {site.taxExempt || site.features.impactUpdates ? (
                <p className="col-span-full min-w-0 text-soft">
                  {[
                    site.taxExempt ? t("taxDeductible") : "",
                    site.features.impactUpdates ? t("impactUpdates") : "",
                  ]
                    .filter(Boolean)
                    .join(" ")}
                </p>
              ) : null}
            </div>
          </div>
          <Weaving />
          <PatternBand
            seed="all-pull-together-woven"
            cols={16}
            className="h-[clamp(56px,7vw,96px)] woven-x"
          />
        </section>

        <section className="py-section" aria-labelledby="features">
          <div className="wrap">
            <div className="mb-12 grid grid-cols-12 gap-x-gutter gap-y-8">
              <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
                <h2 id="features" className="text-h2">
                  {t("featuresHeading")}
                </h2>
              </div>
            </div>
            <Features locale={locale} />
          </div>
        </section>

        <section className="bg-sunk py-section" aria-labelledby="how">
          <div className="wrap">
            <h2 id="how" className="mb-12 text-h1">
              {t("howHeading")}
            </h2>
            <PatternBand seed="launch-9" cols={8} className="mb-8 h-18 woven-x md:hidden" />
            <ol className="grid max-md:border-l-3 max-md:border-ink md:grid-cols-3 md:gap-y-12">
              <li className={stepClass}>
                <div className={stepArt} aria-hidden="true" />
                <h3 className="text-h3">1. {t("step1")}</h3>
                <p className={stepText}>{t("step1Text")}</p>
              </li>
              <li className={stepClass}>
                <div className={stepArt} aria-hidden="true">
                  <PatternBand
                    seed="launch-9"
                    cols={6}
                    className="absolute inset-x-0 bottom-0 h-[48%] woven-x"
                  />
                </div>
                <h3 className="text-h3">2. {t("step2")}</h3>
                <p className={stepText}>{t("step2Text")}</p>
              </li>
              <li className={stepClass}>
                <div className={stepArt} aria-hidden="true">
                  <div className="absolute inset-x-0 bottom-0 grid h-full grid-rows-[1fr_1fr_48%]">
                    {["share-16", "reach-10", "launch-9"].map((seed) => (
                      <PatternBand key={seed} seed={seed} cols={6} className="h-full woven-x" />
                    ))}
                  </div>
                </div>
                <h3 className="text-h3">3. {t("step3")}</h3>
                <p className={stepText}>{t("step3Text")}</p>
              </li>
            </ol>
          </div>
        </section>

        <section className="py-section" aria-labelledby="voices">
          <div className="wrap">
            <h2 id="voices" className="mb-12 text-h1">
              {t("voicesHeading")}
            </h2>
            <div className="grid gap-gutter lg:grid-cols-[7fr_5fr] lg:grid-rows-2">
              {[partner!, donor!, leader!].map((quote, i) => (
                <div
                  className={cn(
                    "flex flex-col border border-rule bg-surface",
                    i === 0 && "lg:row-span-2",
                  )}
                  key={quote.author}
                >
                  {i === 0 ? (
                    <img
                      src={sceneUrl("bicycle")}
                      alt=""
                      width={1200}
                      height={520}
                      loading="lazy"
                      className="aspect-[1200/520] w-full object-cover"
                      data-no-fallback
                    />
                  ) : (
                    <PatternBand
                      seed={i === 1 ? "quote-4" : "quote-11"}
                      className="h-5 woven-x max-md:hidden"
                    />
                  )}
                  <figure
                    className={cn(
                      "print:break-inside-avoid",
                      "flex flex-1 flex-col justify-between p-7",
                      i === 0 ? "lg:p-10" : "lg:p-8",
                    )}
                  >
                    <blockquote
                      className={cn(
                        "font-display text-[1.5rem] leading-[1.22] font-bold tracking-[-0.004em] text-pretty",
                        i === 0
                          ? "lg:text-[2.375rem] lg:leading-[1.1]"
                          : "lg:text-[1.875rem] lg:leading-[1.14]",
                      )}
                    >
                      {quoted(quote.quote, locale)}
                    </blockquote>
                    <figcaption className="mt-6 text-dense text-soft">
                      <b className="block text-fg">{quote.author}</b>
                      {quote.title}, {quote.location}
                    </figcaption>
                  </figure>
                </div>
              ))}
            </div>
          </div>
        </section>

        <section className="on-gold" aria-labelledby="close">
          <PatternBand seed="closing" className="h-10 woven-x" />
          <div className="wrap py-section">
            <div className="grid grid-cols-12 items-end gap-x-gutter gap-y-8">
              <div className="col-span-full min-w-0 lg:col-span-7 print:col-span-full">
                <h2 id="close" className="text-h1">
                  {t("closingHeading")}
                </h2>
              </div>
              <div className="col-span-full min-w-0 lg:col-span-5">
                <label
                  className="mb-[0.6rem] block text-small leading-[1.3] font-bold"
                  htmlFor="closing-email"
                >
                  {t("emailLabel")}
                </label>
                <form
                  className="flex flex-wrap gap-[0.6rem]"
                  action={localePath(locale, "/signup")}
                  method="get"
                >
                  <Input
                    className="min-h-15 w-auto min-w-0 flex-[1_1_15rem]"
                    id="closing-email"
                    name="email"
                    type="email"
                    autoComplete="email"
                    placeholder={t("emailPlaceholder")}
                  />
                  <button className={buttonVariants({ size: "lg" })} type="submit">
                    {t("getStarted")}
                  </button>
                </form>
                <p className="mt-[0.8rem] text-micro text-mute">{t("closingNote")}</p>
              </div>
            </div>
          </div>
        </section>
        <JsonLd
          things={[
            operator(env.appUrl),
            {
              "@type": "WebSite",
              name: site.name,
              url: `${env.appUrl}${localePath(locale, "/")}`,
              inLanguage: locale,
              publisher: { "@id": `${env.appUrl}/#operator` },
            },
          ]}
        />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

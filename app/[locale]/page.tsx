import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { Closing } from "@/components/landing/closing";
import { Features } from "@/components/landing/features";
import { HeroCloth } from "@/components/landing/hero-cloth";
import { HowItWorks } from "@/components/landing/how-it-works";
import { EndingSoonest, VerifiedOrganisations } from "@/components/landing/open-now";
import { landingData } from "@/app/[locale]/_landing-data";
import { readOrFail } from "@/lib/http/page-read";
import { Threads, Weaving } from "@/components/landing/threads";
import { Voices } from "@/components/landing/voices";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { cn } from "@/components/ui/cn";
import { kickerClass } from "@/components/ui/kicker";
import { PatternBand } from "@/components/ui/pattern-band";
import { Stats } from "@/components/ui/stats";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { env } from "@/lib/env";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { countText } from "@/lib/format";
import { deductibleWhere } from "@/lib/deductible";
import { site } from "@/lib/site";
import { operator } from "@/lib/structured-data";
import { fundPath } from "@/lib/fund";
import { commaOf } from "@/lib/i18n/marks";
import { Held } from "@/components/ui/held";

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

export default async function LandingPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "landing");
  const where = deductibleWhere(locale);
  const { campaigns, totals, ngos, ngoCount } = await readOrFail(
    "campaignsFetchFailed",
    locale,
    () => landingData(locale),
  );
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
                  <b className="text-fg">{site.name}</b>
                  {commaOf(locale)}
                  {t("eyebrow")}
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
            {totals.raisedCents > 0 ? (
              <p className="border-t border-rule py-6" data-slot="raised-so-far">
                <b className="font-display text-h3 leading-none text-good normal-nums">
                  {formatUsd(totals.raisedCents, locale)}
                </b>{" "}
                {t("raisedIn", { n: totals.campaigns })}
              </p>
            ) : null}
          </div>
        </section>

        <EndingSoonest locale={locale} campaigns={campaigns} total={totals.campaigns} />
        <VerifiedOrganisations locale={locale} ngos={ngos} total={ngoCount} />

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
              <div className="col-span-full min-w-0 space-y-4 self-end md:col-span-6">
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
                    "col-span-full min-w-0 border-t-5 pt-[1.1rem] md:col-span-4",
                    colour,
                  )}
                >
                  <h3 className="text-h3">{t(key)}</h3>
                  <p className="mt-[0.6rem] text-soft">
                    <Held>{t(`${key}Text`)}</Held>
                  </p>
                </div>
              ))}
              {where || site.features.impactUpdates ? (
                <p className="col-span-full min-w-0 text-soft">
                  {[
                    where ? t("taxDeductible", { where }) : "",
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

        <HowItWorks locale={locale} />
        <Voices locale={locale} />
        <Closing locale={locale} />
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

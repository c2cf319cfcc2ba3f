import type { Metadata } from "next";
import { Features } from "@/components/landing/features";
import { HeroCloth } from "@/components/landing/hero-cloth";
import { Threads, Weaving } from "@/components/landing/threads";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { env } from "@/lib/env";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { quoted } from "@/lib/i18n/marks";
import { sceneUrl, stripUrl } from "@/lib/patterns/urls";
import { countText } from "@/lib/money/money";
import { site } from "@/lib/site";
import { landingQuotes } from "@/lib/site-voices";
import { operator } from "@/lib/structured-data";

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

const band = (seed: string, height: string, cols = 12): React.CSSProperties =>
  ({
    "--h": height,
    "--strip": `url("${stripUrl(seed, { cols, rows: 1 })}")`,
  }) as React.CSSProperties;

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
        <section className="hero">
          <div className="hero__in wrap">
            <div className="hero__text">
              <p className="hero__eye">
                <span>
                  <b>{site.name}</b>, {t("eyebrow")}
                </span>
              </p>
              <h1 className="mega">{t("heading")}</h1>
              <p className="lead">{t("lead")}</p>
              <div className="hero__ctas">
                <a className="btn btn--go btn--lg" href={localePath(locale, "/campaigns")}>
                  {t("findCause")}
                </a>
                <a className="btn btn--line btn--lg" href={localePath(locale, "/signup")}>
                  {t("startCampaign")}
                </a>
              </div>
              <ul className="assure">
                {[t("assureVerified"), t("assureFee"), t("assureReceipt")].map((line) => (
                  <li key={line}>
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
            <div className="stats">
              {stats.map(([figure, label]) => (
                <div key={label}>
                  <div className="figure">{figure}</div>
                  <p>{label}</p>
                </div>
              ))}
            </div>
          </div>
        </section>

        <section aria-labelledby="problem">
          <Threads label={t("threadsLabel")} />
          <div className="wrap" style={{ paddingBlock: "clamp(1.5rem,1rem + 2vw,3rem) var(--s9)" }}>
            <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
              <div className="c-6">
                <p className="kicker">{t("problemKicker")}</p>
                <h2 id="problem" className="h1">
                  {t("problemHeading")}
                </h2>
              </div>
              <div
                className="c-6 stack"
                style={{ "--gap": "1.1em", alignSelf: "end" } as React.CSSProperties}
              >
                <p className="lead">{t("problemLead")}</p>
                <p className="soft">
                  {t("problemText")}{" "}
                  <a
                    href={localePath(locale, "/frontline-fund")}
                    style={{ fontWeight: 700, color: "var(--fg)" }}
                  >
                    {t("problemLink")}
                  </a>
                  {t("problemLinkAfter")}
                </p>
                <p className="micro mute">{t("problemNote")}</p>
              </div>
            </div>
          </div>
        </section>

        <section aria-labelledby="solution">
          <div className="wrap" style={{ paddingBottom: "var(--s8)" }}>
            <hr className="hr" style={{ marginBottom: "var(--s9)" }} />
            <div className="grid grid-cols-12 gap-x-gutter gap-y-8">
              <div style={{ gridColumn: "1/-1" }}>
                <p className="kicker">{t("solutionKicker")}</p>
                <h2 id="solution" className="mega" style={{ marginBottom: "var(--s6)" }}>
                  {t("solutionHeading")}
                </h2>
              </div>
              {(
                [
                  ["solution1", "var(--leaf)"],
                  ["solution2", "var(--gold)"],
                  ["solution3", "var(--action)"],
                ] as const
              ).map(([key, colour]) => (
                <div
                  key={key}
                  className="c-4"
                  style={{ borderTop: `5px solid ${colour}`, paddingTop: "1.1rem" }}
                >
                  <h3>{t(key)}</h3>
                  <p className="soft" style={{ marginTop: ".6rem" }}>
                    {t(`${key}Text`)}
                  </p>
                </div>
              ))}
              {site.taxExempt || site.features.impactUpdates ? (
                <p className="c-12 soft">
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
          <div
            className="band"
            style={band("all-pull-together-woven", "clamp(56px,7vw,96px)", 16)}
            aria-hidden="true"
          />
        </section>

        <section className="section" aria-labelledby="features">
          <div className="wrap">
            <div
              className="grid grid-cols-12 gap-x-gutter gap-y-8"
              style={{ marginBottom: "var(--s7)" }}
            >
              <div className="c-7">
                <h2 id="features">{t("featuresHeading")}</h2>
              </div>
            </div>
            <Features locale={locale} />
          </div>
        </section>

        <section className="section" style={{ background: "var(--sunk)" }} aria-labelledby="how">
          <div className="wrap">
            <h2 id="how" className="h1" style={{ marginBottom: "var(--s7)" }}>
              {t("howHeading")}
            </h2>
            <div
              className="band steps__cloth"
              style={band("launch-9", "72px", 8)}
              aria-hidden="true"
            />
            <ol className="steps">
              <li>
                <div className="art" aria-hidden="true" />
                <h3>1. {t("step1")}</h3>
                <p className="soft p">{t("step1Text")}</p>
              </li>
              <li>
                <div className="art" aria-hidden="true">
                  <div className="band" style={band("launch-9", "48%", 6)} />
                </div>
                <h3>2. {t("step2")}</h3>
                <p className="soft p">{t("step2Text")}</p>
              </li>
              <li>
                <div className="art" aria-hidden="true">
                  <div style={{ height: "100%", display: "grid", gridTemplateRows: "1fr 1fr 48%" }}>
                    {["share-16", "reach-10", "launch-9"].map((seed) => (
                      <span key={seed} className="band" style={band(seed, "100%", 6)} />
                    ))}
                  </div>
                </div>
                <h3>3. {t("step3")}</h3>
                <p className="soft p">{t("step3Text")}</p>
              </li>
            </ol>
          </div>
        </section>

        <section className="section" aria-labelledby="voices">
          <div className="wrap">
            <h2 id="voices" className="h1" style={{ marginBottom: "var(--s7)" }}>
              {t("voicesHeading")}
            </h2>
            <div className="quotes quotes--3">
              {[partner!, donor!, leader!].map((quote, i) => (
                <div className="quote" key={quote.author}>
                  {i === 0 ? (
                    <img
                      src={sceneUrl("bicycle")}
                      alt=""
                      width={1200}
                      height={520}
                      loading="lazy"
                      style={{ aspectRatio: "1200/520", objectFit: "cover", width: "100%" }}
                      data-no-fallback
                    />
                  ) : (
                    <div
                      className="band"
                      style={band(i === 1 ? "quote-4" : "quote-11", "20px")}
                      aria-hidden="true"
                    />
                  )}
                  <figure className="quote__b">
                    <blockquote>{quoted(quote.quote, locale)}</blockquote>
                    <figcaption>
                      <b>{quote.author}</b>
                      {quote.title}, {quote.location}
                    </figcaption>
                  </figure>
                </div>
              ))}
            </div>
          </div>
        </section>

        <section className="on-gold" aria-labelledby="close">
          <div className="band" style={band("closing", "40px")} aria-hidden="true" />
          <div className="section wrap">
            <div className="grid grid-cols-12 gap-x-gutter gap-y-8" style={{ alignItems: "end" }}>
              <div className="c-7">
                <h2 id="close" className="mega" style={{ fontSize: "var(--t-h1)" }}>
                  {t("closingHeading")}
                </h2>
              </div>
              <div className="c-5">
                <label
                  className="label"
                  htmlFor="closing-email"
                  style={{ display: "block", marginBottom: ".6rem" }}
                >
                  {t("emailLabel")}
                </label>
                <form className="ask" action={localePath(locale, "/signup")} method="get">
                  <input
                    className="in"
                    id="closing-email"
                    name="email"
                    type="email"
                    autoComplete="email"
                    placeholder={t("emailPlaceholder")}
                  />
                  <button className="btn btn--go btn--lg" type="submit">
                    {t("getStarted")}
                  </button>
                </form>
                <p className="micro mute" style={{ marginTop: ".8rem" }}>
                  {t("closingNote")}
                </p>
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

import type { Metadata } from "next";
import { DonationDialog } from "@/components/donations/donation-dialog";
import { GiveButton } from "@/components/fund/give-button";
import { DonorFaq } from "@/components/fund/faq";
import { VoiceImage } from "@/components/fund/voice-image";
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
import { quoted } from "@/lib/i18n/marks";
import { stripUrl } from "@/lib/patterns/urls";
import { countText } from "@/lib/money/money";
import { site } from "@/lib/site";
import { frontlineVoices } from "@/lib/site-voices";
import { breadcrumbs, donateAction, operator } from "@/lib/structured-data";

export const revalidate = 30;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "fund");
  return publicMetadata(locale, "/frontline-fund", {
    title: t("title"),
    description: t("description"),
    forms: {
      "application/json+oembed": [{ url: `${oembed(locale)}&format=json`, title: t("title") }],
      "text/xml+oembed": [{ url: `${oembed(locale)}&format=xml`, title: t("title") }],
    },
  });
}

const here = (locale: Locale) => `${env.appUrl}${localePath(locale, "/frontline-fund")}`;
const oembed = (locale: Locale) => `${env.appUrl}/oembed?url=${encodeURIComponent(here(locale))}`;
const strip = (seed: string, cols = 12) => ({
  "--strip": `url("${stripUrl(seed, { cols, rows: 1 })}")`,
});

export default async function FrontlineFundPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "fund");
  const trust: [string, string][] = [
    ...(site.taxExempt
      ? [
          [t("trustTax"), t("trustTaxText", { legalForm: site.legalForm[locale] })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(site.features.impactUpdates
      ? [[t("trustUpdates"), t("trustUpdatesText")] as [string, string]]
      : []),
    [t("trustVetted"), t("trustVettedText")],
  ];
  return (
    <>
      <SiteHeader locale={locale} path="/frontline-fund" />
      {env.sandbox ? <SandboxBar locale={locale} /> : null}
      <main id="main">
        <div id="came-back" className="came-back wrap">
          <Notice kind="info">
            {translator(locale, "donate")("canceled")}{" "}
            <a href={`${localePath(locale, "/frontline-fund/donate")}?canceled=1`}>
              {translator(locale, "donate")("backToForm")}
            </a>
          </Notice>
        </div>
        <section className="on-dark fl-hero">
          <div className="fl-hero__in wrap">
            <div>
              <p className="kicker" style={{ color: "var(--fg)" }}>
                {t("kicker")}
              </p>
              <h1 className="mega" style={{ paddingRight: ".3em" }}>
                {t("title")}
              </h1>
              <p className="lead" style={{ maxWidth: "28em", marginBlock: "1.5rem 2.25rem" }}>
                {t("tagline")}
              </p>
              <div className="row" style={{ gap: "1.1rem 1.5rem" }}>
                <GiveButton href={localePath(locale, "/frontline-fund/donate")}>
                  {t("donateNow")}
                </GiveButton>
                <p style={{ maxWidth: "17em", lineHeight: 1.35, fontWeight: 600 }}>
                  {t("promise")}
                </p>
              </div>
              <p className="micro mute" style={{ maxWidth: "34em", marginTop: "1.25rem" }}>
                {t("promiseNote")}
              </p>
            </div>
            <div className="fl-art" aria-hidden="true">
              {Array.from({ length: 7 }, (_, i) => (
                <div
                  key={i}
                  className="band"
                  style={{ "--h": "auto", ...strip(`frontline-${i}`, 14) } as React.CSSProperties}
                />
              ))}
            </div>
          </div>
        </section>

        <section className="section" aria-labelledby="voices">
          <div className="wrap">
            <h2 id="voices" className="h1" style={{ marginBottom: "var(--s7)" }}>
              {t("voices")}
            </h2>
            <div className="fl-voices">
              {frontlineVoices(locale).map((voice, i) => (
                <div className="fl-voice" key={voice.author}>
                  <VoiceImage src={`/images/${voice.image}`} seed={voice.author} />
                  <figure>
                    <blockquote
                      className={`${i === 0 ? "h2" : "h3"} clamp-8`}
                      style={{ lineHeight: 1.14 }}
                    >
                      {quoted(voice.quote, locale)}
                    </blockquote>
                    <figcaption>
                      <b>{voice.author}</b>
                      <br />
                      <span className="soft">
                        {voice.title}
                        <br />
                        {voice.location}
                      </span>
                    </figcaption>
                  </figure>
                </div>
              ))}
            </div>
            <div style={{ marginTop: "var(--s7)" }}>
              <GiveButton href={localePath(locale, "/frontline-fund/donate")}>
                {t("donateNow")}
              </GiveButton>
            </div>
          </div>
        </section>

        <section aria-labelledby="truth">
          <div className="on-dark">
            <div
              className="band"
              style={{ "--h": "40px", ...strip("the-hard-truth") } as React.CSSProperties}
              aria-hidden="true"
            />
            <div className="section wrap" style={{ paddingBottom: "var(--s8)" }}>
              <h2 id="truth" className="mega" style={{ marginBottom: "var(--s7)" }}>
                {t("truth")}
              </h2>
              <div className="truth">
                <p className="truth__n">{countText(site.counts.ngosLostFunding, locale)}</p>
                <p className="lead" style={{ alignSelf: "end", color: "var(--fg)" }}>
                  {t("truthText")}
                </p>
              </div>
              <div
                className="stats"
                style={{ borderTop: "1px solid var(--rule)", "--cols": 3 } as React.CSSProperties}
              >
                <div>
                  <div className="figure">{countText(site.counts.projectsFunded, locale)}</div>
                  <p>{t("projects")}</p>
                </div>
                <div>
                  <div className="figure">{countText(site.counts.volunteersRecruited, locale)}</div>
                  <p>{t("volunteers")}</p>
                </div>
                <div>
                  <div className="figure">{countText(site.counts.donorsWorldwide, locale)}</div>
                  <p>{t("donors")}</p>
                </div>
              </div>
            </div>
          </div>
          <div className="on-gold">
            <div className="wrap">
              <div className="panels">
                <article>
                  <h3 className="h2">{t("panelMission")}</h3>
                  <p>{t("panelMissionText")}</p>
                </article>
                <article>
                  <h3 className="h2">{t("panelFund")}</h3>
                  <p>{t("panelFundText")}</p>
                </article>
                <article>
                  <h3 className="h2">{t("panelYou")}</h3>
                  <p>{t("panelYouText")}</p>
                  <div style={{ marginTop: "1.25rem" }}>
                    <GiveButton href={localePath(locale, "/frontline-fund/donate")}>
                      {t("donateNow")}
                    </GiveButton>
                  </div>
                </article>
              </div>
            </div>
          </div>
          <div className="section wrap">
            <h3 className="vh">{t("trustLabel")}</h3>
            <dl className="trust">
              {trust.map(([title, text]) => (
                <div key={title}>
                  <dt className="h2">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>

        <section className="section" style={{ paddingTop: 0 }} aria-labelledby="fund-how">
          <div className="wrap">
            <h2 id="fund-how" style={{ marginBottom: "var(--s6)" }}>
              {t("howHeading")}
            </h2>
            <ol className="grid grid-cols-12 gap-x-gutter gap-y-8">
              {(["how1", "how2", "how3"] as const).map((key, i) => (
                <li
                  key={key}
                  className="c-4"
                  style={{ borderTop: "5px solid var(--ink)", paddingTop: "1.1rem" }}
                >
                  <h3>
                    {i + 1}. {t(key)}
                  </h3>
                  <p className="soft" style={{ marginTop: ".6rem" }}>
                    {t(`${key}Text`)}
                  </p>
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
      <DonationDialog locale={locale} slug="frontline-fund" title={t("title")} cardOnly />
    </>
  );
}

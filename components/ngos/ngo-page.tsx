import { CampaignCard } from "@/components/campaigns/campaign-card";
import { Story } from "@/components/campaigns/story";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { DonateLink } from "@/components/donations/donate-link";
import { JsonLd } from "@/components/layout/json-ld";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { LikeShare } from "@/components/ngos/like-share";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { Notice } from "@/components/ui/notice";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import type { CampaignCard as Card } from "@/lib/campaigns/schema";
import type { Locale } from "@/lib/i18n/locales";
import { errorText } from "@/lib/i18n/errors";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { NgoPage as Ngo } from "@/lib/ngos/public-queries";
import { stripUrl } from "@/lib/patterns/urls";
import { breadcrumbs, organisation } from "@/lib/structured-data";

type Props = {
  locale: Locale;
  ngo: Ngo;
  campaigns: Card[];
  supporters: NamedSupporter[];
  appUrl: string;
};

/** An organisation's public page: who it is, what it raises money for, who chose to be named. */
export function NgoPage({ locale, ngo, campaigns, supporters, appUrl }: Props) {
  const t = translator(locale, "ngos");
  const path = `/ngo-campaigns/${ngo.id}`;
  const here = `${appUrl}${localePath(locale, path)}`;
  const directory = localePath(locale, "/ngos");
  const open = ngo.suspended ? undefined : campaigns.find((c) => c.status === "ongoing");
  return (
    <>
      <SiteHeader locale={locale} path={path} seed={ngo.id} />
      <main id="main">
        <div className="ngo-head">
          <div className="wrap">
            <nav aria-label={t("breadcrumb")}>
              <ol className="crumbs">
                <li>
                  <a className="plain" href={directory}>
                    {t("title")}
                  </a>
                </li>
                <li aria-current="page">{ngo.name}</li>
              </ol>
            </nav>
            <header className="ngo-head__in">
              <NgoLogo name={ngo.name} seed={ngo.id} imageKey={ngo.imageKey} size={112} />
              <div>
                <h1>{ngo.name}</h1>
                <p className="lead ngo-head__by">
                  {ngo.country}
                  {ngo.verified ? (
                    <span className="ngo-head__tick">
                      <VerifiedBadge /> {t("verified")}
                    </span>
                  ) : (
                    <span>{ngo.suspended ? "" : t("expired")}</span>
                  )}
                </p>
              </div>
            </header>
            <div className="row ngo-head__acts">
              {open ? (
                <DonateLink
                  className="btn btn--go btn--lg"
                  href={localePath(locale, `/campaigns/${open.slug}/donate`)}
                  loading={translator(locale, "campaigns")("loadingDonate")}
                >
                  {t("donate")}
                </DonateLink>
              ) : null}
              <LikeShare
                ngoId={ngo.id}
                locale={locale}
                name={ngo.name}
                count={ngo.likes}
                words={{
                  like: t("like"),
                  liked: t("liked"),
                  share: t("share"),
                  copied: t("copied"),
                  failed: errorText("unexpected", locale),
                }}
              />
            </div>
          </div>
          <div
            className="band"
            style={
              {
                "--h": "clamp(32px, 5vw, 56px)",
                "--strip": `url("${stripUrl(ngo.id, { cols: 14 })}")`,
              } as React.CSSProperties
            }
            aria-hidden="true"
          />
        </div>
        {ngo.suspended ? (
          <div className="wrap" style={{ paddingTop: "var(--s6)" }}>
            <Notice kind="warn" role="note">
              {t("suspended")}
            </Notice>
          </div>
        ) : null}
        <div className="ngo-body wrap">
          <section aria-labelledby="about">
            <h2 id="about" className="h3">
              {t("about")}
            </h2>
            {ngo.description ? (
              <Story text={ngo.description} />
            ) : (
              <p className="soft">{t("noDescription")}</p>
            )}
            {ngo.website ? (
              <p style={{ marginTop: "1.5rem" }}>
                <a
                  href={ngo.website}
                  target="_blank"
                  rel="noopener nofollow"
                  style={{ fontWeight: 700 }}
                >
                  {t("website")}
                  <span className="vh"> {t("newTab")}</span>
                </a>
              </p>
            ) : null}
            {ngo.isDemo ? (
              <p className="micro mute" style={{ marginTop: "1.5rem" }}>
                {t("demo")}
              </p>
            ) : null}
          </section>
          <section aria-labelledby="supporters">
            <h2 id="supporters" className="h3">
              {t("supporters")}
            </h2>
            <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
          </section>
        </div>
        <section className="ngo-campaigns" aria-labelledby="campaigns">
          <div className="wrap">
            <h2 id="campaigns">{t("campaignsHeading")}</h2>
            {campaigns.length > 0 ? (
              <div className="cards">
                {campaigns.map((campaign) => (
                  <CampaignCard key={campaign.id} locale={locale} campaign={campaign} />
                ))}
              </div>
            ) : (
              <p className="soft">{t("noCampaigns")}</p>
            )}
            <p style={{ marginTop: "var(--s6)" }}>
              <a href={directory} style={{ fontWeight: 700 }}>
                {t("back")}
              </a>
            </p>
          </div>
        </section>
        <JsonLd
          things={[
            organisation({
              name: ngo.name,
              url: here,
              description: ngo.description,
              country: ngo.countryCode ?? undefined,
              website: ngo.website,
            }),
            breadcrumbs([
              { name: t("title"), url: `${appUrl}${directory}` },
              { name: ngo.name, url: here },
            ]),
          ]}
        />
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

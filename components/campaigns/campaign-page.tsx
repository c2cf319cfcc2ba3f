import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { NgoLogo } from "@/components/ngos/ngo-logo";
import { CampaignCard } from "@/components/campaigns/campaign-card";
import { badgeWords, coverOf, timeWords } from "@/components/campaigns/campaign-words";
import { CopyButtons } from "@/components/campaigns/share-row";
import { Story } from "@/components/campaigns/story";
import { Supporters, type NamedSupporter } from "@/components/campaigns/supporters";
import { JsonLd } from "@/components/layout/json-ld";
import { DonateLink } from "@/components/donations/donate-link";
import { Badge } from "@/components/ui/badge";
import { CoverImage } from "@/components/ui/cover-image";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Notice } from "@/components/ui/notice";
import { SandboxBar } from "@/components/ui/sandbox-bar";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { causeLabel } from "@/lib/causes";
import { countryName } from "@/lib/countries";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatPercent, formatUsd } from "@/lib/money/money";
import { stripUrl } from "@/lib/patterns/urls";
import { site } from "@/lib/site";
import { breadcrumbs, donateAction, organisation } from "@/lib/structured-data";
import type { CampaignCard as Card, CampaignDetail } from "@/lib/campaigns/schema";

type Props = {
  locale: Locale;
  campaign: CampaignDetail;
  supporters: NamedSupporter[];
  others: Card[];
  appUrl: string;
  sandbox: boolean;
  preview?: boolean;
};

/** Share links that need no script; the text is the specification's (OP-014). */
function shareLinks(title: string, url: string, text: string): [string, string][] {
  const q = encodeURIComponent;
  return [
    ["X", `https://twitter.com/intent/tweet?text=${q(text)}&url=${q(url)}`],
    ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${q(url)}`],
    ["Telegram", `https://t.me/share/url?url=${q(url)}&text=${q(text)}`],
    ["WhatsApp", `https://wa.me/?text=${q(`${text} ${url}`)}`],
  ];
}

/** A campaign's page, and its preview before it is published. */
export function CampaignPage({
  locale,
  campaign,
  supporters,
  others,
  appUrl,
  sandbox,
  preview = false,
}: Props) {
  const t = translator(locale, "campaigns");
  const badge = badgeWords(locale, campaign.badge);
  const path = `/campaigns/${campaign.slug}`;
  const url = `${appUrl}${localePath(locale, path)}`;
  const embed = `<iframe src="${appUrl}${localePath(locale, `${path}/embed`)}" width="100%" height="500" style="border:0" title="${campaign.title.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`)}"></iframe>`;
  const perpetual = campaign.deadlineMs === null;
  const list = localePath(locale, "/campaigns");
  const image = campaign.image
    ? `${appUrl}/media/${campaign.image.storageKey}/${campaign.image.widths.at(-1)}.webp`
    : undefined;
  const recipient = organisation({
    name: campaign.ngo.name,
    url: `${appUrl}${localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}`,
  });
  const facts = donateAction({
    name: campaign.title,
    description: campaign.description,
    target: `${url}/donate`,
    image,
    recipient,
  });
  const trail = breadcrumbs([
    { name: t("title"), url: `${appUrl}${list}` },
    {
      name: causeLabel(campaign.cause, locale),
      url: `${appUrl}${list}?${new URLSearchParams({ cause: campaign.cause })}`,
    },
    { name: campaign.title, url },
  ]);
  return (
    <>
      {preview ? (
        <Notice kind="warn" role="status">
          {t("preview")}
        </Notice>
      ) : null}
      <SiteHeader locale={locale} path={path} seed={campaign.slug} />
      <main id="main">
        <div className="wrap">
          <nav aria-label={translator(locale, "ngos")("breadcrumb")}>
            <ol className="crumbs">
              <li>
                <a className="plain" href={localePath(locale, "/campaigns")}>
                  {t("title")}
                </a>
              </li>
              <li>
                <a
                  className="plain"
                  href={`${localePath(locale, "/campaigns")}?${new URLSearchParams({ cause: campaign.cause })}`}
                >
                  {causeLabel(campaign.cause, locale)}
                </a>
              </li>
              <li aria-current="page">{campaign.title}</li>
            </ol>
          </nav>
          <header style={{ paddingBlock: ".5rem var(--s6)" }}>
            <div className="row" style={{ marginBottom: "1.1rem" }}>
              <Badge kind={badge.look}>{badge.word}</Badge>
              <span className="tag">{causeLabel(campaign.cause, locale)}</span>
              <span className="tag">{countryName(campaign.country, locale)}</span>
            </div>
            <h1 style={{ maxWidth: "15em" }}>{campaign.title}</h1>
            <p
              className="lead"
              style={{
                marginTop: "1.1rem",
                display: "flex",
                gap: ".55rem",
                alignItems: "center",
                flexWrap: "wrap",
              }}
            >
              {t("by")}{" "}
              <a
                href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}
                style={{ fontWeight: 700, color: "var(--fg)" }}
              >
                {campaign.ngo.name}
              </a>
              {campaign.ngo.verified ? (
                <>
                  <VerifiedBadge /> <span>{t("verified")}</span>
                </>
              ) : null}
            </p>
          </header>
          <div className="detail">
            <div>
              <CoverImage
                className="detail__img"
                seed={campaign.slug}
                cause={causeLabel(campaign.cause, locale)}
                {...coverOf(campaign.image)}
                alt={campaign.title}
                none={t("noImage")}
                eager
                sizes="(min-width: 1024px) 800px, calc(100vw - 2.5rem)"
              />
              <div
                className="band"
                style={
                  {
                    "--h": "28px",
                    "--strip": `url("${stripUrl(campaign.slug, { cols: 12 })}")`,
                  } as React.CSSProperties
                }
                aria-hidden="true"
              />
            </div>
            <div className="detail__rest">
              <div style={{ marginTop: "var(--s7)" }}>
                <Story text={campaign.description} />
              </div>
              {campaign.isDemo ? (
                <p className="micro mute" style={{ marginTop: "1.5rem" }}>
                  {t("demo")}
                </p>
              ) : null}
              {campaign.gallery.length > 0 ? (
                <section style={{ marginTop: "var(--s8)" }} aria-labelledby="gallery">
                  <h2 id="gallery" className="h3" style={{ marginBottom: "1rem" }}>
                    {t("gallery")}
                  </h2>
                  <div className="gallery">
                    {campaign.gallery.map((image, i) => (
                      <CoverImage
                        key={image.storageKey}
                        seed={`${campaign.slug}-${i}`}
                        {...coverOf(image)}
                        alt={t("galleryPicture", { n: String(i + 1) })}
                        none={t("noImage")}
                        className=""
                      />
                    ))}
                  </div>
                </section>
              ) : null}
              <section style={{ marginTop: "var(--s8)" }} aria-labelledby="supporters">
                <h2 id="supporters" className="h3">
                  {t("supporters")}
                </h2>
                <Supporters locale={locale} supporters={supporters} none={t("noSupporters")} />
              </section>
            </div>
            <aside className="detail__side" aria-label={t("donateNow")}>
              <div className="panel panel--top">
                {sandbox ? <SandboxBar locale={locale} /> : null}
                <p
                  className="figure"
                  style={{ fontSize: "min(3.25rem, 15vw)", marginTop: sandbox ? "1rem" : 0 }}
                >
                  {formatUsd(campaign.raisedCents, locale)}
                </p>
                <p className="soft" style={{ margin: ".35rem 0 1rem" }}>
                  {perpetual
                    ? t("raisedBy")
                    : t("raisedOf", { goal: formatUsd(campaign.fundingGoalCents, locale) })}{" "}
                  <b style={{ color: "var(--fg)" }}>{t("donors", { n: campaign.donors })}</b>
                </p>
                <ProgressBar
                  large
                  percent={perpetual ? null : campaign.percent}
                  label={
                    perpetual
                      ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
                      : t("percentRaised", { n: String(campaign.percent) })
                  }
                />
                <div className="row between" style={{ marginTop: ".7rem", fontWeight: 700 }}>
                  <span>{perpetual ? "" : formatPercent(campaign.percent, locale)}</span>
                  <span>{timeWords(locale, campaign.timeLeft)}</span>
                </div>
                {campaign.takesGifts ? (
                  <DonateLink
                    className="btn btn--go btn--lg btn--full"
                    href={localePath(locale, `${path}/donate`)}
                    loading={t("loadingDonate")}
                    style={{ marginTop: "1.35rem" }}
                  >
                    {t("donateNow")}
                  </DonateLink>
                ) : (
                  <Notice kind="warn" style={{ marginTop: "1.35rem" }}>
                    {campaign.ngo.suspended ? t("suspended") : t("notTaking")}
                  </Notice>
                )}
                <ul
                  className="small soft stack"
                  style={{ "--gap": ".45rem", marginTop: "1.1rem" } as React.CSSProperties}
                >
                  {[t("noFee"), site.taxExempt ? t("receiptTax") : t("receipt")].map((line) => (
                    <li key={line} style={{ display: "flex", gap: ".6rem", alignItems: "center" }}>
                      <VerifiedBadge /> {line}
                    </li>
                  ))}
                </ul>
                <div
                  style={{
                    borderTop: "1px solid var(--rule)",
                    marginTop: "1.25rem",
                    paddingTop: "1.1rem",
                  }}
                >
                  <h2
                    className="label"
                    style={{ fontFamily: "var(--text)", letterSpacing: 0, marginBottom: ".6rem" }}
                  >
                    {t("shareTitle")}
                  </h2>
                  <div className="share">
                    {shareLinks(campaign.title, url, t("shareText", { title: campaign.title })).map(
                      ([name, href]) => (
                        <a
                          key={name}
                          className="icon-btn"
                          href={href}
                          target="_blank"
                          rel="noopener"
                          aria-label={t("shareOn", { name })}
                          style={{ fontWeight: 700, fontSize: ".9375rem", textDecoration: "none" }}
                        >
                          {name === "LinkedIn"
                            ? "in"
                            : name === "Telegram"
                              ? "Tg"
                              : name === "WhatsApp"
                                ? "Wa"
                                : "X"}
                        </a>
                      ),
                    )}
                    <CopyButtons
                      embed={embed}
                      words={{
                        copyLink: t("copyLink"),
                        linkCopied: t("linkCopied"),
                        embedCode: t("embedCode"),
                        embedCopied: t("embedCopied"),
                        failed: t("copyFailed"),
                      }}
                    />
                  </div>
                </div>
              </div>
              <section className="vpanel" aria-labelledby="verified">
                <h2
                  id="verified"
                  className="vpanel__h"
                  style={{ font: "700 1.0625rem/1.3 var(--text)", letterSpacing: 0 }}
                >
                  {campaign.ngo.verified ? (
                    <>
                      <VerifiedBadge className="text-white [--check:var(--color-leaf)]" />{" "}
                      {t("verifiedOrganisation")}
                    </>
                  ) : campaign.ngo.suspended ? (
                    translator(locale, "dashboard")("verification.suspended")
                  ) : (
                    translator(locale, "ngos")("expired")
                  )}
                </h2>
                <div className="vpanel__b">
                  <div style={{ display: "flex", gap: ".9rem", alignItems: "center" }}>
                    <NgoLogo
                      name={campaign.ngo.name}
                      seed={campaign.ngo.id}
                      imageKey={campaign.ngoImageKey}
                    />
                    <div>
                      <p style={{ fontWeight: 700, lineHeight: 1.25 }}>{campaign.ngo.name}</p>
                      <p className="small soft">
                        {campaign.ngoCountry ? countryName(campaign.ngoCountry, locale) : ""}
                      </p>
                    </div>
                  </div>
                  <dl className="dl" style={{ marginTop: ".9rem" }}>
                    <div>
                      <dt>{t("certificate")}</dt>
                      <dd>{t("checked")}</dd>
                    </div>
                    {campaign.ngoVerifiedUntil ? (
                      <div>
                        <dt>{t("verifiedUntil")}</dt>
                        <dd>
                          {campaign.ngo.verified
                            ? formatDate(campaign.ngoVerifiedUntil, locale)
                            : t("expired")}
                        </dd>
                      </div>
                    ) : null}
                  </dl>
                  <p style={{ marginTop: ".6rem" }}>
                    <a
                      href={localePath(locale, `/ngo-campaigns/${campaign.ngo.id}`)}
                      style={{ fontWeight: 700 }}
                    >
                      {t("organisationPage")}
                    </a>
                  </p>
                </div>
              </section>
            </aside>
          </div>
        </div>
        {others.length > 0 ? (
          <section
            style={{ marginTop: "var(--section)", background: "var(--sunk)" }}
            aria-labelledby="others"
          >
            <div className="wrap" style={{ paddingBlock: "var(--s8)" }}>
              <h2 id="others" className="h3" style={{ marginBottom: "var(--s5)" }}>
                {t("others")}
              </h2>
              <div className="cards cards--three">
                {others.map((other) => (
                  <CampaignCard key={other.id} locale={locale} campaign={other} />
                ))}
              </div>
            </div>
          </section>
        ) : null}
        {campaign.takesGifts ? (
          <div className="stickybar">
            <div>
              <ProgressBar
                percent={perpetual ? null : campaign.percent}
                label={
                  perpetual
                    ? `${formatUsd(campaign.raisedCents, locale)} ${t("raisedSoFar")}`
                    : t("percentRaised", { n: String(campaign.percent) })
                }
              />
              <div className="card__row" style={{ marginTop: ".4rem" }}>
                <span>
                  <b>{formatUsd(campaign.raisedCents, locale)}</b>{" "}
                  {perpetual
                    ? t("raisedSoFar")
                    : t("of", { goal: formatUsd(campaign.fundingGoalCents, locale) })}
                </span>
              </div>
            </div>
            <DonateLink
              className="btn btn--go"
              href={localePath(locale, `${path}/donate`)}
              loading={t("loadingDonate")}
            >
              {t("donateNow")}
            </DonateLink>
          </div>
        ) : null}
        {preview ? null : <JsonLd things={campaign.takesGifts ? [facts, trail] : [trail]} />}
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

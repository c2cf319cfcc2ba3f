import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { cardByToken } from "@/lib/donations/card-link";
import { fundSlug } from "@/lib/donations/rules";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "donors")("cardTitle"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/**
 * What a giver wrote for somebody in whose honour, or in memory of whom, a gift was made. The mail only says that it is here:
 * the reader opens it by choice.
 */
export default async function CardPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: given, token } = await params;
  const locale = asLocale(given);
  const card = await cardByToken(pathText(token));
  if (!card) notFound();
  const t = translator(locale, "donors");
  const campaignHref = localePath(
    locale,
    card.campaign.slug === fundSlug ? "/frontline-fund" : `/campaigns/${card.campaign.slug}`,
  );
  return (
    <>
      <SiteHeader locale={locale} path="/gifts" seed={card.campaign.slug} />
      <main id="main">
        <div className="wrap" style={{ paddingBottom: "var(--section)" }}>
          <PageHeader
            title={t(card.type === "memory" ? "cardMemory" : "cardHonour", { who: card.who })}
            look="h1"
          />
          <div style={{ maxWidth: "44rem" }}>
            <p>
              {t("cardText", {
                donor: card.donorName,
                campaign: card.campaign.title,
                ngo: card.ngoName,
              })}
            </p>
            {card.text ? (
              <section aria-labelledby="greeting" style={{ marginTop: "var(--s6)" }}>
                <h2 className="h3" id="greeting">
                  {t("cardGreeting")}
                </h2>
                <blockquote
                  style={{ marginTop: ".6rem", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
                >
                  {card.text}
                </blockquote>
              </section>
            ) : null}
            <p style={{ marginTop: "var(--s6)" }}>
              <a className="btn btn--go" href={campaignHref}>
                {translator(locale, "gifts")("toCampaign")}
              </a>
            </p>
            <p className="small soft" style={{ marginTop: "var(--s6)" }}>
              {t("cardNote", { email: site.supportEmail })}
            </p>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

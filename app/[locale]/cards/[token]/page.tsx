import { buttonVariants } from "@/components/ui/button-variants";
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
import { campaignPath } from "@/lib/fund";

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
  const campaignHref = localePath(locale, campaignPath(card.campaign.slug));
  return (
    <>
      <SiteHeader locale={locale} path="/gifts" seed={card.campaign.slug} />
      <main id="main">
        <div className="wrap pb-section">
          <PageHeader
            title={t(card.type === "memory" ? "cardMemory" : "cardHonour", { who: card.who })}
            look="h1"
          />
          <div className="max-w-176">
            <p>
              {t("cardText", {
                donor: card.donorName,
                campaign: card.campaign.title,
                ngo: card.ngoName,
              })}
            </p>
            {card.text ? (
              <section aria-labelledby="greeting" className="mt-8">
                <h2 className="text-h3" id="greeting">
                  {t("cardGreeting")}
                </h2>
                <blockquote className="mt-[0.6rem] wrap-anywhere whitespace-pre-line">
                  {card.text}
                </blockquote>
              </section>
            ) : null}
            <p className="mt-8">
              <a className={buttonVariants()} href={campaignHref}>
                {translator(locale, "gifts")("toCampaign")}
              </a>
            </p>
            <p className="mt-8 text-small text-soft">
              {t("cardNote", { email: site.supportEmail })}
            </p>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

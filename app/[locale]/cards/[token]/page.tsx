import { buttonVariants } from "@/components/ui/button-variants";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { PatternBand } from "@/components/ui/pattern-band";
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
 * What a donor wrote for somebody in whose honour, or in memory of whom, a donation was made. The
 * mail only says that it is here: the reader opens it by choice.
 */
export default async function CardPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const card = await cardByToken(token, locale);
  if (!card) notFound();
  const t = translator(locale, "donors");
  const campaignHref = localePath(locale, campaignPath(card.campaign.slug));
  return (
    <>
      <SiteHeader locale={locale} path={`/cards/${token}`} seed={card.campaign.slug} />
      <main id="main">
        <div className="wrap pt-[clamp(2rem,1rem+4vw,4.5rem)] pb-section">
          <article className="max-w-[52rem] border border-rule bg-surface">
            <PatternBand seed={card.seed} cols={12} className="h-16 woven-x sm:h-24" />
            <div className="px-[clamp(1.25rem,0.5rem+3vw,3.5rem)] py-[clamp(1.75rem,1rem+3vw,3.5rem)]">
              <h1 className="text-h1 text-balance wrap-anywhere">
                {t(card.type === "memory" ? "cardMemory" : "cardHonour", { who: card.who })}
              </h1>
              <p className="mt-6 text-lead text-pretty text-soft">
                {t("cardText", {
                  donor: card.donorName,
                  campaign: card.campaign.title,
                  ngo: card.ngoName,
                })}
              </p>
              {card.text ? (
                <section aria-labelledby="greeting" className="mt-8 border-s-5 border-gold ps-5">
                  <h2 className="text-small font-semibold text-mute" id="greeting">
                    {t("cardGreeting")}
                  </h2>
                  <blockquote className="mt-2 text-lead wrap-anywhere whitespace-pre-line">
                    <bdi>{card.text}</bdi>
                  </blockquote>
                </section>
              ) : null}
              <p className="mt-10">
                <a className={buttonVariants()} href={campaignHref}>
                  {translator(locale, "gifts")("toCampaign")}
                </a>
              </p>
            </div>
          </article>
          <p className="mt-6 max-w-[52rem] text-small text-soft">
            {t("cardNote", { email: site.supportEmail })}
          </p>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

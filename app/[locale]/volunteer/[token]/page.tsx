import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ActionButton } from "@/components/forms/action-button";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { campaignPath } from "@/lib/fund";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { confirmOfferAction, withdrawOfferAction } from "@/lib/volunteers/actions";
import { ownOffer, type OwnOffer } from "@/lib/volunteers/own-offer";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "volunteers")("own.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/**
 * A volunteer's own page, through the signed link, which is all the permission needed. Opening it changes nothing, as mail
 * scanners follow links.
 */
export default async function OwnOfferPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = pathText(raw);
  const offer = await ownOffer(token, locale);
  if (!offer) notFound();
  const t = translator(locale, "volunteers");
  const { ngo, campaign } = offer;
  const shared = { messages: formMessages(locale), fields: { token }, pending: t("own.working") };
  return (
    <>
      <SiteHeader locale={locale} path={`/volunteer/${token}`} seed={campaign.slug} />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader
            title={t("own.title")}
            lead={t("own.text", { role: offer.call.role, campaign: campaign.title, ngo })}
            look="h1"
          />
          <div className="max-w-[44rem]">
            <Standing locale={locale} offer={offer} />
            {offer.offer ? (
              <Section title={t("own.words")}>
                <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                  {offer.offer}
                </p>
              </Section>
            ) : null}
            {offer.answer ? (
              <Section title={t("own.answer", { ngo })}>
                <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                  {offer.answer}
                </p>
              </Section>
            ) : null}
            <div className="mt-10 flex flex-wrap items-end gap-4">
              {offer.status === "unconfirmed" && offer.call.state === "open" ? (
                <ActionButton {...shared} action={confirmOfferAction} variant="primary">
                  {t("own.confirm")}
                </ActionButton>
              ) : null}
              {offer.status === "withdrawn" ? null : (
                <ActionButton {...shared} action={withdrawOfferAction}>
                  {t("own.withdraw")}
                </ActionButton>
              )}
              {campaign.shown ? (
                <a
                  className={buttonVariants({ variant: "link", size: "sm" })}
                  href={localePath(locale, campaignPath(campaign.slug))}
                >
                  {t("own.toCampaign")}
                </a>
              ) : null}
            </div>
            {offer.status === "withdrawn" ? null : (
              <p className="mt-3 text-small text-soft">{t("own.withdrawText")}</p>
            )}
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

/** The offer's state. */
function Standing({ locale, offer }: { locale: Locale; offer: OwnOffer }) {
  const t = translator(locale, "volunteers");
  const { ngo, status, call } = offer;
  if (call.givenUp && (status === "waiting" || status === "accepted"))
    return (
      <Notice kind="info" role="status">
        {status === "waiting"
          ? t("own.unanswered")
          : `${t("own.accepted", { ngo })} ${t("own.over")}`}
      </Notice>
    );
  if (status !== "unconfirmed")
    return (
      <Notice kind={status === "accepted" ? "good" : "info"} role="status">
        {t(`own.${status}`, { ngo })}
      </Notice>
    );
  if (call.state === "open") return <p>{t("own.confirmText", { ngo })}</p>;
  return <Notice kind="warn">{t(call.state === "full" ? "own.full" : "own.over")}</Notice>;
}

import type { Metadata } from "next";
import { GiftForm } from "@/components/donations/gift-form";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { titleIn } from "@/lib/campaigns/in-language";
import { formMessages } from "@/lib/forms/messages";
import { pathText } from "@/lib/http/path-text";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { confirmDonorChange } from "@/lib/monthly-gifts/actions";
import { changeOfLink, type Change } from "@/lib/monthly-gifts/donor-change";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("confirm.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** Behind the link in a donor's own mail. Opening changes nothing; its button does. */
export default async function ConfirmChangePage({ params }: Props) {
  const { locale: given, token: raw } = await params;
  const locale = asLocale(given);
  const token = pathText(raw);
  const t = translator(locale, "gifts");
  const change = await changeOfLink(token);
  return (
    <>
      <SiteHeader locale={locale} path={`/confirm-change/${raw}`} seed="confirm-change" />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          {change && !change.made ? (
            <>
              <PageHeader title={t("confirm.title")} lead={await leadOf(locale, change)} />
              <GiftForm
                action={confirmDonorChange}
                messages={formMessages(locale)}
                words={{ submit: t("confirm.button"), working: t("working") }}
                prefix="confirm-"
                variant="primary"
                hidden={{ token }}
              />
            </>
          ) : (
            <>
              <PageHeader
                title={change ? madeText(locale, change) : t("confirm.badTitle")}
                {...(change ? {} : { lead: t("confirm.badText") })}
              />
              <a className={buttonVariants()} href={localePath(locale, "/gifts")}>
                {t("all")}
              </a>
            </>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

const madeText = (locale: Locale, { amountCents }: Change): string =>
  translator(locale, "gifts")(amountCents === null ? "done.shown" : "done.amount");

async function leadOf(locale: Locale, { amountCents, of }: Change): Promise<string> {
  const t = translator(locale, "gifts");
  const campaign = await titleIn(of.campaign, locale);
  if (amountCents === null) return t("confirm.name", { campaign });
  const amount = formatUsd(amountCents, locale, { exact: true });
  return t("confirm.amount", { amount, campaign });
}

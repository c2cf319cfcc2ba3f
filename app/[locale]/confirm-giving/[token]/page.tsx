import type { Metadata } from "next";
import { GiftForm } from "@/components/donations/gift-form";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { confirmGivingForm } from "@/lib/checkout/actions";
import { formMessages } from "@/lib/forms/messages";
import { confirmGivingOf } from "@/lib/fraud/confirmed-address";
import { donatePath } from "@/lib/fund";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string; token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "gifts")("confirmGiving.title"),
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** Behind the link in the mail to who was giving. Opening changes nothing, as programs open links too; its button does. */
export default async function ConfirmGivingPage({ params }: Props) {
  const { locale: given, token: raw } = await params;
  const locale = asLocale(given);
  const token = pathText(raw);
  const t = translator(locale, "gifts");
  const link = await confirmGivingOf(token);
  const over = link
    ? { title: t("confirmGiving.doneTitle"), lead: t("confirmGiving.doneText") }
    : { title: t("confirm.badTitle"), lead: t("confirmGiving.badText") };
  return (
    <>
      <SiteHeader locale={locale} path={`/confirm-giving/${raw}`} seed="confirm-giving" />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          {link && !link.pressed ? (
            <>
              <PageHeader title={t("confirmGiving.title")} lead={t("confirmGiving.lead")} />
              <GiftForm
                action={confirmGivingForm}
                messages={formMessages(locale)}
                words={{ submit: t("confirmGiving.button"), working: t("working") }}
                prefix="confirm-"
                variant="primary"
                hidden={{ token }}
              />
            </>
          ) : (
            <>
              <PageHeader {...over} />
              <a
                className={buttonVariants()}
                href={localePath(locale, link ? donatePath(link.slug) : "/campaigns")}
              >
                {t("confirmGiving.back")}
              </a>
            </>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}

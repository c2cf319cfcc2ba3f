import type { Metadata } from "next";
import { ConfirmPage } from "@/components/donations/confirm-page";
import { confirmGivingForm } from "@/lib/checkout/actions";
import { confirmGivingOf } from "@/lib/fraud/confirmed-address";
import { donatePath } from "@/lib/fund";
import { pathText } from "@/lib/http/path-text";
import { asLocale } from "@/lib/i18n/locales";
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

/** The page of the link that confirms a donor's e-mail address. */
export default async function ConfirmGivingPage({ params }: Props) {
  const { locale: localeParam, token: raw } = await params;
  const locale = asLocale(localeParam);
  const token = { raw, signed: pathText(raw) };
  const t = translator(locale, "gifts");
  const link = await confirmGivingOf(token.signed);
  if (!link)
    return (
      <ConfirmPage
        {...{ locale, name: "confirm-giving", token, ask: null }}
        heading={{ title: t("confirm.badTitle"), lead: t("confirmGiving.badText") }}
        back={{ path: "/campaigns", label: translator(locale, "campaigns")("allCampaigns") }}
      />
    );
  return (
    <ConfirmPage
      {...{ locale, name: "confirm-giving", token }}
      heading={
        link.pressed
          ? { title: t("confirmGiving.doneTitle"), lead: t("confirmGiving.doneText") }
          : { title: t("confirmGiving.title"), lead: t("confirmGiving.lead") }
      }
      ask={link.pressed ? null : { action: confirmGivingForm, submit: t("confirmGiving.button") }}
      back={{ path: donatePath(link.slug), label: t("confirmGiving.back") }}
    />
  );
}

import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { ConfirmForm } from "@/components/account/small-forms";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { confirmAddress } from "@/lib/users/actions";
import { linkHolds } from "@/lib/users/one-time-link";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "account")("confirmTitle"),
    robots: { index: false },
    referrer: "same-origin",
  };
}

export default async function ConfirmPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: localeParam, token } = await params;
  const locale = asLocale(localeParam);
  const t = translator(locale, "account");
  const holds =
    (await linkHolds("confirm_email", token)) || (await linkHolds("change_email", token));
  return (
    <>
      <SiteHeader locale={locale} path={`/confirm-email/${encodeURIComponent(token)}`} />
      <AuthSplit>
        <h1 className="mb-[0.9rem] text-h1">{t("confirmTitle")}</h1>
        <p className="mb-8 text-lead text-pretty text-soft">{t("confirmLead")}</p>
        {holds ? (
          <ConfirmForm
            action={confirmAddress}
            messages={formMessages(locale)}
            token={token}
            labels={{
              submit: t("confirmButton"),
              pending: t("saving"),
            }}
          />
        ) : (
          <Notice kind="bad" role="alert">
            {t("linkUsed")}
          </Notice>
        )}
      </AuthSplit>
    </>
  );
}

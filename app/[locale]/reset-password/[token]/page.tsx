import { newPasswordForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { NewPasswordForm } from "@/components/account/small-forms";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { setNewPassword } from "@/lib/users/actions";
import { linkHolds } from "@/lib/users/one-time-link";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "account")("newPasswordTitle"),
    robots: { index: false },
    referrer: "same-origin",
  };
}

export default async function NewPasswordPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: localeParam, token } = await params;
  const locale = asLocale(localeParam);
  const t = translator(locale, "account");
  const labels = formLabels(locale);
  const holds = await linkHolds("reset_password", token);
  return (
    <>
      <SiteHeader locale={locale} path={`/reset-password/${encodeURIComponent(token)}`} />
      <AuthSplit>
        <h1 className="mb-8 text-h1">{t("newPasswordTitle")}</h1>
        {holds ? (
          <NewPasswordForm
            action={setNewPassword}
            messages={formMessages(locale, newPasswordForm)}
            token={token}
            labels={{
              password: t("newPassword"),
              hint: t("passwordHint"),
              confirm: t("confirmPassword"),
              submit: t("savePassword"),
              pending: t("saving"),
              ...labels.password,
            }}
          />
        ) : (
          <>
            <Notice kind="bad" role="alert">
              {t("linkUsed")}
            </Notice>
            <p className="mt-6">
              <a href={localePath(locale, "/reset-password")}>{t("askAgain")}</a>
            </p>
          </>
        )}
      </AuthSplit>
    </>
  );
}

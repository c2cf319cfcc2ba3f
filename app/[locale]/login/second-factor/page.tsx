import { factorForm } from "@/lib/second-factor/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { FactorForm } from "@/components/account/second-factor/factor-form";
import { factorLabels } from "@/components/account/second-factor/factor-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { guardSignedOut } from "@/lib/http/page";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { completeLoginAction, loginPasskeyAction } from "@/lib/users/second-factor-actions";
import { pendingLogin } from "@/lib/second-factor/pending-login";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "secondFactor")("loginTitle"),
    robots: { index: false },
  };
}

/** The second step of a login, for organisations and administrators. Only shown after the right password. */
export default async function SecondFactorPage({ params }: Props) {
  await guardSignedOut("/login/second-factor");
  const locale = asLocale((await params).locale);
  const pending = await pendingLogin(await headers());
  if (!pending) redirect(localePath(locale, "/login"));
  const t = translator(locale, "secondFactor");
  const passkey = pending.user._count.passkeys > 0;
  return (
    <>
      <SiteHeader locale={locale} path="/login/second-factor" />
      <AuthSplit>
        <h1 className="mb-[0.9rem] text-h1">{t("loginTitle")}</h1>
        <p className="mb-8 text-lead text-pretty text-soft">{t("loginLead")}</p>
        <FactorForm
          action={completeLoginAction}
          ask={loginPasskeyAction}
          has={{ passkey, factor: true }}
          messages={formMessages(locale, factorForm)}
          labels={factorLabels(locale, "continue")}
        />
        <p className="mt-6">
          <a href={pending.user.role === "admin" ? "/admin/login" : localePath(locale, "/login")}>
            {t("startOver")}
          </a>
        </p>
      </AuthSplit>
    </>
  );
}

import { loginForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { OpenIdButton, OpenIdNotice } from "@/components/account/openid-button";
import { LoginForm } from "@/components/account/login-form";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { safeNext } from "@/lib/auth/page-access";
import { env } from "@/lib/env";
import { guardSignedOut } from "@/lib/http/page";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { ngoLogIn } from "@/lib/users/actions";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translator(asLocale((await params).locale), "account")("logInTitle") };
}

export default async function LoginPage({ params, searchParams }: Props) {
  await guardSignedOut("/login");
  const locale = asLocale((await params).locale);
  const t = translator(locale, "account");
  const labels = formLabels(locale);
  const query = await searchParams;
  const next = safeNext(query["next"], env.appOrigin) ?? "";
  return (
    <>
      <SiteHeader locale={locale} path="/login" />
      <AuthSplit>
        <h1 className="mb-3 text-h1">{t("logInTitle")}</h1>
        <p className="mb-8 text-soft">
          {t("forOrganisations")} {t("gaveGift")}{" "}
          <a href={localePath(locale, "/gifts")} className="font-bold">
            {translator(locale, "gifts")("linksTitle")}
          </a>
        </p>
        <OpenIdNotice locale={locale} kind="ngo" problem={query["openid"]} />
        <LoginForm
          action={ngoLogIn}
          next={next}
          messages={formMessages(locale, loginForm, { failed: "loginFailed" })}
          labels={{
            email: t("email"),
            password: t("password"),
            submit: t("logIn"),
            pending: t("loggingIn"),
            toast: t("loginFailedToast"),
            ...labels.password,
          }}
        />
        <OpenIdButton locale={locale} kind="ngo" next={next} />
        <p className="mt-6">
          <a href={localePath(locale, "/reset-password")}>{t("forgot")}</a>
        </p>
        <p className="mt-2">
          {t("newHere")}{" "}
          <a href={localePath(locale, "/signup")} className="font-bold">
            {t("signUp")}
          </a>
        </p>
      </AuthSplit>
    </>
  );
}

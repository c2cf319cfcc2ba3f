import { loginForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import { OpenIdButton, OpenIdNotice } from "@/components/account/openid-button";
import { LoginForm } from "@/components/account/login-form";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { safeNext } from "@/lib/auth/page-access";
import { env } from "@/lib/env";
import { guardSignedOut, pageActor, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { adminLogIn } from "@/lib/users/actions";

export const generateMetadata = titled((locale) => translator(locale, "account")("adminTitle"));

export default async function AdminLoginPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  await guardSignedOut("/admin/login");
  const { locale } = (await pageActor()).actor;
  const t = translator(locale, "account");
  const labels = formLabels(locale);
  const query = await searchParams;
  const next = safeNext(query["next"], env.appOrigin) ?? "";
  return (
    <>
      <SiteHeader locale={locale} path={null} />
      <AuthSplit seeds={["many-hands", "warp", "edge", "rain", "school"]}>
        <h1 className="mb-[0.9rem] text-h1">{t("adminTitle")}</h1>
        <p className="mb-8 text-lead text-pretty text-soft">{t("adminLead")}</p>
        <OpenIdNotice locale={locale} kind="admin" problem={query["openid"]} />
        <LoginForm
          action={adminLogIn}
          next={next}
          messages={formMessages(locale, loginForm, { failed: "adminLoginFailed" })}
          labels={{
            email: t("email"),
            password: t("password"),
            submit: t("adminLogIn"),
            pending: t("loggingIn"),
            toast: t("loginFailedToast"),
            ...labels.password,
          }}
        />
        <OpenIdButton locale={locale} kind="admin" next={next} />
      </AuthSplit>
    </>
  );
}

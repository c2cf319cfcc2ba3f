import { signupForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { SignupForm } from "@/components/account/signup-form";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { addressCookieName, readAddress } from "@/lib/auth/openid-flow";
import { env } from "@/lib/env";
import { guardSignedOut } from "@/lib/http/page";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { signUp } from "@/lib/ngos/sign-up-action";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translator(asLocale((await params).locale), "account")("signUp") };
}

export default async function SignupPage({ params, searchParams }: Props) {
  await guardSignedOut("/signup");
  const locale = asLocale((await params).locale);
  const t = translator(locale, "account");
  const labels = formLabels(locale);
  const query = await searchParams;
  const email = query["email"];
  // somebody with a login at the provider but no account: their address is in a cookie
  const vouched =
    env.openId && query["openid"] === "unknown"
      ? await readAddress((await cookies()).get(addressCookieName)?.value)
      : "";
  return (
    <>
      <SiteHeader locale={locale} path="/signup" />
      <AuthSplit seeds={["edge", "rain", "warp", "school", "many-hands"]}>
        <h1 className="mb-[0.9rem] text-h1">{t("signUpTitle")}</h1>
        <p className="mb-8 text-lead text-pretty text-soft">{t("signUpLead")}</p>
        {vouched ? (
          <Notice role="status" className="mb-6">
            {translator(locale, "openid")("unknownHere", { name: env.openId?.name ?? "" })}
          </Notice>
        ) : null}
        <SignupForm
          action={signUp}
          email={vouched || (typeof email === "string" ? email.slice(0, 254) : "")}
          messages={formMessages(locale, signupForm, { failed: "registrationFailed" })}
          labels={{
            name: t("ngoName"),
            person: t("yourName"),
            personHelp: t("yourNameHelp"),
            optional: translator(locale, "common")("optional"),
            email: t("email"),
            emailHint: t("emailHint"),
            password: t("password"),
            passwordHint: t("passwordHint"),
            confirm: t("confirmPassword"),
            submit: t("createAccount"),
            pending: t("creating"),
            ...labels.password,
          }}
        />
        <p className="mt-6">
          {t("already")}{" "}
          <a href={localePath(locale, "/login")} className="font-bold">
            {t("logIn")}
          </a>
        </p>
      </AuthSplit>
    </>
  );
}

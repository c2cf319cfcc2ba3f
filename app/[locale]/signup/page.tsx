import type { Metadata } from "next";
import { SignupForm } from "@/components/account/signup-form";
import { formWords } from "@/components/forms/form-words";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { guardSignedOut } from "@/lib/http/page";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { errorText } from "@/lib/i18n/errors";
import { translator } from "@/lib/i18n/translator";
import { signUp } from "@/lib/users/actions";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translator(asLocale((await params).locale), "account")("signUp") };
}

export default async function SignupPage({ params, searchParams }: Props) {
  await guardSignedOut("/signup");
  const locale = asLocale((await params).locale);
  const t = translator(locale, "account");
  const words = formWords(locale);
  const given = (await searchParams)["email"];
  return (
    <>
      <SiteHeader locale={locale} path="/signup" />
      <AuthSplit seeds={["edge", "rain", "warp", "school", "many-hands"]}>
        <h1 style={{ marginBottom: ".9rem" }}>{t("signUpTitle")}</h1>
        <p className="lead" style={{ marginBottom: "2rem" }}>{t("signUpLead")}</p>
        <SignupForm
          action={signUp}
          email={typeof given === "string" ? given.slice(0, 254) : ""}
          words={{ name: t("ngoName"), email: t("email"), emailHint: t("emailHint"), password: t("password"), passwordHint: t("passwordHint"), confirm: t("confirmPassword"), submit: t("createAccount"), pending: t("creating"), failed: errorText("registrationFailed", locale), unreachable: words.unreachable, ...words.password }}
        />
        <p style={{ marginTop: "1.5rem" }}>{t("already")} <a href={localePath(locale, "/login")} style={{ fontWeight: 700 }}>{t("logIn")}</a></p>
      </AuthSplit>
    </>
  );
}

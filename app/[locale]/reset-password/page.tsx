import { emailForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { ResetRequestForm } from "@/components/account/small-forms";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { askReset } from "@/lib/users/actions";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translator(asLocale((await params).locale), "account")("resetTitle") };
}

export default async function ResetPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "account");
  return (
    <>
      <SiteHeader locale={locale} path="/reset-password" />
      <AuthSplit>
        <h1 className="mb-[0.9rem] text-h1">{t("resetTitle")}</h1>
        <p className="mb-8 text-lead text-pretty text-soft">{t("resetLead")}</p>
        <ResetRequestForm
          action={askReset}
          messages={formMessages(locale, emailForm)}
          labels={{
            email: t("email"),
            submit: t("resetButton"),
            pending: t("sending"),
          }}
        />
      </AuthSplit>
    </>
  );
}

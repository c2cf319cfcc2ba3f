import { invitationForm } from "@/lib/users/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import type { Metadata } from "next";
import { InvitationForm } from "@/components/account/invitation-form";
import { formLabels } from "@/components/forms/form-labels";
import { AuthSplit } from "@/components/layout/auth-split";
import { SiteHeader } from "@/components/layout/site-header";
import { Notice } from "@/components/ui/notice";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { openInvitation } from "@/lib/ngos/accept-invitation";
import { acceptInvitationAction } from "@/lib/ngos/invitation-action";

export const dynamic = "force-dynamic";
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  return {
    title: translator(asLocale((await params).locale), "account")("invitationTitle"),
    robots: { index: false },
    referrer: "same-origin",
  };
}

/** The link of an invitation's mail (PUB-142). */
export default async function InvitationPage({
  params,
}: {
  params: Promise<{ locale: string; token: string }>;
}) {
  const { locale: localeParam, token } = await params;
  const locale = asLocale(localeParam);
  const t = translator(locale, "account");
  const labels = formLabels(locale);
  const invitation = await openInvitation(token);
  return (
    <>
      <SiteHeader locale={locale} path={`/invitations/${encodeURIComponent(token)}`} />
      <AuthSplit>
        <h1 className="mb-[0.9rem] text-h1">{t("invitationTitle")}</h1>
        {invitation ? (
          <>
            <p className="mb-8 text-lead text-pretty text-soft">
              {t("invitationLead", { name: invitation.ngoName })}
            </p>
            <InvitationForm
              action={acceptInvitationAction}
              messages={formMessages(locale, invitationForm)}
              token={token}
              email={invitation.email}
              labels={{
                name: t("yourName"),
                email: t("email"),
                password: t("password"),
                hint: t("passwordHint"),
                confirm: t("confirmPassword"),
                submit: t("join"),
                pending: t("creating"),
                ...labels.password,
              }}
            />
          </>
        ) : (
          <>
            <Notice kind="bad" role="alert">
              {t("invitationEnded")}
            </Notice>
            <p className="mt-6">{t("invitationGone")}</p>
          </>
        )}
      </AuthSplit>
    </>
  );
}

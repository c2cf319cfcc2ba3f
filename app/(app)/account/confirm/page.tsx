import { factorForm, passwordAgainForm } from "@/lib/second-factor/form-schemas";
import { formMessages } from "@/lib/forms/messages";
import { OpenIdButton } from "@/components/account/openid-button";
import { AccountShell } from "@/components/account/account-shell";
import { FactorForm } from "@/components/account/second-factor/factor-form";
import { factorLabels } from "@/components/account/second-factor/factor-labels";
import { SkipForm } from "@/components/account/second-factor/skip-form";
import { PageHeader } from "@/components/layout/page-header";
import type { UserActor } from "@/lib/auth/actor";
import { homePath, safeNext } from "@/lib/auth/page-access";
import { env } from "@/lib/env";
import { guardAccount, titled } from "@/lib/http/page";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { linkedIdentities } from "@/lib/users/identities";
import {
  confirmFactorAction,
  confirmPasskeyAction,
  skipFactorAction,
} from "@/lib/users/second-factor-actions";
import { ownFactors } from "@/lib/second-factor/queries";

/**
 * For people without a second factor who do not know their password: log in again at the provider, or get a new password by
 * mail.
 */
function WithoutPassword({
  actor: { locale, role },
  linked,
  next,
}: {
  actor: UserActor;
  /** whether the account can log in through a provider */
  linked: boolean;
  next: string;
}) {
  return (
    <>
      {linked ? (
        <OpenIdButton locale={locale} kind={role === "admin" ? "admin" : "ngo"} next={next} />
      ) : null}
      <p className="mt-6">
        <a href={localePath(locale, "/reset-password")}>
          {translator(locale, "account")("forgot")}
        </a>
      </p>
    </>
  );
}

export const generateMetadata = titled((locale) =>
  translator(locale, "secondFactor")("confirmTitle"),
);

/**
 * Step-up: asks for the second factor (or the password, if there is none) and returns to ?next=, a path on this site.
 */
export default async function ConfirmPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const next = safeNext((await searchParams)["next"], env.appOrigin);
  const path = `/account/confirm${next ? `?next=${encodeURIComponent(next)}` : ""}`;
  const actor = await guardAccount(path);
  const t = translator(actor.locale, "secondFactor");
  const factors = await ownFactors(actor);
  const has = { passkey: factors.passkeys.length > 0, factor: actor.secondFactor.has };
  const mayDoWithout = actor.role === "admin" && !actor.secondFactor.has && !env.production;
  const back = next ?? homePath(actor);
  const linked = (await linkedIdentities(actor)).some((identity) => !identity.ended);
  return (
    <AccountShell actor={actor} path={path}>
      <div className="max-w-[34rem]">
        <PageHeader title={t("confirmTitle")} lead={t("confirmLead")} look="tool" />
        <FactorForm
          action={confirmFactorAction}
          ask={confirmPasskeyAction}
          has={has}
          next={back}
          messages={formMessages(actor.locale, has.factor ? factorForm : passwordAgainForm)}
          labels={factorLabels(actor.locale, "confirm", !factors.authenticator)}
        />
        {has.factor ? null : <WithoutPassword actor={actor} linked={linked} next={back} />}
        {mayDoWithout ? (
          <div className="mt-6 space-y-2">
            <SkipForm
              locale={actor.locale}
              action={skipFactorAction}
              next={back}
              label={t("skipHere")}
            />
            <p className="text-small text-soft">{t("skipHereHelp")}</p>
          </div>
        ) : null}
        <p className="mt-6">
          <a href={back}>{t("goBack")}</a>
        </p>
      </div>
    </AccountShell>
  );
}

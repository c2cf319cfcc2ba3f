import { AccountFrame } from "@/components/account/account-frame";
import { SecondFactorSection } from "@/components/account/second-factor/second-factor-section";
import { PageHeader } from "@/components/layout/page-header";
import { isFresh } from "@/lib/auth/fresh-factor";
import { guardAccount, titled } from "@/lib/http/page";
import { confirmPath } from "@/lib/http/step-up";
import { translator } from "@/lib/i18n/translator";
import { addPasskeyAction, confirmAuthenticatorAction, removeFactorAction, renewRecoveryCodesAction, startAuthenticatorAction, startPasskeyAction } from "@/lib/second-factor/actions";
import { ownFactors } from "@/lib/second-factor/queries";
import { authenticatorSetup } from "@/lib/second-factor/start-authenticator";

export const generateMetadata = titled((locale) => translator(locale, "secondFactor")("title"));

const path = "/account/security";

/** The own account's security, for everyone who is signed in. */
export default async function SecurityPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const actor = await guardAccount(path);
  const { locale } = actor;
  const t = translator(locale, "secondFactor");
  const fresh = isFresh(actor);
  const setup = fresh && (await searchParams)["setup"] === "app" ? await authenticatorSetup(actor) : null;
  return (
    <AccountFrame actor={actor} path={path}>
      <PageHeader title={t("title")} look="h1" />
      <SecondFactorSection
        locale={locale} factors={await ownFactors(actor)} setup={setup} fresh={fresh} missing={actor.secondFactor.missing} confirmHref={confirmPath(path)}
        actions={{ startPasskey: startPasskeyAction, addPasskey: addPasskeyAction, startApp: startAuthenticatorAction, confirmApp: confirmAuthenticatorAction, remove: removeFactorAction, renew: renewRecoveryCodesAction }}
      />
    </AccountFrame>
  );
}

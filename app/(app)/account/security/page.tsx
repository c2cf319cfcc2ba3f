import { AccountShell } from "@/components/account/account-shell";
import { LinkedIdentities } from "@/components/account/linked-identity";
import { SecondFactorSection } from "@/components/account/second-factor/second-factor-section";
import { SessionsSection } from "@/components/account/sessions-section";
import { SecuritySection } from "@/components/dashboard/security-section";
import { isFresh } from "@/lib/auth/fresh-factor";
import { guardAccount, titled } from "@/lib/http/page";
import { confirmPath } from "@/lib/http/step-up";
import { translator } from "@/lib/i18n/translator";
import * as factor from "@/lib/users/second-factor-actions";
import { ownFactors } from "@/lib/second-factor/queries";
import { authenticatorSetup } from "@/lib/second-factor/start-authenticator";
import {
  changeAddressAction,
  changeOwnPassword,
  resendConfirmationAction,
} from "@/lib/users/actions";
import { changeNameAction } from "@/lib/ngos/sign-up-action";
import { ownAddress } from "@/lib/users/own-address";
import { endOthersAction, endSessionAction, endTokenAction } from "@/lib/users/security-actions";
import { linkedIdentities } from "@/lib/users/identities";
import { ownSessions } from "@/lib/users/session-queries";
import { AddressSection, NameSection } from "@/components/account/own-sections";
import { ConsoleTitle } from "@/components/admin/console-parts";

const path = "/account/security";

export const generateMetadata = titled((locale) => translator(locale, "security")("title"));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A person's own account: second factor, sessions, API tokens, password. For members and administrators. */
export default async function AccountSecurityPage({ searchParams }: Props) {
  const actor = await guardAccount(path);
  const { locale } = actor;
  const t = translator(locale, "security");
  const { sessions, tokens } = await ownSessions(actor);
  const fresh = isFresh(actor);
  const setup =
    fresh && actor.emailConfirmed && (await searchParams)["setup"] === "app"
      ? await authenticatorSetup(actor)
      : null;
  return (
    <AccountShell actor={actor} path={path}>
      <ConsoleTitle title={t("title")} lead={t("lead")} />
      <AddressSection
        locale={locale}
        address={await ownAddress(actor)}
        actions={{ resend: resendConfirmationAction, change: changeAddressAction }}
      />
      <SecondFactorSection
        locale={locale}
        factors={await ownFactors(actor)}
        setup={setup}
        fresh={fresh}
        confirmed={actor.emailConfirmed}
        missing={actor.secondFactor.missing}
        confirmHref={confirmPath(path)}
        actions={{
          startPasskey: factor.startPasskeyAction,
          addPasskey: factor.addPasskeyAction,
          startApp: factor.startAuthenticatorAction,
          confirmApp: factor.confirmAuthenticatorAction,
          remove: factor.removeFactorAction,
          renew: factor.renewRecoveryCodesAction,
        }}
      />
      <SessionsSection
        locale={locale}
        sessions={sessions}
        tokens={tokens}
        actions={{ end: endSessionAction, endToken: endTokenAction, endOthers: endOthersAction }}
      />
      <LinkedIdentities locale={locale} identities={await linkedIdentities(actor)} />
      <NameSection locale={locale} name={actor.name} action={changeNameAction} />
      <SecuritySection locale={locale} changePassword={changeOwnPassword} />
    </AccountShell>
  );
}

import { appCodeForm } from "@/lib/second-factor/form-schemas";
import { formMessages, signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { renderSVG } from "uqr";
import { ConfirmAddressFirst } from "@/components/account/confirm-address-first";
import { AddPasskey } from "@/components/account/second-factor/add-passkey";
import { CodesForm } from "@/components/account/second-factor/codes-form";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { Section } from "@/components/ui/section";
import { Panel } from "@/components/ui/panel";
import { CellNote } from "@/components/ui/table";
import { inRow } from "@/lib/i18n/marks";

type Factors = {
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  authenticator: { id: string; confirmedAt: Date; lastUsedAt: Date | null } | null;
  codesLeft: number;
};
type Codes = FormAction<{ codes: string[] | null }>;
type FactorActions = {
  startPasskey: React.ComponentProps<typeof AddPasskey>["start"];
  addPasskey: Codes;
  startApp: FormAction;
  confirmApp: Codes;
  remove: FormAction;
  renew: Codes;
};
type Props = {
  locale: Locale;
  factors: Factors;
  /** the authenticator app being set up */
  setup: { uri: string; secret: string } | null;
  /** whether the person has proved who they are recently; otherwise everything here is read-only */
  fresh: boolean;
  /** whether the account's address is confirmed; until then nothing can be added */
  confirmed: boolean;
  /** an administrator in production mode, who must set one up */
  missing: boolean;
  confirmHref: string;
  actions: FactorActions;
};

/** Section "Second factor" of /account/security: passkeys, an authenticator app, recovery codes. */
export function SecondFactorSection({
  locale,
  factors,
  setup,
  fresh,
  confirmed,
  missing,
  confirmHref,
  actions,
}: Props) {
  const mayAdd = fresh && confirmed;
  const t = translator(locale, "secondFactor");
  const has = factors.passkeys.length > 0 || factors.authenticator !== null;
  const only = factors.passkeys.length + (factors.authenticator ? 1 : 0) === 1;
  const used = (at: Date | null) =>
    at ? t("lastUsed", { date: formatDate(at, locale) }) : t("neverUsed");
  const messages = signedInMessages(locale);
  const remove = (id: string, name: string) =>
    fresh ? (
      <Form compact action={actions.remove} messages={messages} label={t("removeNamed", { name })}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          variant="link"
          size="sm"
          pendingLabel={t("working")}
          aria-label={t("removeNamed", { name })}
        >
          {t("remove")}
        </SubmitButton>
      </Form>
    ) : null;
  const codes = {
    pending: t("working"),
    codesTitle: t("codesTitle"),
    codesText: t("codesText"),
  };
  return (
    <Section id="second-factor" title={t("heading")} className="max-w-[46rem] space-y-6">
      <p>{t(has ? "leadHas" : "leadNone")}</p>
      {missing ? <Notice kind="warn">{t("mustSetUp")}</Notice> : null}
      {confirmed ? null : <ConfirmAddressFirst locale={locale} />}
      {fresh || (!confirmed && !has) ? null : (
        <Notice kind="info">
          {t("confirmFirst")} <a href={confirmHref}>{t("confirmNow")}</a>
        </Notice>
      )}

      <Panel className="space-y-4" id="passkeys">
        <h3 className="text-h4">{t("passkeys")}</h3>
        <p className="text-soft">{t("passkeysHelp")}</p>
        {factors.passkeys.length === 0 ? (
          <p>{t("noPasskeys")}</p>
        ) : (
          <ul className="*:border-b *:border-rule *:py-[0.7rem]">
            {factors.passkeys.map((key) => (
              <li key={key.id} className="flex flex-wrap items-center justify-between gap-3">
                <span>
                  <b>
                    <bdi>{key.name}</bdi>
                  </b>
                  <CellNote>
                    {inRow(
                      [
                        t("added", { date: formatDate(key.createdAt, locale) }),
                        used(key.lastUsedAt),
                      ],
                      locale,
                    )}
                  </CellNote>
                </span>
                {remove(key.id, key.name)}
              </li>
            ))}
          </ul>
        )}
        {mayAdd ? (
          <AddPasskey
            start={actions.startPasskey}
            add={actions.addPasskey}
            confirmHref={confirmHref}
            labels={{
              name: t("passkeyName"),
              nameHelp: t("passkeyNameHelp"),
              add: t("addPasskey"),
              notUsed: t("passkeyNotUsed"),
              unknownHere: t("passkeyUnknownHere"),
              noScript: t("noScript"),
              unreachable: formMessages(locale).unreachable,
              ...codes,
            }}
          />
        ) : null}
      </Panel>

      <Panel className="space-y-4" id="app">
        <h3 className="text-h4">{t("app")}</h3>
        <p className="text-soft">{t("appHelp")}</p>
        {factors.authenticator ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b>{t("appOn")}</b>
              <CellNote>
                {inRow(
                  [
                    t("added", { date: formatDate(factors.authenticator.confirmedAt, locale) }),
                    used(factors.authenticator.lastUsedAt),
                  ],
                  locale,
                )}
              </CellNote>
            </span>
            {remove(factors.authenticator.id, t("app"))}
          </div>
        ) : null}
        {/* always rendered, since its answer, the codes, appears in the same place */}
        <CodesForm
          action={actions.confirmApp}
          messages={formMessages(locale, appCodeForm)}
          show={setup !== null && !factors.authenticator}
          code={{ label: t("code"), help: t("enterFirst") }}
          labels={{ submit: t("turnOn"), ...codes }}
        >
          {setup ? (
            <div className="mb-5 flex flex-wrap items-start gap-6">
              <img
                src={`data:image/svg+xml,${encodeURIComponent(renderSVG(setup.uri, { border: 2 }))}`}
                alt={t("qr")}
                width={220}
                height={220}
                className="h-auto max-w-full border-2 border-control bg-white"
              />
              <div className="flex-[1_1_14rem] space-y-4">
                <p>{t("scan")}</p>
                <p>
                  <span className="text-small leading-[1.3] font-bold">{t("key")}</span>
                  <br />
                  <code data-slot="app-key" className="text-dense wrap-anywhere">
                    {setup.secret}
                  </code>
                </p>
              </div>
            </div>
          ) : null}
        </CodesForm>
        {mayAdd && !factors.authenticator && !setup ? (
          <Form compact action={actions.startApp} messages={messages} label={t("startApp")}>
            <SubmitButton variant="outline" pendingLabel={t("working")}>
              {t("startApp")}
            </SubmitButton>
          </Form>
        ) : null}
      </Panel>

      {has ? (
        <Panel className="space-y-4" id="recovery">
          <h3 className="text-h4">{t("recovery")}</h3>
          <p className="text-soft">
            {t("recoveryHelp")} {t("codesLeft", { n: factors.codesLeft })}
          </p>
          <CodesForm
            action={actions.renew}
            messages={formMessages(locale)}
            show={fresh}
            labels={{ submit: t("renew"), ...codes }}
          >
            <p className="text-soft">{t("renewHelp")}</p>
          </CodesForm>
        </Panel>
      ) : null}
      {has && fresh && only ? <p className="text-soft">{t("lastWarning")}</p> : null}
    </Section>
  );
}

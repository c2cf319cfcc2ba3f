import { CreateKeyForm } from "@/components/api-keys/key-forms";
import { KeyTable } from "@/components/api-keys/key-table";
import { ConfirmAddressFirst } from "@/components/account/confirm-address-first";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { createKeyAction, revokeKeyAction, rotateKeyAction } from "@/lib/api-keys/actions";
import { keyForm } from "@/lib/api-keys/form-schemas";
import { ownKeys } from "@/lib/api-keys/queries";
import { lifetimes } from "@/lib/api-keys/rules";
import { scopes } from "@/lib/auth/scopes";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import { messagesOf, translator } from "@/lib/i18n/translator";

const path = "/dashboard/api-keys";

export const generateMetadata = titled((locale) => translator(locale, "apiKeys")("title"));

/** The organisation's API keys: any member sees them, the owner creates and revokes them. */
export default async function ApiKeysPage() {
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "apiKeys");
  const labels = messagesOf(locale, "apiKeys");
  const { copy, copied, copyFailed, danger } = labels;
  const keyLabels = { copy, copied, copyFailed, danger };
  const keys = await ownKeys(actor);
  const manages = ngo.memberRole === "owner" && !ngo.suspended;
  const lifetimeLabel = (days: number) =>
    ({ 365: t("oneYear"), 0: t("forever") })[days] ?? t("days", { n: String(days) });
  return (
    <DashboardShell actor={actor} current="dashboard">
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        look="tool"
        back={{ href: "/dashboard?tab=profile", label: t("back") }}
      />
      <p className="mb-8">
        <a href="/developers">{t("docs")}</a>
      </p>
      <Section id="keys" title={t("heading")}>
        {keys.length === 0 ? (
          <p className="text-soft">{t("none")}</p>
        ) : (
          <KeyTable
            locale={locale}
            keys={keys}
            labels={keyLabels}
            actions={manages ? { rotate: rotateKeyAction, revoke: revokeKeyAction } : null}
          />
        )}
      </Section>
      <Section id="new" title={t("newHeading")}>
        {manages && !actor.emailConfirmed ? <ConfirmAddressFirst locale={locale} /> : null}
        {manages && actor.emailConfirmed ? (
          <Panel className="max-w-[52rem]">
            <CreateKeyForm
              action={createKeyAction}
              messages={signedInMessages(locale, keyForm)}
              labels={{
                ...keyLabels,
                name: labels.name,
                nameHelp: labels.nameHelp,
                scopesLegend: labels.scopesLegend,
                lasts: labels.lasts,
                create: labels.create,
                creating: labels.creating,
              }}
              scopes={scopes.map((name) => ({
                name,
                label: labels.scopes[name],
                help: labels.scopeHelps[name],
              }))}
              lifetimes={lifetimes.map((days) => ({
                value: String(days),
                label: lifetimeLabel(days),
              }))}
            />
          </Panel>
        ) : null}
        {manages ? null : <p className="text-soft">{t("ownerOnly")}</p>}
      </Section>
    </DashboardShell>
  );
}

import { ConfirmAddressFirst } from "@/components/account/confirm-address-first";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { PageHeader } from "@/components/layout/page-header";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { CreateEndpointForm } from "@/components/webhooks/endpoint-forms";
import { EndpointTable } from "@/components/webhooks/endpoint-table";
import { signedInMessages } from "@/lib/forms/messages";
import { guardDashboard, titled } from "@/lib/http/page";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { createEndpointAction } from "@/lib/webhooks/actions";
import { endpointForm, eventField } from "@/lib/webhooks/form-schemas";
import { ownEndpoints } from "@/lib/webhooks/queries";
import { eventTypes } from "@/lib/webhooks/rules";

const path = "/dashboard/webhooks";

export const generateMetadata = titled((locale) => translator(locale, "webhooks")("title"));

/** The organisation's webhooks: any member sees them, the owner sets them up. */
export default async function WebhooksPage() {
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "webhooks");
  const labels = messagesOf(locale, "webhooks");
  const { types, ...rest } = labels;
  const { copy, copied, copyFailed, danger, create, creating } = rest;
  const { address, addressHelp, eventsLegend, withDonors, withDonorsHelp } = rest;
  const endpoints = await ownEndpoints(actor);
  const manages = ngo.memberRole === "owner" && !ngo.suspended;
  return (
    <DashboardShell actor={actor} current="dashboard">
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        look="tool"
        back={{ href: "/dashboard?tab=profile", label: t("back") }}
      />
      <p className="mb-8">
        <a href="/developers#webhooks">{t("docs")}</a>
      </p>
      <Section id="webhooks" title={t("heading")}>
        {endpoints.length === 0 ? (
          <p className="text-soft">{t("none")}</p>
        ) : (
          <EndpointTable locale={locale} endpoints={endpoints} />
        )}
      </Section>
      <Section id="new" title={t("newHeading")}>
        {manages && !actor.emailConfirmed ? <ConfirmAddressFirst locale={locale} /> : null}
        {manages && actor.emailConfirmed ? (
          <Panel className="max-w-[52rem]">
            <CreateEndpointForm
              action={createEndpointAction}
              messages={signedInMessages(locale, endpointForm)}
              labels={{
                copy,
                copied,
                copyFailed,
                danger,
                create,
                creating,
                address,
                addressHelp,
                eventsLegend,
                withDonors,
                withDonorsHelp,
              }}
              events={eventTypes.map((type) => ({
                field: eventField(type),
                type,
                label: types[type],
                checked: type === "donation.completed",
              }))}
            />
          </Panel>
        ) : null}
        {manages ? null : <p className="text-soft">{t("ownerOnly")}</p>}
      </Section>
    </DashboardShell>
  );
}

import { notFound } from "next/navigation";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { ActionButton } from "@/components/forms/action-button";
import { PageHeader } from "@/components/layout/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { DeliveryTable } from "@/components/webhooks/delivery-table";
import { ChangeEndpointForm, RotateSecretForm } from "@/components/webhooks/endpoint-forms";
import { EndpointState } from "@/components/webhooks/endpoint-table";
import { signedInMessages } from "@/lib/forms/messages";
import { AppError } from "@/lib/errors";
import { guardDashboard, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { choice, pageOf, pagesOf, param, type SearchParams } from "@/lib/listing/address";
import { formatDate } from "@/lib/format";
import {
  changeEndpointAction,
  deleteEndpointAction,
  rotateSecretAction,
  sendAgainAction,
  sendTestAction,
  switchEndpointAction,
} from "@/lib/webhooks/actions";
import { changeForm, eventField } from "@/lib/webhooks/form-schemas";
import { deliveriesPage, ownEndpoint, type Endpoint } from "@/lib/webhooks/queries";
import { deliveryStatuses, eventTypes } from "@/lib/webhooks/rules";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export const generateMetadata = titled((locale) => translator(locale, "webhooks")("title"));

function Buttons({ locale, endpoint }: { locale: Locale; endpoint: Endpoint }) {
  const t = translator(locale, "webhooks");
  const { rotate, working, copy, copied, copyFailed, danger } = messagesOf(locale, "webhooks");
  const on = endpoint.disabledAt === null;
  const fields = { endpointId: endpoint.id };
  const own = { messages: signedInMessages(locale), pending: working };
  return (
    <div className="mt-6 flex flex-wrap items-start gap-3">
      {on ? (
        <ActionButton {...own} action={sendTestAction} fields={fields}>
          {t("test")}
        </ActionButton>
      ) : null}
      <ActionButton
        {...own}
        action={switchEndpointAction}
        fields={{ ...fields, enabled: String(!on) }}
      >
        {on ? t("switchOff") : t("switchOn")}
      </ActionButton>
      <RotateSecretForm
        action={rotateSecretAction}
        messages={own.messages}
        endpointId={endpoint.id}
        labels={{ rotate, working, copy, copied, copyFailed, danger }}
      />
      <ActionButton {...own} action={deleteEndpointAction} fields={fields} variant="destructive">
        {t("remove")}
      </ActionButton>
    </div>
  );
}

function Settings({ locale, endpoint }: { locale: Locale; endpoint: Endpoint }) {
  const labels = messagesOf(locale, "webhooks");
  const { address, addressHelp, eventsLegend, withDonors, withDonorsHelp } = labels;
  const { settings, save, saving, types } = labels;
  return (
    <Panel className="max-w-[52rem]">
      <ChangeEndpointForm
        action={changeEndpointAction}
        messages={signedInMessages(locale, changeForm)}
        labels={{
          address,
          addressHelp,
          eventsLegend,
          withDonors,
          withDonorsHelp,
          settings,
          save,
          saving,
        }}
        endpoint={{ id: endpoint.id, url: endpoint.url, withDonors: endpoint.withDonors }}
        events={eventTypes.map((type) => ({
          field: eventField(type),
          type,
          label: types[type],
          checked: endpoint.events.includes(type),
        }))}
      />
    </Panel>
  );
}

/** One webhook: whether it works, its deliveries and their answers, and its settings. */
export default async function WebhookPage({ params, searchParams }: Props) {
  const { id } = await params;
  const path = `/dashboard/webhooks/${encodeURIComponent(id)}`;
  const actor = await guardDashboard(path);
  const { locale, ngo } = actor;
  const t = translator(locale, "webhooks");
  const search = await searchParams;
  const endpoint = await ownEndpoint(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  const status = choice(deliveryStatuses, param(search, "status"));
  const page = pageOf(search);
  const { deliveries, total } = await deliveriesPage(actor, endpoint.id, { page, status });
  const manages = ngo.memberRole === "owner" && !ngo.suspended;
  const href = (only: string | undefined, n = 1) => {
    const query = new URLSearchParams({
      ...(only ? { status: only } : {}),
      ...(n > 1 ? { page: String(n) } : {}),
    }).toString();
    return `${path}${query ? `?${query}` : ""}#log`;
  };
  const { oldSecretUntil } = endpoint;
  return (
    <DashboardShell actor={actor} current="dashboard">
      <PageHeader
        title={new URL(endpoint.url).host}
        lead={<span className="wrap-anywhere">{endpoint.url}</span>}
        look="tool"
        back={{ href: "/dashboard/webhooks", label: t("all") }}
      />
      <p>
        <EndpointState locale={locale} endpoint={endpoint} />
      </p>
      {oldSecretUntil ? (
        <p className="mt-2 text-soft">
          {t("oldUntil", { date: formatDate(oldSecretUntil, locale) })}
        </p>
      ) : null}
      {manages ? <Buttons locale={locale} endpoint={endpoint} /> : null}
      <Section id="log" title={t("log")} intro={t("logLead")}>
        <Tabs
          label={t("filter")}
          tabs={[undefined, ...deliveryStatuses].map((only) => ({
            href: href(only),
            label: only ? t(`status.${only}`) : t("filterAll"),
            current: only === status,
          }))}
        />
        <DeliveryTable
          locale={locale}
          endpointId={endpoint.id}
          deliveries={deliveries}
          again={manages && endpoint.disabledAt === null ? sendAgainAction : null}
        />
        <div className="mt-6">
          <Pagination
            locale={locale}
            page={page}
            pages={pagesOf(total)}
            href={(n) => href(status, n)}
          />
        </div>
      </Section>
      {manages ? (
        <Section id="settings" title={t("settings")}>
          <Settings locale={locale} endpoint={endpoint} />
        </Section>
      ) : null}
    </DashboardShell>
  );
}

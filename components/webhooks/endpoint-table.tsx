import { Badge } from "@/components/ui/badge";
import { CellNote, DataTable } from "@/components/ui/table";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import type { Endpoint } from "@/lib/webhooks/queries";

/** Whether the endpoint is on, and why not. */
export function EndpointState({ locale, endpoint }: { locale: Locale; endpoint: Endpoint }) {
  const t = translator(locale, "webhooks");
  if (endpoint.disabledAt !== null) {
    const { disabledBy: by } = endpoint;
    const broken = by === "failures" || by === "gone";
    return (
      <>
        <Badge kind={broken ? "bad" : "halt"}>{t("off")}</Badge>
        {broken ? <CellNote>{t(by)}</CellNote> : null}
      </>
    );
  }
  return (
    <>
      <Badge kind="on">{t("on")}</Badge>
      {endpoint.failingSince ? (
        <CellNote>{t("failing", { date: formatDate(endpoint.failingSince, locale) })}</CellNote>
      ) : null}
    </>
  );
}

export function EndpointTable({ locale, endpoints }: { locale: Locale; endpoints: Endpoint[] }) {
  const t = translator(locale, "webhooks");
  return (
    <DataTable
      caption={t("heading")}
      rows={endpoints}
      rowKey={(endpoint) => endpoint.id}
      columns={[
        {
          key: "url",
          head: t("address"),
          place: "main",
          cell: ({ url, events }) => (
            <>
              <b className="block wrap-anywhere">{url}</b>
              <CellNote>{t("eventCount", { n: String(events.length) })}</CellNote>
            </>
          ),
        },
        {
          key: "state",
          head: t("state"),
          place: "sub",
          cell: (endpoint) => <EndpointState locale={locale} endpoint={endpoint} />,
        },
        {
          key: "made",
          head: t("made"),
          label: t("made"),
          place: "meta",
          className: "num",
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          key: "open",
          head: t("log"),
          place: "acts",
          cell: ({ id, url }) => (
            <a href={`/dashboard/webhooks/${id}`} aria-label={t("openOne", { url })}>
              {t("open")}
            </a>
          ),
        },
      ]}
    />
  );
}

import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { CellNote, DataTable } from "@/components/ui/table";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import type { Attempt, Delivery } from "@/lib/webhooks/queries";
import type { DeliveryStatus } from "@/lib/webhooks/rules";
import { inRow } from "@/lib/i18n/marks";

const variants: Record<DeliveryStatus, BadgeKind> = {
  waiting: "soon",
  delivered: "on",
  failed: "bad",
};

/** "5 January 2026, 09:30 UTC" */
const moment = (time: Date, locale: Locale): string =>
  inRow([formatDate(time, locale), `${time.toISOString().slice(11, 19)} UTC`], locale);

const wordOf = (words: Record<string, string>, key: string): string => words[key] ?? key;

function Result({ locale, attempt }: { locale: Locale; attempt: Attempt }) {
  const t = translator(locale, "webhooks");
  const { errors } = messagesOf(locale, "webhooks");
  const { status, error } = attempt;
  const answered = status === null ? null : t("answered", { status: String(status) });
  const why = error === null || error === "status" ? null : wordOf(errors, error);
  return <>{inRow([answered, why], locale)}</>;
}

const codeBox =
  "mt-1 max-h-72 max-w-full overflow-auto border border-rule bg-surface p-3 text-micro leading-[1.5] whitespace-pre-wrap wrap-anywhere";

function Details({ locale, delivery }: { locale: Locale; delivery: Delivery }) {
  const t = translator(locale, "webhooks");
  return (
    <div className="max-w-[40rem] min-w-0 space-y-4">
      <div>
        <p className="font-bold">{t("body")}</p>
        {delivery.body === null ? (
          <p>{t("noBody")}</p>
        ) : (
          <pre className={codeBox} tabIndex={0}>
            <code>{delivery.body}</code>
          </pre>
        )}
        <CellNote>webhook-id: {delivery.eventId}</CellNote>
      </div>
      {delivery.attempts.map((attempt, i) => (
        <div key={i}>
          <p>
            <b>{moment(attempt.at, locale)}</b> · {attempt.tookMs} ms ·{" "}
            <Result locale={locale} attempt={attempt} />
          </p>
          {attempt.status === null ? null : (
            <pre className={codeBox} tabIndex={0}>
              <code>{attempt.answer === "" ? t("noAnswer") : attempt.answer}</code>
            </pre>
          )}
        </div>
      ))}
    </div>
  );
}

/** A delivery to an endpoint: its body, each attempt with the response, and a button to send it again. */
export function DeliveryTable({
  locale,
  endpointId,
  deliveries,
  again,
}: {
  locale: Locale;
  endpointId: string;
  deliveries: Delivery[];
  /** null if the person may only view, and while the endpoint is off */
  again: FormAction | null;
}) {
  const t = translator(locale, "webhooks");
  const { types } = messagesOf(locale, "webhooks");
  return (
    <DataTable
      caption={t("log")}
      wide
      rows={deliveries}
      rowKey={(delivery) => delivery.id}
      none={t("logNone")}
      columns={[
        {
          key: "event",
          head: t("event"),
          place: "main",
          className: "min-w-60 entries:min-w-0",
          cell: ({ type, at }) => (
            <>
              <b className="block">{wordOf(types, type)}</b>
              <CellNote>{type}</CellNote>
              <CellNote className="num">{moment(at, locale)}</CellNote>
            </>
          ),
        },
        {
          key: "result",
          head: t("result"),
          place: "sub",
          cell: ({ status, attempts, nextAt }) => (
            <>
              <Badge kind={variants[status]}>{t(`status.${status}`)}</Badge>
              <CellNote>{t("attempts", { n: String(attempts.length) })}</CellNote>
              {nextAt && attempts.length > 0 ? (
                <CellNote>{t("nextAttempt", { date: moment(nextAt, locale) })}</CellNote>
              ) : null}
            </>
          ),
        },
        {
          key: "details",
          head: t("details"),
          place: "wide",
          cell: (delivery) => (
            <Disclosure
              look="row"
              title={t("details")}
              label={`${t("details")}: ${inRow([delivery.type, moment(delivery.at, locale)], locale)}`}
            >
              <Details locale={locale} delivery={delivery} />
            </Disclosure>
          ),
        },
        {
          key: "again",
          head: t("again"),
          place: "acts",
          cell: ({ id, type, at }) =>
            again ? (
              <ActionButton
                action={again}
                messages={signedInMessages(locale)}
                fields={{ endpointId, deliveryId: id }}
                pending={t("working")}
                buttonLabel={t("againOne", { type, date: moment(at, locale) })}
              >
                {t("again")}
              </ActionButton>
            ) : null,
        },
      ]}
    />
  );
}

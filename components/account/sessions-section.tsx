import { signedInMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { moment } from "@/components/admin/moment";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { OwnSession, OwnToken } from "@/lib/users/session-queries";
import { DataTable } from "@/components/ui/table";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { inRow } from "@/lib/i18n/marks";

type Props = {
  locale: Locale;
  sessions: OwnSession[];
  tokens: OwnToken[];
  actions: { end: FormAction; endToken: FormAction; endOthers: FormAction };
};

/** A person's open sessions, and buttons to end them. Plain forms: works without a script. */
export function SessionsSection({ locale, sessions, tokens, actions }: Props) {
  const t = translator(locale, "security");
  const messages = signedInMessages(locale);
  const others = sessions.some((s) => !s.current) || tokens.length > 0;
  return (
    <Section id="sessions" title={t("sessions.heading")}>
      <DataTable
        caption={t("sessions.heading")}
        rows={sessions}
        rowKey={(s) => s.id}
        columns={[
          {
            key: "browser",
            head: t("sessions.browser"),
            place: "main",
            cell: (s) => <b>{s.browser ?? t("sessions.unknown")}</b>,
          },
          {
            key: "network",
            head: t("sessions.network"),
            place: "sub",
            cell: (s) => s.network ?? "–",
          },
          {
            key: "began",
            head: t("sessions.began"),
            label: t("sessions.began"),
            place: "meta",
            className: "num",
            cell: (s) => moment(s.createdAt, locale),
          },
          {
            key: "seen",
            head: t("sessions.seen"),
            label: t("sessions.seen"),
            place: "meta",
            className: "num",
            cell: (s) => moment(s.lastSeenAt, locale),
          },
          {
            key: "actions",
            head: t("sessions.actions"),
            place: "acts",
            cell: (s) =>
              s.current ? (
                <Badge kind="on">{t("sessions.here")}</Badge>
              ) : (
                <ActionButton
                  action={actions.end}
                  messages={messages}
                  fields={{ sessionId: s.id }}
                  pending={t("sessions.ending")}
                  buttonLabel={t("sessions.endOne", {
                    browser: s.browser ?? t("sessions.unknown"),
                    at: moment(s.createdAt, locale),
                  })}
                >
                  {t("sessions.end")}
                </ActionButton>
              ),
          },
        ]}
      />
      {others ? (
        <Form
          compact
          action={actions.endOthers}
          messages={messages}
          className="my-4 flex flex-wrap items-center gap-3"
        >
          <SubmitButton variant="outline" size="sm" pendingLabel={t("sessions.ending")}>
            {t("sessions.endOthers")}
          </SubmitButton>
          <span className="text-small text-soft">{t("sessions.othersHelp")}</span>
        </Form>
      ) : null}
      <TokensTable locale={locale} tokens={tokens} end={actions.endToken} />
    </Section>
  );
}

function TokensTable({
  locale,
  tokens,
  end,
}: {
  locale: Locale;
  tokens: OwnToken[];
  end: FormAction;
}) {
  const t = translator(locale, "security");
  return (
    <>
      <h3 className="mt-8 text-h4">{t("tokens.heading")}</h3>
      <p className="mt-[0.35rem] mb-4 max-w-[46em] text-soft">{t("tokens.lead")}</p>
      {tokens.length === 0 ? (
        <p>{t("tokens.none")}</p>
      ) : (
        <DataTable
          caption={t("tokens.heading")}
          rows={tokens}
          rowKey={(token) => token.id}
          columns={[
            {
              key: "made",
              head: t("tokens.made"),
              label: t("tokens.made"),
              place: "main",
              className: "num",
              cell: (token) => <b>{moment(token.createdAt, locale)}</b>,
            },
            {
              key: "network",
              head: t("sessions.network"),
              place: "sub",
              cell: (token) => inRow([token.browser, token.network], locale) || "–",
            },
            {
              key: "used",
              head: t("tokens.used"),
              label: t("tokens.used"),
              place: "meta",
              className: "num",
              cell: (token) =>
                token.lastUsedAt ? moment(token.lastUsedAt, locale) : t("tokens.never"),
            },
            {
              key: "expires",
              head: t("tokens.expires"),
              label: t("tokens.expires"),
              place: "meta",
              className: "num",
              cell: (token) => moment(token.expiresAt, locale),
            },
            {
              key: "actions",
              head: t("sessions.actions"),
              place: "acts",
              cell: (token) => (
                <ActionButton
                  action={end}
                  messages={signedInMessages(locale)}
                  fields={{ tokenId: token.id }}
                  pending={t("sessions.ending")}
                  buttonLabel={t("tokens.endOne", { at: moment(token.createdAt, locale) })}
                >
                  {t("tokens.end")}
                </ActionButton>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

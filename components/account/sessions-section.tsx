import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { moment } from "@/components/admin/moment";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { OwnSession, OwnToken } from "@/lib/users/session-queries";

type Props = {
  locale: Locale;
  sessions: OwnSession[];
  tokens: OwnToken[];
  actions: { end: FormAction; endToken: FormAction; endOthers: FormAction };
};

/** Where a person is logged in, and what ends it. Plain forms: works without JavaScript. */
export function SessionsSection({ locale, sessions, tokens, actions }: Props) {
  const t = translator(locale, "security");
  const messages = signedInMessages(locale);
  const others = sessions.some((s) => !s.current) || tokens.length > 0;
  return (
    <section className="section" id="sessions" aria-labelledby="sessions-title">
      <h2 className="h3" id="sessions-title">
        {t("sessions.heading")}
      </h2>
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("sessions.browser")}</th>
              <th scope="col">{t("sessions.network")}</th>
              <th scope="col">{t("sessions.began")}</th>
              <th scope="col">{t("sessions.seen")}</th>
              <th scope="col">{t("sessions.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((s) => {
              const browser = s.browser ?? t("sessions.unknown");
              return (
                <tr key={s.id}>
                  <td className="t-main">
                    <b>{browser}</b>
                  </td>
                  <td className="t-sub">{s.network ?? "–"}</td>
                  <td className="t-meta num" data-label={t("sessions.began")}>
                    {moment(s.createdAt, locale)}
                  </td>
                  <td className="t-meta num" data-label={t("sessions.seen")}>
                    {moment(s.lastSeenAt, locale)}
                  </td>
                  <td className="t-acts">
                    {s.current ? (
                      <span className="badge badge--on">{t("sessions.here")}</span>
                    ) : (
                      <Form compact action={actions.end} messages={messages}>
                        <input type="hidden" name="sessionId" value={s.id} />
                        <SubmitButton
                          variant="outline"
                          size="sm"
                          pendingLabel={t("sessions.ending")}
                          aria-label={t("sessions.endOne", {
                            browser,
                            at: moment(s.createdAt, locale),
                          })}
                        >
                          {t("sessions.end")}
                        </SubmitButton>
                      </Form>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {others ? (
        <Form compact action={actions.endOthers} messages={messages} className="row console-act">
          <SubmitButton variant="outline" size="sm" pendingLabel={t("sessions.ending")}>
            {t("sessions.endOthers")}
          </SubmitButton>
          <span className="soft small">{t("sessions.othersHelp")}</span>
        </Form>
      ) : null}
      <TokensTable locale={locale} tokens={tokens} end={actions.endToken} />
    </section>
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
      <h3 className="h4 console-part" id="tokens-title">
        {t("tokens.heading")}
      </h3>
      <p className="soft console-intro">{t("tokens.lead")}</p>
      {tokens.length === 0 ? (
        <p>{t("tokens.none")}</p>
      ) : (
        <div className="table-wrap" tabIndex={0}>
          <table className="table--stack table" aria-labelledby="tokens-title">
            <thead>
              <tr>
                <th scope="col">{t("tokens.made")}</th>
                <th scope="col">{t("sessions.network")}</th>
                <th scope="col">{t("tokens.used")}</th>
                <th scope="col">{t("tokens.expires")}</th>
                <th scope="col">{t("sessions.actions")}</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <tr key={token.id}>
                  <td className="t-main num" data-label={t("tokens.made")}>
                    <b>{moment(token.createdAt, locale)}</b>
                  </td>
                  <td className="t-sub">
                    {[token.browser, token.network].filter(Boolean).join(", ") || "–"}
                  </td>
                  <td className="t-meta num" data-label={t("tokens.used")}>
                    {token.lastUsedAt ? moment(token.lastUsedAt, locale) : t("tokens.never")}
                  </td>
                  <td className="t-meta num" data-label={t("tokens.expires")}>
                    {moment(token.expiresAt, locale)}
                  </td>
                  <td className="t-acts">
                    <Form compact action={end} messages={signedInMessages(locale)}>
                      <input type="hidden" name="tokenId" value={token.id} />
                      <SubmitButton
                        variant="outline"
                        size="sm"
                        pendingLabel={t("sessions.ending")}
                        aria-label={t("tokens.endOne", { at: moment(token.createdAt, locale) })}
                      >
                        {t("tokens.end")}
                      </SubmitButton>
                    </Form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

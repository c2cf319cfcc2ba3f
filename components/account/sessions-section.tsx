import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { moment } from "@/components/admin/moment";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { OwnSession, OwnToken } from "@/lib/users/session-queries";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";

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
    <Section id="sessions" title={t("sessions.heading")}>
      <Table caption={t("sessions.heading")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("sessions.browser")}</TableHead>
            <TableHead>{t("sessions.network")}</TableHead>
            <TableHead>{t("sessions.began")}</TableHead>
            <TableHead>{t("sessions.seen")}</TableHead>
            <TableHead>{t("sessions.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sessions.map((s) => {
            const browser = s.browser ?? t("sessions.unknown");
            return (
              <TableRow key={s.id}>
                <TableCell place="main">
                  <b>{browser}</b>
                </TableCell>
                <TableCell place="sub">{s.network ?? "–"}</TableCell>
                <TableCell place="meta" className="num" data-label={t("sessions.began")}>
                  {moment(s.createdAt, locale)}
                </TableCell>
                <TableCell place="meta" className="num" data-label={t("sessions.seen")}>
                  {moment(s.lastSeenAt, locale)}
                </TableCell>
                <TableCell place="acts">
                  {s.current ? (
                    <Badge kind="on">{t("sessions.here")}</Badge>
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
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
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
        <Table caption={t("tokens.heading")}>
          <TableHeader>
            <TableRow>
              <TableHead>{t("tokens.made")}</TableHead>
              <TableHead>{t("sessions.network")}</TableHead>
              <TableHead>{t("tokens.used")}</TableHead>
              <TableHead>{t("tokens.expires")}</TableHead>
              <TableHead>{t("sessions.actions")}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {tokens.map((token) => (
              <TableRow key={token.id}>
                <TableCell place="main" className="num" data-label={t("tokens.made")}>
                  <b>{moment(token.createdAt, locale)}</b>
                </TableCell>
                <TableCell place="sub">
                  {[token.browser, token.network].filter(Boolean).join(", ") || "–"}
                </TableCell>
                <TableCell place="meta" className="num" data-label={t("tokens.used")}>
                  {token.lastUsedAt ? moment(token.lastUsedAt, locale) : t("tokens.never")}
                </TableCell>
                <TableCell place="meta" className="num" data-label={t("tokens.expires")}>
                  {moment(token.expiresAt, locale)}
                </TableCell>
                <TableCell place="acts">
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
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

import { foldMark } from "@/components/ui/fold-mark";
import { Address } from "@/components/ui/address";
import { pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { signedInMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { markAnsweredAction, releaseMessageAction } from "@/lib/contact/actions";
import { contactMessages, messageSorts } from "@/lib/contact/queries";
import { moment } from "@/components/admin/moment";
import { ListTable } from "@/components/admin/list-table";
import { Badge } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { cellNoteClass } from "@/components/ui/table";
import { ConsoleTitle, ViewTabs, TypedText } from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("messages"));

/** Messages from the contact form, and which are answered (ADM-040). */
export default async function MessagesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/messages");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "admin");
  const open = param(params, "show") === "open";
  const list = readList("/admin/messages", params, messageSorts, { show: open ? "open" : "" });
  const { search, sort, page, href } = list;
  const { messages, total } = await contactMessages(actor, {
    search,
    open,
    sort,
    page,
    limit: pageSize,
  });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="messages"
      path={href()}
      toList
    >
      <ConsoleTitle title={t("messages.title")} />
      <ViewTabs
        label={t("messages.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("messages.all"), current: !open },
          { href: href({ show: "open", page: "1" }), label: t("messages.open"), current: open },
        ]}
      />
      <ListTable
        locale={locale}
        path="/admin/messages"
        list={list}
        sorts={messageSorts}
        searchLabel={t("messages.search")}
        count={t("messages.rows", { n: total })}
        total={total}
        caption={t("messages.title")}
        rows={messages}
        rowKey={(m) => m.id}
        none={t("messages.none")}
        columns={[
          {
            key: "name",
            head: t("messages.name"),
            place: "main",
            className: "wrap-anywhere",
            sort: { up: "name" },
            cell: (m) => (
              <>
                <b>
                  <bdi>{m.name}</bdi>
                </b>
                <a
                  className={cellNoteClass}
                  data-slot="cell-note"
                  href={`mailto:${encodeURIComponent(m.email)}`}
                >
                  <Address>{m.email}</Address>
                </a>
              </>
            ),
          },
          {
            key: "subject",
            head: t("messages.subject"),
            place: "sub",
            className: "max-w-[34rem] wrap-anywhere",
            cell: (m) => (
              <details>
                <summary className={foldMark}>
                  <b dir="auto">{m.subject}</b>
                </summary>
                <TypedText>{m.message}</TypedText>
              </details>
            ),
          },
          {
            key: "at",
            head: t("messages.at"),
            place: "meta",
            className: "num",
            sort: { up: "old", down: "new", first: "down" },
            cell: (m) => moment(m.createdAt, locale),
          },
          {
            key: "status",
            head: t("messages.status"),
            place: "end",
            cell: (m) => <MessageBadge locale={locale} message={m} />,
          },
          {
            key: "actions",
            head: t("messages.actions"),
            place: "acts",
            cell: (m) =>
              m.isSpam ? (
                <ActionButton
                  back={href()}
                  action={releaseMessageAction}
                  messages={signedInMessages(locale)}
                  fields={{ messageId: m.id }}
                  variant="outline"
                  pending={t("held.releasing")}
                  buttonLabel={`${t("held.release")}: ${m.subject}`}
                >
                  {t("held.release")}
                </ActionButton>
              ) : (
                <ActionButton
                  back={href()}
                  action={markAnsweredAction}
                  messages={signedInMessages(locale)}
                  fields={{ messageId: m.id, answered: m.answeredAt ? "false" : "true" }}
                  variant={m.answeredAt ? "link" : "outline"}
                  pending={t("messages.marking")}
                  buttonLabel={`${t(m.answeredAt ? "messages.reopen" : "messages.mark")}: ${m.subject}`}
                >
                  {t(m.answeredAt ? "messages.reopen" : "messages.mark")}
                </ActionButton>
              ),
          },
        ]}
      />
    </AdminShell>
  );
}

function MessageBadge({
  locale,
  message: { isSpam, answeredAt },
}: {
  locale: Locale;
  message: { isSpam: boolean; answeredAt: Date | null };
}) {
  const t = translator(locale, "admin");
  if (isSpam) return <Badge kind="bad">{t("messages.spam")}</Badge>;
  return answeredAt ? (
    <Badge kind="on">{t("messages.answered")}</Badge>
  ) : (
    <Badge kind="soon">{t("messages.fresh")}</Badge>
  );
}

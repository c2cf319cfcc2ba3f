import { foldMark } from "@/components/ui/fold-mark";
import { Address } from "@/components/ui/address";
import { choice, pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { signedInMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { formatCount } from "@/lib/format";
import { markAnsweredAction, releaseMessageAction } from "@/lib/contact/actions";
import {
  contactMessage,
  contactMessages,
  messageCounts,
  messageSorts,
  messageViews,
  type ContactRow,
} from "@/lib/contact/queries";
import { MessageDialog } from "@/components/admin/message-dialog";
import { Moment } from "@/components/admin/moment-time";
import { ListTable } from "@/components/admin/list-table";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Locale } from "@/lib/i18n/locales";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { cellNoteClass } from "@/components/ui/table";
import {
  ConsoleTitle,
  rowActionsClass,
  ViewTabs,
  TypedText,
} from "@/components/admin/console-parts";

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
  const view = choice(messageViews, param(params, "show"));
  const list = readList("/admin/messages", params, messageSorts, { show: view ?? "" });
  const { search, sort, page, href } = list;
  const { messages, total } = await contactMessages(actor, {
    search,
    view,
    sort,
    page,
    limit: pageSize,
  });
  const [counts, message] = await Promise.all([
    messageCounts(actor),
    contactMessage(actor, param(params, "view")),
  ]);
  const viewHref = (id: string) => href({ view: id });
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
          { href: href({ show: "", page: "1" }), label: t("messages.all"), current: !view },
          ...messageViews.map((name) => ({
            href: href({ show: name, page: "1" }),
            label: `${t(`messages.${name}`)} (${formatCount(counts[name], locale)})`,
            current: view === name,
          })),
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
        none={t(view === "open" && search === "" ? "messages.noneOpen" : "messages.none")}
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
            cell: (m) => <Moment at={m.createdAt} locale={locale} />,
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
            cell: (m) => <Act locale={locale} message={m} back={href()} viewHref={viewHref} />,
          },
        ]}
      />
      {message ? <MessageDialog locale={locale} message={message} back={href()} /> : null}
    </AdminShell>
  );
}

type RowProps = { locale: Locale; message: ContactRow };

/** A message that waits is answered; what is held is let through first. */
function Act({
  locale,
  message: m,
  back,
  viewHref,
}: RowProps & { back: string; viewHref: (id: string) => string }) {
  const t = translator(locale, "admin");
  if (m.isSpam)
    return (
      <ActionButton
        back={back}
        action={releaseMessageAction}
        messages={signedInMessages(locale)}
        fields={{ messageId: m.id }}
        variant="outline"
        pending={t("held.releasing")}
        buttonLabel={`${t("held.release")}: ${m.subject}`}
      >
        {t("held.release")}
      </ActionButton>
    );
  const waits = m.answeredAt === null && m.closedAt === null;
  const word = t(waits ? "messages.answer" : "messages.view");
  const mark = t(waits ? "messages.mark" : "messages.reopen");
  return (
    <div className={rowActionsClass}>
      <a
        className={buttonVariants({ variant: waits ? "outline" : "link", size: "sm" })}
        href={viewHref(m.id)}
        aria-label={`${word}: ${m.subject}`}
      >
        {word}
      </a>
      <ActionButton
        back={back}
        action={markAnsweredAction}
        messages={signedInMessages(locale)}
        fields={{ messageId: m.id, answered: waits ? "true" : "false" }}
        variant="link"
        pending={t("messages.marking")}
        buttonLabel={`${mark}: ${m.subject}`}
      >
        {mark}
      </ActionButton>
    </div>
  );
}

function MessageBadge({ locale, message: { isSpam, answeredAt, closedAt } }: RowProps) {
  const t = translator(locale, "admin");
  if (isSpam) return <Badge kind="bad">{t("messages.spam")}</Badge>;
  if (closedAt) return <Badge>{t("messages.closed")}</Badge>;
  return answeredAt ? (
    <Badge kind="on">{t("messages.answered")}</Badge>
  ) : (
    <Badge kind="soon">{t("messages.fresh")}</Badge>
  );
}

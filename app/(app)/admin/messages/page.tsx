import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { markAnsweredAction } from "@/lib/contact/actions";
import { contactMessages, messageSorts } from "@/lib/contact/queries";
import { param, pageSize, type SearchParams, readList } from "@/lib/listing/address";
import { moment } from "@/components/admin/moment";
import { SearchBox } from "@/components/admin/search-box";
import { Badge } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { AdminShell } from "@/components/admin/admin-shell";
import {
  cellNoteClass,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { SortHead } from "@/components/ui/sort-head";
import {
  ConsoleTitle,
  ListPages,
  ViewTabs,
  typedTextClass,
} from "@/components/admin/console-parts";

export const generateMetadata = titled((locale) => translator(locale, "layout")("messages"));

/** What came by the contact form, and which of it is answered (ADM-040). */
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
  const by = (order: string) => href({ sort: order, page: "1" });
  return (
    <AdminShell actor={actor} current="messages" path={href()}>
      <ConsoleTitle title={t("messages.title")} />
      <ViewTabs
        label={t("messages.title")}
        tabs={[
          { href: href({ show: "", page: "1" }), label: t("messages.all"), current: !open },
          { href: href({ show: "open", page: "1" }), label: t("messages.open"), current: open },
        ]}
      />
      <SearchBox
        locale={locale}
        action="/admin/messages"
        list={list}
        sorts={messageSorts}
        label={t("messages.search")}
        count={t("messages.rows", { n: total })}
      />
      <Table caption={t("messages.title")}>
        <TableHeader>
          <TableRow>
            <SortHead label={t("messages.name")} sort={sort} up="name" href={by} />
            <TableHead>{t("messages.subject")}</TableHead>
            <SortHead
              label={t("messages.at")}
              sort={sort}
              up="old"
              down="new"
              first="down"
              href={by}
            />
            <TableHead>{t("messages.status")}</TableHead>
            <TableHead>{t("messages.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {messages.map((m) => (
            <TableRow key={m.id}>
              <TableCell place="main" className="wrap-anywhere">
                <b>{m.name}</b>
                <a
                  className={cellNoteClass}
                  data-slot="cell-note"
                  href={`mailto:${encodeURIComponent(m.email)}`}
                >
                  {m.email}
                </a>
              </TableCell>
              <TableCell place="sub" className="max-w-[34rem] wrap-anywhere">
                <details>
                  <summary>
                    <b>{m.subject}</b>
                  </summary>
                  <p className={typedTextClass}>{m.message}</p>
                </details>
              </TableCell>
              <TableCell place="meta" className="num">
                {moment(m.createdAt, locale)}
              </TableCell>
              <TableCell place="end">
                <MessageBadge locale={locale} message={m} />
              </TableCell>
              <TableCell place="acts">
                {m.isSpam && !m.answeredAt ? null : (
                  <Form
                    compact
                    back={href()}
                    action={markAnsweredAction}
                    messages={signedInMessages(locale)}
                  >
                    <input type="hidden" name="messageId" value={m.id} />
                    <input type="hidden" name="answered" value={m.answeredAt ? "false" : "true"} />
                    <SubmitButton
                      variant={m.answeredAt ? "link" : "outline"}
                      size="sm"
                      pendingLabel={t("messages.marking")}
                      aria-label={`${t(m.answeredAt ? "messages.reopen" : "messages.mark")}: ${m.subject}`}
                    >
                      {t(m.answeredAt ? "messages.reopen" : "messages.mark")}
                    </SubmitButton>
                  </Form>
                )}
              </TableCell>
            </TableRow>
          ))}
          {messages.length === 0 ? <EmptyRow span={5}>{t("messages.none")}</EmptyRow> : null}
        </TableBody>
      </Table>
      <ListPages locale={locale} list={list} total={total} />
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

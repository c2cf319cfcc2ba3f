import { pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { AppError } from "@/lib/errors";
import { guardAdmin, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { mailSorts, outbox, outboxMail, showsWholeMails } from "@/lib/email/outbox-queries";
import { moment } from "@/components/admin/moment";
import { ListTable } from "@/components/admin/list-table";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { ConsoleTitle, TypedText } from "@/components/admin/console-parts";
import { Badge } from "@/components/ui/badge";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { CellNote } from "@/components/ui/table";

export const generateMetadata = titled((locale) => translator(locale, "layout")("outbox"));

/**
 * Mails in the outbox, shown as they look (in a frame without scripts, with nothing loaded into this page) or as text
 * (ADM-037).
 */
export default async function OutboxPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/outbox");
  const params = await searchParams;
  const t = translator(actor.locale, "admin");
  const list = readList("/admin/outbox", params, mailSorts);
  const { search, sort, page, href } = list;
  const view = param(params, "view");
  const [{ mails, total }, mail] = await Promise.all([
    outbox(actor, { search, sort, page, limit: pageSize }),
    view
      ? outboxMail(actor, view).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found") return null;
          throw error;
        })
      : null,
  ]);
  const here = href();
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="outbox"
      path={here}
      toList
    >
      <ConsoleTitle title={t("outbox.title")}>
        {t("outbox.intro")} {t(showsWholeMails() ? "outbox.demo" : "outbox.hidden")}
      </ConsoleTitle>
      <ListTable
        locale={actor.locale}
        path="/admin/outbox"
        list={list}
        sorts={mailSorts}
        searchLabel={t("outbox.search")}
        count={t("outbox.rows", { n: total })}
        total={total}
        caption={t("outbox.title")}
        rows={mails}
        rowKey={(m) => m.id}
        none={t("outbox.none")}
        columns={[
          {
            key: "subject",
            head: t("outbox.subject"),
            place: "main",
            cell: (m) => (
              <>
                <a href={href({ view: m.id })}>
                  <b>{m.subject}</b>
                </a>
                <CellNote>{m.kind}</CellNote>
              </>
            ),
          },
          {
            key: "to",
            head: t("outbox.to"),
            place: "sub",
            className: "wrap-anywhere",
            sort: { up: "to" },
            cell: (m) => m.to,
          },
          {
            key: "at",
            head: t("outbox.at"),
            place: "meta",
            className: "num",
            sort: { up: "old", down: "new", first: "down" },
            cell: (m) => moment(m.createdAt, actor.locale),
          },
          {
            key: "status",
            head: t("outbox.status"),
            place: "end",
            cell: (m) => (
              <Badge kind={m.status === "sent" ? "on" : "plain"}>
                {t(m.status === "sent" ? "outbox.sent" : "outbox.kept")}
              </Badge>
            ),
          },
        ]}
      />
      {mail ? (
        <AddressDialog title={mail.subject} closeHref={here} closeLabel={t("close")} wide>
          <div className={dialogClass.body}>
            <DetailList className="mb-4">
              <DetailRow label={t("outbox.to")}>
                <span className="wrap-anywhere">{mail.to}</span>
              </DetailRow>
              {mail.replyTo === null ? null : (
                <DetailRow label={t("outbox.replyTo")}>
                  <span className="wrap-anywhere">{mail.replyTo}</span>
                </DetailRow>
              )}
              <DetailRow label={t("outbox.at")}>{moment(mail.createdAt, actor.locale)}</DetailRow>
              <DetailRow label={t("outbox.kind")}>{mail.kind}</DetailRow>
            </DetailList>
            {mail.attachments.length > 0 ? (
              <>
                <h3 className="text-h4">{t("outbox.attachments")}</h3>
                <ul className="mb-4 *:border-b *:border-rule *:py-[0.7rem]">
                  {mail.attachments.map((a, i) => (
                    <li key={a.storageKey}>
                      <a href={`/admin/outbox/${mail.id}/${i}`} target="_blank" rel="noopener">
                        {a.fileName}
                      </a>{" "}
                      <span className="text-soft">{Math.ceil(a.byteSize / 1024)} KB</span>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            {mail.whole ? null : <Notice className="mb-4">{t("outbox.redacted")}</Notice>}
            <iframe
              className="min-h-[34rem] w-full border border-rule bg-white"
              title={t("outbox.frame")}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
              srcDoc={`<base target="_blank">${mail.html}`}
            />
            <Disclosure className="mt-4" title={t("outbox.plain")}>
              <TypedText>{mail.text}</TypedText>
            </Disclosure>
          </div>
        </AddressDialog>
      ) : null}
    </AdminShell>
  );
}

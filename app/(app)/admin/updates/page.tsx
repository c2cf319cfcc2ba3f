import { foldMark } from "@/components/ui/fold-mark";
import { cn } from "@/components/ui/cn";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ListPages, TypedText, ViewTabs } from "@/components/admin/console-parts";
import { moment } from "@/components/admin/moment";
import { ActionButton } from "@/components/forms/action-button";
import { DataTable, cellNoteClass } from "@/components/ui/table";
import { HideUpdate } from "@/components/updates/hide-update";
import { UpdateBadge } from "@/components/updates/own-updates";
import { signedInMessages } from "@/lib/forms/messages";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { pageSize, param, readList, type SearchParams } from "@/lib/listing/address";
import { hideUpdateAction, showUpdateAction } from "@/lib/updates/actions";
import { consoleUpdates, type ConsoleUpdate } from "@/lib/updates/console-queries";
import { hideReasonForm } from "@/lib/updates/form-schema";
import { updatePath } from "@/lib/updates/rules";

export const generateMetadata = titled((locale) => translator(locale, "layout")("updates"));

/** Updates of all organisations; any can be hidden, with a reason that its organisation reads. */
export default async function UpdatesConsolePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/updates");
  const params = await searchParams;
  const { locale } = actor;
  const t = translator(locale, "updates");
  const hidden = param(params, "show") === "hidden";
  const list = readList("/admin/updates", params, ["new"], { show: hidden ? "hidden" : "" });
  const { updates, total } = await consoleUpdates(actor, {
    page: list.page,
    limit: pageSize,
    hidden,
  });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="updates"
      path={list.href()}
    >
      <ConsoleTitle title={t("console.title")} />
      <ViewTabs
        label={t("console.title")}
        tabs={[
          {
            href: list.href({ show: "", page: "1" }),
            label: t("console.all"),
            current: !hidden,
          },
          {
            href: list.href({ show: "hidden", page: "1" }),
            label: t("console.hidden"),
            current: hidden,
          },
        ]}
      />
      <p className="mb-4 text-soft">{t("console.rows", { n: total })}</p>
      <DataTable
        caption={t("console.title")}
        rows={updates}
        rowKey={(u) => u.id}
        none={t("console.none")}
        columns={[
          {
            key: "title",
            head: t("column.title"),
            place: "main",
            className: "max-w-[34rem] wrap-anywhere",
            cell: (u) => (
              <details>
                <summary className={foldMark}>
                  <b>
                    <bdi>{u.title}</bdi>
                  </b>
                </summary>
                <TypedText>{u.text}</TypedText>
              </details>
            ),
          },
          {
            key: "campaign",
            head: t("column.campaign"),
            place: "sub",
            className: "wrap-anywhere",
            cell: (u) => (
              <>
                <a href={updatePath(u.campaign.slug, u.number)}>
                  <bdi>{u.campaign.title}</bdi>
                </a>
                <span className={cellNoteClass} data-slot="cell-note">
                  {u.ngo}
                </span>
              </>
            ),
          },
          {
            key: "date",
            head: t("column.date"),
            place: "meta",
            className: "num",
            cell: (u) => moment(u.publishedAt, locale),
          },
          {
            key: "state",
            head: t("column.state"),
            place: "end",
            cell: (u) => <UpdateBadge locale={locale} state={u.state} />,
          },
          {
            key: "actions",
            head: t("column.actions"),
            place: "acts",
            cell: (u) => <HideOrShow locale={locale} update={u} back={list.href()} />,
          },
        ]}
      />
      <ListPages locale={locale} list={list} total={total} />
    </AdminShell>
  );
}

function HideOrShow({
  locale,
  update: { id, title, state, hiddenReason },
  back,
}: {
  locale: Locale;
  update: ConsoleUpdate;
  back: string;
}) {
  const t = translator(locale, "updates");
  if (state === "hidden")
    return (
      <ActionButton
        action={showUpdateAction}
        messages={signedInMessages(locale)}
        fields={{ updateId: id }}
        back={back}
        pending={t("working")}
        buttonLabel={t("console.showOne", { title })}
        intro={<p className="mb-2 max-w-80 text-small wrap-anywhere text-soft">{hiddenReason}</p>}
      >
        {t("console.show")}
      </ActionButton>
    );
  return (
    <details>
      <summary className={cn(foldMark, "font-semibold")}>
        {t("console.hide")}
        <span className="sr-only"> {title}</span>
      </summary>
      <div className="mt-2 max-w-80">
        <p className="text-small text-soft">{t("console.hideText")}</p>
        <HideUpdate
          action={hideUpdateAction}
          messages={signedInMessages(locale, hideReasonForm)}
          labels={{
            reason: t("console.reason"),
            hide: t("console.hide"),
            working: t("working"),
            label: t("console.hideOne", { title }),
          }}
          hidden={{ updateId: id, back }}
        />
      </div>
    </details>
  );
}

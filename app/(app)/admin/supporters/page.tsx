import { foldMark } from "@/components/ui/fold-mark";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, TypedText } from "@/components/admin/console-parts";
import { ListTable } from "@/components/admin/list-table";
import { ActionButton } from "@/components/forms/action-button";
import { RefusedForm } from "@/components/forms/refused-form";
import { HideOrShow } from "@/components/supporters/hide-or-show";
import { SupporterBadge } from "@/components/supporters/supporter-badge";
import { cellNoteClass } from "@/components/ui/table";
import { signedInMessages } from "@/lib/forms/messages";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { pageSize, readList, type SearchParams } from "@/lib/listing/address";
import { formatUsd } from "@/lib/money/money";
import { formatCount, formatDate } from "@/lib/format";
import { dismissReportsAction } from "@/lib/supporters/actions";
import {
  consoleSupporters,
  supporterSorts,
  type ConsoleSupporter,
} from "@/lib/supporters/console-queries";
import { supporterPath } from "@/lib/supporters/rules";

export const generateMetadata = titled((locale) => translator(locale, "supporters")("title"));

const path = "/admin/supporters";

/** Every supporter's page, reported ones first. */
export default async function SupportersConsolePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin(path);
  const { locale } = actor;
  const t = translator(locale, "supporters");
  const list = readList(path, await searchParams, supporterSorts);
  const { search, page, href } = list;
  const { pages, total } = await consoleSupporters(actor, { search, page, limit: pageSize });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="supporters"
      path={href()}
      toList
    >
      <RefusedForm />
      <ConsoleTitle title={t("title")} />
      <ListTable
        locale={locale}
        path={path}
        list={list}
        sorts={supporterSorts}
        searchLabel={t("admin.search")}
        count={t("dash.rows", { n: total })}
        total={total}
        caption={t("title")}
        rows={pages}
        rowKey={(row) => row.id}
        none={t("admin.none")}
        columns={[
          {
            key: "page",
            head: t("admin.page"),
            place: "main",
            className: "max-w-[26rem] wrap-anywhere",
            cell: (row) => <Page row={row} />,
          },
          {
            key: "ngo",
            head: t("admin.ngo"),
            place: "sub",
            className: "wrap-anywhere",
            cell: (row) => (
              <>
                {row.ngo}
                <a className={cellNoteClass} data-slot="cell-note" href={`/campaigns/${row.slug}`}>
                  {row.campaign}
                </a>
              </>
            ),
          },
          {
            key: "raised",
            head: t("admin.raised"),
            label: t("admin.raised"),
            place: "meta",
            className: "num",
            cell: (row) => (
              <>
                {formatUsd(row.raisedCents, locale)}
                <span className={cellNoteClass} data-slot="cell-note">
                  {t("gifts", { n: row.gifts })}
                </span>
              </>
            ),
          },
          {
            key: "opened",
            head: t("admin.opened"),
            label: t("admin.opened"),
            place: "meta",
            className: "num",
            cell: (row) => formatDate(row.createdAt, locale),
          },
          {
            key: "reports",
            head: t("admin.reports"),
            label: t("admin.reports"),
            place: "meta",
            className: "wrap-anywhere",
            cell: (row) => <Reports locale={locale} row={row} />,
          },
          {
            key: "status",
            head: t("admin.status"),
            place: "end",
            cell: (row) => <Status locale={locale} row={row} />,
          },
          {
            key: "actions",
            head: t("admin.actions"),
            place: "acts",
            cell: (row) => <Acts locale={locale} row={row} back={href()} />,
          },
        ]}
      />
    </AdminShell>
  );
}

type Part = { locale: Locale; row: ConsoleSupporter };

function Page({ row }: Pick<Part, "row">) {
  const name =
    row.state === "hidden" ? (
      <b>
        <bdi>{row.name}</bdi>
      </b>
    ) : (
      <a className="font-bold" href={supporterPath(row.slug, row.address)}>
        <bdi>{row.name}</bdi>
      </a>
    );
  return (
    <>
      {name}
      {row.words ? <TypedText>{row.words}</TypedText> : null}
    </>
  );
}

function Reports({ locale, row }: Part) {
  if (row.reports === 0) return formatCount(0, locale);
  return (
    <details>
      <summary className={foldMark}>
        <b>{formatCount(row.reports, locale)}</b>
      </summary>
      <ul className="mt-2 space-y-2">
        {row.reasons.map((reason, i) => (
          <li key={i}>
            <TypedText>{reason}</TypedText>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Status({ locale, row }: Part) {
  const t = translator(locale, "supporters");
  const { hiddenBy, hiddenReason: reason } = row;
  return (
    <>
      <SupporterBadge locale={locale} state={row.state} />
      {reason === null ? null : (
        <TypedText data-slot="cell-note">
          {t(
            hiddenBy === "administrator"
              ? "admin.hiddenBy.administrator"
              : "admin.hiddenBy.organisation",
            { reason },
          )}
        </TypedText>
      )}
    </>
  );
}

function Acts({ locale, row, back }: Part & { back: string }) {
  const t = translator(locale, "supporters");
  return (
    <div className="space-y-2">
      <HideOrShow locale={locale} page={row} back={back} />
      {row.reports > 0 && row.hiddenBy === null ? (
        <ActionButton
          action={dismissReportsAction}
          messages={signedInMessages(locale)}
          fields={{ pageId: row.id }}
          pending={t("dash.showing")}
          buttonLabel={labelled(t("admin.keep"), row.name, locale)}
          back={back}
        >
          {t("admin.keep")}
        </ActionButton>
      ) : null}
    </div>
  );
}

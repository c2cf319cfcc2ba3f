import { Address } from "@/components/ui/address";
import { formMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { CellNote, DataTable, type Column } from "@/components/ui/table";
import type { ConsoleNgo } from "@/lib/ngos/console-list";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { rowActionsClass } from "@/components/admin/console-parts";
import { cn } from "@/components/ui/cn";

const variants: Record<string, BadgeKind> = {
  pending: "soon",
  approved: "on",
  rejected: "bad",
};
const known = (status: string) =>
  status === "pending" || status === "approved" || status === "rejected"
    ? status
    : ("unknown" as const);

function NgoBadges({ locale, ngo }: { locale: Locale; ngo: ConsoleNgo }) {
  const t = translator(locale, "admin");
  return (
    <span className="flex flex-wrap items-center gap-[0.35rem]">
      <Badge kind={variants[ngo.status]}>{t(`status.${known(ngo.status)}`)}</Badge>
      {ngo.status === "pending" && !ngo.complete ? (
        <Badge kind="draft">{t("incomplete")}</Badge>
      ) : null}
      {ngo.suspended ? <Badge kind="bad">{t("status.suspended")}</Badge> : null}
      {ngo.status === "approved" && ngo.expired ? (
        <Badge kind="bad">{t("status.expired")}</Badge>
      ) : null}
      {ngo.renewal ? <Badge kind="soon">{t("renewal")}</Badge> : null}
      {ngo.pendingName ? <Badge kind="soon">{t("newName")}</Badge> : null}
    </span>
  );
}

type Common = {
  locale: Locale;
  ngos: ConsoleNgo[];
  sort: string;
  by: (sort: string) => string;
  viewHref: (id: string) => string;
};

function sharedColumns({ locale, viewHref }: Pick<Common, "locale" | "viewHref">) {
  const t = translator(locale, "admin");
  return {
    ngo: {
      key: "ngo",
      head: t("table.ngo"),
      place: "main",
      sort: { up: "name", down: "nameDown" },
      cell: (n) => (
        <>
          <b>
            <bdi>{n.name}</bdi>
          </b>
          <CellNote>
            <Address>{n.email}</Address>
          </CellNote>
        </>
      ),
    },
    country: {
      key: "country",
      head: t("table.country"),
      place: "sub",
      cell: (n) => n.country ?? "",
    },
    status: {
      key: "status",
      head: t("table.status"),
      place: "end",
      cell: (n) => <NgoBadges locale={locale} ngo={n} />,
    },
    view: (n: ConsoleNgo) => (
      <a
        className={buttonVariants({ variant: "outline", size: "sm" })}
        href={viewHref(n.id)}
        aria-label={t("viewOf", { name: n.name })}
      >
        {t("view")}
      </a>
    ),
  } satisfies Record<string, Column<ConsoleNgo> | ((n: ConsoleNgo) => React.ReactNode)>;
}

/** Tab NGO Verification (ADM-011..024, ADM-039). Reject always passes through the dialog, so that a reason can be given. */
export function VerificationTable({
  back,
  approve,
  rejectHref,
  ...common
}: Common & { back: string; approve: FormAction; rejectHref: (id: string) => string }) {
  const { locale, ngos, sort, by } = common;
  const t = translator(locale, "admin");
  const shared = sharedColumns(common);
  return (
    <DataTable
      wide
      caption={t("tabs.verification")}
      rows={ngos}
      rowKey={(n) => n.id}
      none={t("none")}
      bodyId="list"
      order={{ sort, href: by }}
      columns={[
        shared.ngo,
        shared.country,
        {
          key: "date",
          head: t("table.date"),
          place: "meta",
          className: "num",
          sort: { up: "old", down: "new", first: "down" },
          cell: (n) => formatDate(n.createdAt, locale),
        },
        { ...shared.status, sort: { up: "waiting" } },
        {
          key: "actions",
          head: t("table.actions"),
          right: true,
          place: "acts",
          cell: (n) => (
            <div className={cn(rowActionsClass, "justify-end gap-2 entries:justify-start")}>
              {shared.view(n)}
              {n.status === "pending" ? (
                <>
                  <ActionButton
                    action={approve}
                    messages={formMessages(locale, null, {
                      unreachable: "approveUnreachable",
                      failed: "approveFailed",
                    })}
                    fields={{ id: n.id, version: n.version, back }}
                    label={`${t("approve")} ${n.name}`}
                    buttonLabel={`${t("approve")} ${n.name}`}
                    variant="confirm"
                    pending={t("approving")}
                  >
                    {t("approve")}
                  </ActionButton>
                  <a
                    className={buttonVariants({ variant: "destructive", size: "sm" })}
                    href={rejectHref(n.id)}
                    aria-label={`${t("reject")} ${n.name}`}
                  >
                    {t("reject")}
                  </a>
                </>
              ) : null}
            </div>
          ),
        },
      ]}
    />
  );
}

/** Tab Verified NGOs: with campaign count and total raised (ADM-025). */
export function VerifiedTable(common: Common) {
  const { locale, ngos, sort, by } = common;
  const t = translator(locale, "admin");
  const shared = sharedColumns(common);
  return (
    <DataTable
      wide
      caption={t("tabs.verified")}
      rows={ngos}
      rowKey={(n) => n.id}
      none={t("none")}
      bodyId="list"
      order={{ sort, href: by }}
      columns={[
        shared.ngo,
        shared.country,
        {
          key: "campaigns",
          head: t("table.campaigns"),
          right: true,
          className: "num",
          cell: (n) => n.campaigns,
        },
        {
          key: "raised",
          head: t("table.raised"),
          place: "amt",
          right: true,
          className: "font-bold num",
          cell: (n) => formatUsd(n.raisedCents, locale, { exact: true }),
        },
        {
          key: "until",
          head: t("table.verifiedUntil"),
          place: "meta",
          className: "num",
          sort: { up: "ending", down: "endingDown" },
          cell: (n) => (n.verifiedUntil ? formatDate(n.verifiedUntil, locale) : ""),
        },
        shared.status,
        {
          key: "actions",
          head: t("table.actions"),
          place: "acts",
          right: true,
          cell: shared.view,
        },
      ]}
    />
  );
}

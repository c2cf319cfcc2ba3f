import { Address } from "@/components/ui/address";
import { TextField } from "@/components/forms/fields";
import { signedInMessages } from "@/lib/forms/messages";
import { ActionButton } from "@/components/forms/action-button";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { administrators, type Administrator } from "@/lib/users/administrators";
import {
  disableAdministratorAction,
  enableAdministratorAction,
  endAdministratorSessionsAction,
} from "@/lib/users/security-actions";
import { moment } from "@/components/admin/moment";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { CellNote, DataTable } from "@/components/ui/table";
import { ConsoleTitle } from "@/components/admin/console-parts";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";

const path = "/admin/administrators";

export const generateMetadata = titled((locale) =>
  translator(locale, "security")("administrators.title"),
);

/** The site's administrators; each may disable another, as long as two remain. */
export default async function AdministratorsPage() {
  const actor = await guardAdmin(path);
  const { locale } = actor;
  const t = translator(locale, "security");
  const rows = await administrators(actor);
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="administrators"
      path={path}
    >
      <ConsoleTitle title={t("administrators.title")} lead={t("administrators.lead")} />
      <DataTable
        wide
        caption={t("administrators.title")}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "name",
            head: t("administrators.name"),
            place: "main",
            className: "wrap-anywhere",
            cell: (row) => (
              <>
                <b>
                  <bdi>{row.name}</bdi>
                </b>
                <CellNote>
                  <Address>{row.email}</Address>
                </CellNote>
              </>
            ),
          },
          {
            key: "state",
            head: t("administrators.state"),
            place: "end",
            cell: (row) => (
              <>
                <Badge kind={row.disabledAt ? "bad" : "on"}>
                  {t(row.disabledAt ? "administrators.disabled" : "administrators.active")}
                </Badge>
                {row.disabledReason ? <CellNote>{row.disabledReason}</CellNote> : null}
              </>
            ),
          },
          {
            key: "lastLogin",
            head: t("administrators.lastLogin"),
            label: t("administrators.lastLogin"),
            place: "meta",
            className: "num",
            cell: (row) =>
              row.lastLoginAt ? moment(row.lastLoginAt, locale) : t("administrators.never"),
          },
          {
            key: "sessions",
            head: t("administrators.sessions"),
            label: t("administrators.sessions"),
            place: "meta",
            className: "num",
            cell: (row) => row.sessions,
          },
          {
            key: "actions",
            head: t("administrators.actions"),
            place: "acts",
            cell: (row) =>
              row.self ? (
                <span className="text-small text-soft">{t("administrators.you")}</span>
              ) : (
                <RowActions locale={locale} row={row} />
              ),
          },
        ]}
      />
    </AdminShell>
  );
}

function RowActions({ locale, row }: { locale: Locale; row: Administrator }) {
  const t = translator(locale, "security");
  const messages = signedInMessages(locale);
  const pending = t("administrators.working");
  const button = { messages, pending, fields: { userId: row.id } };
  if (row.disabledAt) {
    return (
      <ActionButton
        {...button}
        action={enableAdministratorAction}
        buttonLabel={t("administrators.enableOf", { name: row.name })}
      >
        {t("administrators.enable")}
      </ActionButton>
    );
  }
  return (
    <>
      <ActionButton
        {...button}
        action={endAdministratorSessionsAction}
        buttonLabel={t("administrators.endSessionsOf", { name: row.name })}
      >
        {t("administrators.endSessions")}
      </ActionButton>
      <Disclosure
        look="row"
        className="mt-[0.6rem]"
        title={t("administrators.disable")}
        label={t("administrators.disableOf", { name: row.name })}
      >
        <Form
          compact
          action={disableAdministratorAction}
          prefix={`${row.id}-`}
          messages={messages}
          className="space-y-3"
          label={t("administrators.disableOf", { name: row.name })}
        >
          <input type="hidden" name="userId" value={row.id} />
          <TextField
            name="reason"
            label={t("administrators.reason")}
            help={t("administrators.reasonHelp")}
            maxLength={1000}
          />
          <SubmitButton variant="destructive" size="sm" pendingLabel={pending}>
            {t("administrators.disable")}
          </SubmitButton>
        </Form>
      </Disclosure>
    </>
  );
}

import { TextField } from "@/components/forms/fields";
import { signedInMessages } from "@/lib/forms/messages";
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
import { AdminShell } from "@/components/admin/admin-shell";
import {
  CellNote,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { ConsoleTitle } from "@/components/admin/console-parts";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";

const path = "/admin/administrators";

export const generateMetadata = titled((locale) =>
  translator(locale, "security")("administrators.title"),
);

/** Who administers the site; one of them may disable another, as long as two stay. */
export default async function AdministratorsPage() {
  const actor = await guardAdmin(path);
  const { locale } = actor;
  const t = translator(locale, "security");
  const rows = await administrators(actor);
  return (
    <AdminShell actor={actor} current="administrators" path={path}>
      <ConsoleTitle title={t("administrators.title")} lead={t("administrators.lead")} />
      <Table caption={t("administrators.title")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("administrators.name")}</TableHead>
            <TableHead>{t("administrators.state")}</TableHead>
            <TableHead>{t("administrators.lastLogin")}</TableHead>
            <TableHead>{t("administrators.sessions")}</TableHead>
            <TableHead>{t("administrators.actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell place="main" className="wrap-anywhere">
                <b>{row.name}</b>
                <CellNote>{row.email}</CellNote>
              </TableCell>
              <TableCell place="end">
                <Badge kind={row.disabledAt ? "bad" : "on"}>
                  {t(row.disabledAt ? "administrators.disabled" : "administrators.active")}
                </Badge>
                {row.disabledReason ? <CellNote>{row.disabledReason}</CellNote> : null}
              </TableCell>
              <TableCell place="meta" className="num" data-label={t("administrators.lastLogin")}>
                {row.lastLoginAt ? moment(row.lastLoginAt, locale) : t("administrators.never")}
              </TableCell>
              <TableCell place="meta" className="num" data-label={t("administrators.sessions")}>
                {row.sessions}
              </TableCell>
              <TableCell place="acts">
                {row.self ? (
                  <span className="text-small text-soft">{t("administrators.you")}</span>
                ) : (
                  <RowActions locale={locale} row={row} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </AdminShell>
  );
}

function RowActions({ locale, row }: { locale: Locale; row: Administrator }) {
  const t = translator(locale, "security");
  const messages = signedInMessages(locale);
  const pending = t("administrators.working");
  const userId = <input type="hidden" name="userId" value={row.id} />;
  if (row.disabledAt) {
    return (
      <Form compact action={enableAdministratorAction} messages={messages}>
        {userId}
        <SubmitButton
          variant="outline"
          size="sm"
          pendingLabel={pending}
          aria-label={t("administrators.enableOf", { name: row.name })}
        >
          {t("administrators.enable")}
        </SubmitButton>
      </Form>
    );
  }
  return (
    <>
      <Form compact action={endAdministratorSessionsAction} messages={messages}>
        {userId}
        <SubmitButton
          variant="outline"
          size="sm"
          pendingLabel={pending}
          aria-label={t("administrators.endSessionsOf", { name: row.name })}
        >
          {t("administrators.endSessions")}
        </SubmitButton>
      </Form>
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
          {userId}
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

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
      <h1 className="h2">{t("administrators.title")}</h1>
      <p className="lead">{t("administrators.lead")}</p>
      <div className="table-wrap" tabIndex={0}>
        <table className="table--stack table">
          <thead>
            <tr>
              <th scope="col">{t("administrators.name")}</th>
              <th scope="col">{t("administrators.state")}</th>
              <th scope="col">{t("administrators.lastLogin")}</th>
              <th scope="col">{t("administrators.sessions")}</th>
              <th scope="col">{t("administrators.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="t-main" style={{ overflowWrap: "anywhere" }}>
                  <b>{row.name}</b>
                  <span className="sub">{row.email}</span>
                </td>
                <td className="t-end">
                  <span className={`badge ${row.disabledAt ? "badge--bad" : "badge--on"}`}>
                    {t(row.disabledAt ? "administrators.disabled" : "administrators.active")}
                  </span>
                  {row.disabledReason ? <span className="sub">{row.disabledReason}</span> : null}
                </td>
                <td className="t-meta num" data-label={t("administrators.lastLogin")}>
                  {row.lastLoginAt ? moment(row.lastLoginAt, locale) : t("administrators.never")}
                </td>
                <td className="t-meta num" data-label={t("administrators.sessions")}>
                  {row.sessions}
                </td>
                <td className="t-acts">
                  {row.self ? (
                    <span className="soft small">{t("administrators.you")}</span>
                  ) : (
                    <RowActions locale={locale} row={row} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
      <details className="console-more">
        <summary aria-label={t("administrators.disableOf", { name: row.name })}>
          {t("administrators.disable")}
        </summary>
        <Form
          compact
          action={disableAdministratorAction}
          prefix={`${row.id}-`}
          messages={messages}
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
      </details>
    </>
  );
}

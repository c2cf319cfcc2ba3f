import { changePasswordForm } from "@/lib/users/form-schemas";
import { signedInMessages } from "@/lib/forms/messages";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { ChangePasswordForm } from "@/components/dashboard/checked-forms";
import type { FormAction } from "@/components/forms/form";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** Password and sessions (ACCT-036, ACCT-037). */
export function SecuritySection({
  locale,
  changePassword,
}: {
  locale: Locale;
  changePassword: FormAction;
}) {
  const t = translator(locale, "dashboard");
  return (
    <section className="section" id="security" aria-labelledby="security-title">
      <h2 className="h3" id="security-title">
        {t("security.heading")}
      </h2>
      <div className="panel">
        <details className="formbox">
          <summary>{t("security.changePassword")}</summary>
          <ChangePasswordForm
            compact
            action={changePassword}
            prefix="change-"
            messages={signedInMessages(locale, changePasswordForm)}
            label={t("security.changePassword")}
          >
            <TextField
              name="currentPassword"
              label={t("security.current")}
              type="password"
              required
              autoComplete="current-password"
            />
            <TextField
              name="password"
              label={t("security.next")}
              help={t("security.nextHelp")}
              type="password"
              required
              autoComplete="new-password"
            />
            <TextField
              name="confirmPassword"
              label={t("security.again")}
              type="password"
              required
              autoComplete="new-password"
            />
            <div style={{ marginTop: "1.35rem" }}>
              <SubmitButton pendingLabel={t("security.changing")}>
                {t("security.save")}
              </SubmitButton>
            </div>
          </ChangePasswordForm>
        </details>
        <form method="post" action="/logout" className="row" style={{ marginTop: "1.25rem" }}>
          <input type="hidden" name="everywhere" value="1" />
          <button className="btn btn--line btn--sm" type="submit">
            {t("security.everywhere")}
          </button>
          <span className="soft small">{t("security.everywhereHelp")}</span>
        </form>
      </div>
    </section>
  );
}

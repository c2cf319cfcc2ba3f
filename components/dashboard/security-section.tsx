import { ActButton, ActField, ActForm } from "@/components/dashboard/act-form";
import type { FormAction } from "@/components/dashboard/profile-panel";
import { errorText } from "@/lib/i18n/errors";
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
          <ActForm
            action={changePassword}
            unreachable={errorText("unexpected", locale)}
            label={t("security.changePassword")}
          >
            <ActField
              name="currentPassword"
              label={t("security.current")}
              type="password"
              required
              autoComplete="current-password"
            />
            <ActField
              name="password"
              label={t("security.next")}
              help={t("security.nextHelp")}
              type="password"
              required
              autoComplete="new-password"
            />
            <ActField
              name="confirmPassword"
              label={t("security.again")}
              type="password"
              required
              autoComplete="new-password"
            />
            <div style={{ marginTop: "1.35rem" }}>
              <ActButton pending={t("security.changing")}>{t("security.save")}</ActButton>
            </div>
          </ActForm>
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

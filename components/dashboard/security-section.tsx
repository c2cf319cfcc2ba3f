import { Section } from "@/components/ui/section";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Panel } from "@/components/ui/panel";
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
    <Section id="security" title={t("security.heading")}>
      <Panel className="max-w-[52rem]">
        <Disclosure look="box" title={t("security.changePassword")}>
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
            <div className="mt-[1.35rem]">
              <SubmitButton pendingLabel={t("security.changing")}>
                {t("security.save")}
              </SubmitButton>
            </div>
          </ChangePasswordForm>
        </Disclosure>
        <form method="post" action="/logout" className="mt-5 flex flex-wrap items-center gap-3">
          <input type="hidden" name="everywhere" value="1" />
          <Button variant="outline" size="sm" type="submit">
            {t("security.everywhere")}
          </Button>
          <span className="text-small text-soft">{t("security.everywhereHelp")}</span>
        </form>
      </Panel>
    </Section>
  );
}

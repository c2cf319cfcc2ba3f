import { ActButton, ActForm } from "@/components/dashboard/act-form";
import type { FormAction } from "@/components/dashboard/profile-panel";
import { errorText } from "@/lib/i18n/errors";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** An organisation asks that a gift be given back; an administrator decides. */
export function AskRefund({
  locale,
  donationId,
  number,
  ask,
}: {
  locale: Locale;
  donationId: string;
  number: string;
  ask: FormAction;
}) {
  const t = translator(locale, "dashboard");
  return (
    <details className="act">
      <summary>
        {t("donations.askRefund")}
        <span className="vh"> {number}</span>
      </summary>
      <ActForm
        action={ask}
        unreachable={errorText("unexpected", locale)}
        label={`${t("donations.askRefund")} ${number}`}
      >
        <input type="hidden" name="donationId" value={donationId} />
        <p className="soft">{t("donations.askHelp")}</p>
        <label className="field">
          <span className="field__l">{t("donations.askReason")}</span>
          <textarea className="in" name="reason" rows={2} required maxLength={500} />
        </label>
        <ActButton
          className="btn btn--line btn--sm"
          pending={t("donations.asking")}
          label={`${t("donations.askRefund")} ${number}`}
        >
          {t("donations.askRefund")}
        </ActButton>
      </ActForm>
    </details>
  );
}

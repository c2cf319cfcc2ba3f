import { ActButton, ActForm } from "@/components/dashboard/act-form";
import type { FormAction } from "@/components/forms/use-action-form";
import { errorText } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** Demo mode only: an administrator goes on without a second factor, and the page says that production has no such button. */
export function SkipForm({
  locale,
  action,
  next,
  label,
}: {
  locale: Locale;
  action: FormAction;
  next: string;
  label: string;
}) {
  return (
    <ActForm action={action} unreachable={errorText("unexpected", locale)} label={label}>
      <input type="hidden" name="next" value={next} />
      <ActButton
        className="btn btn--line btn--sm"
        pending={translator(locale, "secondFactor")("working")}
      >
        {label}
      </ActButton>
    </ActForm>
  );
}

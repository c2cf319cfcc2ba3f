import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/**
 * Demo mode only: lets an administrator continue without a second factor; the page says that production has no such
 * button.
 */
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
    <Form compact action={action} messages={signedInMessages(locale)} label={label}>
      <input type="hidden" name="next" value={next} />
      <SubmitButton
        variant="outline"
        size="sm"
        pendingLabel={translator(locale, "secondFactor")("working")}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

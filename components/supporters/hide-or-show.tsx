import { foldMark } from "@/components/ui/fold-mark";
import { cn } from "@/components/ui/cn";
import { ActionButton } from "@/components/forms/action-button";
import { TextField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { HideForm } from "@/components/supporters/checked-forms";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";
import { hidePageAction, showPageAction } from "@/lib/supporters/actions";
import { hideForm } from "@/lib/supporters/form-schemas";

type Props = {
  locale: Locale;
  page: { id: string; name: string; hiddenBy: string | null };
  /** address of the list */
  back: string;
};

/** For the organisation and administrators: hides a supporter's page with a reason, or restores it. */
export function HideOrShow({ locale, page, back }: Props) {
  const t = translator(locale, "supporters");
  const named = (label: string) => labelled(label, page.name, locale);
  if (page.hiddenBy !== null)
    return (
      <ActionButton
        action={showPageAction}
        messages={signedInMessages(locale)}
        fields={{ pageId: page.id }}
        pending={t("dash.showing")}
        buttonLabel={named(t("dash.show"))}
        back={back}
      >
        {t("dash.show")}
      </ActionButton>
    );
  return (
    <details>
      <summary className={cn(foldMark, "min-h-11 py-2 font-bold")}>
        {t("dash.hide")}
        <span className="sr-only">: {page.name}</span>
      </summary>
      <HideForm
        compact
        className="min-w-[14rem]"
        action={hidePageAction}
        messages={signedInMessages(locale, hideForm)}
        label={named(t("dash.hide"))}
        prefix={`${page.id}-`}
        back={back}
      >
        <input type="hidden" name="pageId" value={page.id} />
        <TextField name="reason" label={t("dash.reason")} required maxLength={500} />
        <SubmitButton
          className="mt-3"
          variant="destructive"
          size="sm"
          pendingLabel={t("dash.hiding")}
        >
          {t("dash.hide")}
        </SubmitButton>
      </HideForm>
    </details>
  );
}

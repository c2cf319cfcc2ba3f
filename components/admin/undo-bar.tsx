import { HideAfter } from "@/components/admin/hide-after";
import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { OpenUndo } from "@/lib/ngos/undo-decision";

/** The last decision and a button to undo it, at the bottom of the window, until its mail is sent. */
export function UndoBar({
  locale,
  undo,
  back,
  action,
}: {
  locale: Locale;
  undo: OpenUndo;
  back: string;
  action: FormAction;
}) {
  const t = translator(locale, "admin");
  return (
    <HideAfter key={undo.eventId} ms={undo.msLeft}>
      <div
        role="status"
        data-slot="undo"
        className="on-dark sticky bottom-3 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-s-6 border-gold bg-bg px-5 py-3 [--color-bg:var(--color-ink)] print:hidden"
      >
        <p className="wrap-anywhere">{t(`undo.${undo.kind}`, { name: undo.name })}</p>
        <ActionButton
          action={action}
          messages={signedInMessages(locale)}
          fields={{ eventId: undo.eventId, back }}
          label={`${t("undo.button")}: ${undo.name}`}
          pending={t("working")}
        >
          {t("undo.button")}
        </ActionButton>
      </div>
    </HideAfter>
  );
}

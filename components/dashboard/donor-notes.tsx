import { moment } from "@/components/admin/moment";
import { AreaField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { DonorNoteForm } from "@/components/dashboard/checked-forms";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { noteForm } from "@/lib/donor-notes/form-schemas";
import type { DonorPage } from "@/lib/donor-notes/queries";
import { maxNoteLength } from "@/lib/donor-notes/rules";
import { signedInMessages } from "@/lib/forms/messages";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** Notes about a donor by the organisation's members, newest first; members can delete their own. */
export function DonorNotes({
  locale,
  donor,
  notes,
  actions,
}: {
  locale: Locale;
  /** the key of the donor's page */
  donor: string;
  notes: DonorPage["notes"];
  /** null if the person may only view */
  actions: { add: FormAction; remove: FormAction } | null;
}) {
  const t = translator(locale, "dashboard");
  return (
    <Section id="notes" title={t("donor.notes")} intro={t("donor.notesIntro")}>
      <Panel>
        {actions ? (
          <DonorNoteForm
            compact
            action={actions.add}
            messages={signedInMessages(locale, noteForm)}
            label={t("donor.note")}
          >
            <input type="hidden" name="donor" value={donor} />
            <AreaField
              name="text"
              label={t("donor.note")}
              rows={3}
              required
              maxLength={maxNoteLength}
            />
            <SubmitButton
              className="mt-[0.8rem]"
              variant="outline"
              size="sm"
              pendingLabel={t("donor.noteSaving")}
            >
              {t("donor.noteSave")}
            </SubmitButton>
          </DonorNoteForm>
        ) : null}
        {notes.length === 0 ? <p className="mt-5 text-soft">{t("donor.noNotes")}</p> : null}
        <ul className="mt-5 *:border-t *:border-rule *:py-4">
          {notes.map((note) => {
            const time = moment(note.at, locale);
            return (
              <li key={note.id} data-slot="donor-note">
                <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                  {note.text}
                </p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-3 text-small text-soft">
                  <span>{t("donor.noteBy", { author: note.author, time })}</span>
                  {actions && note.own ? (
                    <Form
                      compact
                      action={actions.remove}
                      messages={signedInMessages(locale)}
                      label={t("donor.noteDeleteOf", { time })}
                    >
                      <input type="hidden" name="donor" value={donor} />
                      <input type="hidden" name="noteId" value={note.id} />
                      <SubmitButton
                        variant="link"
                        size="sm"
                        pendingLabel={t("donor.noteDelete")}
                        aria-label={t("donor.noteDeleteOf", { time })}
                      >
                        {t("donor.noteDelete")}
                      </SubmitButton>
                    </Form>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Section>
  );
}

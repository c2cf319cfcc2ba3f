import { notFound } from "next/navigation";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { TypedText } from "@/components/admin/console-parts";
import { moment } from "@/components/admin/moment";
import { EndForm, NoteForm } from "@/components/concerns/checked-forms";
import { ConcernBadge } from "@/components/concerns/console-parts";
import { ActionButton } from "@/components/forms/action-button";
import { AreaField, SelectField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { PageHeader } from "@/components/layout/page-header";
import { Address } from "@/components/ui/address";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { Section } from "@/components/ui/section";
import {
  addConcernNoteAction,
  endConcernAction,
  releaseConcernAction,
  takeConcernAction,
} from "@/lib/concerns/actions";
import { concernDetail, type ConcernDetail } from "@/lib/concerns/queries";
import { concernEnds, maxAnswer, maxNote } from "@/lib/concerns/rules";
import { endForm, noteForm } from "@/lib/concerns/schema";
import { AppError } from "@/lib/errors";
import { signedInMessages } from "@/lib/forms/messages";
import { guardAdmin, titled } from "@/lib/http/page";
import { pathText } from "@/lib/http/path-text";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

export const generateMetadata = titled((locale) => translator(locale, "layout")("concerns"));

type Part = { locale: Locale; concern: ConcernDetail };

/** One concern: its text, administrators' notes, and its outcome. */
export default async function ConcernPage({ params }: { params: Promise<{ id: string }> }) {
  const id = pathText((await params).id);
  const path = `/admin/concerns/${encodeURIComponent(id)}`;
  const actor = await guardAdmin(path);
  const { locale } = actor;
  const concern = await concernDetail(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  const t = translator(locale, "concerns");
  const admin = translator(locale, "admin");
  return (
    <AdminShell actor={actor} waiting={await consoleWaiting(actor)} current="concerns" path={path}>
      <PageHeader
        title={t("console.one", { ngo: concern.ngo.name })}
        look="tool"
        back={{ href: "/admin/concerns", label: t("console.back") }}
      >
        <p className="mt-3">
          <ConcernBadge locale={locale} state={concern.state} isSpam={concern.isSpam} />
        </p>
      </PageHeader>
      <div className="grid gap-x-12 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <ConcernFacts locale={locale} concern={concern} />
          {concern.isSpam ? (
            <div className="mt-8">
              <ActionButton
                action={releaseConcernAction}
                messages={signedInMessages(locale)}
                fields={{ concernId: id }}
                variant="outline"
                pending={admin("held.releasing")}
              >
                {admin("held.release")}
              </ActionButton>
            </div>
          ) : (
            <ConcernSteps locale={locale} concern={concern} />
          )}
        </div>
        <ConcernNotes locale={locale} concern={concern} />
      </div>
    </AdminShell>
  );
}

function ConcernFacts({ locale, concern }: Part) {
  const t = translator(locale, "concerns");
  const { ngo, campaign, email, text, createdAt } = concern;
  return (
    <>
      <DetailList>
        <DetailRow label={t("console.about")}>
          <a href={`/ngo-campaigns/${ngo.id}`}>
            <bdi>{ngo.name}</bdi>
          </a>
          {campaign ? (
            <>
              <br />
              <a href={`/campaigns/${campaign.slug}`}>
                <bdi>{campaign.title}</bdi>
              </a>
            </>
          ) : null}
        </DetailRow>
        <DetailRow label={t("console.at")} num>
          {moment(createdAt, locale)}
        </DetailRow>
        <DetailRow label={t("console.address")}>
          {email ? <Address>{email}</Address> : t("console.noAddress")}
        </DetailRow>
      </DetailList>
      <Section title={t("console.text")}>
        <TypedText>{text}</TypedText>
      </Section>
    </>
  );
}

/** The next step: look into it, or end it; once ended, the answer. */
function ConcernSteps({ locale, concern }: Part) {
  const t = translator(locale, "concerns");
  const { id, state, version, ended, answer, endedAt } = concern;
  if (ended)
    return (
      <Section title={t("console.result")}>
        <p className="mb-2 text-small text-soft">{endedAt ? moment(endedAt, locale) : null}</p>
        <TypedText>{answer}</TypedText>
      </Section>
    );
  if (state === "open")
    return (
      <div className="mt-8">
        <ActionButton
          action={takeConcernAction}
          messages={signedInMessages(locale)}
          fields={{ concernId: id }}
          variant="confirm"
          pending={t("console.working")}
          intro={<p className="mb-2 text-small text-soft">{t("console.takeText")}</p>}
        >
          {t("console.take")}
        </ActionButton>
      </div>
    );
  return (
    <Section title={t("console.endHeading")} intro={t("console.endText")}>
      <EndForm
        action={endConcernAction}
        messages={signedInMessages(locale, endForm)}
        label={t("console.endHeading")}
        prefix="end-"
      >
        <input type="hidden" name="concernId" value={id} />
        <input type="hidden" name="version" value={version} />
        <SelectField
          name="state"
          label={t("console.how")}
          required
          options={concernEnds.map((value) => ({
            value,
            label: t(value === "answered" ? "console.howAnswered" : "console.howDismissed"),
          }))}
        />
        <AreaField
          name="answer"
          label={t("console.answer")}
          rows={6}
          maxLength={maxAnswer}
          required
        />
        <SubmitButton className="mt-5" pendingLabel={t("console.working")}>
          {t("console.end")}
        </SubmitButton>
      </EndForm>
    </Section>
  );
}

function ConcernNotes({ locale, concern: { id, notes } }: Part) {
  const t = translator(locale, "concerns");
  return (
    <Section
      title={t("console.notes")}
      intro={t("console.notesText")}
      className="max-lg:mt-10 lg:mt-0"
    >
      {notes.length === 0 ? <p className="text-soft">{t("console.notesNone")}</p> : null}
      <ul className="divide-y divide-rule">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="text-small text-soft">
              {note.author} · {moment(note.createdAt, locale)}
            </p>
            <TypedText>{note.text}</TypedText>
          </li>
        ))}
      </ul>
      <NoteForm
        action={addConcernNoteAction}
        messages={signedInMessages(locale, noteForm)}
        label={t("console.addNote")}
        prefix="note-"
      >
        <input type="hidden" name="concernId" value={id} />
        <AreaField name="text" label={t("console.note")} rows={3} maxLength={maxNote} required />
        <SubmitButton
          variant="outline"
          size="sm"
          className="mt-3"
          pendingLabel={t("console.working")}
        >
          {t("console.addNote")}
        </SubmitButton>
      </NoteForm>
    </Section>
  );
}

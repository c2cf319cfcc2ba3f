"use client";

import { smallPicture } from "@/components/campaigns/small-picture";
import { AreaField, CheckField, TextField } from "@/components/forms/fields";
import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { cn } from "@/components/ui/cn";
import type { FileDropLabels } from "@/components/ui/file-drop";
import { panelClass } from "@/components/ui/panel";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import type { FormMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { nameMax, wordsMax } from "@/lib/supporters/rules";

const loadOpenForm = async () => (await import("@/lib/supporters/form-schemas")).openForm;
const loadChangeForm = async () => (await import("@/lib/supporters/form-schemas")).changeForm;
const loadReportForm = async () => (await import("@/lib/supporters/form-schemas")).reportForm;

export type ShownLabels = Record<
  "words" | "wordsHelp" | "goal" | "goalHelp" | "picture" | "pictureHelp" | "optional",
  string
> & { file: FileDropLabels };

type ShownProps = {
  locale: Locale;
  labels: ShownLabels;
  start?: { words: string; goal: string };
  /** a preview of the current picture */
  current?: string | null;
};

/** The text, goal and picture of a page: the same fields for opening and for editing it. */
function ShownFields({
  locale,
  labels,
  start = { words: "", goal: "" },
  current = null,
}: ShownProps) {
  const { optional } = labels;
  return (
    <>
      <AreaField
        name="words"
        label={labels.words}
        help={labels.wordsHelp}
        optional={optional}
        rows={6}
        maxLength={wordsMax}
        defaultValue={start.words}
      />
      <MoneyField
        name="goal"
        locale={locale}
        label={labels.goal}
        help={labels.goalHelp}
        fieldClass="mt-[1.35rem]"
        defaultValue={start.goal}
      />
      <div className="mt-[1.35rem]">
        <FileField
          name="picture"
          label={labels.picture}
          help={labels.pictureHelp}
          optional={optional}
          labels={labels.file}
          accept="image/jpeg,image/png,image/webp,image/avif"
          problemOf={pictureFault}
          prepare={smallPicture}
          {...(current ? { current: { name: current } } : {})}
        />
      </div>
    </>
  );
}

function Done({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={cn(panelClass, "border-t-5 border-t-ink")} role="status">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-[0.9rem]">{text}</p>
      {children}
    </div>
  );
}

type FormParts = { action: FormAction; messages: FormMessages };
type OpenLabels = ShownLabels &
  Record<
    | "name"
    | "nameHelp"
    | "email"
    | "emailHelp"
    | "publicNote"
    | "send"
    | "sending"
    | "sent"
    | "sentText",
    string
  >;

/** Opens a page for a campaign. Works without a script too. */
export function OpenPageForm({
  locale,
  campaign,
  labels,
  ...form
}: FormParts & { locale: Locale; campaign: string; labels: OpenLabels }) {
  const { name, email, words: why, goal, picture } = labels;
  return (
    <Form
      id="supporter-open"
      {...form}
      schema={loadOpenForm}
      labels={{ name, email, words: why, goal, picture }}
      done={() => <Done title={labels.sent} text={labels.sentText} />}
    >
      <input type="hidden" name="campaign" value={campaign} />
      <TextField
        name="name"
        label={name}
        help={labels.nameHelp}
        autoComplete="name"
        required
        maxLength={nameMax}
      />
      <TextField
        name="email"
        label={email}
        help={labels.emailHelp}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <ShownFields locale={locale} labels={labels} />
      <p className="mt-6 text-small text-soft">{labels.publicNote}</p>
      <SubmitButton size="lg" pendingLabel={labels.sending} className="mt-6">
        {labels.send}
      </SubmitButton>
    </Form>
  );
}

/** For the page's owner: edits the page. */
export function ChangePageForm({
  locale,
  token,
  labels,
  start,
  current,
  ...form
}: FormParts &
  Required<Pick<ShownProps, "start" | "current">> & {
    locale: Locale;
    token: string;
    labels: ShownLabels & Record<"removePicture" | "save" | "saving", string>;
  }) {
  const { words: why, goal, picture } = labels;
  return (
    <Form
      id="supporter-change"
      {...form}
      schema={loadChangeForm}
      labels={{ words: why, goal, picture }}
    >
      <input type="hidden" name="token" value={token} />
      <ShownFields {...{ locale, labels, start, current }} />
      {current ? <CheckField name="removePicture" label={labels.removePicture} /> : null}
      <SubmitButton pendingLabel={labels.saving} className="mt-6">
        {labels.save}
      </SubmitButton>
    </Form>
  );
}

/** For a visitor: reports a page. */
export function ReportForm({
  campaign,
  name,
  labels,
  back,
  ...form
}: FormParts & {
  campaign: string;
  /** the page's slug */
  name: string;
  labels: Record<"reason" | "send" | "sending" | "sent" | "sentText" | "back", string>;
  back: string;
}) {
  return (
    <Form
      id="supporter-report"
      {...form}
      schema={loadReportForm}
      labels={{ reason: labels.reason }}
      done={() => (
        <Done title={labels.sent} text={labels.sentText}>
          <p className="mt-6">
            <a className="font-bold" href={back}>
              {labels.back}
            </a>
          </p>
        </Done>
      )}
    >
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="name" value={name} />
      <AreaField name="reason" label={labels.reason} required rows={6} maxLength={1_000} />
      <SubmitButton pendingLabel={labels.sending} className="mt-6">
        {labels.send}
      </SubmitButton>
    </Form>
  );
}

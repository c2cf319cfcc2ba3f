"use client";

import { smallPicture } from "@/components/campaigns/small-picture";
import { AreaField, CheckField, TextField } from "@/components/forms/fields";
import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { cn } from "@/components/ui/cn";
import type { FileDropWords } from "@/components/ui/file-drop";
import { panelClass } from "@/components/ui/panel";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import type { FormMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { nameMax, wordsMax } from "@/lib/supporters/rules";

const loadOpenForm = async () => (await import("@/lib/supporters/form-schemas")).openForm;
const loadChangeForm = async () => (await import("@/lib/supporters/form-schemas")).changeForm;
const loadReportForm = async () => (await import("@/lib/supporters/form-schemas")).reportForm;

export type ShownWords = Record<
  "words" | "wordsHelp" | "goal" | "goalHelp" | "picture" | "pictureHelp" | "optional",
  string
> & { file: FileDropWords };

type ShownProps = {
  locale: Locale;
  words: ShownWords;
  start?: { words: string; goal: string };
  /** a preview of the current picture */
  kept?: string | null;
};

/** The text, goal and picture of a page: the same fields for opening and for editing it. */
function ShownFields({ locale, words, start = { words: "", goal: "" }, kept = null }: ShownProps) {
  const { optional } = words;
  return (
    <>
      <AreaField
        name="words"
        label={words.words}
        help={words.wordsHelp}
        optional={optional}
        rows={6}
        maxLength={wordsMax}
        defaultValue={start.words}
      />
      <MoneyField
        name="goal"
        locale={locale}
        label={words.goal}
        help={words.goalHelp}
        fieldClass="mt-[1.35rem]"
        defaultValue={start.goal}
      />
      <div className="mt-[1.35rem]">
        <FileField
          name="picture"
          label={words.picture}
          help={words.pictureHelp}
          optional={optional}
          words={words.file}
          accept="image/jpeg,image/png,image/webp,image/avif"
          fault={pictureFault}
          prepare={smallPicture}
          {...(kept ? { kept: { name: kept } } : {})}
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
type OpenWords = ShownWords &
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
  words,
  ...form
}: FormParts & { locale: Locale; campaign: string; words: OpenWords }) {
  const { name, email, words: why, goal, picture } = words;
  return (
    <Form
      id="supporter-open"
      {...form}
      schema={loadOpenForm}
      labels={{ name, email, words: why, goal, picture }}
      done={() => <Done title={words.sent} text={words.sentText} />}
    >
      <input type="hidden" name="campaign" value={campaign} />
      <TextField
        name="name"
        label={name}
        help={words.nameHelp}
        autoComplete="name"
        required
        maxLength={nameMax}
      />
      <TextField
        name="email"
        label={email}
        help={words.emailHelp}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <ShownFields locale={locale} words={words} />
      <p className="mt-6 text-small text-soft">{words.publicNote}</p>
      <SubmitButton size="lg" pendingLabel={words.sending} className="mt-6">
        {words.send}
      </SubmitButton>
    </Form>
  );
}

/** For the page's owner: edits the page. */
export function ChangePageForm({
  locale,
  token,
  words,
  start,
  kept,
  ...form
}: FormParts &
  Required<Pick<ShownProps, "start" | "kept">> & {
    locale: Locale;
    token: string;
    words: ShownWords & Record<"removePicture" | "save" | "saving", string>;
  }) {
  const { words: why, goal, picture } = words;
  return (
    <Form
      id="supporter-change"
      {...form}
      schema={loadChangeForm}
      labels={{ words: why, goal, picture }}
    >
      <input type="hidden" name="token" value={token} />
      <ShownFields {...{ locale, words, start, kept }} />
      {kept ? <CheckField name="removePicture" label={words.removePicture} /> : null}
      <SubmitButton pendingLabel={words.saving} className="mt-6">
        {words.save}
      </SubmitButton>
    </Form>
  );
}

/** For a visitor: reports a page. */
export function ReportForm({
  campaign,
  name,
  words,
  back,
  ...form
}: FormParts & {
  campaign: string;
  /** the page's slug */
  name: string;
  words: Record<"reason" | "send" | "sending" | "sent" | "sentText" | "back", string>;
  back: string;
}) {
  return (
    <Form
      id="supporter-report"
      {...form}
      schema={loadReportForm}
      labels={{ reason: words.reason }}
      done={() => (
        <Done title={words.sent} text={words.sentText}>
          <p className="mt-6">
            <a className="font-bold" href={back}>
              {words.back}
            </a>
          </p>
        </Done>
      )}
    >
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="name" value={name} />
      <AreaField name="reason" label={words.reason} required rows={6} maxLength={1_000} />
      <SubmitButton pendingLabel={words.sending} className="mt-6">
        {words.send}
      </SubmitButton>
    </Form>
  );
}

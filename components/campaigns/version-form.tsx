"use client";

import { useState } from "react";
import { StoryField } from "@/components/campaigns/story-field";
import { SelectField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { KeptDraft } from "@/components/forms/kept-draft";
import { draftKey } from "@/components/forms/kept-drafts";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { Option } from "@/components/ui/select";
import { titleMax } from "@/lib/campaigns/limits";
import type { FormMessages } from "@/lib/forms/messages";

const loadForm = async () => (await import("@/lib/campaigns/version-schema")).versionForm;

type Props = {
  action: FormAction;
  messages: FormMessages;
  labels: React.ComponentProps<typeof StoryField>["labels"] &
    Record<
      | "language"
      | "choose"
      | "campaignTitle"
      | "titleHelp"
      | "save"
      | "saving"
      | "toMend"
      | "draftKept"
      | "draftDiscard",
      string
    >;
  /** id of the person whose unsent draft this browser keeps */
  userId: string;
  campaign: string;
  /** the version's language; null: choose one of `languages` */
  language: string | null;
  languages: Option[];
  values: { title: string; description: string };
  /** what the form of an existing text shows, as its field `seen` holds it */
  seen: string | null;
  pictures: { src: string; alt: string }[];
};

/** The form for a campaign's text in one language. */
export function VersionForm({ action, messages, labels, campaign, language, ...props }: Props) {
  const [saved, setSaved] = useState(false);
  return (
    <>
      <KeptDraft
        name={draftKey(props.userId, `${campaign}:${language ?? "new"}`)}
        form="version"
        saved={saved}
        labels={{ kept: labels.draftKept, discard: labels.draftDiscard }}
      />
      <Form
        id="version"
        onLeave={() => setSaved(true)}
        action={action}
        schema={loadForm}
        messages={messages}
        heading={labels.toMend}
        className="[&_:is(input,textarea,select,button)]:scroll-mb-24"
      >
        <input type="hidden" name="campaign" value={campaign} />
        {language === null ? (
          <SelectField
            name="language"
            label={labels.language}
            options={props.languages}
            empty={labels.choose}
            required
          />
        ) : (
          <input type="hidden" name="language" value={language} />
        )}
        {props.seen === null ? null : <SeenField value={props.seen} />}
        <TextField
          name="title"
          label={labels.campaignTitle}
          help={labels.titleHelp}
          maxLength={titleMax}
          required
          autoComplete="off"
          defaultValue={props.values.title}
        />
        <StoryField
          labels={labels}
          defaultValue={props.values.description}
          pictures={props.pictures}
        />
        <div className="sticky bottom-0 z-5 mt-8 border-t border-rule bg-bg py-2">
          <SubmitButton pendingLabel={labels.saving}>{labels.save}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
